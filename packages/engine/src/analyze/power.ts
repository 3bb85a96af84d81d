import type { Bracket } from "@deckwright/decks/deck.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { CONSTRUCTED_POWER, type PowerMeasure, SINGLETON_POWER } from "../../data/power.ts";
import type { Analysis } from "../types.ts";

/** A deck's figures that power is added up from. */
export type PowerFigures = Readonly<Record<PowerMeasure, number>>;

/** The brackets that bound a deck's power: what its cards show at least, and what it is meant for, if anybody said. */
export interface PowerBounds {
  readonly floor: Bracket;
  readonly meant: Bracket | null;
}

/**
 * Power level 1 to 10 as a sum of shown addends, rounded. In formats with brackets the sum is held within the levels of
 * the deck's bracket: a formula cannot know better than the table that agreed on it. `bounds` null: no brackets.
 */
export function powerLevel(
  figures: PowerFigures,
  bounds: PowerBounds | null,
): Pick<Analysis, "power_level" | "powerParts" | "powerHeld"> {
  const scale = bounds ? SINGLETON_POWER : CONSTRUCTED_POWER;
  const parts = [
    { label: scale.start.label, points: scale.start.points },
    ...scale.rows.map(({ label, measure, none, full, points }) => {
      const share = (figures[measure] - none) / (full - none);
      return { label, points: tenths(points * Math.max(0, Math.min(1, share))) };
    }),
  ];
  const sum = tenths(parts.reduce((total, { points }) => total + points, 0));
  const [least, most] = bounds ? levelsOf(bounds) : [1, 10];
  const held = Math.max(least, Math.min(most, sum));
  if (held > sum)
    parts.push({ label: `Raised to where bracket ${bracketOf(bounds)} begins`, points: tenths(held - sum) });
  if (held < sum)
    parts.push({ label: `Held to where bracket ${bracketOf(bounds)} ends`, points: tenths(held - sum) });
  return {
    power_level: Math.round(held),
    powerParts: parts.filter(({ points }) => points !== 0),
    ...(bounds && held !== sum ? { powerHeld: { bracket: bracketOf(bounds), sum } } : {}),
  };
}

function bracketOf(bounds: PowerBounds | null): Bracket {
  const { floor, meant } = bounds ?? { floor: 1, meant: null };
  return meant !== null && meant > floor ? meant : floor;
}

/** From the levels of a bracket; without a bracket that is meant, there is no upper end below cEDH. */
function levelsOf(bounds: PowerBounds): readonly [number, number] {
  const [least, most] = BRACKET_POWER[bracketOf(bounds)];
  return [least, bounds.meant === null ? BRACKET_POWER[4][1] : most];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
