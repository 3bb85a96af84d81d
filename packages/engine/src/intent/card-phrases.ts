import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import listedNicknames from "../../data/card-nicknames.json" with { type: "json" };
import { COMMON_WORDS } from "../../data/common-words.ts";
import {
  CALLED_LIKE_OTHERS,
  CALLED_OTHERWISE,
  CARD_INITIALS,
  CARD_NICKNAMES,
  NAMES_THAT_ARE_WORDS,
  NICKNAMES,
} from "../../data/lexicon-commanders.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Certainty, certaintyOfName, certaintyOfShortName } from "./name-certainty.ts";
import { Phrases } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** A phrase that names one card, or one of several legends. */
export interface CardPhrase {
  /** Best known first. Nicknames of pairs have `pair` instead of alternatives. */
  readonly cards: readonly CardIndex[];
  readonly pair: boolean;
  /** `full` is a card's whole name or one face's; `short` a part of a legend's name or a nickname. */
  readonly form: "full" | "short";
  readonly certainty: Certainty;
}

/** Names of cards as they occur in sentences. */
export interface CardPhrases {
  readonly phrases: Phrases<CardPhrase>;
  /** Single words that name a legend with certainty, for correcting typos. */
  readonly legendWords: ReadonlyMap<string, CardPhrase>;
  /** Words that are a card's initials in capitals alone: "LED", "RiP". */
  readonly initials: ReadonlyMap<string, CardPhrase>;
}

/** Types of cards that decks are made of; the others lie beside a deck. */
const DECK_TYPES =
  CardType.Artifact |
  CardType.Battle |
  CardType.Creature |
  CardType.Enchantment |
  CardType.Instant |
  CardType.Land |
  CardType.Planeswalker |
  CardType.Sorcery;

/** Words inside a legend's name that begin its title. */
const TITLE_BEGINS = /, | the | of | \/\/ /i;

/**
 * Builds the phrases for a table. Cards that no deck may hold are left out.
 *
 * @param printed names that stand on some printings in place of a card's own
 */
export function buildCardPhrases(
  table: CardTable,
  printed: NameIndex["printed"],
  lexicon: Lexicon,
  leaderDecks: ReadonlyMap<CardIndex, number>,
): CardPhrases {
  const fame = Float64Array.from({ length: table.size }, (_, card) => fameOf(table, card, leaderDecks));
  const known = (card: CardIndex): number => fame[card] ?? 0;
  const { full, faces, short, plainWords } = collectNames(table, printed, known);
  const phrases = fullNames(table, lexicon, full, short);
  const legendWords = new Map<string, CardPhrase>();
  const addLegend = (key: string, phrase: CardPhrase): void => {
    phrases.add(key, phrase);
    if (phrase.certainty === "certain" && !key.includes(" ") && key.length >= 5) legendWords.set(key, phrase);
  };
  for (const [key, card] of faces) {
    // "Sheoldred" is the front of one card and what several legends are called, "push" half of one and what another is called.
    if (full.has(key) || short.get(key)?.head || Object.hasOwn(CARD_NICKNAMES, key)) continue;
    const certainty = certaintyOfName(key, lexicon);
    phrases.add(key, single(card, key.includes(" ") ? certainty : "everyday"));
  }
  for (const [key, parts] of Object.entries(NICKNAMES)) {
    const cards = parts.map((part) => full.get(foldPhrase(part)) ?? faces.get(foldPhrase(part)));
    const found = cards.filter((card) => card !== undefined);
    if (found.length !== parts.length) continue;
    addLegend(foldPhrase(key), { cards: found, pair: found.length > 1, form: "short", certainty: "certain" });
  }
  addNicknames(phrases, full, faces);
  for (const [key, { cards, head }] of short) {
    if (isOtherwiseSaid(key, head)) continue;
    const certainty = certaintyOfShortName(key, head, plainWords, lexicon);
    cards.sort(
      (a, b) => Number(isBeside(table, a, key)) - Number(isBeside(table, b, key)) || known(b) - known(a),
    );
    addLegend(key, { cards, pair: false, form: "short", certainty });
  }
  const initials = new Map<string, CardPhrase>();
  for (const [key, name] of Object.entries(CARD_INITIALS)) {
    const card = full.get(foldPhrase(name));
    if (card !== undefined) initials.set(key, { ...single(card, "certain"), form: "short" });
  }
  return { phrases, legendWords, initials };
}

/** Whether a legend shares its card with another that is not named: "Torbran" is Torbran rather than Rankle and Torbran. */
function isBeside(table: CardTable, card: CardIndex, key: string): boolean {
  const [head = ""] = table.name(card).split(",");
  return / and | & /.test(head) && foldPhrase(head) !== key;
}

/** All whole names of cards; a legend of one word is a short name. */
function fullNames(
  table: CardTable,
  lexicon: Lexicon,
  full: ReadonlyMap<string, CardIndex>,
  short: ReadonlyMap<string, ShortName>,
): Phrases<CardPhrase> {
  const phrases = new Phrases<CardPhrase>();
  for (const [key, card] of full) {
    const lead = canLead(table, card) && !key.includes(" ");
    if (lead && short.has(key)) continue;
    const other = CALLED_LIKE_OTHERS[key];
    const meant = other === undefined ? undefined : full.get(foldPhrase(other));
    const own = single(card, certaintyOfName(key, lexicon));
    const named: CardPhrase =
      meant === undefined ? own : { cards: [meant, card], pair: false, form: "short", certainty: "person" };
    phrases.add(key, named);
    phrases.add(asTyped(key), named);
    const bare = withoutThe(key);
    const isTaken = full.has(bare) || Object.hasOwn(listedNicknames, bare) || canLead(table, card);
    const certainty = certaintyOfName(bare, lexicon);
    if (!isTaken && certainty !== "everyday") phrases.add(bare, single(card, certainty));
  }
  return phrases;
}

/** "chain veil" is The Chain Veil; a name of one word more stays as it is. */
function withoutThe(key: string): string {
  const bare = key.replace(/^the /, "");
  return bare.includes(" ") ? bare : key;
}

/** "bolt" is what players call another card before it is half of a legend's name, and "and" is nobody's. */
function isOtherwiseSaid(key: string, head: boolean): boolean {
  if (STOP_WORDS.has(key)) return true;
  return !head && (Object.hasOwn(CARD_NICKNAMES, key) || CALLED_OTHERWISE.has(key));
}

/** A name as it is typed in haste: "path 2 exile". */
function asTyped(key: string): string {
  return key.replaceAll(" to ", " 2 ").replaceAll(" for ", " 4 ").replaceAll(" and ", " n ");
}

/** What players call cards; words that are English as well count where a card is expected. */
function addNicknames(
  phrases: Phrases<CardPhrase>,
  full: ReadonlyMap<string, CardIndex>,
  faces: ReadonlyMap<string, CardIndex>,
): void {
  const isLong = (key: string): boolean => key.includes(" ") || key.length > SHORT_NICKNAME;
  const isWord = (key: string): boolean => COMMON_WORDS.has(key) || NAMES_THAT_ARE_WORDS.has(key);
  const certainties = [
    ...Object.entries(CARD_NICKNAMES).map(
      ([key, name]) =>
        [key, name, CALLED_OTHERWISE.has(key) ? "everyday" : isWord(key) ? "person" : "certain"] as const,
    ),
    ...Object.entries<string>(listedNicknames).map(
      ([key, name]) => [key, name, isLong(key) ? "certain" : "likely"] as const,
    ),
  ];
  for (const [key, name, certainty] of certainties) {
    const card = full.get(foldPhrase(name)) ?? faces.get(foldPhrase(name));
    if (card !== undefined) phrases.add(key, { cards: [card], pair: false, form: "short", certainty });
  }
}

/** Nicknames of so many letters may be short for anything else, and count where a card is expected. */
const SHORT_NICKNAME = 5;

function single(card: CardIndex, certainty: Certainty): CardPhrase {
  return { cards: [card], pair: false, form: "full", certainty };
}

/** The names of all cards that decks hold, each with the best known card of that name. */
function collectNames(table: CardTable, printed: NameIndex["printed"], known: (card: CardIndex) => number) {
  const full = new Map<string, CardIndex>();
  const faces = new Map<string, CardIndex>();
  const short = new Map<string, ShortName>();
  /** Words of the names of cards that are no legends. */
  const plainWords = new Set<string>();
  const put = (map: Map<string, CardIndex>, key: string, card: CardIndex): void => {
    const other = map.get(key);
    if (other === undefined || known(card) > known(other)) map.set(key, card);
  };
  const isOfDecks = (card: CardIndex): boolean =>
    ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny | Fact.Rebalanced)) === 0 &&
    ((table.types[card] ?? 0) & DECK_TYPES) !== 0;
  for (let card = 0; card < table.size; card++) {
    if (!isOfDecks(card)) continue;
    const name = table.name(card);
    const key = foldPhrase(name);
    put(full, key, card);
    const parts = name.includes(" // ") ? name.split(" // ") : [];
    for (const part of parts) put(faces, foldPhrase(part), card);
    if (canLead(table, card)) addShortNames(short, parts[0] ?? name, card);
    else if (((table.supertypes[card] ?? 0) & Supertype.Legendary) === 0) {
      for (const word of key.split(" ")) plainWords.add(word);
    }
  }
  // Whole names only: half of one is Basil, Gloria or Luis, whom people know.
  for (const [name, card] of printed) {
    const key = foldPhrase(name);
    if (isOfDecks(card) && !full.has(key)) full.set(key, card);
  }
  return { full, faces, short, plainWords };
}

/** True for a card that may lead a Commander deck or is a legendary planeswalker. */
export function canLead(table: CardTable, card: CardIndex): boolean {
  if ((table.facts[card] ?? 0) & (Fact.CanBeCommander | Fact.CrewedLeader)) return true;
  const legendary = ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
  return legendary && ((table.frontTypes[card] ?? 0) & (CardType.Creature | CardType.Planeswalker)) !== 0;
}

/** A part of legends' names; `head` when it is all of some name before its title. */
interface ShortName {
  readonly cards: CardIndex[];
  head: boolean;
}

/** How well known a card is: by decks it leads, then by its rank, then by the number of its printings. */
function fameOf(table: CardTable, card: CardIndex, leaderDecks: ReadonlyMap<CardIndex, number>): number {
  const rank = table.edhrecRank[card] ?? 0;
  const [from, to] = table.printingsOf(card);
  const creature = ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0 ? 0.5 : 0;
  const played = rank > 0 ? 1_000_000 - rank : 0;
  return (leaderDecks.get(card) ?? 0) * 1e7 + played + Math.min(to - from, 400) + creature;
}

/** All of a legend's name before its title, folded: "feather" of Feather, the Redeemed. */
export function headOf(name: string): string {
  const whole = name.replace(/^the /i, "");
  return foldPhrase(whole.split(TITLE_BEGINS)[0] ?? whole);
}

/** What a legend is called behind its comma, where that is long enough to be said alone: "Lord of Riots". */
function titleOf(name: string): string[] {
  const title = foldPhrase(name.split(", ")[1] ?? "");
  return title.split(" ").length >= TITLE_WORDS ? [title] : [];
}
const TITLE_WORDS = 3;

function addShortNames(short: Map<string, ShortName>, name: string, card: CardIndex): void {
  const whole = name.replace(/^the /i, "");
  const head = headOf(name);
  const heads = [head, foldPhrase(whole)];
  const all = head.split(" ");
  const words = all.filter((word) => word.length >= 3);
  // "Spectacular Spider-Man" is Spider-Man, too.
  const two = all.length < 3 ? [] : [all.slice(0, 2).join(" "), all.slice(-2).join(" ")];
  // "Ghalta and" names nobody.
  const pairs = two.filter((pair) => !/^and | and$/.test(pair));
  for (const key of new Set([...heads, ...pairs, ...words, ...titleOf(name)])) {
    const isHead = heads.includes(key);
    const known = short.get(key);
    if (known === undefined) short.set(key, { cards: [card], head: isHead });
    else {
      known.cards.push(card);
      if (isHead) known.head = true;
    }
  }
}
