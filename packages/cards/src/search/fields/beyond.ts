import beyond from "../../../data/universes-beyond.json" with { type: "json" };
import type { SearchIndex } from "../search-index.ts";
import { rowTest } from "../word-column.ts";
import { listTest } from "./looks.ts";

/** The security stamp of Universes Beyond; printings since 2025 say it by their kind of promotion. */
const STAMP = "triangle";

/**
 * Whether a printing is from Universes Beyond: by its stamp or kinds of promotion, and by its set where the source says
 * nothing of how it looks.
 */
export function beyondTest(index: Pick<SearchIndex, "printings" | "table">): (at: number) => boolean {
  const { printings, table } = index;
  const isPromoted = listTest(index, "promoTypes", "universesbeyond") ?? (() => false);
  const isStamped = rowTest(printings.texts("stamp"), (stamp) => stamp === STAMP);
  // A source that describes a printing says at least its border.
  const isDescribed = rowTest(printings.texts("border"), (border) => border !== "");
  const sets = new Set(beyond.sets);
  const isOfSet = table.sets.map(({ code }) => sets.has(code));
  return (at) =>
    isPromoted(at) || isStamped(at) || (isOfSet[printings.set[at] ?? -1] === true && !isDescribed(at));
}
