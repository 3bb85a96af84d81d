import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import type { Archetype } from "../../data/archetypes.ts";
import listedNicknames from "../../data/card-nicknames.json" with { type: "json" };
import { KNOWN_CARDS, NICKNAMES_IN_DECKS } from "../../data/known-cards.ts";
import { CARD_NICKNAMES } from "../../data/lexicon-commanders.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { ArchetypeNames } from "./archetype-names.ts";
import type { Lexicon } from "./lexicon.ts";
import { Phrases, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

/** Cards that decks are known for, by what such a deck is called. */
const knownCards = new Phrases<readonly string[]>();
for (const { words, cards } of KNOWN_CARDS)
  for (const phrase of words) knownCards.add(foldPhrase(phrase), cards);

/** A card that a word means where a wish speaks of a deck or a format that plays it. */
export interface DeckWord {
  readonly card: CardIndex;
  /** The deck that the wish names plays it; without, only its format does. */
  readonly isOfDeck: boolean;
  /** Share, 0 to 1, of those decks that play it. */
  readonly share: number;
  /** People call it so, by no word of its name alone. */
  readonly isNickname?: true;
}

/** What words mean in a wish that names a format or a deck: "mom" beside Death and Taxes. */
export interface DeckWords {
  /** The card that is called so, in the singular or the plural. */
  get(words: string): DeckWord | undefined;
  /** Whether the wish calls a deck so. */
  isName(words: string): boolean;
  /** Whether a card stands in the list beside the wish. */
  isListed(card: CardIndex): boolean;
}

/** Finds the words of the decks that a wish speaks of; undefined where it names neither a format nor a deck. */
export type DeckWordsOf = (
  tokens: readonly Token[],
  /** Cards of a list that stands beside the wish. */
  listed?: readonly CardIndex[],
) => DeckWords | undefined;

/** Share of an archetype's decks, and of a format's, from which a card may be called by one word of its name. */
const PLAYED = { deck: 0.15, format: 0.004 } as const;
/** How many times more played than the next card of the same word it must be. */
const CLEARLY = { deck: 1.4, format: 3 } as const;
const SHORTEST = 3;

/** Most combinations of decks whose words are kept: a wish that goes on with another seed or chip names the same, and so do others. */
const MOST_KEPT = 500;

type Played = ReadonlyMap<CardIndex, number>;

/** What finding the words needs. */
interface Sources {
  readonly table: CardTable;
  readonly lexicon: Lexicon;
  readonly archetypes: ArchetypeNames;
  readonly ranker: Pick<Ranker, "popularity" | "knows" | "skeletons">;
  cardOf(name: string): CardIndex | undefined;
}

/** Prepares the words of formats and decks; those of a format are gathered when a wish first names it. */
export function createDeckWords(sources: Sources): DeckWordsOf {
  const { table, ranker, lexicon, archetypes } = sources;
  const called = calledOf(sources);
  const anyName = phraseSet([...archetypes.values()].flatMap((phrases) => [...phrases.keys()]));
  const ofFormats = new Map<string, ReadonlyMap<string, DeckWord>>();
  const ofFormat = (format: string): ReadonlyMap<string, DeckWord> => {
    const known = ofFormats.get(format);
    if (known !== undefined) return known;
    const played = new Map<CardIndex, number>();
    if (ranker.knows(format))
      for (let card = 0; card < table.size; card++) {
        const share = ranker.popularity(format, card);
        if (share >= PLAYED.format) played.set(card, share);
      }
    const words = wordsOfPlayed(table, played, called, false);
    ofFormats.set(format, words);
    return words;
  };
  const ofDecks = new Map<string, ReadonlyMap<string, DeckWord>>();
  const ofNamed = (decks: ReadonlyMap<string, ReadonlySet<string>>, cards: readonly string[]) => {
    const key = JSON.stringify([[...decks].map(([format, names]) => [format, ...names]), cards]);
    const words = ofDecks.get(key) ?? wordsOfPlayed(table, playedBy(decks, cards, sources), called, true);
    if (ofDecks.size < MOST_KEPT) ofDecks.set(key, words);
    return words;
  };
  return (tokens, listed = []) => {
    const { formats, decks, rows, cards, names } = namedIn(tokens, lexicon, archetypes, anyName);
    if (formats.size + decks.size + cards.length + listed.length === 0) return undefined;
    const ofDeck = ofNamed(decks, [...rows.flatMap((row) => row.cards), ...cards]);
    const ofList = wordsOfPlayed(table, new Map(listed.map((card) => [card, 1])), called, true);
    const maps = [ofList, ofDeck, ...[...formats].map(ofFormat)];
    const find = (words: string): DeckWord | undefined => {
      for (const map of maps) {
        const found = map.get(words);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return {
      isListed: (card) => listed.includes(card),
      isName: (words) => names.has(words),
      get: (words) => find(words) ?? (words.endsWith("s") ? find(words.slice(0, -1)) : undefined),
    };
  };
}

/** What some decks play, by the results and by what they are known for. */
function playedBy(
  decks: ReadonlyMap<string, ReadonlySet<string>>,
  known: readonly string[],
  { ranker, cardOf }: Sources,
): Played {
  const played = new Map<CardIndex, number>();
  const put = (card: CardIndex, share: number): void => {
    if (share >= PLAYED.deck) played.set(card, Math.max(share, played.get(card) ?? 0));
  };
  for (const [format, names] of decks)
    for (const { main, side } of ranker.skeletons(format).filter(({ name }) => names.has(name))) {
      const most = new Map<CardIndex, number>();
      for (const { card, shares } of [...main, ...side])
        most.set(card, Math.max(most.get(card) ?? 0, shares[0] ?? 0));
      for (const [card, share] of most) put(card, share);
    }
  for (const name of known) {
    const card = cardOf(name);
    if (card !== undefined) put(card, 1);
  }
  return played;
}

/** The formats and decks that a wish names. */
function namedIn(
  tokens: readonly Token[],
  lexicon: Lexicon,
  archetypes: ArchetypeNames,
  /** The names of archetypes of all formats. */
  anyName: Phrases<true>,
) {
  const formats = new Set<string>();
  const rows: Archetype[] = [];
  const cards: string[] = [];
  const names = new Set<string>();
  for (const at of tokens.keys()) {
    const meaning = lexicon.phrases.longest(tokens, at)?.value;
    if (meaning?.kind === "format" && !meaning.vague) formats.add(meaning.slug);
    if (meaning?.kind === "playstyle" && meaning.archetype !== undefined) rows.push(meaning.archetype);
    const known = knownCards.longest(tokens, at);
    if (known === undefined) continue;
    cards.push(...known.value);
    names.add(wordsOf(tokens, at, at + known.length));
  }
  const decks = new Map<string, Set<string>>();
  const isNamed = formats.size > 0;
  const named = [...tokens.keys()].filter((at) => anyName.longest(tokens, at) !== undefined);
  for (const [format, phrases] of archetypes) {
    if (isNamed && !formats.has(format)) continue;
    for (const at of named) {
      const found = phrases.longest(tokens, at);
      // Where no format is named, one word alone is hardly a deck's name.
      if (found === undefined || (!isNamed && found.length === 1)) continue;
      const known = decks.get(format) ?? new Set();
      for (const { name } of found.value) known.add(name);
      decks.set(format, known);
      names.add(wordsOf(tokens, at, at + found.length));
    }
  }
  return { formats, decks, rows, cards, names };
}

/** What cards are called beside their names. */
interface Called {
  readonly nicknames: ReadonlyMap<CardIndex, readonly string[]>;
  /** The words of a card's name that say something. */
  words(card: CardIndex): readonly string[];
}

function calledOf(sources: Sources): Called {
  // Decks play the same cards again and again, and to fold a name takes long.
  const words = new Map<CardIndex, readonly string[]>();
  return {
    nicknames: nicknamesOf(sources),
    words(card) {
      const known = words.get(card) ?? callWords(sources.table.name(card));
      words.set(card, known);
      return known;
    },
  };
}

const nicknames: ReadonlySet<string> = new Set([
  ...Object.keys(CARD_NICKNAMES),
  ...Object.keys(listedNicknames),
  ...Object.keys(NICKNAMES_IN_DECKS),
]);

/** Whether people call some card so, whatever else the words mean. */
export function isNickname(words: string): boolean {
  return nicknames.has(words) || (words.endsWith("s") && nicknames.has(words.slice(0, -1)));
}

/** Nicknames by the card that they are of. */
function nicknamesOf({ cardOf }: Sources): ReadonlyMap<CardIndex, readonly string[]> {
  const nicknames = new Map<CardIndex, string[]>();
  for (const [key, name] of [
    ...Object.entries(CARD_NICKNAMES),
    ...Object.entries<string>(listedNicknames),
    ...Object.entries(NICKNAMES_IN_DECKS),
  ]) {
    const card = cardOf(name);
    if (card === undefined) continue;
    const known = nicknames.get(card);
    if (known === undefined) nicknames.set(card, [key]);
    else known.push(key);
  }
  return nicknames;
}

/** Initials that mean one card to everybody, whatever name has such a word: "RIP" is no Seam Rip. */
const SHORT_NICKNAMES: ReadonlySet<string> = new Set([
  "rip",
  "led",
  "stp",
  "fow",
  "fon",
  "gsz",
  "top",
  "sfm",
]);

/** What some cards are called, each word the card that is clearly played most of those that it may mean. */
function wordsOfPlayed(
  table: CardTable,
  played: Played,
  called: Called,
  isOfDeck: boolean,
): ReadonlyMap<string, DeckWord> {
  const best = new Map<string, { card: CardIndex; share: number; next: number }>();
  const words = new Map<string, DeckWord>();
  for (const [card, share] of played) {
    if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny | Fact.Rebalanced)) continue;
    if (isBasic(table, card)) continue;
    for (const key of called.nicknames.get(card) ?? [])
      words.set(key, { card, isOfDeck, share, isNickname: true });
    for (const word of called.words(card)) {
      const known = best.get(word);
      if (known === undefined || share > known.share)
        best.set(word, { card, share, next: known?.share ?? 0 });
      else if (share > known.next) best.set(word, { ...known, next: share });
    }
  }
  const clearly = isOfDeck ? CLEARLY.deck : CLEARLY.format;
  for (const [word, { card, share, next }] of best)
    if (share >= clearly * next && !words.has(word) && !SHORT_NICKNAMES.has(word))
      words.set(word, { card, isOfDeck, share });
  return words;
}

/** The words of a name that say something. */
function callWords(name: string): readonly string[] {
  const words = foldPhrase(name.split(" // ")[0] ?? name).split(" ");
  if (words.length < 2) return [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST && !STOP_WORDS.has(word)))];
}
