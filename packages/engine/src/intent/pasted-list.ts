import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { IN_SIDEBOARD } from "@deckwright/decks/wish-fields.ts";
import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { KEPT_SHARE, LEAST_REWORKED, REWORK_WORDS } from "../../data/lexicon-lists.ts";
import type { ReadingNote } from "../notes.ts";
import type { IntentContext } from "./context.ts";
import { listCountedBehind } from "./list-counted-behind.ts";
import { listInLine, listOnLines, OUT } from "./list-lines.ts";
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
  const found = listOnLines(text, context) ?? listInLine(text, context) ?? listCountedBehind(text, context);
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
