import otherNames from "../../data/other-names.json" with { type: "json" };
import { type CardIndex, type CardTable, Fact } from "../table/card-table.ts";
import { alignmentDistance } from "./distance.ts";
import { foldName, nameKey } from "./fold.ts";
import type { MatchKind, NameIndex, NameMatch, NameMiss } from "./name-index.ts";
import { TrigramIndex } from "./trigrams.ts";

/** Suggestions that a miss offers at most. */
const MOST_SUGGESTIONS = 8;

/** Longer texts are no names: the longest in print has 141 letters. */
const LONGEST_NAME = 200;

/** Likeness, by Dice's coefficient over trigrams, below which a name is not worth offering. */
const LEAST_LIKENESS = 0.3;

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
  readonly #keys: string[] = [];
  readonly #spellings: string[] = [];
  readonly #cards: number[] = [];
  readonly #origins: number[] = [];
  readonly #first = new Map<string, number>();
  readonly #next: number[] = [];
  readonly #standing: Float32Array;
  #scan: { readonly keys: NameScan; readonly words: NameScan } | undefined;
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
    const key = nameKey(spelling);
    const entry = this.#keys.length;
    this.#keys.push(key);
    this.#spellings.push(spelling);
    this.#cards.push(card);
    this.#origins.push(origin);
    const first = this.#first.get(key);
    this.#next.push(first === undefined ? -1 : (this.#next[first] ?? -1));
    if (first === undefined) this.#first.set(key, entry);
    else this.#next[first] = entry;
  }

  resolve(name: string, options: { readonly typos?: boolean } = {}): NameMatch | NameMiss {
    const typed = typeof name === "string" ? name.trim() : "";
    if (typed === "" || typed.length > LONGEST_NAME) return { found: false, suggestions: [] };
    const key = nameKey(typed);
    const known = this.#known(typed, key);
    if (known) return known;
    if (/^A-\S/i.test(typed)) {
      const plain = this.#known(typed.slice(2), nameKey(typed.slice(2)));
      if (plain) return { ...plain, how: "rebalanced" };
    }
    return this.#guess(foldName(typed), key, options.typos !== false);
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
    // Beginnings and parts of names count as guesses when only one card has them.
    const parts = key.length >= 4 ? this.#byParts(folded, key) : [];
    if (mayGuess && parts.length === 1 && parts[0] !== undefined)
      return { found: true, card: parts[0], how: "typo" };
    const near = this.#near(key);
    const best = near[0];
    if (mayGuess && best && best.distance <= allowance(key.length)) {
      const rival = near[1];
      const alone = rival === undefined || rival.distance > best.distance || (rival.lesser && !best.lesser);
      if (alone) return { found: true, card: best.card, how: "typo" };
    }
    const close = near.filter(({ distance }) => distance <= allowance(key.length)).map(({ card }) => card);
    const others = near.map(({ card }) => card);
    return {
      found: false,
      suggestions: [...new Set([...close, ...parts, ...others])].slice(0, MOST_SUGGESTIONS),
    };
  }

  /** Cards, best known first, of which the text is the beginning, or whose words begin with its words, or that hold it. */
  #byParts(folded: string, key: string): CardIndex[] {
    const scan = this.#scans();
    for (const entries of [
      scan.keys.beginning(key),
      scan.words.withWords(folded.split(" ")),
      scan.keys.holding(key),
    ]) {
      const cards = this.#ranked(entries);
      if (cards.length > 0) return cards;
    }
    return [];
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

  #near(key: string): { readonly card: CardIndex; readonly distance: number; readonly lesser: boolean }[] {
    this.#trigrams ??= new TrigramIndex(this.#keys);
    const most = allowance(key.length) + 2;
    const best = new Map<
      CardIndex,
      { card: CardIndex; distance: number; likeness: number; lesser: boolean }
    >();
    for (const { key: entry, likeness } of this.#trigrams.nearest(
      key,
      50,
      key.length <= 5 ? 0.15 : LEAST_LIKENESS,
    )) {
      const card = this.#cards[entry] ?? 0;
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
    const scan = this.#scans();
    const full =
      take(this.#ranked(scan.keys.beginning(key))) ||
      take(this.#ranked(scan.words.withWords(folded.split(" ")))) ||
      (key.length >= 3 && take(this.#ranked(scan.keys.holding(key))));
    if (!full && key.length >= 4) take(this.#near(key).map(({ card }) => card));
    return [...found];
  }

  #scans(): { readonly keys: NameScan; readonly words: NameScan } {
    this.#scan ??= { keys: new NameScan(this.#keys), words: new NameScan(this.#spellings.map(foldName)) };
    return this.#scan;
  }
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
    Math.log2(1 + to - from) +
    (rank > 0 ? Math.max(0, 15 - Math.log2(rank)) : 0)
  );
}

/** Finds texts inside many names by searching one long text that holds them all. */
class NameScan {
  readonly #all: string;
  readonly #starts: Uint32Array;

  constructor(names: readonly string[]) {
    this.#starts = new Uint32Array(names.length);
    let at = 1;
    names.forEach((name, entry) => {
      this.#starts[entry] = at;
      at += name.length + 1;
    });
    this.#all = `\n${names.join("\n")}\n`;
  }

  beginning(text: string): number[] {
    return this.#entries(`\n${text}`, 1);
  }

  holding(text: string): number[] {
    return this.#entries(text, 0);
  }

  /** Names of which each of these words begins a word. */
  withWords(words: readonly string[]): number[] {
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "");
    if (longest.length < 2) return [];
    const found = [...this.#entries(`\n${longest}`, 1), ...this.#entries(` ${longest}`, 1)];
    return found.filter((entry) => {
      const start = this.#starts[entry] ?? 0;
      const name = ` ${this.#all.slice(start, this.#all.indexOf("\n", start))}`;
      return words.every((word) => name.includes(` ${word}`));
    });
  }

  #entries(text: string, skip: number): number[] {
    const found: number[] = [];
    for (let at = this.#all.indexOf(text); at >= 0; at = this.#all.indexOf(text, at + 1)) {
      const entry = this.#entryAt(at + skip);
      if (found.at(-1) !== entry) found.push(entry);
    }
    return found;
  }

  /** The name that holds a place of the long text. */
  #entryAt(place: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
