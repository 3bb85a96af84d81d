import { LAND_REGRESSION, SOURCE_TABLE } from "../../data/mana-numbers.ts";

/** What exponent a need shrinks by when a deck has fewer lands than the table assumes: see `sourcesNeeded`. */
const FEWER_LANDS = 0.7;

/** Value at `x` on the line through the points (`xs`, `ys`), ascending; `x` lies between the first and the last. */
function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  let piece = 1;
  while (piece < xs.length - 1 && x > (xs[piece] ?? 0)) piece++;
  const x0 = xs[piece - 1] ?? 0;
  const x1 = xs[piece] ?? x0;
  const y0 = ys[piece - 1] ?? 0;
  const y1 = ys[piece] ?? y0;
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/**
 * Sources of one color that a spell asks for, so that it is castable on curve about nine times in ten once there are
 * lands enough: Karsten's table, interpolated between its deck sizes. For another number of lands than his the need
 * goes with (lands / his lands) to the power 0.7, which meets our own count for 99 cards at 41 and at 37 lands.
 *
 * @param pips symbols of the color in the cost, at least 1
 * @param manaValue of the whole cost
 * @returns a whole number between 0 and `lands`
 */
export function sourcesNeeded(deckSize: number, lands: number, pips: number, manaValue: number): number {
  if (pips < 1) return 0;
  const rows = SOURCE_TABLE.rows[Math.min(pips, SOURCE_TABLE.rows.length) - 1] ?? [];
  const generic = Math.max(0, Math.min(Math.floor(manaValue - pips), rows.length - 1));
  const { sizes } = SOURCE_TABLE;
  const size = Math.max(sizes[0] ?? 0, Math.min(sizes.at(-1) ?? 0, deckSize));
  // A deck larger or smaller than any in the table is taken for one of those, scaled.
  const scale = deckSize / size;
  const usualLands = interpolate(sizes, SOURCE_TABLE.lands, size) * scale;
  const needed = interpolate(sizes, rows[generic] ?? [], size) * scale;
  return Math.max(0, Math.min(lands, Math.round(needed * (lands / usualLands) ** FEWER_LANDS)));
}

/** What the number of lands depends on. */
export interface LandCountInput {
  /** Cards of the deck without commanders. */
  readonly deckSize: number;
  /** Of the cards that are no lands. */
  readonly averageManaValue: number;
  /** Cards of mana value 2 or less that draw cards or make mana. */
  readonly cheapDrawAndRamp: number;
  readonly companion?: boolean;
  /** Spells with a land on their back. */
  readonly spellLands?: { readonly mythic: number; readonly other: number };
}

/** How many lands a deck wants (Karsten's regression), rounded and kept within what decks of the size play. */
export function landCount(wish: LandCountInput): number {
  const { sixty, hundred, spellLand } = LAND_REGRESSION;
  const row = wish.deckSize > 85 ? hundred : sixty;
  const raw =
    row.base +
    row.perManaValue * wish.averageManaValue -
    row.perCheap * wish.cheapDrawAndRamp +
    (wish.companion ? row.companion : 0);
  const backs =
    spellLand.mythic * (wish.spellLands?.mythic ?? 0) + spellLand.other * (wish.spellLands?.other ?? 0);
  const scale = wish.deckSize / row.size;
  const lands = Math.max(row.min * scale, Math.min(row.max * scale, raw * scale - backs));
  return Math.round(lands);
}
