import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { DeckList } from "../deck.ts";
import type { Format } from "../formats/format.ts";
import type { PoolReader } from "../legality.ts";
import type { Fix } from "../verdict.ts";

/** A line of the deck as somebody wrote it. */
export interface Line {
  readonly zone: string;
  readonly written: string;
  readonly count: number;
}

/** A line whose name no card has, with the nearest card if one is near. */
export interface UnknownLine extends Line {
  readonly suggestion: CardIndex | null;
}

/** All lines that mean one card, over every zone. */
export interface Holding {
  readonly card: CardIndex;
  readonly name: string;
  readonly total: number;
  readonly lines: readonly Line[];
}

/** Something wrong with the list itself, before any rule of a format is asked. */
export interface InputProblem {
  readonly message: string;
  readonly cards: readonly string[];
  readonly fix?: Fix;
}

/** A deck whose names were looked up: what every rule looks at. Nothing in it depends on the order of the list. */
export interface DeckContext {
  readonly table: CardTable;
  readonly format: Format;
  readonly pool: PoolReader;
  /** Distinct cards with everything that is written of them, by name. */
  readonly holdings: readonly Holding[];
  /** Known cards of a zone, with how many of each, by name. */
  cardsIn(zone: string): readonly { readonly card: CardIndex; readonly count: number }[];
  /** Number of cards in a zone, unknown names included. */
  countIn(zone: string): number;
  /** Zones beside main, side and command zone that hold anything. */
  readonly otherZones: readonly string[];
  readonly lines: readonly Line[];
  readonly unknown: readonly UnknownLine[];
  readonly problems: readonly InputProblem[];
  /** Commanders that are known, by name; the same card twice when it is named twice. */
  readonly commanders: readonly CardIndex[];
  readonly companion: CardIndex | null;
}

/** Names of the zones that every deck has; other zones keep the name they were given. */
export const Zone = { Main: "main", Side: "side", Commanders: "commanders", Companion: "companion" } as const;

/** Nobody can shuffle more of one card; a greater number is a slip of the keyboard or worse. */
const MOST_OF_ONE_CARD = 1000;
/** More distinct lines than any deck has; what comes after is not read, and the verdict says so. */
const MOST_LINES = 2000;
/** Looking for near names is slow; a list with more unknown names than this is no deck list and is not read on. */
const MOST_UNKNOWN = 100;
const LONGEST_NAME = 200;

/** Looks up every name of a deck. Never throws, whatever `deck` holds: what cannot be read becomes a problem. */
export function readDeck(
  deck: DeckList,
  format: Format,
  table: CardTable,
  names: NameIndex,
  pool: PoolReader,
): DeckContext {
  const problems: InputProblem[] = [];
  const lines = readLines(deck, problems);
  const unknown: UnknownLine[] = [];
  const byCard = new Map<CardIndex, Line[]>();
  for (const [at, line] of lines.entries()) {
    if (unknown.length >= MOST_UNKNOWN) {
      const message = `More than ${MOST_UNKNOWN} lines name no card; the last ${lines.length - at} were not looked up.`;
      problems.push({ message, cards: [] });
      break;
    }
    const match = line.written.length <= LONGEST_NAME ? names.resolve(line.written, { typos: false }) : null;
    if (match?.found) {
      const card = match.card;
      const held = byCard.get(card);
      if (held) held.push(line);
      else byCard.set(card, [line]);
    } else {
      unknown.push({ ...line, suggestion: match?.suggestions[0] ?? null });
    }
  }

  const holdings = [...byCard]
    .map(([card, held]) => ({ name: table.name(card), card, lines: held, total: totalOf(held) }))
    .sort((a, b) => compare(a.name, b.name));
  const cardsIn = (zone: string) =>
    holdings.flatMap(({ card, lines: held }) => {
      const count = totalOf(held.filter((line) => line.zone === zone));
      return count > 0 ? [{ card, count }] : [];
    });
  const companion = cardsIn(Zone.Companion)[0]?.card ?? null;
  const usual: readonly string[] = Object.values(Zone);
  return {
    table,
    format,
    pool,
    holdings: companion === null ? holdings : holdings.map((holding) => withoutEcho(holding, companion)),
    cardsIn,
    countIn: (zone) => totalOf(lines.filter((line) => line.zone === zone)),
    otherZones: [...new Set(lines.map((line) => line.zone))].filter((zone) => !usual.includes(zone)),
    lines,
    unknown,
    problems,
    commanders: cardsIn(Zone.Commanders).flatMap(({ card, count }) => Array<CardIndex>(count).fill(card)),
    companion,
  };
}

/** Many lists write the companion both as companion and in the sideboard: that is one card, not two. */
function withoutEcho(holding: Holding, companion: CardIndex): Holding {
  if (holding.card !== companion || !holding.lines.some((line) => line.zone === Zone.Side)) return holding;
  return { ...holding, total: holding.total - 1 };
}

/** The command zone and the companion come as names, everything else as counts. */
function readLines(deck: DeckList, problems: InputProblem[]): Line[] {
  const lines: Line[] = [
    ...readNames(Zone.Commanders, deck.commanders, problems),
    ...readNames(Zone.Companion, deck.companion === undefined ? undefined : [deck.companion], problems),
    ...readCounts(Zone.Main, deck.main, problems),
    ...readCounts(Zone.Side, deck.side, problems),
  ];
  const zones: unknown = deck.zones;
  if (isRecord(zones))
    for (const [zone, counts] of Object.entries(zones))
      lines.push(...readCounts(zoneName(zone), counts, problems));
  lines.sort((a, b) => compare(a.zone, b.zone) || compare(a.written, b.written));
  if (lines.length > MOST_LINES) {
    const message = `The list has ${lines.length} lines; only ${MOST_LINES} of them were looked at.`;
    problems.push({ message, cards: [] });
    lines.length = MOST_LINES;
  }
  return lines;
}

/** A hostile list may call a zone of its own `main`; it stays apart from the real one. */
function zoneName(zone: string): string {
  return Object.values<string>(Zone).includes(zone) ? `${zone} (zone)` : zone;
}

function readNames(zone: string, value: unknown, problems: InputProblem[]): Line[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    problems.push({ message: `The ${zone} cannot be read: a list of card names belongs there.`, cards: [] });
    return [];
  }
  const counts = new Map<string, number>();
  for (const name of value) {
    if (typeof name === "string" && name.trim() !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
    else problems.push({ message: `An entry under "${zone}" has no name.`, cards: [] });
  }
  return [...counts].flatMap(([written, count]) => {
    const fault = faultOf(written, count);
    if (fault === null) return [{ zone, written, count }];
    problems.push({ message: fault, cards: [written.slice(0, LONGEST_NAME)] });
    return [];
  });
}

function readCounts(zone: string, value: unknown, problems: InputProblem[]): Line[] {
  if (value === undefined || value === null) return [];
  if (!isRecord(value)) {
    problems.push({
      message: `The ${zone} cannot be read: card names with numbers belong there.`,
      cards: [],
    });
    return [];
  }
  const lines: Line[] = [];
  for (const [written, count] of Object.entries(value)) {
    const fault = faultOf(written, count);
    if (fault === null) lines.push({ zone, written, count: Number(count) });
    else
      problems.push({ message: fault, cards: written.trim() === "" ? [] : [written.slice(0, LONGEST_NAME)] });
  }
  return lines;
}

function faultOf(written: string, count: unknown): string | null {
  if (written.trim() === "") return "A line has a number but no card name.";
  const name = written.slice(0, LONGEST_NAME);
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1)
    return `The number of ${name} has to be a whole number of at least 1.`;
  if (count > MOST_OF_ONE_CARD)
    return `${name} is in the list ${count} times; more than ${MOST_OF_ONE_CARD} of one card make no deck.`;
  return null;
}

function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

/** Whether something read from outside is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** By code point, so that the order of findings does not hang on the machine's language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
