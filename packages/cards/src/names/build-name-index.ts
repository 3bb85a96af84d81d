import otherNames from "../../data/other-names.json" with { type: "json" };
import { type CardIndex, type CardTable, Fact } from "../table/card-table.ts";
import { foldName, nameKey } from "./fold.ts";
import { Guesses, type Near } from "./guesses.ts";
import type { MatchKind, NameIndex, NameMatch, NameMiss } from "./name-index.ts";
import { rankCards, standingsOf } from "./ranking.ts";

/** Suggestions that a miss offers at most. */
const MOST_SUGGESTIONS = 8;

/** Longer texts are no names: the longest in print has 141 letters. */
const LONGEST_NAME = 200;

/** Shorter texts are not used to guess a name. */
const SHORTEST_PART = 4;
/** Shorter words are not checked for typos. */
const SHORTEST_TYPO = 5;

/** Letters beyond those that are allowed by which the names that are offered are still put in order. */
const FURTHER = 2;

/** How an entry came into the index; the earlier wins where the same words name two cards. */
const FULL = 0;
const FACE = 1;
const FLAVOR = 2;
const WITHOUT_PREFIX = 3;

/** Builds the index over all names of a table: full names, faces, names printed on crossovers, `A-` versions. */
export function buildNameIndex(table: CardTable): NameIndex {
  return new Names(table);
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
  readonly printed: NameIndex["printed"];
  #made: Guesses | undefined;

  constructor(table: CardTable) {
    this.#table = table;
    this.#standing = standingsOf(table);
    for (let card = 0; card < table.size; card++) this.#addCard(card);
    this.printed = [...table.flavorNames, ...this.#otherNames()];
    for (const [name, card] of this.printed) this.#add(name, card, FLAVOR);
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
  #otherNames(): (readonly [string, CardIndex])[] {
    const told = new Set(this.#table.flavorNames.map(([name]) => nameKey(name)));
    return Object.entries(otherNames.names).flatMap(([printed, name]) => {
      const entry = this.#first.get(nameKey(name));
      const key = nameKey(printed);
      if (entry === undefined || this.#first.has(key) || told.has(key)) return [];
      return [[printed, this.#cards[entry] ?? 0] as const];
    });
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
    const folded = foldName(typed);
    // Some signs stand for many letters.
    if (folded.length > LONGEST_NAME) return { found: false, suggestions: [] };
    return this.#guess(folded, key, mayGuess);
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
    const guesses = this.#guesses();
    const parts = key.length >= SHORTEST_PART ? guesses.byBeginnings(folded, key, MOST_SUGGESTIONS) : [];
    // The beginning of one card's name is that card, and so are its words in another order; then one wrong letter, in the name
    // or in how people shorten it; then a piece from within a name; then more.
    const meant = only(parts) ?? only(parts.filter((card) => this.#hasWords(card, folded)));
    if (mayGuess && meant !== undefined) return guessed(meant);
    const allowed = allowance(key.length);
    const near = guesses.near(key, allowed + FURTHER);
    const within = near.filter(({ distance }) => distance <= allowed);
    const isWord = parts.length === 0 && key.length >= SHORTEST_TYPO && key === folded;
    const typos = isWord ? guesses.afterTypo(key, MOST_SUGGESTIONS) : [];
    const guess = alone(within.filter(({ distance }) => distance <= 1)) ?? only(typos);
    if (mayGuess && guess !== undefined) return guessed(guess);
    const inside =
      parts.length === 0 && key.length >= SHORTEST_PART ? guesses.holding(key, MOST_SUGGESTIONS) : [];
    const furtherGuess = within[0] && within[0].distance <= 1 ? undefined : (only(inside) ?? alone(within));
    if (mayGuess && furtherGuess !== undefined) return guessed(furtherGuess);
    const cardsOf = (list: readonly Near[]): CardIndex[] => list.map(({ card }) => card);
    // A few letters are a typo from many names, and most of all the beginning of one.
    const begun = key.length < SHORTEST_PART ? guesses.byBeginnings(folded, key, MOST_SUGGESTIONS) : [];
    const suggestions = new Set([
      ...begun,
      ...typos,
      ...cardsOf(within),
      ...parts,
      ...inside,
      ...cardsOf(near),
    ]);
    return { found: false, suggestions: [...suggestions].slice(0, MOST_SUGGESTIONS) };
  }

  /** True when a card's name has just these words, in whatever order. */
  #hasWords(card: CardIndex, folded: string): boolean {
    const inOrder = (words: string): string => words.split(" ").sort().join(" ");
    return inOrder(foldName(this.#table.name(card))) === inOrder(folded);
  }

  autocomplete(typed: string, limit = 20): CardIndex[] {
    const folded = foldName(typed.slice(0, LONGEST_NAME)).slice(0, LONGEST_NAME);
    const key = folded.replaceAll(" ", "");
    if (typed.trim() === "" || key === "") return [];
    return this.#guesses().complete(folded, key, limit, allowance(key.length) + FURTHER);
  }

  /** Made when somebody first needs a guess: most who look names up know them. */
  #guesses(): Guesses {
    this.#made ??= new Guesses(
      { folded: this.#folded, keys: this.#keys, cards: this.#cards },
      rankCards(this.#table, this.#standing),
      (key) => this.#known("", key)?.card,
    );
    return this.#made;
  }
}

function guessed(card: CardIndex): NameMatch {
  return { found: true, card, how: "typo" };
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
