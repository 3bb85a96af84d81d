import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { type DeckLine, readDeckLines } from "@deckwright/decks/text/read-deck.ts";
import { LEAST_LIST } from "../../data/lexicon-lists.ts";
import { RULED_OUT_HEADINGS } from "../../data/lexicon-negation.ts";
import type { IntentContext } from "./context.ts";
import { numberOf } from "./figures.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

const ruledOut = phraseSet(RULED_OUT_HEADINGS.map(foldPhrase));

/** A list of cards that a text holds. */
export interface Found {
  /** Where it stands: as a whole, or card by card. */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
  readonly cards: readonly { readonly card: CardIndex; readonly line: DeckLine }[];
}

/** A list that stands on lines of its own; lines before the first and behind the last card are the sentence. */
export function listOnLines(text: string, context: IntentContext): Found | undefined {
  if (!text.includes("\n")) return undefined;
  const starts: number[] = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  const written = text.split(/\r\n|\r|\n/);
  const isOut = linesOut(written);
  const lines = readDeckLines(text.replaceAll(SIDE_LINE, "Sideboard")).lines.map((line) =>
    isOut[line.line - 1] ? { ...line, section: OUT } : line,
  );
  const exact = lines.flatMap((line) => cardOf(line, context));
  const isNamed = (line: number): boolean => isLineOfCard(written[line - 1]);
  const cards = withMisspelled(lines, exact, isNamed, context);
  const [first, last] = [cards[0], cards.at(-1)];
  // Below "Sideboard" one line is a list.
  const isHeaded = cards.some(({ line }) => line.section === "side");
  if ((exact.length < LEAST_LIST && !isHeaded) || first === undefined || last === undefined) return undefined;
  let from = first.line.line - 1;
  // A heading, and empty lines, above the first card are of the list.
  while (from > 0 && [CUTS, ADDS, ZONE_ABOVE].some((heading) => isHeading(heading, written[from - 1])))
    from--;
  const known = new Set(cards.map(({ line }) => line.line));
  // What names no card stays in the wish, and is said back.
  const left = lines.map(({ line }) => line).filter((line) => !known.has(line) && isNamed(line));
  const parts: Found["parts"][number][] = [];
  for (const line of [...left.filter((each) => each > from && each < last.line.line), last.line.line + 1]) {
    const start = starts[from] ?? 0;
    const end = starts[line - 1] ?? text.length;
    if (end > start) parts.push({ start, end });
    from = line;
  }
  return { parts, cards };
}

/** A line that can be nothing but a card: it begins with a quantity or a bullet. */
function isLineOfCard(line = ""): boolean {
  return /^\s*(?:\d{1,2}x?|[-*•])\s+\p{L}/iu.test(line);
}

/** The cards of a list with those that are misspelled, as far as so many names are looked up. */
function withMisspelled(
  lines: readonly DeckLine[],
  exact: Found["cards"],
  isNamed: (line: number) => boolean,
  { names }: IntentContext,
): Found["cards"] {
  const known = new Set(exact.map(({ line }) => line));
  // Short words may be nicknames, which the wish is read for: "4x bolt".
  const isName = ({ name }: DeckLine): boolean => /^(?!no |not |without ).{7,}/i.test(name);
  const missed = lines
    .filter((line) => !known.has(line) && isNamed(line.line) && isName(line))
    .slice(0, MOST_MISSPELLED);
  const found = missed.flatMap((line) => {
    const match = names.resolve(line.name);
    return match.found ? [{ card: match.card, line }] : [];
  });
  return found.length === 0 ? exact : [...exact, ...found].toSorted((a, b) => a.line.line - b.line.line);
}

/** Names that are looked up although no card is called so, since a miss takes milliseconds. */
const MOST_MISSPELLED = 4;

/** A line of its own with which a sideboard begins; in a list without a wish it may be anything. */
const SIDE_LINE = /^[ \t]*sb[ \t]*:?[ \t]*$/gim;

/** The section of cards that are to go, and headings of those and of others. */
export const OUT = "out";
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

/** "Don't want:", on a line of its own. */
function isRuledOut(line: string): boolean {
  const words = foldPhrase(line);
  return line.trim().endsWith(":") && words.length <= LONGEST_HEADING && ruledOut.get(words) === true;
}

/** For each line whether its card is to go: below "Cuts:" up to "Adds:", or behind a minus where others have a plus. */
function linesOut(lines: readonly string[]): readonly boolean[] {
  const isSigned = [/^\s*\+\s*\S/, /^\s*[-–−]\s*\S/].every((sign) => lines.some((line) => sign.test(line)));
  let isBelowCuts = false;
  return lines.map((line) => {
    if (isHeading(CUTS, line) || isRuledOut(line)) isBelowCuts = true;
    else if (isHeading(ADDS, line) || line.trim() === "") isBelowCuts = false;
    return isBelowCuts || (isSigned && /^\s*[-–−]/.test(line));
  });
}

/** A list within a line: "4 Lightning Bolt, 4 Lava Spike, 20 Mountain". */
export function listInLine(text: string, context: IntentContext): Found | undefined {
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
  /(?:^|[\s,;.(])(sb|side|sideboard|main|maindeck|md|mb)(?:\s(?:deck|board))?(?:\s(?:has|have|is|gets|with|plays|runs|needs|wants))?\s*[:=-]?\s*$/i;

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
  // "Eternal Witness (the foil one)": what is remarked behind a name.
  const name = line.name.replace(/\s+\([^()]*\)$/, "");
  const phrase = cardPhrases.phrases.get(foldPhrase(name));
  const card = phrase?.form === "full" ? phrase.cards[0] : undefined;
  if (card !== undefined) return [{ card, line }];
  const match = names.resolve(name, { typos: false });
  return match.found ? [{ card: match.card, line }] : [];
}
