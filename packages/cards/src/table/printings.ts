import { isoDay } from "../bulk/read-value.ts";
import type { CardSet, PrintingTable } from "./card-table.ts";
import { readAllTexts, readDictionary, readLists, type Texts } from "./column-parts.ts";
import type { Columns } from "./columns.ts";
import { OptionalTexts, OptionalUuids } from "./optional-columns.ts";
import { NumberIndex, SERVICE_NUMBERS, type Service, type ServiceNumberName } from "./services.ts";
import { UuidIndex } from "./uuids.ts";

/** Reads a column of hundredths: 0 and an absent column are unknown. */
function prices(columns: Columns, name: string): (row: number) => number | null {
  if (!columns.has(name)) return () => null;
  const cents = columns.u32(name);
  return (row) => {
    const value = cents[row] ?? 0;
    return value ? value / 100 : null;
  };
}

/** Printing-level columns, read. */
export class Printings {
  readonly starts: Uint32Array;
  readonly count: number;
  readonly cards: Uint32Array;
  readonly sets: readonly CardSet[];
  readonly setIds: Uint8Array | Uint16Array | Uint32Array;
  readonly ids: Uint8Array;
  readonly days: Int32Array;
  readonly rarities: Uint8Array;
  readonly flags: Uint16Array;
  readonly games: Uint8Array;
  readonly finishes: Uint8Array;
  readonly imageStamps: Uint32Array;
  readonly number: Texts;
  readonly border: Texts;
  readonly artist: Texts;
  readonly language: Texts;
  readonly flavorName: Texts;
  readonly #flavorNames: readonly string[];
  readonly flavorText: OptionalTexts;
  readonly illustration: OptionalUuids;
  readonly illustrationBack: OptionalUuids;
  readonly frame: Texts;
  readonly stamp: Texts;
  readonly watermark: Texts;
  readonly frameEffects: (row: number) => string[];
  readonly promoTypes: (row: number) => string[];
  readonly usd: (row: number) => number | null;
  readonly usdFoil: (row: number) => number | null;
  readonly eur: (row: number) => number | null;
  readonly eurFoil: (row: number) => number | null;
  readonly tix: (row: number) => number | null;
  readonly table: PrintingTable;
  readonly #serviceNumbers: ReadonlyMap<ServiceNumberName, Uint32Array>;
  readonly #byService = new Map<Service, NumberIndex>();
  #index: UuidIndex | undefined;

  constructor(columns: Columns) {
    const words = (name: string): Texts =>
      readDictionary(columns, `printing.${name}`, readAllTexts(columns, `printing.${name}.words`));
    const lists = (name: string): ((row: number) => string[]) => {
      const ids = readLists(columns, `printing.${name}`);
      const dictionary = readAllTexts(columns, `printing.${name}.words`);
      return (row) => Array.from(ids(row), (id) => dictionary[id] ?? "");
    };
    this.starts = columns.u32("printing.starts");
    this.cards = columns.u32("printing.card");
    this.count = this.cards.length;
    this.setIds = columns.numbers("printing.set");
    this.ids = columns.u8("printing.id");
    this.days = columns.i32("printing.day");
    this.rarities = columns.u8("printing.rarity");
    this.flags = columns.u16("printing.flags");
    this.games = columns.u8("printing.games");
    this.finishes = columns.u8("printing.finishes");
    this.imageStamps = columns.has("printing.imageStamp")
      ? columns.u32("printing.imageStamp")
      : new Uint32Array(0);
    this.number = words("number");
    this.border = words("border");
    this.artist = words("artist");
    this.language = words("language");
    this.#flavorNames = readAllTexts(columns, "printing.flavorName.words");
    this.flavorName = readDictionary(columns, "printing.flavorName", this.#flavorNames);
    this.flavorText = new OptionalTexts(columns, "printing.flavorText");
    this.illustration = new OptionalUuids(columns, "printing.illustration");
    this.illustrationBack = new OptionalUuids(columns, "printing.illustrationBack");
    this.frame = words("frame");
    this.stamp = words("stamp");
    this.watermark = words("watermark");
    this.frameEffects = lists("frameEffects");
    this.promoTypes = lists("promoTypes");
    this.usd = prices(columns, "printing.usd");
    this.usdFoil = prices(columns, "printing.usdFoil");
    this.eur = prices(columns, "printing.eur");
    this.eurFoil = prices(columns, "printing.eurFoil");
    this.tix = prices(columns, "printing.tix");
    this.sets = readSets(columns);
    this.#serviceNumbers = new Map(
      SERVICE_NUMBER_NAMES.filter((name) => columns.has(`printing.${name}`)).map((name) => [
        name,
        columns.u32(`printing.${name}`),
      ]),
    );
    this.table = {
      card: this.cards,
      set: this.setIds,
      day: this.days,
      rarity: this.rarities,
      flags: this.flags,
      games: this.games,
      finishes: this.finishes,
      prices: (kind) =>
        columns.has(`printing.${kind}`) ? columns.u32(`printing.${kind}`) : new Uint32Array(0),
      texts: (name) => ({
        ids: columns.has(`printing.${name}`) ? columns.numbers(`printing.${name}`) : [],
        words: readAllTexts(columns, `printing.${name}.words`),
      }),
      flavorTexts: this.flavorText,
      illustrations: this.illustration.ids,
      lists: (name) => ({
        values: columns.has(`printing.${name}.values`) ? columns.numbers(`printing.${name}.values`) : [],
        starts: columns.has(`printing.${name}.starts`) ? columns.u32(`printing.${name}.starts`) : [],
        words: readAllTexts(columns, `printing.${name}.words`),
      }),
    };
  }

  /** Each flavor name once, with its card. */
  flavorNamed(): (readonly [string, number])[] {
    // With the empty name alone there is nothing to look through.
    if (this.#flavorNames.length < 2) return [];
    const named = new Map<string, number>();
    for (let row = 0; row < this.count; row++) {
      const name = this.flavorName(row);
      if (name) named.set(name, this.cards[row] ?? -1);
    }
    return [...named];
  }

  /** The row of a printing id; -1 when there is none. The index is made when first asked (10 ms for 100,000). */
  find(id: string): number {
    this.#index ??= new UuidIndex(this.ids);
    return this.#index.find(id);
  }

  /** The printings with a picture on either side; empty when there is none. */
  ofIllustration(id: string): number[] {
    return [...new Set([...this.illustration.rowsOf(id), ...this.illustrationBack.rowsOf(id)])];
  }

  /** A printing's number with another service; 0 when there is none. */
  serviceNumber(row: number, name: ServiceNumberName): number {
    return this.#serviceNumbers.get(name)?.[row] ?? 0;
  }

  /** Printings by a service's numbers. The index is made when first asked (10 ms for 100,000). */
  ofService(service: Service): NumberIndex {
    let index = this.#byService.get(service);
    if (!index) {
      const names = SERVICE_NUMBER_NAMES.filter((name) => SERVICE_NUMBERS[name] === service);
      index = new NumberIndex(names.flatMap((name) => this.#serviceNumbers.get(name) ?? []));
      this.#byService.set(service, index);
    }
    return index;
  }
}

const SERVICE_NUMBER_NAMES = Object.keys(SERVICE_NUMBERS) as ServiceNumberName[];

function readSets(columns: Columns): CardSet[] {
  const ids = new OptionalUuids(columns, "set.uuid");
  const names = readAllTexts(columns, "set.name");
  const types = readAllTexts(columns, "set.type");
  const icons = readAllTexts(columns, "set.icon");
  const parents = readAllTexts(columns, "set.parent");
  const blocks = readAllTexts(columns, "set.block");
  const days = columns.i32("set.day");
  return readAllTexts(columns, "set.code").map((code, at) => ({
    code,
    id: ids.of(at),
    name: names[at] ?? "",
    type: types[at] ?? "",
    releasedAt: isoDay(days[at] ?? 0),
    iconUri: icons[at] ?? "",
    parent: parents[at] ?? "",
    block: blocks[at] ?? "",
  }));
}
