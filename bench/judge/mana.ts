import { COLORS, type Color } from "@deckwright/cards/colors.ts";

/** How many mana symbols of each color a cost asks for; a hybrid symbol asks for one of a set. */
export interface Demand {
  readonly colors: ReadonlyMap<Color, number>;
  /** Sets of colors of which any will do, for each hybrid symbol; those payable with life or two generic mana aside. */
  readonly either: readonly (readonly Color[])[];
  readonly manaValue: number;
}

/** Reads a mana cost such as `{1}{G}{G/W}`. */
export function demandOf(cost: string): Demand {
  const colors = new Map<Color, number>();
  const either: Color[][] = [];
  let manaValue = 0;
  for (const [, symbol = ""] of cost.matchAll(/\{([^}]+)\}/g)) {
    const generic = Number(symbol);
    if (Number.isFinite(generic)) {
      manaValue += generic;
      continue;
    }
    if (/^[XYZ]$/.test(symbol)) continue;
    manaValue += symbol.startsWith("2/") ? 2 : 1;
    const parts = COLORS.filter((color) => symbol.split("/").includes(color));
    const [only] = parts;
    if (symbol.includes("P") || symbol.startsWith("2/") || only === undefined) continue;
    if (parts.length === 1) colors.set(only, (colors.get(only) ?? 0) + 1);
    else either.push(parts);
  }
  return { colors, either, manaValue };
}

/**
 * Fewest sources to have the colored mana of a cost on curve about nine times in ten: Frank Karsten's numbers of 2022,
 * for 60 cards with 25 lands and 99 cards with 41. A row is a number of colored symbols, a column the generic mana beside them.
 */
const KARSTEN: Readonly<Record<"constructed" | "singleton", readonly (readonly number[])[]>> = {
  constructed: [
    [14, 13, 12, 10, 9, 9],
    [21, 18, 16, 15, 13, 12],
    [23, 21, 19, 17, 16, 14],
    [24, 22, 21, 20, 18, 17],
  ],
  singleton: [
    [19, 19, 18, 16, 15, 14],
    [30, 28, 26, 23, 22, 20],
    [36, 33, 30, 28, 26, 24],
    [39, 36, 34, 32, 30, 28],
  ],
};

/** Sources that `symbols` symbols of one color want in a cost of a mana value, in a deck of that size with that many lands. */
export function sourcesWanted(
  symbols: number,
  manaValue: number,
  size: "constructed" | "singleton",
  lands: number,
): number {
  const row = KARSTEN[size][Math.min(symbols, 4) - 1] ?? [];
  const wanted = row[Math.min(Math.max(0, Math.round(manaValue) - symbols), row.length - 1)] ?? 0;
  return (wanted * lands) / (size === "constructed" ? 25 : 41);
}
