import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import type { Format } from "../formats/format.ts";
import type { PoolReader } from "../legality.ts";
import {
  compare,
  type InputProblem,
  isRecord,
  type Line,
  LONGEST_NAME,
  MOST_LINES,
  readCounts,
  readLines,
  Zone,
} from "./lines.ts";

/** A line whose name no card has, with the nearest card if one is near. */
export interface UnknownLine extends Line {
  readonly suggestion: CardIndex | null;
}

/** All lines that mean one card, over every zone of the deck proper (or of one zone beside it). */
export interface Holding {
  readonly card: CardIndex;
  readonly name: string;
  readonly total: number;
  readonly lines: readonly Line[];
}

/** A deck whose names were looked up: what every rule looks at. Nothing in it depends on the order of the list. */
export interface DeckContext {
  readonly table: CardTable;
  readonly format: Format;
  readonly pool: PoolReader;
  /** Distinct cards of the deck proper (main deck, sideboard, command zone, counted zones), by name. */
  readonly holdings: readonly Holding[];
  /** Distinct cards of a zone that the format has beside the deck, or of one it does not know, by name. */
  beside(zone: string): readonly Holding[];
  /** Known cards of a zone, with how many of each, by name. */
  cardsIn(zone: string): readonly ZoneCard[];
  /** Number of cards in a zone, unknown names included. */
  countIn(zone: string): number;
  /** Number of cards in main deck, command zone and counted zones: what the format's size is about. */
  readonly count: number;
  /** Zones beside main, side and command zone that hold anything. */
  readonly otherZones: readonly string[];
  readonly lines: readonly Line[];
  readonly unknown: readonly UnknownLine[];
  readonly problems: readonly InputProblem[];
  /** Commanders that are known, by name; the same card twice when it is named twice. */
  readonly commanders: readonly CardIndex[];
  readonly companion: CardIndex | null;
  /** The opened cards with how many of each; null when the list has no pool. */
  readonly limitedPool: ReadonlyMap<CardIndex, number> | null;
  /** The team's other deck. */
  readonly partnerDeck: DeckContext | null;
  /** The team shares the copies that the format allows. */
  readonly unified: boolean;
}

/** A card of a zone, and how many of it. */
export interface ZoneCard {
  readonly card: CardIndex;
  readonly count: number;
}

/** Looking for near names is slow, so a list with more unknown names than this is not read further. */
const MOST_UNKNOWN = 100;

const USUAL_ZONES: readonly string[] = Object.values(Zone);

/** What a deck is read with. */
export interface Reading {
  readonly format: Format;
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly pool: PoolReader;
}

/** Looks up every name of a deck, and of its team's other one. Never throws, whatever `deck` holds: what cannot be read becomes a problem. */
export function readDeck(deck: DeckList, reading: Reading): DeckContext {
  const limitedPool = readPool(deck.pool, reading);
  const unified: unknown = deck.unified;
  const second: unknown = deck.partner_deck;
  const team = { limitedPool, unified: unified === true };
  const other = isRecord(second) ? readCards(second, reading, { ...team, partnerDeck: null }) : null;
  return readCards({ ...deck }, reading, { ...team, partnerDeck: other });
}

function readCards(
  deck: Readonly<Record<string, unknown>>,
  { format, table, names, pool }: Reading,
  team: Pick<DeckContext, "limitedPool" | "unified" | "partnerDeck">,
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
    const match =
      line.written.length <= LONGEST_NAME
        ? names.resolve(line.written, { typos: false, suggest: true })
        : null;
    if (match?.found) {
      const held = byCard.get(match.card);
      if (held) held.push(line);
      else byCard.set(match.card, [line]);
    } else {
      unknown.push({ ...line, suggestion: match?.suggestions[0] ?? null });
    }
  }

  const counted = format.zones.filter((zone) => zone.counted).map((zone) => zone.name);
  const { holdings, outside, zones } = sortOut(byCard, table, new Set([...USUAL_ZONES, ...counted]));
  const cardsIn = (zone: string): readonly ZoneCard[] => zones.get(zone) ?? [];
  const countIn = (zone: string): number => totalOf(lines.filter((line) => line.zone === zone));
  const companion = cardsIn(Zone.Companion)[0]?.card ?? null;
  return {
    table,
    format,
    pool,
    holdings: companion === null ? holdings : holdings.map((holding) => withoutEcho(holding, companion)),
    beside: (zone) => outside.get(zone) ?? [],
    cardsIn,
    countIn,
    count: [Zone.Main, Zone.Commanders, ...counted].reduce((sum, zone) => sum + countIn(zone), 0),
    otherZones: [...new Set(lines.map((line) => line.zone))].filter((zone) => !USUAL_ZONES.includes(zone)),
    lines,
    unknown,
    problems,
    commanders: cardsIn(Zone.Commanders).flatMap(({ card, count }) => Array<CardIndex>(count).fill(card)),
    companion,
    ...team,
  };
}

/** The cards by where they lie: in the deck proper, in each zone beside it, and in each zone of any kind. */
function sortOut(
  byCard: ReadonlyMap<CardIndex, readonly Line[]>,
  table: CardTable,
  inside: ReadonlySet<string>,
): {
  readonly holdings: readonly Holding[];
  readonly outside: ReadonlyMap<string, readonly Holding[]>;
  readonly zones: ReadonlyMap<string, readonly ZoneCard[]>;
} {
  const holdings: Holding[] = [];
  const outside = new Map<string, Holding[]>();
  const zones = new Map<string, ZoneCard[]>();
  const named = [...byCard]
    .map(([card, lines]) => ({ card, name: table.name(card), lines, total: totalOf(lines) }))
    .sort((a, b) => compare(a.name, b.name));
  for (const whole of named) {
    const { card, name, lines } = whole;
    const [only] = lines;
    // Nearly every card is in one line only.
    if (lines.length === 1 && only !== undefined) {
      listUnder(zones, only.zone, { card, count: only.count });
      if (inside.has(only.zone)) holdings.push(whole);
      else listUnder(outside, only.zone, whole);
      continue;
    }
    const proper = lines.filter((line) => inside.has(line.zone));
    if (proper.length > 0) holdings.push({ card, name, lines: proper, total: totalOf(proper) });
    for (const zone of new Set(lines.map((line) => line.zone))) {
      const there = lines.filter((line) => line.zone === zone);
      const total = totalOf(there);
      listUnder(zones, zone, { card, count: total });
      if (!inside.has(zone)) listUnder(outside, zone, { card, name, lines: there, total });
    }
  }
  return { holdings, outside, zones };
}

/** Adds to the list under a key, which may be the first there. */
export function listUnder<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The opened cards that are known; a pool that cannot be read counts as none. */
function readPool(pool: unknown, { names }: Reading): ReadonlyMap<CardIndex, number> | null {
  if (!isRecord(pool)) return null;
  const lines = readCounts("pool", pool, []).slice(0, MOST_LINES);
  if (lines.length === 0) return null;
  const cards = new Map<CardIndex, number>();
  for (const { written, count } of lines) {
    if (written.length > LONGEST_NAME) continue;
    const match = names.resolve(written, { typos: false, suggest: false });
    if (match.found) cards.set(match.card, (cards.get(match.card) ?? 0) + count);
  }
  return cards;
}

/** Many lists write the companion both as companion and in the sideboard: that is one card, not two. */
function withoutEcho(holding: Holding, companion: CardIndex): Holding {
  if (holding.card !== companion || !holding.lines.some((line) => line.zone === Zone.Side)) return holding;
  return { ...holding, total: holding.total - 1 };
}

function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}
