import { chartColor } from "../../lib/cards/colors.ts";

/** What a sliver depends on, and how many there are of it. */
export interface EdgeCard {
  readonly quantity: number;
  readonly mv: number;
  readonly colors: readonly string[];
  readonly color_identity: readonly string[];
  readonly type_line: string;
}

/** All slivers of one color, as one path. */
interface EdgeRun {
  readonly key: string;
  readonly d: string;
  readonly color: string;
  readonly isLand: boolean;
}

/** A deck laid out edge-on: how wide it is, and its slivers. */
export interface EdgeLayout {
  readonly width: number;
  readonly runs: readonly EdgeRun[];
}

const ORDER = "WUBRGMC-";
const MOST_SLIVERS = 400;

/** Slivers in order of mana value, then color; a gap at each step, a wider one before the lands, which are lower. */
export function layOutEdge(cards: readonly EdgeCard[]): EdgeLayout {
  const slivers = cards
    .map((card) => {
      const isLand = /\bLand\b/.test(card.type_line);
      const letters = isLand ? card.color_identity : card.colors;
      const mark = letters.length > 1 ? "M" : (letters[0] ?? (isLand ? "-" : "C"));
      return { isLand, mv: isLand ? 0 : card.mv, mark, letters, quantity: card.quantity };
    })
    .sort(
      (a, b) =>
        Number(a.isLand) - Number(b.isLand) || a.mv - b.mv || ORDER.indexOf(a.mark) - ORDER.indexOf(b.mark),
    );
  const runs = new Map<string, { d: string; color: string; isLand: boolean }>();
  let x = 0;
  let count = 0;
  let last: (typeof slivers)[number] | undefined;
  for (const sliver of slivers) {
    if (last && last.isLand !== sliver.isLand) x += 1.8;
    else if (last && last.mv !== sliver.mv) x += 0.8;
    last = sliver;
    const key = `${sliver.isLand ? "land" : "spell"} ${sliver.mark}`;
    const color = sliver.mark === "-" ? "#5a6170" : chartColor(sliver.letters);
    const run = runs.get(key) ?? { d: "", color, isLand: sliver.isLand };
    for (let copy = 0; copy < sliver.quantity && count < MOST_SLIVERS; copy++, count++) {
      run.d += `M${Math.round(x * 10) / 10} ${sliver.isLand ? 3 : 0}h.74V12h-.74z`;
      x += 1;
    }
    runs.set(key, run);
  }
  return {
    width: Math.max(1, Math.round((x - 0.26) * 10) / 10),
    runs: Array.from(runs, ([key, run]) => ({ key, ...run })),
  };
}
