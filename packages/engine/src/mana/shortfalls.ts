import { COLORS } from "@deckwright/cards/colors.ts";
import type { Note } from "../notes.ts";

/** Sources that a color lacks, at least and as a share of its need, before the person is told. */
const SHORT = { least: 3, share: 0.25 } as const;

/** What is to be told of colors whose sources fall short of what the spells need; both per kind of mana. */
export function shortfalls(needed: readonly number[], have: readonly number[], hasBudget: boolean): Note[] {
  const lacking = needed.flatMap((need, kind) => {
    const lack = Math.ceil(need - (have[kind] ?? 0));
    return lack > Math.max(SHORT.least, SHORT.share * need)
      ? [{ color: COLORS[kind] ?? "C", sources: lack }]
      : [];
  });
  return lacking.length === 0 ? [] : [{ kind: "short-of-sources", lacking, hasBudget }];
}
