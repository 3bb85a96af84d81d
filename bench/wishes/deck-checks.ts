/**
 * Holds a finished deck against what a wish says, constraint by constraint, from the cards alone: no part of the parser,
 * of selection or of their tables takes part, so that what both misread is seen all the same.
 */
import type { Deck } from "@deckwright/decks/deck.ts";
import { type CheckedCard, hasType } from "./checked-card.ts";
import { BEYOND_SETS, type CardKind, EXCLUDED_KINDS, KINDS } from "./kinds.ts";
import { folded } from "./limit-words.ts";
import type { Want, WantedLimit } from "./wish.ts";

/** `said`: broken, and the answer names it; `unread`: only said back as not understood; `silent`: without a word. */
export type Outcome = "kept" | "said" | "unread" | "silent";

/** A constraint, what became of it, and what was found. */
export interface Checked {
  readonly what: string;
  readonly outcome: Outcome;
  readonly found: string;
}

/** A deck with its cards as the checker knows them. */
export interface WishedDeck {
  readonly deck: Deck;
  readonly commanders: readonly CheckedCard[];
  /** Cards of main deck with their copies. */
  readonly main: readonly Counted[];
  readonly side: readonly Counted[];
}

interface Counted {
  readonly card: CheckedCard;
  readonly copies: number;
}

/** What was told along with a deck. */
export interface Told {
  /** Notes of the reading and lines of the verdict. */
  readonly messages: readonly string[];
  /** Phrases that were said back as not understood. */
  readonly unread: readonly string[];
}

/** Whether a constraint holds; undefined where cards cannot tell. With it, words by which an answer would name it. */
interface Finding {
  readonly what: string;
  readonly isKept: boolean;
  readonly found: string;
  readonly words: readonly string[];
}

/** All constraints of a wish that a deck can be held against. */
export function checkDeck(
  { want, limits = [] }: { readonly want: Want; readonly limits?: readonly WantedLimit[] },
  wished: WishedDeck,
  told: Told,
): readonly Checked[] {
  const findings = [
    ...Object.entries(want).flatMap(([field, meant]) => fieldFindings(field, meant, wished)),
    ...limits.flatMap((limit) => limitFindings(limit, wished)),
  ];
  return findings.map(({ what, isKept, found, words }) => ({
    what,
    found,
    outcome: isKept ? "kept" : outcomeOf(words, told),
  }));
}

/** A line that affirms a constraint, or tells what the deck was made from, admits nothing. */
const AFFIRMS = /: yes\b|^Built as /;

function outcomeOf(words: readonly string[], { messages, unread }: Told): Outcome {
  const names = (text: string): boolean => words.some((word) => plain(text).includes(plain(word)));
  if (messages.some((message) => !AFFIRMS.test(message) && names(message))) return "said";
  return unread.some(names) ? "unread" : "silent";
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}$.+/]+/u)
    .map((word) => folded(word.replace(/\.$/, "")))
    .join(" ")} `;
}

const COLOR_NAMES: Readonly<Record<string, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
const COLOR_OF = new Map(Object.entries(COLOR_NAMES).map(([letter, name]) => [name, letter]));
/** Copies with a creature type that make a deck one of that type, by the deck's size. */
const TYPED = { sixty: 10, hundred: 15 } as const;
const LARGE = 90;
/** Game Changers that a deck of a bracket may hold. */
const MOST_GAME_CHANGERS = [0, 0, 0, 3] as const;

function fieldFindings(field: string, meant: unknown, wished: WishedDeck): Finding[] {
  const { deck, commanders, main } = wished;
  const all = allCards(wished);
  const one = (isKept: boolean, found: unknown, ...words: string[]): Finding[] => [
    { what: field, isKept, found: String(found), words },
  ];
  switch (field) {
    case "format":
      return one(deck.format === meant, deck.format, String(meant), "format");
    case "base":
      return one(deck.base === meant, deck.base, String(meant));
    case "playstyle":
      return one(deck.playstyle === meant, deck.playstyle, String(meant), "playstyle");
    case "colors": {
      const own = lettersOf(commanders.length > 0 ? commanders : all.map(({ card }) => card));
      const asked = texts(meant).map((letters) => (letters === "C" ? "" : letters));
      const words = [...new Set([...asked, own].flatMap((letters) => [...letters]))].map((letter) => COLOR_NAMES[letter] ?? letter);
      return one(asked.includes(own), own, "color", ...words);
    }
    case "colorCount": {
      const own = lettersOf(commanders.length > 0 ? commanders : all.map(({ card }) => card));
      return one(own.length === meant, own, "color");
    }
    case "tribe": {
      const have = sum(all.filter(({ card }) => isOfType(card, String(meant))));
      const least = deck.cards >= LARGE ? TYPED.hundred : TYPED.sixty;
      return one(have >= least, `${have} of ${meant}`, String(meant));
    }
    case "commanders":
    case "include":
    case "named":
      return texts(meant).map((name) => ({
        what: field,
        isKept: all.some(({ card }) => isNamed(card, name)) || wished.side.some(({ card }) => isNamed(card, name)),
        found: name,
        words: [name.split(" // ")[0] ?? name, name.split(",")[0] ?? name],
      }));
    case "exclude":
      return texts(meant).flatMap((word) => excludeFindings(word, wished));
    case "pair":
      return one(commanders.length === 2, commanders.length, String(meant), "commander");
    case "budgetUsd": {
      const total = [...all, ...wished.side].reduce((usd, { card, copies }) => usd + (priceOf(card) * copies), 0);
      const most = Array.isArray(meant) ? Number(meant[1]) : Number(meant);
      return one(total <= most + 0.01, `$${total.toFixed(2)}`, `$${most}`, "budget", "price", "cost");
    }
    case "maxCardUsd": {
      const dear = all.filter(({ card }) => priceOf(card) > Number(meant) + 0.001);
      return one(dear.length === 0, dear.map(({ card }) => card.name), "price", "budget", `$${meant}`, ...dear.map(({ card }) => card.name));
    }
    case "maxManaValue": {
      const high = main.filter(({ card }) => !hasType(card, "land") && card.manaValue > Number(meant));
      return one(high.length === 0, high.map(({ card }) => card.name), "mana value", ...high.map(({ card }) => card.name));
    }
    case "bracket": {
      const have = all.filter(({ card }) => card.isGameChanger).length;
      const most = MOST_GAME_CHANGERS[Number(meant)] ?? Number.POSITIVE_INFINITY;
      return one(have <= most, `${have} Game Changers`, "bracket", "game changer");
    }
    default:
      return [];
  }
}

/** What is ruled out by a word: a card, a color, a type, a keyword, or one of the kinds that texts show. */
function excludeFindings(word: string, wished: WishedDeck): Finding[] {
  const letter = COLOR_OF.get(word);
  const kind = EXCLUDED_KINDS[word];
  const isOut = (card: CheckedCard): boolean => {
    if (letter !== undefined) return card.identity.includes(letter);
    if (kind !== undefined) return kind(card);
    return isNamed(card, word) || hasType(card, word);
  };
  const found = [...allCards(wished), ...wished.side].filter(
    ({ card }) => isOut(card) && !(word === "legendary" && wished.commanders.includes(card)),
  );
  return [
    {
      what: `without ${word}`,
      isKept: found.length === 0,
      found: found.map(({ card }) => card.name).join(", "),
      words: [word, ...found.map(({ card }) => card.name)],
    },
  ];
}

function limitFindings(limit: WantedLimit, wished: WishedDeck): Finding[] {
  const { what, is = "" } = limit;
  const all = allCards(wished);
  const spells = wished.main.filter(({ card }) => !hasType(card, "land"));
  const none = (words: readonly string[], isOut: (card: CheckedCard) => boolean): Finding[] => {
    const out = all.filter(({ card }) => !hasType(card, "basic") && isOut(card));
    const names = out.map(({ card }) => card.name);
    return [{ what, isKept: out.length === 0, found: names.join(", "), words: [...words, ...names] }];
  };
  switch (what) {
    case "average": {
      const mean = spells.reduce((total, { card, copies }) => total + card.manaValue * copies, 0) / Math.max(1, sum(spells));
      return [{ what, isKept: mean <= (limit.most ?? 0) + 0.005, found: mean.toFixed(2), words: ["average"] }];
    }
    case "toYear":
      return none(["printed", is], (card) => card.firstYear > Number(is));
    case "fromYear":
      return none(["printed", is], (card) => card.firstYear < Number(is));
    case "sets":
      return none([is, "set"], (card) => !card.sets.has(is));
    case "notSets":
      return none(["set"], (card) => [...card.sets].every((set) => is.split("|").includes(set)));
    case "maxRarity":
      return none([is, "rarity"], (card) => !ranksUpTo(is).some((rarity) => card.rarities.has(rarity)));
    case "reserved":
      return none(["reserved"], ({ isReserved }) => isReserved);
    case "ub":
      return none(["universes beyond"], ({ setNames }) => setNames.every((name) => BEYOND_SETS.test(name) || name === "Secret Lair Drop") && setNames.some((name) => BEYOND_SETS.test(name)));
    case "colors": {
      const own = lettersOf(all.map(({ card }) => card)).length;
      return [{ what, isKept: isWithin(own, limit, 0), found: String(own), words: ["color"] }];
    }
    case "size":
      return [{ what, isKept: isWithin(wished.deck.cards, limit, 0), found: String(wished.deck.cards), words: ["card"] }];
    case "sideboard": {
      const have = sum(wished.side);
      return [{ what, isKept: isWithin(have, limit, 0), found: String(have), words: ["sideboard"] }];
    }
    default:
      return countFindings(limit, wished);
  }
}

/** A count of cards of a kind, of a creature type, or of one name. */
function countFindings(limit: WantedLimit, wished: WishedDeck): Finding[] {
  const [kind, name] = /^(card|type|side):(.*)$/.exec(limit.what)?.slice(1) ?? [];
  const row: CardKind | undefined = KINDS[limit.what];
  const zone = kind === "side" ? wished.side : kind === "card" ? allCards(wished) : wished.main;
  if (limit.but !== undefined) return restFindings(limit, limit.but, wished);
  if (row === undefined && name === undefined) return [];
  const isOne = (card: CheckedCard): boolean => {
    if (name === undefined) return row?.isOne(card) ?? false;
    return kind === "type" ? isOfType(card, name) : isNamed(card, name);
  };
  const have = sum(zone.filter(({ card }) => isOne(card)));
  const isKept = isWithin(have, limit, row?.leeway ?? 0);
  return [{ what: limit.what, isKept, found: String(have), words: row?.words ?? [name ?? limit.what] }];
}

/** "All creatures are Skeletons": of one kind there is nothing but another. */
function restFindings({ what }: WantedLimit, but: string, { main }: WishedDeck): Finding[] {
  const types = but.split(" and ").map(folded);
  const isOther = (card: CheckedCard): boolean => !types.some((type) => isOfType(card, type));
  const others = main.filter(({ card }) => (what === "cards" || KINDS[what]?.isOne(card)) && isOther(card));
  const names = others.map(({ card }) => card.name);
  return [{ what: `${what} but ${but}`, isKept: others.length === 0, found: names.join(", "), words: [but, what, ...names] }];
}

function isWithin(have: number, { least = 0, most = Number.POSITIVE_INFINITY }: WantedLimit, leeway: number): boolean {
  return have >= Math.floor(least * (1 - leeway)) && have <= Math.ceil(most * (1 + leeway));
}

/** Changelings are of every creature type. */
function isOfType(card: CheckedCard, type: string): boolean {
  return hasType(card, type) || (card.keywords.includes("changeling") && hasType(card, "creature"));
}

function isNamed({ name }: CheckedCard, other: string): boolean {
  const front = (one: string): string => (one.split(" // ")[0] ?? one).toLowerCase();
  return front(name) === front(other);
}

const RANKS = ["common", "uncommon", "rare", "mythic"] as const;

function ranksUpTo(most: string): readonly string[] {
  return RANKS.slice(0, RANKS.findIndex((rank) => rank === most) + 1);
}

function lettersOf(cards: readonly CheckedCard[]): string {
  const letters = new Set(cards.flatMap(({ identity }) => [...identity]));
  return [..."WUBRG"].filter((letter) => letters.has(letter)).join("");
}

/** Commanders and main deck. */
function allCards({ commanders, main }: WishedDeck): readonly Counted[] {
  return [...commanders.map((card) => ({ card, copies: 1 })), ...main];
}

/** Basic lands lie in every shop and cost nothing; a card without a price is not held against a budget. */
function priceOf(card: CheckedCard): number {
  return hasType(card, "basic") ? 0 : (card.usd ?? 0);
}

function sum(cards: readonly Counted[]): number {
  return cards.reduce((total, { copies }) => total + copies, 0);
}

function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}
