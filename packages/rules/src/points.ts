import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import registry from "../data/points.json" with { type: "json" };
import type { Format } from "./formats/format.ts";

/** A list of points as somebody read it on a day. */
export interface PointsList {
  /** Id of the format. */
  readonly format: string;
  /** ISO day from which the list holds. */
  readonly since: string;
  /** ISO day on which it was read. */
  readonly checked: string;
  readonly source: string;
  readonly points: readonly { readonly points: number; readonly cards: readonly string[] }[];
}

/** The lists of points, one per format that counts them. */
export const POINTS_LISTS: readonly PointsList[] = registry.lists;

/** The format's list of points, if it has one. */
export function pointsListOf(format: Format): PointsList | undefined {
  return POINTS_LISTS.find((list) => list.format === format.list);
}

/** What each card of the format's list costs. */
export function pointsByCard(names: NameIndex, format: Format): ReadonlyMap<CardIndex, number> {
  const costs = new Map<CardIndex, number>();
  if (format.points === null) return costs;
  for (const { points, cards } of pointsListOf(format)?.points ?? [])
    for (const name of cards) {
      const match = names.resolve(name, { typos: false });
      if (match.found) costs.set(match.card, points);
    }
  return costs;
}
