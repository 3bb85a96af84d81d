import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { COUNTED_ZONES, ZONES, zoneOfGroup } from "@deckwright/decks/zones.ts";
import { LEADER_NAMES } from "@deckwright/rules/formats/leader-names.ts";
import { COLOR_NAMES } from "../../lib/cards/colors.ts";
import { groupOfType, LANDS, TYPE_GROUPS } from "../../lib/cards/type-groups.ts";

/** A line of the deck. */
export interface DeckRow {
  readonly name: string;
  readonly quantity: number;
  readonly role: string;
  readonly reason: string;
  readonly zone: string;
  readonly group: string;
  /** The group as players of the format call it. */
  readonly heading: string;
  readonly face: CardFace | undefined;
}

/** Lines under one heading, with how many cards they are and what those cost. */
export interface DeckGroup {
  readonly title: string;
  readonly rows: readonly DeckRow[];
  readonly count: number;
  readonly usd: number;
}

export const GROUPINGS = ["role", "type", "mana value", "color"] as const;
/** What the lines of a deck are grouped by. */
export type Grouping = (typeof GROUPINGS)[number];

const COLOR_GROUPS: ReadonlySet<string> = new Set(Object.values(COLOR_NAMES));

/** What the lines of a deck can be grouped by: a list to draft or draw from has no roles, its groups are colors already. */
export function groupingsOf(rows: readonly DeckRow[]): readonly Grouping[] {
  const isByColor = rows.some(({ zone, group }) => zone === "main" && COLOR_GROUPS.has(group));
  return isByColor ? GROUPINGS.filter((each) => each !== "role") : GROUPINGS;
}

const LEADER_GROUP = ZONES.commanders.heading;

/** What players of a deck's format call who leads it, as a heading. */
export function leaderTitle({ format, base }: Pick<Deck, "format" | "base">): string {
  const called = ownEntry(LEADER_NAMES, base ?? format);
  return called === undefined ? LEADER_GROUP : called.charAt(0).toUpperCase() + called.slice(1);
}

/** What is known of a card; a name such as `constructor` is not taken for something that every object has. */
export function faceNamed(faces: Faces, name: string): CardFace | undefined {
  return Object.hasOwn(faces, name) ? faces[name] : undefined;
}

/** All lines of a deck in the order of its card list. */
export function rowsOf(deck: Deck, faces: Faces): readonly DeckRow[] {
  return Object.entries(deck.card_list).flatMap(([group, items]) =>
    items.map((item) => ({
      ...item,
      group,
      heading: group === LEADER_GROUP ? leaderTitle(deck) : group,
      zone: zoneOfGroup(group, deck.zones),
      face: faceNamed(faces, item.name),
    })),
  );
}

/** The lines of a deck under headings. Whatever they are grouped by, the commander comes first, with what belongs to it; lands and
 * other zones last. */
export function groupRows(rows: readonly DeckRow[], grouping: Grouping): readonly DeckGroup[] {
  const groups = new Map<string, DeckRow[]>();
  for (const row of rows) {
    const title = titleOf(row, grouping);
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  const order = orderOf(grouping);
  return Array.from(groups, ([title, members], at) => ({
    title,
    members,
    rank: rankOf(title, members, order, at),
  }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ title, members }) => ({
      title,
      rows: [...members].sort((a, b) => (a.face?.mv ?? 0) - (b.face?.mv ?? 0) || (a.name < b.name ? -1 : 1)),
      count: members.reduce((sum, row) => sum + row.quantity, 0),
      usd: members.reduce((sum, row) => sum + row.quantity * (row.face?.usd ?? 0), 0),
    }));
}

function titleOf(row: DeckRow, grouping: Grouping): string {
  if (grouping === "role" || row.zone !== "main" || !row.face) return row.heading;
  const { face } = row;
  const group = groupOfType(face.type_line);
  if (group === LANDS) return LANDS;
  if (grouping === "type") return group ?? "Others";
  if (grouping === "mana value") return face.mv >= 7 ? "7 and more mana" : `${Math.floor(face.mv)} mana`;
  const [first] = face.colors;
  if (first === undefined) return "Colorless";
  return face.colors.length > 1 ? "Several colors" : (COLOR_NAMES[first] ?? first);
}

function orderOf(grouping: Grouping): readonly string[] {
  if (grouping === "type") return TYPE_GROUPS.map(([, title]) => title);
  if (grouping === "mana value")
    return [..."0123456"].map((value) => `${value} mana`).concat("7 and more mana");
  if (grouping === "color")
    return [...[..."WUBRG"].map((letter) => COLOR_NAMES[letter] ?? letter), "Several colors", "Colorless"];
  return [];
}

function rankOf(title: string, rows: readonly DeckRow[], order: readonly string[], at: number): number {
  const zone = rows[0]?.zone;
  if (zone === "commanders") return -1;
  if (zone !== undefined && zone !== "main" && COUNTED_ZONES.has(zone)) return -0.75;
  if (zone === "companion") return -0.5;
  if (zone !== "main") return 3_000 + at;
  if (title === LANDS || rows.every(({ face }) => face && isLand(face))) return 2_000 + at;
  const place = order.indexOf(title);
  return place < 0 ? 1_000 + at : place;
}

/** Whether a card is a land in front. */
export function isLand(face: CardFace): boolean {
  return groupOfType(face.type_line) === LANDS;
}

/** Lines by which a column may be longer than it has to be, for groups to stay where they are. */
const UNEVEN = 12;

/**
 * Groups in columns of nearly the same height, in order.
 * @param before The columns that are there: each group stays in its own, unless that makes one much longer than it has to be.
 */
export function splitColumns(
  groups: readonly DeckGroup[],
  count = 2,
  before: readonly (readonly DeckGroup[])[] = [],
): readonly (readonly DeckGroup[])[] {
  const best = evenColumns(groups, count);
  if (before.length !== count) return best;
  const kept = keptColumns(groups, before);
  return longest(kept) <= longest(best) + UNEVEN ? kept : best;
}

function evenColumns(groups: readonly DeckGroup[], count: number): readonly (readonly DeckGroup[])[] {
  if (count === 1) return [groups];
  const total = heightOf(groups);
  let best = { at: groups.length, difference: Number.POSITIVE_INFINITY };
  for (let at = 1; at <= groups.length; at++) {
    const difference = Math.abs(total - count * heightOf(groups.slice(0, at)));
    if (difference < best.difference) best = { at, difference };
  }
  return [groups.slice(0, best.at), ...evenColumns(groups.slice(best.at), count - 1)];
}

/** Each group in the column where it was; new ones go with the group before them. */
function keptColumns(
  groups: readonly DeckGroup[],
  before: readonly (readonly DeckGroup[])[],
): readonly (readonly DeckGroup[])[] {
  const places = new Map(before.flatMap((column, at) => column.map(({ title }) => [title, at] as const)));
  const columns: DeckGroup[][] = before.map(() => []);
  let at = 0;
  for (const group of groups) {
    at = Math.max(at, places.get(group.title) ?? at);
    columns[at]?.push(group);
  }
  return columns;
}

function heightOf(groups: readonly DeckGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length + 2, 0);
}

function longest(columns: readonly (readonly DeckGroup[])[]): number {
  return Math.max(...columns.map(heightOf));
}
