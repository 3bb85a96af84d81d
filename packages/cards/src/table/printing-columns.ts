import { type PrintingRecord, readPrinting } from "../bulk/printing-record.ts";
import type { SetRecord } from "../bulk/set-record.ts";
import { looksOf } from "./printing-summary.ts";
import { writeUuid } from "./uuids.ts";

/** Where in a row a whole number is, which is kept as it is; `looks` are the bits of `looksOf`. */
const NUMBERS = {
  rarity: 0,
  releasedDay: 1,
  usd: 2,
  usdFoil: 3,
  usdEtched: 4,
  eur: 5,
  eurFoil: 6,
  tix: 7,
  finishes: 8,
  flags: 9,
  games: 10,
  imageStamp: 11,
  looks: 12,
  tcgplayerId: 13,
  tcgplayerEtchedId: 14,
  mtgoId: 15,
  mtgoFoilId: 16,
  arenaId: 17,
  multiverseId: 18,
  multiverseBackId: 19,
  cardmarketId: 20,
} as const;

/** Where in a row the number of a text is; lists of texts are kept as JSON. */
const TEXTS = {
  oracleId: 21,
  set: 22,
  number: 23,
  border: 24,
  frame: 25,
  securityStamp: 26,
  watermark: 27,
  artist: 28,
  language: 29,
  flavorName: 30,
  priceDate: 31,
  frameEffects: 32,
  promoTypes: 33,
  flavorText: 34,
  illustrationId: 35,
  illustrationBackId: 36,
} as const;

const ROW = 37;

/** A column of whole numbers. */
export type NumberName = keyof typeof NUMBERS;
/** A column of texts, or of lists of texts as JSON. */
export type TextName = keyof typeof TEXTS;

/**
 * Printings in the order in which they came, in a form that takes little room and goes from one thread to another. Read
 * them with `numberOf` and `textNumberOf`.
 */
export interface PrintingColumns {
  readonly length: number;
  /** Sixteen bytes a printing. */
  readonly ids: Uint8Array<ArrayBuffer>;
  readonly rows: Int32Array<ArrayBuffer>;
  /** The distinct texts of a column by their numbers. */
  readonly texts: Readonly<Record<TextName, readonly string[]>>;
  /** By the number of their code among the texts of `set`: each set as its first printing describes it. */
  readonly sets: readonly SetRecord[];
}

/** A printing's number in a column. */
export function numberOf({ rows }: PrintingColumns, row: number, name: NumberName): number {
  return rows[row * ROW + NUMBERS[name]] ?? 0;
}

/** The number of a printing's text among the column's texts. */
export function textNumberOf({ rows }: PrintingColumns, row: number, name: TextName): number {
  return rows[row * ROW + TEXTS[name]] ?? 0;
}

/** Distinct texts by number. */
class Numbered {
  readonly #numbers = new Map<string, number>();
  /** Neighbors in a file are of one set, and often alike in other things. */
  #lastText = "";
  #last = -1;

  /** The text's number: that of the texts before it when it is new. */
  of(text: string): number {
    if (this.#last >= 0 && text === this.#lastText) return this.#last;
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(text, number);
    }
    this.#lastText = text;
    this.#last = number;
    return number;
  }

  ofList(list: readonly string[]): number {
    return this.of(list.length === 0 ? "[]" : JSON.stringify(list));
  }

  get texts(): string[] {
    return [...this.#numbers.keys()];
  }
}

/** Room for printings at first; it doubles when it is full. */
const FIRST_ROOM = 256;

/** Collects printings as columns, so that the records themselves need not be held. */
export class PrintingCollector {
  #length = 0;
  #ids = new Uint8Array(FIRST_ROOM * 16);
  #rows = new Int32Array(FIRST_ROOM * ROW);
  readonly #oracleId = new Numbered();
  readonly #set = new Numbered();
  readonly #number = new Numbered();
  readonly #border = new Numbered();
  readonly #frame = new Numbered();
  readonly #securityStamp = new Numbered();
  readonly #watermark = new Numbered();
  readonly #artist = new Numbered();
  readonly #language = new Numbered();
  readonly #flavorName = new Numbered();
  readonly #priceDate = new Numbered();
  readonly #frameEffects = new Numbered();
  readonly #promoTypes = new Numbered();
  readonly #flavorText = new Numbered();
  readonly #illustrationId = new Numbered();
  readonly #illustrationBackId = new Numbered();
  readonly #sets: SetRecord[] = [];

  /** Takes a record of a printings file; answers with the reason when it cannot be used. */
  addValue(value: unknown): string | null {
    const printing = readPrinting(value);
    if (typeof printing === "string") return printing;
    this.add(printing);
    return null;
  }

  // Written out column by column: a loop over column names is several times slower, and this runs for every printing.
  add(printing: PrintingRecord): void {
    const at = this.#length++;
    if (at * 16 === this.#ids.length) this.#grow();
    writeUuid(this.#ids, at, printing.id);
    const rows = this.#rows;
    const from = at * ROW;
    rows[from + NUMBERS.rarity] = printing.rarity;
    rows[from + NUMBERS.releasedDay] = printing.releasedDay;
    rows[from + NUMBERS.usd] = printing.usd;
    rows[from + NUMBERS.usdFoil] = printing.usdFoil;
    rows[from + NUMBERS.usdEtched] = printing.usdEtched;
    rows[from + NUMBERS.eur] = printing.eur;
    rows[from + NUMBERS.eurFoil] = printing.eurFoil;
    rows[from + NUMBERS.tix] = printing.tix;
    rows[from + NUMBERS.finishes] = printing.finishes;
    rows[from + NUMBERS.flags] = printing.flags;
    rows[from + NUMBERS.games] = printing.games;
    rows[from + NUMBERS.imageStamp] = printing.imageStamp;
    rows[from + NUMBERS.looks] = looksOf(printing);
    rows[from + NUMBERS.tcgplayerId] = printing.tcgplayerId;
    rows[from + NUMBERS.tcgplayerEtchedId] = printing.tcgplayerEtchedId;
    rows[from + NUMBERS.mtgoId] = printing.mtgoId;
    rows[from + NUMBERS.mtgoFoilId] = printing.mtgoFoilId;
    rows[from + NUMBERS.arenaId] = printing.arenaId;
    rows[from + NUMBERS.multiverseId] = printing.multiverseId;
    rows[from + NUMBERS.multiverseBackId] = printing.multiverseBackId;
    rows[from + NUMBERS.cardmarketId] = printing.cardmarketId;
    rows[from + TEXTS.oracleId] = this.#oracleId.of(printing.oracleId);
    rows[from + TEXTS.set] = this.#setNumber(printing);
    rows[from + TEXTS.number] = this.#number.of(printing.number);
    rows[from + TEXTS.border] = this.#border.of(printing.border);
    rows[from + TEXTS.frame] = this.#frame.of(printing.frame);
    rows[from + TEXTS.securityStamp] = this.#securityStamp.of(printing.securityStamp);
    rows[from + TEXTS.watermark] = this.#watermark.of(printing.watermark);
    rows[from + TEXTS.artist] = this.#artist.of(printing.artist);
    rows[from + TEXTS.language] = this.#language.of(printing.language);
    rows[from + TEXTS.flavorName] = this.#flavorName.of(printing.flavorName);
    rows[from + TEXTS.priceDate] = this.#priceDate.of(printing.priceDate);
    rows[from + TEXTS.frameEffects] = this.#frameEffects.ofList(printing.frameEffects);
    rows[from + TEXTS.promoTypes] = this.#promoTypes.ofList(printing.promoTypes);
    rows[from + TEXTS.flavorText] = this.#flavorText.of(printing.flavorText);
    rows[from + TEXTS.illustrationId] = this.#illustrationId.of(printing.illustrationId);
    rows[from + TEXTS.illustrationBackId] = this.#illustrationBackId.of(printing.illustrationBackId);
  }

  #setNumber(printing: PrintingRecord): number {
    const number = this.#set.of(printing.set);
    if (number === this.#sets.length) {
      this.#sets.push({
        code: printing.set,
        id: printing.setId,
        name: printing.setName,
        type: printing.setType,
        releasedDay: printing.releasedDay,
        iconUri: "",
        parent: "",
        block: "",
      });
    }
    return number;
  }

  #grow(): void {
    const ids = new Uint8Array(this.#ids.length * 2);
    ids.set(this.#ids);
    this.#ids = ids;
    const rows = new Int32Array(this.#rows.length * 2);
    rows.set(this.#rows);
    this.#rows = rows;
  }

  /** All printings so far. */
  get columns(): PrintingColumns {
    return {
      length: this.#length,
      ids: this.#ids.slice(0, this.#length * 16),
      rows: this.#rows.slice(0, this.#length * ROW),
      texts: {
        oracleId: this.#oracleId.texts,
        set: this.#set.texts,
        number: this.#number.texts,
        border: this.#border.texts,
        frame: this.#frame.texts,
        securityStamp: this.#securityStamp.texts,
        watermark: this.#watermark.texts,
        artist: this.#artist.texts,
        language: this.#language.texts,
        flavorName: this.#flavorName.texts,
        priceDate: this.#priceDate.texts,
        frameEffects: this.#frameEffects.texts,
        promoTypes: this.#promoTypes.texts,
        flavorText: this.#flavorText.texts,
        illustrationId: this.#illustrationId.texts,
        illustrationBackId: this.#illustrationBackId.texts,
      },
      sets: this.#sets,
    };
  }
}
