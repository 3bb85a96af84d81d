import { MAX_COPIES } from "@deckwright/decks/limits.ts";
import type { Fix } from "../verdict.ts";

/** A line of the deck as somebody wrote it. */
export interface Line {
  readonly zone: string;
  readonly written: string;
  readonly count: number;
}

/** Something wrong with the list itself, before any rule of a format is asked. */
export interface InputProblem {
  readonly message: string;
  readonly cards: readonly string[];
  readonly fix?: Fix;
}

/** Names of the zones that every deck has; other zones keep the name they were given. */
export const Zone = { Main: "main", Side: "side", Commanders: "commanders", Companion: "companion" } as const;

/** More distinct lines than any deck has; what comes after is not read, and the verdict says so. */
export const MOST_LINES = 2000;
/** Longer names are no card's. */
export const LONGEST_NAME = 200;

/** The lines of all zones in an order of their own; the command zone and the companion come as names, everything else as counts. */
export function readLines(deck: Readonly<Record<string, unknown>>, problems: InputProblem[]): Line[] {
  const lines: Line[] = [
    ...readNames(Zone.Commanders, deck.commanders, problems),
    ...readNames(Zone.Companion, deck.companion === undefined ? undefined : [deck.companion], problems),
    ...readCounts(Zone.Main, deck.main, problems),
    ...readCounts(Zone.Side, deck.side, problems),
  ];
  const { zones } = deck;
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

export function readCounts(zone: string, value: unknown, problems: InputProblem[]): Line[] {
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
  if (count > MAX_COPIES)
    return `${name} is in the list ${count} times; more than ${MAX_COPIES} of one card make no deck.`;
  return null;
}

/** Whether something read from outside is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** By code point, so that the order of findings does not hang on the machine's language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
