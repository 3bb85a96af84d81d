import { joinFaceTexts } from "../face-texts.ts";
import type {
  CardIndex,
  CardSet,
  CardTable,
  Face,
  Legality,
  Pairing,
  Printing,
  PrintingIndex,
  PrintingTable,
  SubtypeId,
  TableMeta,
  TagIndex,
} from "./card-table.ts";
import { readAllTexts, readDictionary, readLists, readTexts, type Texts } from "./column-parts.ts";
import { ColumnPrinting } from "./column-printing.ts";
import { type Columns, readColumns } from "./columns.ts";
import { Printings } from "./printings.ts";
import type { NumberIndex, Service } from "./services.ts";
import { LEGALITIES, PAIRING_KINDS, readAbout } from "./table-about.ts";
import { type Telling, Tellings } from "./tellings.ts";
import { readUuid, UuidIndex } from "./uuids.ts";

/**
 * The table in a buffer that `TableBuilder` or another thread made, or that was read from disk; nothing is copied.
 * @param options.verify Check the bytes for damage: for what comes from disk.
 * @throws TableFormatError for anything that is no whole table of this version.
 */
export function openTable(buffer: ArrayBufferLike, options: { readonly verify?: boolean } = {}): CardTable {
  return new ColumnTable(readColumns(buffer, options));
}

class ColumnTable implements CardTable {
  readonly meta: TableMeta;
  readonly sourceKey: string;
  readonly size: number;
  readonly printingCount: number;
  readonly manaValue: Float32Array;
  readonly colors: Uint8Array;
  readonly colorIdentity: Uint8Array;
  readonly producedMana: Uint8Array;
  readonly frontTypes: Uint16Array;
  readonly types: Uint16Array;
  readonly supertypes: Uint8Array;
  readonly facts: Uint32Array;
  readonly copyLimit: Uint8Array;
  readonly rarities: Uint8Array;
  readonly games: Uint8Array;
  readonly fetches: Uint8Array;
  readonly priceUsd: Float32Array;
  readonly edhrecRank: Uint32Array;
  readonly firstPrinted: Int32Array;
  readonly power: Float32Array;
  readonly toughness: Float32Array;
  readonly defaultPrinting: Uint32Array;
  readonly legalityKeys: readonly string[];
  readonly subtypeCount: number;
  readonly tags: TagIndex;
  readonly taggerVersion: number;
  readonly taggedFrom: Uint32Array;
  readonly subtypes: (card: CardIndex) => ArrayLike<SubtypeId>;
  readonly mentionedTypes: (card: CardIndex) => ArrayLike<SubtypeId>;
  readonly layout: Texts;
  readonly manaCost: Texts;
  readonly typeLine: Texts;

  readonly #printings: Printings;
  readonly #readName: Texts;
  readonly #names: string[];
  readonly #faces: FaceColumns;
  readonly #tellings: Tellings;
  readonly #keywords: (card: CardIndex) => ArrayLike<number>;
  readonly #keywordWords: readonly string[];
  readonly #legalities: ReadonlyMap<string, Uint8Array>;
  readonly #subtypeNames: readonly string[];
  readonly #subtypeIds: ReadonlyMap<string, SubtypeId>;
  readonly #creatureTypes: Uint8Array;
  readonly #pairing: Uint8Array;
  readonly #pairingWith: Texts;
  readonly #oracleIds: Uint8Array;
  #oracleIndex: UuidIndex | undefined;

  constructor(columns: Columns) {
    const about = readAbout(columns.about);
    const words = (name: string): Texts =>
      readDictionary(columns, name, readAllTexts(columns, `${name}.words`));
    this.meta = about.meta;
    this.sourceKey = about.sourceKey;
    this.manaValue = columns.f32("manaValue");
    this.size = this.manaValue.length;
    this.colors = columns.u8("colors");
    this.colorIdentity = columns.u8("colorIdentity");
    this.producedMana = columns.u8("producedMana");
    this.frontTypes = columns.u16("frontTypes");
    this.types = columns.u16("types");
    this.supertypes = columns.u8("supertypes");
    this.facts = columns.u32("facts");
    this.copyLimit = columns.u8("copyLimit");
    this.rarities = columns.u8("rarities");
    this.games = columns.u8("games");
    this.fetches = columns.u8("fetches");
    this.priceUsd = columns.f32("priceUsd");
    this.edhrecRank = columns.u32("edhrecRank");
    this.firstPrinted = columns.i32("firstPrinted");
    this.power = columns.f32("power");
    this.toughness = columns.f32("toughness");
    this.defaultPrinting = columns.u32("defaultPrinting");
    this.layout = words("layout");
    this.manaCost = words("manaCost");
    this.typeLine = words("typeLine");
    this.#readName = readTexts(columns, "name");
    this.#names = new Array<string>(this.size);
    this.#faces = new FaceColumns(columns);
    this.#tellings = new Tellings(columns);
    this.#keywords = readLists(columns, "keywords");
    this.#keywordWords = readAllTexts(columns, "keywords.words");
    this.legalityKeys = about.legalityKeys;
    this.#legalities = new Map(about.legalityKeys.map((key) => [key, columns.u8(`legality.${key}`)]));
    this.subtypes = readLists(columns, "subtypes");
    this.mentionedTypes = readLists(columns, "mentionedTypes");
    this.#subtypeNames = readAllTexts(columns, "subtypes.words");
    this.#subtypeIds = new Map(this.#subtypeNames.map((name, id) => [name.toLowerCase(), id]));
    this.subtypeCount = this.#subtypeNames.length;
    this.#creatureTypes = columns.u8("subtypes.creature");
    this.#pairing = columns.u8("pairing");
    this.#pairingWith = words("pairingWith");
    this.#oracleIds = columns.u8("oracleId");
    this.taggerVersion = about.taggerVersion;
    this.taggedFrom = columns.has("taggedFrom") ? columns.u32("taggedFrom") : new Uint32Array(0);
    this.tags = new TagBits(about.tagNames, columns.u8("tags"), this.size);
    this.#printings = new Printings(columns);
    this.printingCount = this.#printings.count;
  }

  name(card: CardIndex): string {
    let name = this.#names[card];
    if (name === undefined) {
      name = this.#readName(card);
      if (card >= 0 && card < this.size) this.#names[card] = name;
    }
    return name;
  }

  oracleId(card: CardIndex): string {
    return readUuid(this.#oracleIds, card);
  }

  oracleText(card: CardIndex): string {
    return this.meta.hasText ? this.#faces.text(card) : "";
  }

  tellings(card: CardIndex): Telling[] {
    return this.#tellings.of(card);
  }

  faces(card: CardIndex): Face[] {
    return this.#faces.of(card, this.name(card));
  }

  keywords(card: CardIndex): string[] {
    return Array.from(this.#keywords(card), (id) => this.#keywordWords[id] ?? "");
  }

  legality(card: CardIndex, key: string): Legality {
    return LEGALITIES[this.#legalities.get(key)?.[card] ?? 0] ?? "unknown";
  }

  subtypeName(id: SubtypeId): string {
    return this.#subtypeNames[id] ?? "";
  }

  subtypeId(name: string): SubtypeId {
    return this.#subtypeIds.get(name.toLowerCase()) ?? -1;
  }

  isCreatureType(id: SubtypeId): boolean {
    return this.#creatureTypes[id] === 1;
  }

  pairing(card: CardIndex): Pairing | null {
    const kind = PAIRING_KINDS[(this.#pairing[card] ?? 0) - 1];
    if (kind === undefined) return null;
    if (kind === "partner-with") return { kind, name: this.#pairingWith(card) };
    return kind === "partner-variant" ? { kind, variant: this.#pairingWith(card) } : { kind };
  }

  get flavorNames(): (readonly [string, CardIndex])[] {
    return this.#printings.flavorNamed();
  }

  get sets(): readonly CardSet[] {
    return this.#printings.sets;
  }

  printingsOf(card: CardIndex): readonly [number, number] {
    const { starts } = this.#printings;
    return [starts[card] ?? 0, starts[card + 1] ?? starts[card] ?? 0];
  }

  get printings(): PrintingTable {
    return this.#printings.table;
  }

  printing(printing: number): Printing {
    return new ColumnPrinting(this.#printings, printing);
  }

  cardById(id: string): CardIndex {
    const printing = this.printingById(id);
    return printing >= 0 ? (this.#printings.cards[printing] ?? -1) : this.cardByOracleId(id);
  }

  cardByOracleId(id: string): CardIndex {
    this.#oracleIndex ??= new UuidIndex(this.#oracleIds);
    return this.#oracleIndex.find(id.toLowerCase());
  }

  printingById(id: string): PrintingIndex {
    return this.#printings.find(id.toLowerCase());
  }

  printingsOfService(service: Service): NumberIndex {
    return this.#printings.ofService(service);
  }

  printingsOfIllustration(id: string): readonly PrintingIndex[] {
    return this.#printings.ofIllustration(id.toLowerCase());
  }
}

/** Face-level columns: the faces of a card are neighbors. */
class FaceColumns {
  readonly #starts: Uint32Array;
  readonly #name: Texts;
  readonly #text: Texts;
  readonly #manaCost: Texts;
  readonly #typeLine: Texts;
  readonly #power: Texts;
  readonly #toughness: Texts;
  readonly #loyalty: Texts;
  readonly #defense: Texts;
  readonly #colors: Uint8Array;

  constructor(columns: Columns) {
    const words = (name: string): Texts =>
      readDictionary(columns, `face.${name}`, readAllTexts(columns, `face.${name}.words`));
    this.#starts = columns.u32("face.starts");
    this.#name = readTexts(columns, "face.name");
    this.#text = readTexts(columns, "face.oracleText");
    this.#manaCost = words("manaCost");
    this.#typeLine = words("typeLine");
    this.#power = words("power");
    this.#toughness = words("toughness");
    this.#loyalty = words("loyalty");
    this.#defense = words("defense");
    this.#colors = columns.u8("face.colors");
  }

  text(card: CardIndex): string {
    const texts: string[] = [];
    for (let row = this.#starts[card] ?? 0; row < (this.#starts[card + 1] ?? 0); row++)
      texts.push(this.#text(row));
    return joinFaceTexts(texts);
  }

  of(card: CardIndex, cardName: string): Face[] {
    const faces: Face[] = [];
    for (let row = this.#starts[card] ?? 0; row < (this.#starts[card + 1] ?? 0); row++) {
      faces.push({
        name: this.#name(row) || cardName,
        manaCost: this.#manaCost(row),
        typeLine: this.#typeLine(row),
        oracleText: this.#text(row),
        power: this.#power(row),
        toughness: this.#toughness(row),
        loyalty: this.#loyalty(row),
        defense: this.#defense(row),
        colors: this.#colors[row] ?? 0,
      });
    }
    return faces;
  }
}

/** Tags as one row of bits per tag. */
class TagBits implements TagIndex {
  readonly names: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #bits: Uint8Array;
  readonly #cards: number;
  readonly #stride: number;

  constructor(names: readonly string[], bits: Uint8Array, cards: number) {
    this.names = names;
    this.#ids = new Map(names.map((name, id) => [name, id]));
    this.#bits = bits;
    this.#cards = cards;
    this.#stride = Math.ceil(cards / 8);
  }

  id(name: string): number {
    return this.#ids.get(name) ?? -1;
  }

  has(card: CardIndex, tag: number): boolean {
    if (tag < 0 || card < 0 || card >= this.#cards) return false;
    return ((this.#bits[tag * this.#stride + (card >> 3)] ?? 0) & (1 << (card & 7))) !== 0;
  }

  numbersOf(card: CardIndex): number[] {
    const numbers: number[] = [];
    if (card < 0 || card >= this.#cards) return numbers;
    const bits = this.#bits;
    const bit = 1 << (card & 7);
    // Asked of every card when a table is built from files: all tags in one loop, without a call for each.
    for (let tag = 0, at = card >> 3; tag < this.names.length; tag++, at += this.#stride)
      if ((bits[at] ?? 0) & bit) numbers.push(tag);
    return numbers;
  }

  of(card: CardIndex): string[] {
    return this.numbersOf(card).map((tag) => this.names[tag] ?? "");
  }
}
