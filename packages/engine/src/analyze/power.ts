import type { PowerScale } from "../../data/power.ts";
import type { Analysis } from "../types.ts";
import type { PowerFigures } from "./power-figures.ts";

/** The highest level there is. */
const MOST = 10;

/**
 * Power level 1 to 10: the sum of shown addends, rounded. It knows a deck's figures and nothing else; what a deck was
 * meant for is no part of it. @param done the part, 0 to 1, of a whole deck that is there
 */
export function powerLevel(
  figures: PowerFigures,
  { start, rows }: PowerScale,
  done = 1,
): Pick<Analysis, "power_level" | "powerParts"> {
  const parts = [
    start,
    ...rows.map(({ label, measure, none, full, points }) => ({
      label,
      points: tenths(done * points * shareOf(figures[measure], none, full)),
    })),
  ];
  const sum = tenths(parts.reduce((total, { points }) => total + points, 0));
  if (sum > MOST) parts.push({ label: "More than the scale holds", points: tenths(MOST - sum) });
  return {
    power_level: Math.round(Math.min(MOST, sum)),
    powerParts: parts.filter(({ points }) => points !== 0),
  };
}

/** What a figure counts between the ends of its row, 0 to 1. */
export function shareOf(figure: number, none: number, full: number): number {
  return Math.max(0, Math.min(1, (figure - none) / (full - none)));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
