import { FOUR_COLOR_ONLY } from "../../data/lexicon-colors.ts";
import { NO_TYPE_OF_A_DECK, QUALITY_TYPES, TYPAL_WORDS } from "../../data/lexicon-creature-types.ts";
import { PARTNER_DOES, WHOSE_PARTNER } from "../../data/lexicon-pairs.ts";
import { wordList } from "../../data/word-list.ts";
import type { Meaning } from "./lexicon.ts";
import { type Token, wordsOf } from "./tokens.ts";

const typalWords = new Set(TYPAL_WORDS);
const noTypeOfADeck = new Set(NO_TYPE_OF_A_DECK);
const qualityTypes = new Set(QUALITY_TYPES);
const fourColorOnly = new Set(FOUR_COLOR_ONLY);
const FORMAT_NEIGHBORS: ReadonlySet<string> = new Set(
  wordList(`
  deck, format, decks, list, legal, singleton, commander, pool, brew
`),
);
const THEME_NEIGHBORS: ReadonlySet<string> = new Set(
  wordList(`
  theme, themed, matters, matter, deck, tribal, based, synergy, synergies, strategy, build, heavy, value,
  payoffs, without, standard, pioneer, modern, pauper, commander, edh, with, subtheme
`),
);
/** Words before a plural that make it what a deck is of: "modern humans". */
const BEFORE_TYPES: ReadonlySet<string> = new Set(
  wordList(`
  standard, pioneer, modern, legacy, vintage, pauper, commander, edh, white, blue, black, red, green, azorius, dimir, rakdos,
  gruul, selesnya, orzhov, izzet, golgari, boros, simic, esper, grixis, jund, naya, bant, mardu, temur, jeskai, sultai, abzan,
  2c, 3c, 4c, 5c, color, colour, colored, coloured, colors, colours
`),
);
/** Words of those who like what follows. */
const LIKED: ReadonlySet<string> = new Set(
  wordList(
    "like, likes, love, loves, adore, adores, want, wants, about, many, cool, cute, big, only, play, playing",
  ),
);
const NOT_CORE: ReadonlySet<string> = new Set(["the", "a", "my", "its", "at", "of"]);

/** Words before "lands" that speak of which a deck has, and not of what it is about. */
const OF_SOME_LANDS: ReadonlySet<string> = new Set(
  wordList(
    "expensive, pricey, costly, cheap, cheaper, good, better, bad, tapped, untapped, slow, fancy, enough, more, fewer",
  ),
);

/** Up to so many words nothing but a wish is said. */
const SHORT_WISH = 6;

/** "Winota humans": whether a few words end with what stands at one, and it is not whom they are for. */
function isShortWish(tokens: readonly Token[], at: number): boolean {
  return (
    at > 0 && tokens.length <= SHORT_WISH && !/^(?:for|with|by|of|to|we|us)$/.test(tokens[at - 1]?.text ?? "")
  );
}

/** The word right behind, without so much as a comma between; "" for none. */
function wordBehind(tokens: readonly Token[], to: number): string {
  const next = tokens[to];
  return next !== undefined && next.gap === "tight" ? next.text : "";
}

/** Whether a phrase of the lexicon counts where it stands, `from` to `to`. Most do always. */
export function isAccepted(meaning: Meaning, tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]?.text ?? "";
  const after = wordBehind(tokens, to);
  switch (meaning.kind) {
    case "format":
      return isFormatMeant(meaning, tokens, from, to);
    case "theme":
      return isThemeMeant(meaning, before, after);
    case "creature-type":
      if (before === "in" && !meaning.plural && tokens[from]?.capital === true && !typalWords.has(after))
        return false; // Somebody lives in Phoenix.
      if (isQuality(meaning, before, after)) return false;
      if (meaning.vague && meaning.plural && isClause(tokens, from, to)) return true;
      return (
        !meaning.vague ||
        isTypalAround(before, after, meaning.plural) ||
        (meaning.plural && after === "" && isShortWish(tokens, from)) ||
        (!noTypeOfADeck.has(meaning.name) && isOfADeck(tokens, from, after, meaning.plural))
      );
    case "bracket":
      return !meaning.vague || (!NOT_CORE.has(before) && !/^(?:of|is|set|cards|strategy|idea)$/.test(after));
    case "pair":
      // "Background: three of us share a collection"
      if (tokens[from]?.text === "background" && /^\s*:/.test(tokens[to]?.between ?? "")) return false;
      return !meaning.vague || !(WHOSE_PARTNER.has(before) || PARTNER_DOES.has(after));
    case "playstyle":
      return meaning.vague !== true || isStyleMeant(meaning, tokens, from, to);
    case "colors":
      return !fourColorOnly.has(wordsOf(tokens, from, to)) || isFourColored(tokens, from, to);
    default:
      return true;
  }
}

/** Vague words for a theme count beside others: "counters matter"; "expensive lands" are no theme. */
function isThemeMeant(
  { slug, vague }: Meaning & { readonly kind: "theme" },
  before: string,
  after: string,
): boolean {
  if (slug === "lands-matter" && OF_SOME_LANDS.has(before)) return false;
  return (
    !vague ||
    THEME_NEIGHBORS.has(after) ||
    after === "" ||
    // "abzan counters and not to lose"
    (slug === "+1/+1-counters" && BEFORE_TYPES.has(before))
  );
}

/** "Golgari mid" is a way to play, "mid power" none; "red, fast" and "fast mono red" are one as well. */
function isStyleMeant(
  { playstyle }: Meaning & { readonly kind: "playstyle" },
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  const after = wordBehind(tokens, to);
  if (playstyle !== "midrange")
    return isClause(tokens, from, to) || /^mono/.test(after) || BEFORE_TYPES.has(after);
  const isBehindColors = BEFORE_TYPES.has(tokens[from - 1]?.text ?? "");
  return isBehindColors && (after === "" || BEHIND_FORMATS.has(after) || /^(?:for|in)$/.test(after));
}

function isFormatMeant(
  meaning: Meaning & { readonly kind: "format" },
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  const after = wordBehind(tokens, to);
  // "Met a girl at a prerelease"
  if (tokens[from]?.text === "prerelease" && WHERE.test(tokens[from - 2]?.text ?? "")) return false;
  // "My cube leftovers" are cards.
  if (/^(?:leftovers?|rejects?|cuts|pile|cards)$/.test(after) && tokens[from]?.text === "cube") return false;
  // "T1 thoughtseize t2 goyf" tells of turns.
  if (isTurn(tokens, from) && tokens.some((_, at) => at !== from && isTurn(tokens, at))) return false;
  // "A pauper-ish commander deck" is one of Commander.
  if (after === "ish" && FORMAT_WORDS.test(tokens[to + 1]?.text ?? "")) return false;
  return (
    !meaning.vague ||
    FORMAT_NEIGHBORS.has(after) ||
    tokens[from - 1]?.text === "format" ||
    (meaning.bare === true && isBareFormat(tokens, from, to, after))
  );
}

function isTurn(tokens: readonly Token[], at: number): boolean {
  return /^t[1-9]$/.test(tokens[at]?.text ?? "");
}

/** Words before "a prerelease" by which it is a place. */
const WHERE = /^(?:at|from|since|after|during)$/;

/** "Something with spirit", "to keep the spirit": what one has more or less of is no creature. */
function isQuality(
  { name, plural }: Meaning & { readonly kind: "creature-type" },
  before: string,
  after: string,
): boolean {
  if (plural || !qualityTypes.has(name) || !BEFORE_QUALITIES.has(before)) return false;
  return !typalWords.has(after) && !OF_CREATURES.test(after);
}

const BEFORE_QUALITIES: ReadonlySet<string> = new Set(
  wordList("with, of, the, in, some, more, much, team, free, fighting, that, true, holiday"),
);
/** Words behind a type that make it one of a deck: "the spirit deck". */
const OF_CREATURES = /^(?:decks?|commander|edh|brew|build|list|army|stuff|creatures?|cards?|theme|and)$/;

/**
 * "Peasant storm, izzet", "zombies - draft", "something fun for conspiracy", "fnm peasant zombies": a wish begins with its
 * format, names it between commas, or says that one plays or builds for it.
 */
function isBareFormat(tokens: readonly Token[], from: number, to: number, after: string): boolean {
  if (typalWords.has(after) || GOES_ON_BEHIND_FORMATS.has(after)) return false;
  if ((from === 0 && tokens.length > to) || isClause(tokens, from, to)) return true;
  if (tokens[from]?.gap !== "tight") return false;
  if (after === "" && /\s[-–—|(]/.test(tokens[from]?.between ?? "")) return true;
  const before = tokens[from - 1]?.text ?? "";
  if (BEFORE_FORMATS.has(before)) return true;
  return PLAYED_IN.has(before) && (after === "" || BEHIND_FORMATS.has(after));
}

/** What makes another word of one that a format is called by: "draft chaff", "draft me a deck", "conspiracy theorists". */
const GOES_ON_BEHIND_FORMATS: ReadonlySet<string> = new Set(
  wordList(`
  chaff, leftovers, leftover, pick, picks, boosters, packs, cards, me, us, a, an, up, some, something, theory, theories,
  theorist, theorists, beer, together, and, or, is, was
`),
);
/** Words that only a format stands behind. */
const BEFORE_FORMATS: ReadonlySet<string> = new Set(wordList("fnm, format, friday, weekly, paper"));
/** Words that a format may stand behind, where nothing else follows that these formats' names could belong to. */
const PLAYED_IN: ReadonlySet<string> = new Set(
  wordList("for, in, play, plays, playing, played, our, we, into, as, to, new"),
);
/** Words behind a format that begin something else. */
const BEHIND_FORMATS: ReadonlySet<string> = new Set(
  wordList(`
  please, pls, plz, with, at, on, this, next, tonight, tomorrow, night, nights, tournament, league, event, that, which, under,
  against, by, using, without, but, here, now, only, players, player
`),
);

/** Words between commas or full stops: "no blue. humans. commander" says what the deck is of. */
function isClause(tokens: readonly Token[], from: number, to: number): boolean {
  const isOpen = (at: number): boolean => tokens[at] !== undefined && tokens[at]?.gap !== "tight";
  const hasMore = tokens.length > to - from;
  return hasMore && (from === 0 || isOpen(from)) && (to === tokens.length || isOpen(to));
}

/** True when the words beside a creature type say that the deck is about it. */
export function isTypalAround(before: string, after: string, plural: boolean): boolean {
  if (typalWords.has(after) || /^(?:tribal|typal|kindred|tribe|only)$/.test(before)) return true;
  return (
    plural &&
    (/^(?:deck|commander|edh|build|brew|list|standard|pioneer|modern|legacy|vintage|pauper)$/.test(after) ||
      BEFORE_TYPES.has(before) ||
      LIKED.has(before))
  );
}

/** "A human deck", "lots of giants", "deck with allies": whether the words beside a type speak of what a deck is made of. */
function isOfADeck(tokens: readonly Token[], from: number, after: string, plural: boolean): boolean {
  if (!plural) {
    // "an ally commander deck"
    const isFormat = FORMAT_WORDS.test(after);
    // "fish edh"
    if (isFormat && (from === 0 || isShortWish(tokens, from)) && tokens.length <= SHORT_WISH) return true;
    return DECK_NOUNS.test(isFormat ? (tokens[from + 2]?.text ?? "") : after);
  }
  const before = tokens[from - 1]?.text ?? "";
  const first = tokens[from - 2]?.text ?? "";
  if (before === "of") return MANY_OF.has(first);
  // "so, allies then"
  if (after === "then" && tokens[from]?.gap !== "tight") return true;
  return before === "with" && (/^(?:deck|but|only)$/.test(first) || BEFORE_TYPES.has(first));
}

const FORMAT_WORDS = /^(?:commander|edh|modern|legacy|pauper|pioneer|standard|brawl|historic)$/;
const DECK_NOUNS = /^(?:decks?|decklist|build|brew)$/;

/** Words before "of" and what a deck has many of. */
const MANY_OF: ReadonlySet<string> = new Set(
  wordList("lots, lot, full, tons, ton, bunch, loads, plenty, deck, army, horde, swarm, fan"),
);

function isFourColored(tokens: readonly Token[], from: number, to: number): boolean {
  for (const index of [from - 2, from - 1, to, to + 1]) {
    if (/^(?:4c|four|4|nephilim)$/.test(tokens[index]?.text ?? "")) return true;
  }
  return false;
}
