import type { CardRecord } from "../bulk/card-record.ts";
import { BitRows } from "./bit-rows.ts";
import { type CardFacts, numberOf } from "./card-facts.ts";
import { Fact, Game } from "./card-table.ts";
import { DictionaryWriter, ListWriter, narrowest, TextWriter } from "./column-parts.ts";
import type { Column } from "./columns.ts";
import type { PrintingSummary } from "./printing-summary.ts";
import { taggingFingerprint } from "./remembered-tags.ts";
import { SubtypeRows } from "./subtype-rows.ts";
import { LEGALITIES, PAIRING_KINDS } from "./table-about.ts";
import type { Tagger } from "./tagger.ts";
import { writeUuid } from "./uuids.ts";

/** The most legality keys that a table takes from its sources. */
const MOST_LEGALITY_KEYS = 64;

const LEGALITY_NUMBERS: ReadonlyMap<unknown, number> = new Map(LEGALITIES.map((word, at) => [word, at]));

/** Lists of numbers by the name of their column. */
class NumberLists {
  readonly #lists = new Map<string, number[]>();

  push(name: string, value: number): void {
    const list = this.#lists.get(name);
    if (list) list.push(value);
    else this.#lists.set(name, [value]);
  }

  get(name: string): readonly number[] {
    return this.#lists.get(name) ?? [];
  }
}

/** Columns of words, each with its own dictionary. */
class WordColumns {
  readonly #columns = new Map<string, { readonly dictionary: DictionaryWriter; readonly ids: number[] }>();

  push(name: string, word: string): void {
    let column = this.#columns.get(name);
    if (!column) {
      column = { dictionary: new DictionaryWriter(), ids: [] };
      this.#columns.set(name, column);
    }
    column.ids.push(column.dictionary.id(word));
  }

  writeTo(columns: Map<string, Column>): void {
    for (const [name, { dictionary, ids }] of this.#columns) {
      columns.set(name, narrowest(ids));
      dictionary.writeTo(columns, `${name}.words`);
    }
  }
}

/** Collects the card-level and face-level columns. */
export class CardRows {
  readonly #tagger: Tagger | undefined;
  readonly #names: string[] = [];
  readonly #oracleIds: string[] = [];
  readonly #firstDays: (number | undefined)[] = [];
  readonly #numbers = new NumberLists();
  readonly #words = new WordColumns();
  readonly #cardName = new TextWriter();
  readonly #faceName = new TextWriter();
  readonly #oracleText = new TextWriter();
  readonly #faceStarts: number[] = [0];
  readonly #keywords = { dictionary: new DictionaryWriter(), list: new ListWriter() };
  readonly #subtypes = new SubtypeRows();
  readonly #legalities = new Map<string, number[]>();
  readonly #tags = new BitRows();

  constructor(tagger: Tagger | undefined) {
    this.#tagger = tagger;
  }

  get size(): number {
    return this.#names.length;
  }

  /** Keys under which some card has a legality, in order. */
  get legalityKeys(): string[] {
    return [...this.#legalities.keys()].sort();
  }

  add(card: CardRecord, facts: CardFacts): void {
    const at = this.#names.length;
    this.#names.push(card.name);
    this.#oracleIds.push(card.oracleId);
    this.#firstDays.push(card.firstPrintedDay);
    this.#cardName.push(card.name);
    this.#addNumbers(card, facts);
    this.#words.push("layout", card.layout);
    this.#words.push("manaCost", card.manaCost);
    this.#words.push("typeLine", card.typeLine);
    this.#words.push("pairingWith", pairingWord(facts));
    this.#keywords.list.push(card.keywords.map((keyword) => this.#keywords.dictionary.id(keyword)));
    this.#subtypes.add(card, facts);
    this.#addFaces(card);
    this.#addLegalities(card, at);
    if (!this.#tagger) return;
    const taggable = { ...card, producedMana: facts.producedMana };
    const fingerprint = taggingFingerprint(taggable);
    for (const tag of this.#tagger.tag(taggable, fingerprint)) this.#tags.set(tag, at);
    this.#numbers.push("taggedFrom", fingerprint);
  }

  #addNumbers(card: CardRecord, facts: CardFacts): void {
    const front = card.faces[0];
    const put = (name: string, value: number): void => this.#numbers.push(name, value);
    put("manaValue", card.manaValue);
    put("colors", card.colors);
    put("colorIdentity", card.colorIdentity);
    put("producedMana", facts.producedMana);
    put("frontTypes", facts.frontTypes);
    put("types", facts.types);
    put("supertypes", facts.supertypes);
    put("facts", facts.facts);
    put("copyLimit", facts.copyLimit);
    put("fetches", facts.fetches);
    put("edhrecRank", card.edhrecRank);
    put("power", numberOf(front?.power ?? ""));
    put("toughness", numberOf(front?.toughness ?? ""));
    put("pairing", facts.pairing ? PAIRING_KINDS.indexOf(facts.pairing.kind) + 1 : 0);
    put("games", card.games);
    put("rarities", card.rarities);
    put("cheapest", card.cheapestUsd);
    put("outside", card.admitted ? 0 : card.setType === "funny" ? 2 : 1);
  }

  #addFaces(card: CardRecord): void {
    for (const face of card.faces) {
      this.#faceName.push(card.faces.length === 1 ? "" : face.name);
      this.#oracleText.push(face.oracleText);
      this.#words.push("face.manaCost", face.manaCost);
      this.#words.push("face.typeLine", face.typeLine);
      this.#words.push("face.power", face.power);
      this.#words.push("face.toughness", face.toughness);
      this.#words.push("face.loyalty", face.loyalty);
      this.#words.push("face.defense", face.defense);
      this.#numbers.push("face.colors", face.colors);
    }
    this.#faceStarts.push(this.#oracleText.length);
  }

  #addLegalities(card: CardRecord, at: number): void {
    for (const key of Object.keys(card.legalities)) {
      const number = LEGALITY_NUMBERS.get(card.legalities[key]) ?? 0;
      if (number === 0) continue;
      let column = this.#legalities.get(key);
      if (!column) {
        if (this.#legalities.size === MOST_LEGALITY_KEYS || !/^[a-z0-9_]{1,30}$/.test(key)) continue;
        column = [];
        this.#legalities.set(key, column);
      }
      while (column.length < at) column.push(0);
      column.push(number);
    }
  }

  /** Writes all card-level and face-level columns. */
  writeTo(columns: Map<string, Column>, summaries: readonly PrintingSummary[]): void {
    this.#writeNumbers(columns, summaries);
    this.#cardName.writeTo(columns, "name");
    this.#faceName.writeTo(columns, "face.name");
    this.#oracleText.writeTo(columns, "face.oracleText");
    columns.set("face.starts", Uint32Array.from(this.#faceStarts));
    this.#words.writeTo(columns);
    this.#keywords.list.writeTo(columns, "keywords");
    this.#keywords.dictionary.writeTo(columns, "keywords.words");
    this.#subtypes.writeTo(columns, this.size, (card) => this.#textsOf(card));
    for (const key of this.legalityKeys) {
      const column = new Uint8Array(this.size);
      column.set(this.#legalities.get(key) ?? []);
      columns.set(`legality.${key}`, column);
    }
    columns.set("taggedFrom", Uint32Array.from(this.#numbers.get("taggedFrom")));
    columns.set("tags", this.#tags.toColumn(this.#tagger?.names.length ?? 0, this.size));
    const ids = new Uint8Array(this.size * 16);
    this.#oracleIds.forEach((id, at) => {
      writeUuid(ids, at, id);
    });
    columns.set("oracleId", ids);
  }

  #textsOf(card: number): { readonly name: string; readonly text: string }[] {
    const texts: { name: string; text: string }[] = [];
    for (let face = this.#faceStarts[card] ?? 0; face < (this.#faceStarts[card + 1] ?? 0); face++) {
      texts.push({
        name: this.#faceName.get(face) || (this.#names[card] ?? ""),
        text: this.#oracleText.get(face),
      });
    }
    return texts;
  }

  #writeNumbers(columns: Map<string, Column>, summaries: readonly PrintingSummary[]): void {
    const list = (name: string): readonly number[] => this.#numbers.get(name);
    for (const name of ["manaValue", "power", "toughness"]) columns.set(name, Float32Array.from(list(name)));
    for (const name of ["frontTypes", "types"]) columns.set(name, Uint16Array.from(list(name)));
    for (const name of [
      "colors",
      "colorIdentity",
      "producedMana",
      "supertypes",
      "copyLimit",
      "fetches",
      "pairing",
    ]) {
      columns.set(name, Uint8Array.from(list(name)));
    }
    columns.set("face.colors", Uint8Array.from(list("face.colors")));
    columns.set("edhrecRank", Uint32Array.from(list("edhrecRank")));
    columns.set("facts", this.#facts(summaries));
    const games = list("games");
    const rarities = list("rarities");
    const cheapest = list("cheapest");
    columns.set(
      "games",
      Uint8Array.from(summaries, (summary, card) => games[card] || summary.games),
    );
    columns.set(
      "rarities",
      Uint8Array.from(summaries, (summary, card) => summary.rarities || (rarities[card] ?? 0)),
    );
    columns.set(
      "priceUsd",
      Float32Array.from(
        summaries,
        (summary, card) => (summary.cheapestUsd || cheapest[card] || Number.NaN) / 100,
      ),
    );
    columns.set(
      "firstPrinted",
      Int32Array.from(summaries, (summary, card) => summary.firstDay || (this.#firstDays[card] ?? 0)),
    );
    columns.set(
      "defaultPrinting",
      Uint32Array.from(summaries, (summary) => summary.defaultPrinting),
    );
  }

  /** What the faces say, and what only all printings and all names together tell. */
  #facts(summaries: readonly PrintingSummary[]): Uint32Array {
    const uses = new Map<string, number>();
    for (const name of this.#names) uses.set(name, (uses.get(name) ?? 0) + 1);
    const games = this.#numbers.get("games");
    const outside = this.#numbers.get("outside");
    return Uint32Array.from(this.#numbers.get("facts"), (facts, card) => {
      const summary = summaries[card];
      const where = (summary?.games ?? 0) | (games[card] ?? 0);
      let all = facts;
      if (where && !(where & Game.Paper)) all |= Fact.DigitalOnly;
      if ((uses.get(this.#names[card] ?? "") ?? 0) > 1) all |= Fact.NameShared;
      if (outside[card] === 2 || (outside[card] && summary?.funny)) all |= Fact.Funny;
      return all;
    });
  }
}

function pairingWord({ pairing }: CardFacts): string {
  if (pairing?.kind === "partner-with") return pairing.name;
  return pairing?.kind === "partner-variant" ? pairing.variant : "";
}
