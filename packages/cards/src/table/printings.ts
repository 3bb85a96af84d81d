import { FINISHES, PrintingFlag, RARITIES } from "../bulk/printing-record.ts";
import { isoDay } from "../bulk/read-value.ts";
import type { CardSet, Printing, PrintingTable } from "./card-table.ts";
import { readAllTexts, readDictionary, readLists, type Texts } from "./column-parts.ts";
import type { Columns } from "./columns.ts";
import { NumberIndex, SERVICE_NUMBERS, type Service, type ServiceNumberName } from "./services.ts";
import { readUuid, UuidIndex } from "./uuids.ts";

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
      lists: (name) => ({
        values: columns.has(`printing.${name}.values`) ? columns.numbers(`printing.${name}.values`) : [],
        starts: columns.has(`printing.${name}.starts`) ? columns.u32(`printing.${name}.starts`) : [],
        words: readAllTexts(columns, `printing.${name}.words`),
      }),
    };
  }

  get(row: number): Printing {
    return new ColumnPrinting(this, row);
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
  const names = readAllTexts(columns, "set.name");
  const types = readAllTexts(columns, "set.type");
  const icons = readAllTexts(columns, "set.icon");
  const parents = readAllTexts(columns, "set.parent");
  const blocks = readAllTexts(columns, "set.block");
  const days = columns.i32("set.day");
  return readAllTexts(columns, "set.code").map((code, at) => ({
    code,
    name: names[at] ?? "",
    type: types[at] ?? "",
    releasedAt: isoDay(days[at] ?? 0),
    iconUri: icons[at] ?? "",
    parent: parents[at] ?? "",
    block: blocks[at] ?? "",
  }));
}

/** Decodes each property when it is asked for. */
class ColumnPrinting implements Printing {
  readonly index: number;
  readonly #from: Printings;

  constructor(from: Printings, row: number) {
    this.#from = from;
    this.index = row;
  }

  get card(): number {
    return this.#from.cards[this.index] ?? -1;
  }
  get id(): string {
    return readUuid(this.#from.ids, this.index);
  }
  get #set(): CardSet | undefined {
    return this.#from.sets[this.#from.setIds[this.index] ?? -1];
  }
  get set(): string {
    return this.#set?.code ?? "";
  }
  get setName(): string {
    return this.#set?.name ?? "";
  }
  get setType(): string {
    return this.#set?.type ?? "";
  }
  get collectorNumber(): string {
    return this.#from.number(this.index);
  }
  get rarity(): string {
    return RARITIES[this.#from.rarities[this.index] ?? RARITIES.length] ?? "";
  }
  get releasedAt(): string {
    return isoDay(this.#from.days[this.index] ?? 0);
  }
  get usd(): number | null {
    return this.#from.usd(this.index);
  }
  get usdFoil(): number | null {
    return this.#from.usdFoil(this.index);
  }
  get eur(): number | null {
    return this.#from.eur(this.index);
  }
  get eurFoil(): number | null {
    return this.#from.eurFoil(this.index);
  }
  get tix(): number | null {
    return this.#from.tix(this.index);
  }
  get digital(): boolean {
    return this.#has(PrintingFlag.Digital);
  }
  get promo(): boolean {
    return this.#has(PrintingFlag.Promo) || this.#set?.type === "promo";
  }
  get fullArt(): boolean {
    return this.#has(PrintingFlag.FullArt);
  }
  get artist(): string {
    return this.#from.artist(this.index);
  }
  get finishes(): string[] {
    const bits = this.#from.finishes[this.index] ?? 0;
    return FINISHES.filter((_, at) => bits & (1 << at));
  }
  get border(): string {
    return this.#from.border(this.index);
  }
  get frameEffects(): string[] {
    return this.#from.frameEffects(this.index);
  }
  get promoTypes(): string[] {
    return this.#from.promoTypes(this.index);
  }
  get games(): number {
    return this.#from.games[this.index] ?? 0;
  }
  get language(): string {
    return this.#from.language(this.index);
  }
  get flavorName(): string {
    return this.#from.flavorName(this.index);
  }

  serviceNumber(name: ServiceNumberName): number {
    return this.#from.serviceNumber(this.index, name);
  }

  imageUrl(size: "small" | "normal" | "large" | "art_crop", face: 0 | 1 = 0): string {
    if (!this.#has(PrintingFlag.Image)) return "";
    const side = face === 1 && this.#has(PrintingFlag.BackImage) ? "back" : "front";
    const stamp = this.#from.imageStamps[this.index] ?? 0;
    const id = this.id;
    if (!id) return "";
    return `https://cards.scryfall.io/${size}/${side}/${id[0]}/${id[1]}/${id}.jpg${stamp ? `?${stamp}` : ""}`;
  }

  #has(flag: number): boolean {
    return ((this.#from.flags[this.index] ?? 0) & flag) !== 0;
  }
}
