import { shareOf } from "@deckwright/engine/analyze/power.ts";
import type { PowerFigures } from "@deckwright/engine/analyze/power-figures.ts";
import type { PowerMeasure, PowerScale } from "@deckwright/engine/data/power.ts";
import type { Anchor, AnchorKind } from "./anchors.ts";

/** An anchor with what its power is read from. */
export interface FiguredAnchor extends Anchor {
  readonly figures: PowerFigures;
}

/** Where decks of a kind are to come out, lowest and highest level, and how much a kind counts beside the others. */
type Levels = Partial<
  Record<AnchorKind, { readonly from: number; readonly to: number; readonly weight: number }>
>;

const OPEN = Number.POSITIVE_INFINITY;

/**
 * Decks with commanders. Preconstructed decks are what bracket 2 is defined by, competitive lists bracket 5; between them lie
 * the averages of what people build. Our reading of the Panel's articles and of the scale players know, November 2026.
 */
export const COMMANDER_LEVELS: Levels = {
  "cards at random": { from: 0, to: 1.4, weight: 1 },
  preconstructed: { from: 2.6, to: 3.8, weight: 12 },
  "preconstructed, dealt anew": { from: 0, to: 2.5, weight: 1 },
  "average of a commander": { from: 4.6, to: 6.9, weight: 1 },
  "average, dealt anew": { from: 0, to: 4.5, weight: 1 },
  competitive: { from: 10.3, to: OPEN, weight: 7 },
  "competitive, dealt anew": { from: 0, to: 8, weight: 2 },
};

/** Decks of sixty cards. Results say no places, so that all tournament decks are to come out alike. */
export const CONSTRUCTED_LEVELS: Levels = {
  "cards at random": { from: 0, to: 1.4, weight: 2 },
  preconstructed: { from: 2, to: 4, weight: 1 },
  "tournament, dealt anew": { from: 0, to: 3.8, weight: 1 },
  "half of two decks": { from: 4, to: 6.9, weight: 1 },
  tournament: { from: 8.8, to: OPEN, weight: 3 },
};

/** Least points of a row, that none is shown for nothing, and most. */
const ROW = { least: 0.3, most: 6 } as const;
/** How hard points are pulled to an even share, and how far a deck is to stand above its own cards dealt anew. */
const EVEN = 0.02;
const APART = 0.5;
const PAIRS = 8;
const ROUNDS = 400;

/**
 * Points of a scale's rows: least squares of what decks miss their levels by, no row below its least points, so that more of
 * anything never lowers a level. Coordinate descent; the sum is convex and the steps are exact bounds, so that it ends at the
 * same points whatever the machine.
 */
export function fitPoints(
  anchors: readonly FiguredAnchor[],
  levels: Levels,
  { start, rows }: PowerScale,
): Partial<Record<PowerMeasure, number>> {
  const fitted = anchors.filter(({ kind, isKept }) => !isKept && levels[kind] !== undefined);
  const shares = fitted.map(({ figures }) =>
    rows.map((row) => shareOf(figures[row.measure], row.none, row.full)),
  );
  const place = new Map(fitted.map(({ deck }, at) => [deck, at]));
  const terms = termsOf(fitted, levels, place);
  const even = (10 - start.points) / rows.length;
  const points = rows.map(() => even);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [row] of rows.entries()) {
      const sums = shares.map(
        (each) => start.points + each.reduce((all, share, at) => all + share * (points[at] ?? 0), 0),
      );
      let slope = EVEN * ((points[row] ?? 0) - even);
      let bend = EVEN;
      for (const { weight, at, against, from, to } of terms) {
        const share = (shares[at]?.[row] ?? 0) - (against < 0 ? 0 : (shares[against]?.[row] ?? 0));
        const level = (sums[at] ?? 0) - (against < 0 ? 0 : (sums[against] ?? 0));
        slope += weight * share * (Math.max(0, level - to) - Math.max(0, from - level));
        bend += weight * share * share;
      }
      points[row] = Math.max(ROW.least, Math.min(ROW.most, (points[row] ?? 0) - slope / bend));
    }
  }
  return Object.fromEntries(
    rows.map(({ measure }, at) => [measure, Math.round(100 * (points[at] ?? 0)) / 100]),
  );
}

/** A deck, or one against another, and where its level or their difference is to lie. */
interface Term {
  readonly at: number;
  /** -1: the level itself. */
  readonly against: number;
  readonly weight: number;
  readonly from: number;
  readonly to: number;
}

function termsOf(
  fitted: readonly Anchor[],
  levels: Levels,
  place: ReadonlyMap<Anchor["deck"], number>,
): Term[] {
  const counts = new Map<AnchorKind, number>();
  for (const { kind } of fitted) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const pairs = fitted.flatMap(({ of }, against) => {
    const at = of && place.get(of.deck);
    return at === undefined ? [] : [{ at, against }];
  });
  return [
    ...fitted.flatMap(({ kind }, at) => {
      const level = levels[kind];
      return level === undefined
        ? []
        : [
            {
              at,
              against: -1,
              weight: level.weight / (counts.get(kind) ?? 1),
              from: level.from,
              to: level.to,
            },
          ];
    }),
    ...pairs.map((pair) => ({ ...pair, weight: PAIRS / pairs.length, from: APART, to: OPEN })),
  ];
}
