import { addCounts, allCards, type CardCounts, type TeamCards } from "../deck.ts";
import { MAX_COPIES, MAX_NAME } from "../limits.ts";
import { type CardLine, tooMany } from "./card-line.ts";
import { rowsOfList } from "./list.ts";
import { rowsOfTable } from "./table.ts";
import { rowsOfXml } from "./xml.ts";

/** What a list of lines holds. */
interface DeckText extends TeamCards {
  readonly commanders: readonly string[];
  readonly side: CardCounts;
  /** Opened or drafted cards. */
  readonly pool?: CardCounts;
}

/** A line that could not be read. */
export interface UnreadLine {
  /** Counted from 1. */
  readonly line: number;
  /** Its beginning. */
  readonly text: string;
  /** For the middle of a sentence: `it names no card`. */
  readonly why: string;
}

/** The cards of a deck while it is read. */
interface Sections {
  readonly commanders: string[];
  companion: string | undefined;
  readonly counts: Map<string, Map<string, number>>;
}

/** A line that names a card, and where in the deck it belongs. */
export interface DeckLine extends Pick<CardLine, "name" | "quantity"> {
  /** Counted from 1. */
  readonly line: number;
  /** A zone, or `pool`. */
  readonly section: string;
  /** It is of the team's second deck. */
  readonly isPartners: boolean;
}

/** The lines of a list that name cards, and those that cannot be read. */
export interface DeckLines {
  readonly lines: readonly DeckLine[];
  readonly unread: readonly UnreadLine[];
}

/**
 * Reads a list as players and programs write it: lines as `readCardLine` takes them, under headings such as `Commander`,
 * `Sideboard` and `Planar deck`; tables with a line that names their columns; files of Magic Online and Cockatrice. Comments
 * (`#`, `//`) and maybeboards are left out; lines of one card add up. Never throws: what cannot be read is told of, line by line.
 */
export function readDeckText(text: string): {
  readonly deck: DeckText;
  readonly unread: readonly UnreadLine[];
} {
  const { lines, unread } = readDeckLines(text);
  const { deck, refused } = deckOfLines(lines);
  const written = refused.length === 0 ? [] : linesOf(text);
  const told = refused.map(({ line, why }) => ({
    line,
    text: (written[line - 1] ?? "").slice(0, MAX_NAME),
    why,
  }));
  return { deck, unread: [...unread, ...told].sort((a, b) => a.line - b.line) };
}

/** The same line by line, for whoever looks each name up before it becomes a deck by `deckOfLines`. */
export function readDeckLines(text: string): DeckLines {
  const written = linesOf(text);
  const rows = rowsOfXml(text) ?? rowsOfTable(text) ?? rowsOfList(written);
  const lines: DeckLine[] = [];
  const unread: UnreadLine[] = [];
  for (const { at, card, section = "main", isPartners = false } of rows) {
    const line = at + 1;
    if (typeof card === "string") {
      unread.push({ line, text: (written[at] ?? "").slice(0, MAX_NAME), why: card });
    } else if (card.zone !== "nothing") {
      const { name, quantity, zone } = card;
      lines.push({ line, section: zone ?? section, isPartners, name, quantity });
    }
  }
  return { lines, unread };
}

/** Lines as a deck, and which of them no deck can have, and why. */
export function deckOfLines(lines: readonly DeckLine[]): {
  readonly deck: DeckText;
  readonly refused: readonly { readonly line: number; readonly why: string }[];
} {
  const [first, second] = [noCards(), noCards()];
  const refused = lines.flatMap(({ line, section, isPartners, ...card }) => {
    const why = put(isPartners ? second : first, section, card);
    return why === undefined ? [] : [{ line, why }];
  });
  const { pool, ...deck } = deckOf(first);
  const isTeam = lines.some(({ isPartners }) => isPartners);
  return {
    deck: {
      ...deck,
      ...(pool === undefined ? {} : { pool }),
      ...(isTeam ? { partner_deck: deckOf(second) } : {}),
    },
    refused,
  };
}

function linesOf(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\u200B-\u200F\u2060]/g, "").trim());
}

/** All cards that a list names, wherever they stand in it: a collection, or opened cards. */
export function namedCards({ pool = {}, ...deck }: DeckText): CardCounts {
  return addCounts(allCards(deck), pool);
}

function noCards(): Sections {
  return { commanders: [], companion: undefined, counts: new Map() };
}

/** Puts a card into a section. @returns Why that cannot be. */
function put(
  into: Sections,
  section: string,
  { name, quantity }: Pick<CardLine, "name" | "quantity">,
): string | undefined {
  if (section === "companion") {
    if (into.companion !== undefined || quantity > 1) return "a deck has one companion";
    into.companion = name;
    return undefined;
  }
  if (section === "commanders") {
    if (into.commanders.length + quantity > MOST_COMMANDERS) return "no deck has so many commanders";
    into.commanders.push(...Array<string>(quantity).fill(name));
    return undefined;
  }
  const counts = into.counts.get(section) ?? new Map<string, number>();
  const copies = (counts.get(name) ?? 0) + quantity;
  if (copies > MAX_COPIES) return tooMany;
  into.counts.set(section, counts.set(name, copies));
  return undefined;
}

/** More than any format has; what is below the wrong heading is said to be so, and not a hundred times over. */
const MOST_COMMANDERS = 100;

function deckOf({ commanders, companion, counts }: Sections): Omit<DeckText, "partner_deck"> {
  const {
    main = {},
    side = {},
    pool,
    ...zones
  } = Object.fromEntries(
    [...counts].map(([section, cards]): [string, CardCounts] => [section, Object.fromEntries(cards)]),
  );
  return {
    commanders,
    main,
    side,
    ...(companion === undefined ? {} : { companion }),
    ...(Object.keys(zones).length === 0 ? {} : { zones }),
    ...(pool === undefined ? {} : { pool }),
  };
}
