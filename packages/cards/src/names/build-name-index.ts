import otherNames from "../../data/other-names.json" with { type: "json" };
import { type CardIndex, type CardTable, Fact } from "../table/card-table.ts";
import { alignmentDistance } from "./distance.ts";
import { foldName, nameKey } from "./fold.ts";
import type { MatchKind, NameIndex, NameMatch, NameMiss } from "./name-index.ts";
import { NameParts } from "./name-parts.ts";
import { TrigramIndex } from "./trigrams.ts";

/** Suggestions that a miss offers at most. */
const MOST_SUGGESTIONS = 8;

/** Longer texts are no names: the longest in print has 141 letters. */
const LONGEST_NAME = 200;

/** Likeness, by Dice's coefficient over trigrams, below which a name is not worth offering. */
const LEAST_LIKENESS = 0.3;

/** Fewer letters are no part of a name to guess it by. */
const SHORTEST_PART = 4;
/** And fewer are no word to look for a slip in. */
const SHORTEST_SLIP = 5;

/** How an entry came into the index; the earlier wins where the same words name two cards. */
const FULL = 0;
const FACE = 1;
const FLAVOR = 2;
const WITHOUT_PREFIX = 3;

/** Builds the index over all names of a table: full names, faces, names printed on crossovers, `A-` versions. */
export function buildNameIndex(table: CardTable): NameIndex {
  return new Names(table);
}

/** A card whose name is like a text. */
interface Near {
  readonly card: CardIndex;
  /** Letters that differ. */
  readonly distance: number;
  /** Shared trigrams, 0 to 1. */
  readonly likeness: number;
  /** A token, joke or rebalanced card, which is hardly ever meant. */
  readonly lesser: boolean;
}

class Names implements NameIndex {
  readonly #table: CardTable;
  readonly #folded: string[] = [];
  readonly #keys: string[] = [];
  readonly #spellings: string[] = [];
  readonly #cards: number[] = [];
  readonly #origins: number[] = [];
  readonly #first = new Map<string, number>();
  readonly #next: number[] = [];
  readonly #standing: Float32Array;
  #nameParts: NameParts | undefined;
  #trigrams: TrigramIndex | undefined;

  constructor(table: CardTable) {
    this.#table = table;
    this.#standing = Float32Array.from({ length: table.size }, (_, card) => standing(table, card));
    for (let card = 0; card < table.size; card++) this.#addCard(card);
    for (const [name, card] of table.flavorNames) this.#add(name, card, FLAVOR);
    this.#addOtherNames();
  }

  #addCard(card: CardIndex): void {
    const name = this.#table.name(card);
    this.#add(name, card, FULL);
    const faces = name.includes(" // ") ? name.split(" // ") : [];
    for (const face of faces) this.#add(face, card, FACE);
    if (name.startsWith("A-")) {
      for (const part of [name, ...faces])
        this.#add(part.replaceAll(/(^|\/\/ )A-/g, "$1"), card, WITHOUT_PREFIX);
    }
  }

  /** Names that stand on some printings of a card, for tables whose source does not tell them. */
  #addOtherNames(): void {
    for (const [printed, name] of Object.entries(otherNames.names)) {
      const entry = this.#first.get(nameKey(name));
      if (entry === undefined || this.#first.has(nameKey(printed))) continue;
      this.#add(printed, this.#cards[entry] ?? 0, FLAVOR);
    }
  }

  #add(spelling: string, card: CardIndex, origin: number): void {
    const folded = foldName(spelling);
    const key = folded.replaceAll(" ", "");
    const entry = this.#keys.length;
    this.#folded.push(folded);
    this.#keys.push(key);
    this.#spellings.push(spelling);
    this.#cards.push(card);
    this.#origins.push(origin);
    const first = this.#first.get(key);
    this.#next.push(first === undefined ? -1 : (this.#next[first] ?? -1));
    if (first === undefined) this.#first.set(key, entry);
    else this.#next[first] = entry;
  }

  resolve(
    name: string,
    options: { readonly typos?: boolean; readonly suggest?: boolean } = {},
  ): NameMatch | NameMiss {
    const typed = typeof name === "string" ? name.trim() : "";
    if (typed === "" || typed.length > LONGEST_NAME) return { found: false, suggestions: [] };
    const key = nameKey(typed);
    const known = this.#known(typed, key);
    if (known) return known;
    if (/^A-\S/i.test(typed)) {
      const plain = this.#known(typed.slice(2), nameKey(typed.slice(2)));
      if (plain) return { ...plain, how: "rebalanced" };
    }
    const mayGuess = options.typos !== false;
    if (!(options.suggest ?? mayGuess) && !mayGuess) return { found: false, suggestions: [] };
    return this.#guess(foldName(typed), key, mayGuess);
  }

  /** The card that these words name, case and punctuation aside. */
  #known(typed: string, key: string): NameMatch | null {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let entry = this.#first.get(key) ?? -1; entry >= 0; entry = this.#next[entry] ?? -1) {
      const card = this.#cards[entry] ?? 0;
      const facts = this.#table.facts[card] ?? 0;
      // A card of a deck before anything else; its own name before a face's; the very spelling; then the better known.
      const score =
        (facts & Fact.NotADeckCard ? 0 : 10_000) -
        (this.#origins[entry] ?? 0) * 1000 +
        (this.#spellings[entry] === typed ? 500 : 0) +
        (this.#standing[card] ?? 0);
      if (score > bestScore) {
        best = entry;
        bestScore = score;
      }
    }
    if (best < 0) return null;
    return { found: true, card: this.#cards[best] ?? 0, how: this.#howKnown(best, typed) };
  }

  #howKnown(entry: number, typed: string): MatchKind {
    if (this.#origins[entry] === WITHOUT_PREFIX) return "rebalanced";
    if (this.#spellings[entry] !== typed) return "folded";
    return this.#origins[entry] === FULL ? "exact" : this.#origins[entry] === FACE ? "face" : "flavor";
  }

  #guess(folded: string, key: string, mayGuess: boolean): NameMatch | NameMiss {
    const near = this.#near(key);
    const within = near.filter(({ distance }) => distance <= allowance(key.length));
    const parts = key.length >= SHORTEST_PART ? this.#byBeginnings(folded, key) : [];
    const isWord = parts.length === 0 && key.length >= SHORTEST_SLIP && key === folded;
    const slips = isWord ? this.#ranked(this.#parts().afterSlip(key)) : [];
    // The beginning of one card's name is that card; then one wrong letter, in the name or in how people shorten it; then a
    // piece from within a name; then more.
    const guess = only(parts) ?? alone(within.filter(({ distance }) => distance <= 1)) ?? only(slips);
    if (mayGuess && guess !== undefined) return { found: true, card: guess, how: "typo" };
    const inside =
      parts.length === 0 && key.length >= SHORTEST_PART ? this.#ranked(this.#parts().holding(key)) : [];
    const furtherGuess = within[0] && within[0].distance <= 1 ? undefined : (only(inside) ?? alone(within));
    if (mayGuess && furtherGuess !== undefined) return { found: true, card: furtherGuess, how: "typo" };
    const cardsOf = (list: readonly Near[]): CardIndex[] => list.map(({ card }) => card);
    const suggestions = new Set([...slips, ...cardsOf(within), ...parts, ...inside, ...cardsOf(near)]);
    return { found: false, suggestions: [...suggestions].slice(0, MOST_SUGGESTIONS) };
  }

  /** Cards, best known first, whose name begins with the text, or else whose words begin with its words. */
  #byBeginnings(folded: string, key: string): CardIndex[] {
    const cards = this.#ranked(this.#parts().beginning(key));
    return cards.length > 0 ? cards : this.#ranked(this.#parts().withWords(folded.split(" ")));
  }

  /** Cards of some entries, each once, best known first; when there are cards of decks, only those. */
  #ranked(entries: readonly number[]): CardIndex[] {
    const cards = [...new Set(entries.map((entry) => this.#cards[entry] ?? 0))];
    const real = cards.filter((card) => !this.#isLesser(card));
    const kept = real.length > 0 ? real : cards;
    return kept.sort((a, b) => (this.#standing[b] ?? 0) - (this.#standing[a] ?? 0) || a - b);
  }

  #isLesser(card: CardIndex): boolean {
    return ((this.#table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Rebalanced | Fact.Funny)) !== 0;
  }

  #near(key: string): Near[] {
    this.#trigrams ??= new TrigramIndex(this.#keys);
    const most = allowance(key.length) + 2;
    const best = new Map<CardIndex, Near>();
    for (const { key: entry, likeness } of this.#trigrams.nearest(
      key,
      50,
      key.length <= 5 ? 0.15 : LEAST_LIKENESS,
    )) {
      // A name that several cards bear, one as its own and others on a face, stands for the card that it names when spelled right.
      const card = this.#known("", this.#keys[entry] ?? "")?.card ?? this.#cards[entry] ?? 0;
      const distance = alignmentDistance(key, this.#keys[entry] ?? "", most);
      const before = best.get(card);
      if (!before || distance < before.distance)
        best.set(card, { card, distance, likeness, lesser: this.#isLesser(card) });
    }
    return [...best.values()].sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(a.lesser) - Number(b.lesser) ||
        (a.distance > most ? b.likeness - a.likeness : 0) ||
        (this.#standing[b.card] ?? 0) - (this.#standing[a.card] ?? 0) ||
        a.card - b.card,
    );
  }

  autocomplete(typed: string, limit = 20): CardIndex[] {
    const folded = foldName(typed.slice(0, LONGEST_NAME));
    const key = folded.replaceAll(" ", "");
    if (typed.trim() === "" || key === "") return [];
    const found = new Set<CardIndex>();
    const take = (cards: readonly CardIndex[]): boolean => {
      for (const card of cards) {
        if (found.size >= limit) break;
        if (!((this.#table.facts[card] ?? 0) & Fact.NotADeckCard)) found.add(card);
      }
      return found.size >= limit;
    };
    const parts = this.#parts();
    const full =
      take(this.#ranked(parts.beginning(key))) ||
      take(this.#ranked(parts.withWords(folded.split(" ")))) ||
      (key.length >= 3 && take(this.#ranked(parts.holding(key))));
    if (!full && key.length >= 4) take(this.#near(key).map(({ card }) => card));
    return [...found];
  }

  #parts(): NameParts {
    this.#nameParts ??= new NameParts(this.#folded, this.#keys);
    return this.#nameParts;
  }
}

/** The card of a list that has one. */
function only(cards: readonly CardIndex[]): CardIndex | undefined {
  return cards.length === 1 ? cards[0] : undefined;
}

/** The nearest card, if no other is as near; one that is hardly ever meant does not count beside one that is. */
function alone(near: readonly Near[]): CardIndex | undefined {
  const [best, rival] = near;
  if (!best) return undefined;
  const clear = rival === undefined || rival.distance > best.distance || (rival.lesser && !best.lesser);
  return clear ? best.card : undefined;
}

/** Wrong letters that a name of some length may have and still be taken for the card. */
function allowance(length: number): number {
  if (length <= 5) return 1;
  if (length <= 10) return 2;
  return Math.min(3 + Math.floor(length / 10), Math.floor(length * 0.3));
}

/** How well known a card is, 0 to about 40: cards of decks before others, then by popularity and number of printings. */
function standing(table: CardTable, card: CardIndex): number {
  const facts = table.facts[card] ?? 0;
  const [from, to] = table.printingsOf(card);
  const rank = table.edhrecRank[card] ?? 0;
  return (
    (facts & (Fact.NotADeckCard | Fact.Funny | Fact.Rebalanced) ? 0 : 16) +
    (facts & Fact.DigitalOnly ? 0 : 4) +
    2 * Math.log2(1 + to - from) +
    (rank > 0 ? Math.max(0, 15 - Math.log2(rank)) : 0)
  );
}
