import { type CardRecord, readCard } from "../bulk/card-record.ts";
import { type PrintingRecord, readPrinting } from "../bulk/printing-record.ts";
import { day, isoDay } from "../bulk/read-value.ts";
import { readSet } from "../bulk/set-record.ts";
import { mentionFinder, tokenTypes } from "../facts/mentioned-types.ts";
import { type CardFacts, isAdmitted, numberOf, readFacts } from "./card-facts.ts";
import { type CardTable, CardType, Fact, Game, type TableMeta } from "./card-table.ts";
import { DictionaryWriter, ListWriter, narrowest, TextWriter, writeTexts } from "./column-parts.ts";
import { type Column, writeColumns } from "./columns.ts";
import { openTable } from "./open-table.ts";
import { PrintingRows, type PrintingSummary } from "./printing-rows.ts";
import { SubtypeCounts } from "./subtype-counts.ts";
import { LEGALITIES, PAIRING_KINDS, type TableAbout } from "./table-about.ts";
import type { Tagger } from "./tagger.ts";
import { writeUuid } from "./uuids.ts";

/** How a table is built. */
export interface BuildOptions {
  readonly source: TableMeta["source"];
  /** ISO date: what is released later is not out yet. */
  readonly today: string;
  /** ISO date of the prices, for files that do not say it themselves. */
  readonly pricesAsOf?: string;
  /** Names the sources, so that a stored table can be known to be stale. */
  readonly sourceKey?: string;
  readonly tagger?: Tagger;
}

/** The most legality keys that a table takes from its sources. */
const MOST_LEGALITY_KEYS = 64;

/** Sets of cards that no sanctioned format admits unless a legality says otherwise. */
const FUNNY_SETS: ReadonlySet<string> = new Set(["funny"]);

/**
 * Builds a table from records that come one at a time, so that no more than the table itself is held in memory. Cards
 * first, then printings and sets in any order. A record that cannot be used is answered with the reason, and left out.
 */
export class TableBuilder {
  readonly #options: BuildOptions;
  readonly #columns = new Map<string, Column>();
  readonly #cardAt = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #facts: number[] = [];
  readonly #admitted: boolean[] = [];
  readonly #numbers = new Map<string, number[]>();
  readonly #cardNames = new TextWriter();
  readonly #faceTexts = { name: new TextWriter(), oracleText: new TextWriter() };
  readonly #words = new Map<string, { readonly dictionary: DictionaryWriter; readonly ids: number[] }>();
  readonly #keywords = { dictionary: new DictionaryWriter(), list: new ListWriter() };
  readonly #subtypes = {
    dictionary: new DictionaryWriter(),
    list: new ListWriter(),
    counts: new SubtypeCounts(),
  };
  readonly #tokenTypes = new Map<string, number>();
  readonly #legalities = new Map<string, Uint8Array>();
  readonly #faceStarts: number[] = [0];
  readonly #oracleIds: string[] = [];
  readonly #cheapest: number[] = [];
  readonly #firstDays: (number | undefined)[] = [];
  readonly #printings = new PrintingRows();
  readonly #tags: Uint8Array[] = [];
  #priceDate = "";
  #newest = 0;
  #capacity = 1024;

  constructor(options: BuildOptions) {
    this.#options = options;
  }

  /** Number of cards so far. */
  get size(): number {
    return this.#names.length;
  }

  /** Takes a record of an oracle file. */
  addCard(value: unknown): string | null {
    const card = readCard(value);
    if (typeof card === "string") return card;
    if (this.#cardAt.has(card.oracleId)) return `its \`oracle_id\` ${card.oracleId} is there twice`;
    const at = this.#names.length;
    this.#cardAt.set(card.oracleId, at);
    this.#grow(at);
    this.#addColumns(card, readFacts(card), at);
    const own = readPrinting(value);
    if (typeof own !== "string") this.#take(at, own, true);
    return null;
  }

  /** Takes a record of a printings file. One whose card is not in the oracle file is left out without a word. */
  addPrinting(value: unknown): string | null {
    const printing = readPrinting(value);
    if (typeof printing === "string") return printing;
    const card = this.#cardAt.get(printing.oracleId);
    if (card !== undefined) this.#take(card, printing, false);
    return null;
  }

  /** Takes a record of a sets file. */
  addSet(value: unknown): string | null {
    const set = readSet(value);
    if (typeof set === "string") return set;
    this.#printings.addSet(set);
    return null;
  }

  #take(card: number, printing: PrintingRecord, own: boolean): void {
    this.#printings.add(card, printing, own);
    if (printing.priceDate > this.#priceDate) this.#priceDate = printing.priceDate;
    if (printing.releasedDay > this.#newest && printing.releasedDay <= (day(this.#options.today) ?? 0))
      this.#newest = printing.releasedDay;
  }

  #grow(at: number): void {
    if (at < this.#capacity) return;
    this.#capacity *= 2;
    for (const [key, column] of this.#legalities) {
      const larger = new Uint8Array(this.#capacity);
      larger.set(column);
      this.#legalities.set(key, larger);
    }
    this.#tags.forEach((bits, tag) => {
      const larger = new Uint8Array(this.#capacity / 8);
      larger.set(bits);
      this.#tags[tag] = larger;
    });
  }

  #number(name: string, value: number): void {
    let numbers = this.#numbers.get(name);
    if (!numbers) {
      numbers = [];
      this.#numbers.set(name, numbers);
    }
    numbers.push(value);
  }

  #word(name: string, word: string): void {
    let words = this.#words.get(name);
    if (!words) {
      words = { dictionary: new DictionaryWriter(), ids: [] };
      this.#words.set(name, words);
    }
    words.ids.push(words.dictionary.id(word));
  }

  #addColumns(card: CardRecord, facts: CardFacts, at: number): void {
    const front = card.faces[0];
    this.#names.push(card.name);
    this.#oracleIds.push(card.oracleId);
    this.#facts.push(facts.facts);
    this.#admitted.push(isAdmitted(card));
    this.#cheapest.push(card.cheapestUsd);
    this.#firstDays.push(card.firstPrintedDay);
    this.#cardNames.push(card.name);
    this.#number("manaValue", card.manaValue);
    this.#number("colors", card.colors);
    this.#number("colorIdentity", card.colorIdentity);
    this.#number("producedMana", facts.producedMana);
    this.#number("frontTypes", facts.frontTypes);
    this.#number("types", facts.types);
    this.#number("supertypes", facts.supertypes);
    this.#number("copyLimit", facts.copyLimit);
    this.#number("fetches", facts.fetches);
    this.#number("edhrecRank", card.edhrecRank);
    this.#number("power", numberOf(front?.power ?? ""));
    this.#number("toughness", numberOf(front?.toughness ?? ""));
    this.#number("sourceGames", card.games);
    this.#number("sourceRarities", card.rarities);
    this.#number("funnySet", FUNNY_SETS.has(card.setType) ? 1 : 0);
    this.#number("pairing", facts.pairing ? PAIRING_KINDS.indexOf(facts.pairing.kind) + 1 : 0);
    this.#word("layout", card.layout);
    this.#word("manaCost", card.manaCost);
    this.#word("typeLine", card.typeLine);
    const partner = facts.pairing;
    this.#word(
      "pairingWith",
      partner?.kind === "partner-with"
        ? partner.name
        : partner?.kind === "partner-variant"
          ? partner.variant
          : "",
    );

    this.#keywords.list.push(card.keywords.map((keyword) => this.#keywords.dictionary.id(keyword)));
    this.#subtypes.list.push(facts.subtypes.map((subtype) => this.#subtypes.dictionary.id(subtype)));
    const funny = !isAdmitted(card);
    for (const { types, subtypes } of facts.faceSubtypes) {
      for (const subtype of subtypes)
        this.#subtypes.counts.add(this.#subtypes.dictionary.id(subtype), types, funny);
    }
    if (!funny)
      for (const type of tokenTypes(card.oracleText))
        this.#tokenTypes.set(type, (this.#tokenTypes.get(type) ?? 0) + 1);

    for (const face of card.faces) {
      this.#faceTexts.name.push(card.faces.length === 1 ? "" : face.name);
      this.#faceTexts.oracleText.push(face.oracleText);
      this.#word("face.manaCost", face.manaCost);
      this.#word("face.typeLine", face.typeLine);
      this.#word("face.power", face.power);
      this.#word("face.toughness", face.toughness);
      this.#word("face.loyalty", face.loyalty);
      this.#word("face.defense", face.defense);
      this.#number("face.colors", face.colors);
    }
    this.#faceStarts.push(this.#faceTexts.oracleText.length);

    for (const [key, word] of Object.entries(card.legalities)) {
      const number = (LEGALITIES as readonly unknown[]).indexOf(word);
      if (number <= 0 || !/^[a-z0-9_]{1,30}$/.test(key)) continue;
      let column = this.#legalities.get(key);
      if (!column && this.#legalities.size < MOST_LEGALITY_KEYS) {
        column = new Uint8Array(this.#capacity);
        this.#legalities.set(key, column);
      }
      if (column) column[at] = number;
    }

    const { tagger } = this.#options;
    if (!tagger) return;
    while (this.#tags.length < tagger.names.length) this.#tags.push(new Uint8Array(this.#capacity / 8));
    for (const tag of tagger.tag({ ...card, producedMana: facts.producedMana })) {
      const bits = this.#tags[tag];
      if (bits) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }

  /** Puts everything in its place. The builder is used up. */
  finish(): { readonly table: CardTable; readonly buffer: SharedArrayBuffer } {
    const size = this.#names.length;
    const columns = this.#columns;
    const options = this.#options;
    const summaries = this.#printings.writeTo(columns, size, day(options.today) ?? 0);
    this.#writeCardNumbers(summaries);
    this.#writeSubtypes(size);
    this.#cardNames.writeTo(columns, "name");
    this.#faceTexts.name.writeTo(columns, "face.name");
    this.#faceTexts.oracleText.writeTo(columns, "face.oracleText");
    columns.set("face.starts", Uint32Array.from(this.#faceStarts));
    for (const [name, { dictionary, ids }] of this.#words) {
      columns.set(name, narrowest(ids));
      dictionary.writeTo(columns, `${name}.words`);
    }
    this.#keywords.list.writeTo(columns, "keywords");
    this.#keywords.dictionary.writeTo(columns, "keywords.words");
    const legalityKeys = [...this.#legalities.keys()].sort();
    for (const key of legalityKeys)
      columns.set(`legality.${key}`, this.#legalities.get(key)?.slice(0, size) ?? new Uint8Array(size));
    const stride = Math.ceil(size / 8);
    const tags = new Uint8Array(stride * this.#tags.length);
    this.#tags.forEach((bits, tag) => tags.set(bits.subarray(0, stride), tag * stride));
    columns.set("tags", tags);
    const ids = new Uint8Array(size * 16);
    this.#oracleIds.forEach((id, at) => writeUuid(ids, at, id));
    columns.set("oracleId", ids);

    const about: TableAbout = {
      meta: {
        source: options.source,
        cardsAsOf: isoDay(this.#newest),
        pricesAsOf: this.#pricesAsOf(),
        hasText: true,
        builtAt: options.today,
      },
      sourceKey: options.sourceKey ?? "",
      legalityKeys,
      tagNames: options.tagger?.names ?? [],
      taggerVersion: options.tagger?.version ?? 0,
    };
    const buffer = writeColumns(columns, about);
    return { table: openTable(buffer), buffer };
  }

  /** `2026-06/07`, the months when prices were gathered, counts as the first day of the first. */
  #pricesAsOf(): string {
    const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(this.#priceDate) ?? [];
    if (year && month) return `${year}-${month}-${dayOfMonth ?? "01"}`;
    return this.#options.pricesAsOf ?? isoDay(this.#newest);
  }

  #writeCardNumbers(summaries: readonly PrintingSummary[]): void {
    const list = (name: string): readonly number[] => this.#numbers.get(name) ?? [];
    const columns = this.#columns;
    columns.set("manaValue", Float32Array.from(list("manaValue")));
    columns.set("power", Float32Array.from(list("power")));
    columns.set("toughness", Float32Array.from(list("toughness")));
    columns.set("edhrecRank", Uint32Array.from(list("edhrecRank")));
    columns.set("frontTypes", Uint16Array.from(list("frontTypes")));
    columns.set("types", Uint16Array.from(list("types")));
    for (const name of [
      "colors",
      "colorIdentity",
      "producedMana",
      "supertypes",
      "copyLimit",
      "fetches",
      "pairing",
      "face.colors",
    ]) {
      columns.set(name, Uint8Array.from(list(name)));
    }
    const uses = new Map<string, number>();
    for (const name of this.#names) uses.set(name, (uses.get(name) ?? 0) + 1);
    const games = list("sourceGames");
    const rarities = list("sourceRarities");
    const funnySets = list("funnySet");
    const facts = Uint32Array.from(this.#facts, (bits, card) => {
      const summary = summaries[card];
      const known = (summary?.games ?? 0) | (games[card] ?? 0);
      let all = bits;
      if (known && !(known & Game.Paper)) all |= Fact.DigitalOnly;
      if ((uses.get(this.#names[card] ?? "") ?? 0) > 1) all |= Fact.NameShared;
      if (!this.#admitted[card] && (funnySets[card] || summary?.silver || summary?.playtest))
        all |= Fact.Funny;
      return all;
    });
    columns.set("facts", facts);
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
      Float32Array.from(summaries, (summary, card) => {
        const cents = summary.cheapestUsd || (this.#cheapest[card] ?? 0);
        return cents ? cents / 100 : Number.NaN;
      }),
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

  #writeSubtypes(size: number): void {
    const { dictionary, list, counts } = this.#subtypes;
    // A type that only tokens have is known from the texts that make them; once is not enough to tell it from a name.
    for (const [type, times] of this.#tokenTypes) {
      if (times >= 2 || counts.has(dictionary, type))
        counts.add(dictionary.id(type), CardType.Creature, false);
    }
    const names = dictionary.texts;
    const creature = names.map((_, id) => (counts.isCreatureType(id) ? 1 : 0));
    const finder = mentionFinder(
      names.map((name, id) => [id, name] as const).filter(([id]) => creature[id] && counts.isAdmitted(id)),
    );
    const mentions = new ListWriter();
    for (let card = 0; card < size; card++) {
      const found = new Set<number>();
      for (let face = this.#faceStarts[card] ?? 0; face < (this.#faceStarts[card + 1] ?? 0); face++) {
        const name = this.#faceTexts.name.get(face) || (this.#names[card] ?? "");
        for (const id of finder.find(this.#faceTexts.oracleText.get(face), name)) found.add(id);
      }
      mentions.push(found);
    }
    list.writeTo(this.#columns, "subtypes");
    mentions.writeTo(this.#columns, "mentionedTypes");
    writeTexts(this.#columns, "subtypes.words", names);
    this.#columns.set("subtypes.creature", Uint8Array.from(creature));
  }
}

/** Records of every kind, as parsed from files. */
export interface Records {
  readonly cards: Iterable<unknown>;
  readonly printings?: Iterable<unknown>;
  readonly sets?: Iterable<unknown>;
}

/** Builds a table from records at hand; those that cannot be used are left out. For tests and small sources. */
export function buildTable(records: Records, options: BuildOptions): CardTable {
  const builder = new TableBuilder(options);
  for (const set of records.sets ?? []) builder.addSet(set);
  for (const card of records.cards) builder.addCard(card);
  for (const printing of records.printings ?? []) builder.addPrinting(printing);
  return builder.finish().table;
}
