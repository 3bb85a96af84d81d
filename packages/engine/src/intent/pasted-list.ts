import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { type DeckLine, readDeckLines } from "@deckwright/decks/text/read-deck.ts";
import { IN_SIDEBOARD } from "@deckwright/decks/wish-fields.ts";
import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { KEPT_SHARE, LEAST_LIST, LEAST_REWORKED, REWORK_WORDS } from "../../data/lexicon-lists.ts";
import type { ReadingNote } from "../notes.ts";
import type { IntentContext } from "./context.ts";
import { numberOf } from "./figures.ts";
import { foldPhrase } from "./tokens.ts";
import { isLed } from "./wanted-format.ts";

/** A list of cards in a wish. */
export interface PastedList {
  /** The wish without the list, as long as it was. */
  readonly rest: string;
  /** The beginning of the list, as it stands in the wish. */
  readonly words: string;
  readonly commanders: readonly CardIndex[];
  /** Cards of its main deck, with copies. */
  readonly cards: readonly { readonly card: CardIndex; readonly copies: number }[];
  /** Cards of its sideboard, with copies. */
  readonly side: readonly { readonly card: CardIndex; readonly copies: number }[];
  /** Cards that are to go: lines that begin with a minus beside others with a plus, or stand below "Cuts". */
  readonly out: readonly CardIndex[];
  /** It is to become better, not to be finished as it is. */
  readonly isReworked: boolean;
}

/** Longest quotation of a list. */
const MAX_WORDS = 100;
/** Formats of several copies, the one that most people mean first. */
const FORMATS = ["modern", "standard", "pauper", "pioneer", "legacy", "vintage"] as const;
/** So many different cards, each once, are a Commander deck or most of one. */
const MANY_SINGLES = 30;

/** The first lines of a list, or of a long line its first words. */
function beginOf(words: string): string {
  if (words.length <= MAX_WORDS) return words;
  const begin = words.slice(0, MAX_WORDS + 1);
  const line = begin.lastIndexOf("\n");
  const end = line > 0 ? line : begin.search(/\s\S*$/);
  return begin.slice(0, end > 0 ? end : MAX_WORDS).trim();
}

/** Finds a pasted list of cards, as programs and people write them, line by line or between commas. */
export function pastedList(text: string, context: IntentContext): PastedList | undefined {
  const found = linesOf(text, context) ?? inlineOf(text, context);
  if (found === undefined) return undefined;
  const copies = new Map<CardIndex, number>();
  const side: { card: CardIndex; copies: number }[] = [];
  const commanders: CardIndex[] = [];
  const out: CardIndex[] = [];
  for (const { card, line } of found.cards) {
    if (line.section === "commanders") commanders.push(card);
    else if (line.section === "main" || line.section === "signature_spells")
      copies.set(card, (copies.get(card) ?? 0) + line.quantity);
    else if (line.section === OUT) out.push(card);
    else if (line.section === "side") side.push({ card, copies: line.quantity });
  }
  const rest = found.parts.reduce(
    (left, { start, end }) =>
      `${left.slice(0, start)}${left.slice(start, end).replace(/[^\n]/g, " ")}${left.slice(end)}`,
    text,
  );
  return {
    rest,
    words: beginOf(text.slice(found.parts[0]?.start, found.parts.at(-1)?.end).trim()),
    commanders,
    cards: [...copies].map(([card, count]) => ({ card, copies: count })),
    side,
    out,
    isReworked: foldPhrase(rest)
      .split(" ")
      .some((word) => REWORK_WORDS.has(word)),
  };
}

/** The format that a list is of: one with a commander, or the first of several copies whose decks play nearly all of it. */
export function formatOfList(
  { commanders, cards }: PastedList,
  { popularity }: Pick<IntentContext, "popularity">,
): string | undefined {
  if (commanders.length > 0) return "commander";
  if (!cards.some(({ copies }) => copies > 1)) return cards.length >= MANY_SINGLES ? "commander" : undefined;
  const shares = FORMATS.map((format) => ({
    format,
    share: cards.filter(({ card }) => popularity(format, card) > 0).length,
  }));
  return shares.reduce((best, each) => (each.share > best.share ? each : best)).format;
}

/**
 * What of a list must be in the deck, as lines with copies, and how many of its basic lands: all of it; where it is to become
 * better the spells that decks play most, with lands that are chosen anew.
 */
export function keptOfList(
  { cards, side, isReworked }: PastedList,
  format: string | undefined,
  { table, popularity }: Pick<IntentContext, "table" | "popularity">,
): { readonly lines: readonly string[]; readonly limits: readonly Limit[]; readonly note: ReadingNote } {
  const played = (card: CardIndex): number => popularity(format ?? "commander", card);
  const spells = cards.filter(({ card }) => !isLand(table, card));
  const lands = cards.length - spells.length;
  // A few single cards are the beginning of a deck, of which nothing goes.
  const isBegun = spells.length < LEAST_REWORKED && cards.every(({ copies }) => copies === 1);
  const most = isReworked && !isBegun ? Math.ceil(KEPT_SHARE * spells.length) : cards.length;
  const kept = new Set(
    (isReworked ? spells : cards)
      .toSorted((a, b) => played(b.card) - played(a.card))
      .slice(0, most)
      .map(({ card }) => card),
  );
  // Beside four-ofs a single card is meant to be one.
  const isCounted =
    !isReworked &&
    !(format !== undefined && isLed(format)) &&
    cards.some(({ card, copies }) => copies > 1 && !isBasic(table, card));
  const stays = cards.filter(({ card }) => kept.has(card));
  const isExact = ({ copies }: { readonly copies: number }): boolean => copies > 1 || isCounted;
  const lines = stays.map((each) =>
    isExact(each) ? `${each.copies} ${table.name(each.card)}` : table.name(each.card),
  );
  // Of basic lands a deck may hold any number: those of the list are as many as it says.
  const basics = cards.filter((each) => isBasic(table, each.card) && isExact(each));
  const limits = (isReworked ? [] : basics).map(({ card, copies }) => ({
    what: table.name(card),
    least: copies,
    most: copies,
  }));
  const sideLines = isReworked
    ? []
    : side.map(({ card, copies }) => `${IN_SIDEBOARD} ${copies} ${table.name(card)}`);
  return {
    lines: [...lines, ...sideLines],
    limits,
    note: {
      kind: "list-read",
      count: spells.length,
      lands,
      side: side.reduce((all, { copies }) => all + copies, 0),
      kept: lines.length,
      anew: isReworked ? basics.map(({ card, copies }) => `${copies} ${table.name(card)}`) : [],
      isReworked,
    },
  };
}

interface Found {
  /** Where it stands: as a whole, or card by card. */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
  readonly cards: readonly { readonly card: CardIndex; readonly line: DeckLine }[];
}

/** A list that stands on lines of its own; lines before the first and behind the last card are the sentence. */
function linesOf(text: string, context: IntentContext): Found | undefined {
  if (!text.includes("\n")) return undefined;
  const starts: number[] = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  const written = text.split(/\r\n|\r|\n/);
  const isOut = linesOut(written);
  const cards = readDeckLines(text.replaceAll(SIDE_LINE, "Sideboard"))
    .lines.map((line) => (isOut[line.line - 1] ? { ...line, section: OUT } : line))
    .flatMap((line) => cardOf(line, context));
  const [first, last] = [cards[0], cards.at(-1)];
  // Below "Sideboard" one line is a list.
  const isHeaded = cards.some(({ line }) => line.section === "side");
  if ((cards.length < LEAST_LIST && !isHeaded) || first === undefined || last === undefined) return undefined;
  let from = first.line.line - 1;
  // A heading, and empty lines, above the first card are of the list.
  while (from > 0 && [CUTS, ADDS, ZONE_ABOVE].some((heading) => isHeading(heading, written[from - 1])))
    from--;
  const start = starts[from] ?? 0;
  const end = starts[last.line.line] ?? text.length;
  return { parts: [{ start, end }], cards };
}

/** A line of its own with which a sideboard begins; in a list without a wish it may be anything. */
const SIDE_LINE = /^[ \t]*sb[ \t]*:?[ \t]*$/gim;

/** The section of cards that are to go, and headings of those and of others. */
const OUT = "out";
const CUTS = /^(?:cuts?|outs?|remov(?:e|ed|ing)|minus|going out)\s*:?$/i;
const ADDS = /^(?:adds?|ins?|added|adding|plus|going in|keeps?|deck|main|sideboard)\s*:?$/i;
const ZONE_ABOVE =
  /^(?:\/\/|#|\[)?\s*(?:deck|commanders?|main(?:board| ?deck)?|side ?board|companion)?[\s:\]]*(?:\(\d+\))?$/i;
/** Longer lines are no headings, and are not looked through. */
const LONGEST_HEADING = 40;

function isHeading(heading: RegExp, line = ""): boolean {
  const words = line.trim();
  return words.length <= LONGEST_HEADING && heading.test(words);
}

/** For each line whether its card is to go: below "Cuts:" up to "Adds:", or behind a minus where others have a plus. */
function linesOut(lines: readonly string[]): readonly boolean[] {
  const isSigned = [/^\s*\+\s*\S/, /^\s*[-–−]\s*\S/].every((sign) => lines.some((line) => sign.test(line)));
  let isBelowCuts = false;
  return lines.map((line) => {
    if (isHeading(CUTS, line)) isBelowCuts = true;
    else if (isHeading(ADDS, line) || line.trim() === "") isBelowCuts = false;
    return isBelowCuts || (isSigned && /^\s*[-–−]/.test(line));
  });
}

/** A list within a line: "4 Lightning Bolt, 4 Lava Spike, 20 Mountain". */
function inlineOf(text: string, context: IntentContext): Found | undefined {
  const cards: Found["cards"][number][] = [];
  const parts: Found["parts"][number][] = [];
  let section: DeckLine["section"] = "main";
  let behind = 0;
  for (const match of withDigits(text).matchAll(
    /(?<=^|[\s,;:])(\d{1,2})x?\s+(?=\S)([^,;\n\d]{3,60}?)(?=\s*(?:[,;.\n]|$|\s[-–—]+\s|\s\/\s|\s\d{1,2}x?\s))/g,
  )) {
    const named = sectionNamed(text.slice(behind, match.index));
    section = named?.section ?? section;
    behind = match.index + match[0].length;
    const name = match[2] ?? "";
    const whole = name + (nameGoingOn(name, text.slice(behind), context) ?? "");
    const line = { line: 1, section, isPartners: false, quantity: Number(match[1]), name: whole };
    const found = cardOf(line, context);
    if (found.length === 0) continue;
    cards.push(...found);
    parts.push({
      start: match.index - (named?.length ?? 0),
      end: behind + whole.length - name.length,
    });
  }
  return cards.length < LEAST_INLINE ? undefined : { parts, cards };
}

/** "four Dark Ritual, twenty Swamp" with counts in digits, as long as it was. */
function withDigits(text: string): string {
  return text.replace(COUNT_IN_WORDS, (word) => {
    const count = numberOf(word.toLowerCase());
    return count === undefined ? word : String(count).padEnd(word.length);
  });
}

/** A word with which a part between commas begins. */
const COUNT_IN_WORDS = /(?<=(?:^|[,;:.\n]|\sand)\s*)[a-z]{3,12}(?=\s)/gi;

/** "sb:", "Main deck has", "sideboard gets". */
const SECTION =
  /(?:^|[\s,;.(])(sb|side|sideboard|main|maindeck|md|mb)(?:\s(?:deck|board))?(?:\s(?:has|have|is|gets|with|plays|runs))?\s*[:=-]?\s*$/i;

/** The part of a deck that the last words before a card of an inline list name: "sb: 2 Negate", "Main 4 Opt". */
function sectionNamed(
  before: string,
): { readonly section: DeckLine["section"]; readonly length: number } | undefined {
  const said = SECTION.exec(before.slice(-LONGEST_HEADING));
  if (said === null) return undefined;
  return { section: /^s/i.test(said[1] ?? "") ? "side" : "main", length: said[0].length };
}

/** The part of a name behind its comma: ", the Apocalypse" behind "Sheoldred". */
function nameGoingOn(name: string, rest: string, { cardPhrases }: IntentContext): string | undefined {
  const more = /^,\s*[^,;.\n\d]{2,40}/.exec(rest)?.[0].trimEnd();
  const phrase = more === undefined ? undefined : cardPhrases.phrases.get(foldPhrase(name + more));
  return phrase?.form === "full" ? more : undefined;
}

/** Two or three cards with their copies are a sentence. */
const LEAST_INLINE = 4;

function cardOf(line: DeckLine, { cardPhrases, names }: IntentContext) {
  const phrase = cardPhrases.phrases.get(foldPhrase(line.name));
  const card = phrase?.form === "full" ? phrase.cards[0] : undefined;
  if (card !== undefined) return [{ card, line }];
  const match = names.resolve(line.name, { typos: false });
  return match.found ? [{ card: match.card, line }] : [];
}
