import type { EdgeRun } from "@deckwright/decks/cover.ts";
import { chartColor } from "../../lib/cards/colors.ts";

/** All slivers of one color, as one path. */
interface SliverPath {
  readonly key: string;
  readonly d: string;
  readonly color: string;
  readonly isLand: boolean;
}

/** A deck laid out edge-on: how wide it is, and its slivers. */
export interface EdgeLayout {
  readonly width: number;
  readonly paths: readonly SliverPath[];
}

const MOST_SLIVERS = 400;

/** Slivers in the order of their runs; a gap at each step of mana value, a wider one before the lands, which are lower. */
export function layOutEdge(runs: readonly EdgeRun[]): EdgeLayout {
  const paths = new Map<string, { d: string; color: string; isLand: boolean }>();
  let x = 0;
  let count = 0;
  let last: number | null | undefined;
  for (const [mv, mark, quantity] of runs) {
    const isLand = mv === null;
    if (last !== undefined && last !== mv) x += isLand ? 1.8 : 0.8;
    last = mv;
    const key = `${isLand ? "land" : "spell"} ${mark}`;
    const path = paths.get(key) ?? { d: "", color: colorOf(mark), isLand };
    for (let copy = 0; copy < quantity && count < MOST_SLIVERS; copy++, count++) {
      path.d += `M${Math.round(x * 10) / 10} ${isLand ? 3 : 0}h.74V12h-.74z`;
      x += 1;
    }
    paths.set(key, path);
  }
  return {
    width: Math.max(1, Math.round((x - 0.26) * 10) / 10),
    paths: Array.from(paths, ([key, path]) => ({ key, ...path })),
  };
}

function colorOf(mark: string): string {
  if (mark === "-") return "#5a6170";
  return mark === "M" ? "var(--color-mana-m)" : chartColor([mark]);
}
