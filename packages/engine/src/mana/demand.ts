import { COLORLESS_BIT, type ColorMask } from "@deckwright/cards/colors.ts";
import { type ManaCost, parseManaCost } from "@deckwright/cards/mana/mana-cost.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";

/** Masks of mana have six bits: the five colors and colorless. */
export const MANA_KINDS = 6;

/** What a spell asks of the lands. */
export interface Demand {
  /** Mana to be paid, a variable counted as 1; the turn it can come down on curve is the same number, at least 1. */
  readonly mana: number;
  /** Symbols that only one kind of mana pays for, per bit of a mask. Those payable with life or generic mana are left out. */
  readonly pips: readonly number[];
  /** Masks of symbols that one of several kinds pays for. */
  readonly hybrids: readonly number[];
  /**
   * Hall's condition: for every set of kinds (a mask) so many lands making any of them are needed. Together these are
   * necessary and enough to pay all symbols at once, each land paying one.
   */
  readonly tests: readonly { readonly mask: number; readonly lands: number }[];
}

const demands = new Map<string, Demand>();

/** Reads a single cost such as `{1}{W/U}{G}`. */
export function demandOfCost(cost: string): Demand {
  const known = demands.get(cost);
  if (known) return known;
  const parsed: ManaCost = parseManaCost(cost);
  const pips = new Array<number>(MANA_KINDS).fill(0);
  const hybrids: number[] = [];
  for (const { colors, phyrexian, instead } of parsed.symbols) {
    if (colors === 0 || phyrexian || instead > 0) continue;
    if ((colors & (colors - 1)) === 0) {
      const at = colors === COLORLESS_BIT ? 5 : 31 - Math.clz32(colors);
      pips[at] = (pips[at] ?? 0) + 1;
    } else hybrids.push(colors);
  }
  const tests = testsOf(symbolsOf({ pips, hybrids }));
  const demand: Demand = { mana: Math.ceil(parsed.manaValue) + parsed.variables, pips, hybrids, tests };
  if (demands.size < 5000) demands.set(cost, demand);
  return demand;
}

/** The symbols that only some mana pays for, each as the mask of what does. */
export function symbolsOf({ pips, hybrids }: Pick<Demand, "pips" | "hybrids">): number[] {
  return [...pips.flatMap((count, at) => new Array<number>(count).fill(1 << at)), ...hybrids];
}

/** Hall's condition for symbols: see `Demand.tests`. */
export function testsOf(symbols: readonly number[]): Demand["tests"] {
  const unions = new Set<number>();
  for (const symbol of new Set(symbols)) {
    for (const union of [...unions]) unions.add(union | symbol);
    unions.add(symbol);
  }
  return [...unions].map((mask) => ({
    mask,
    lands: symbols.filter((symbol) => (symbol & ~mask) === 0).length,
  }));
}

/** The cost that a card is first cast for: of a split card the cheaper half, of an adventurer the creature. Null for lands and cards without a cost. */
export function costOf(table: CardTable, card: CardIndex): string | null {
  const halves = table
    .manaCost(card)
    .split(" // ")
    .filter((half) => half !== "");
  const first = halves[0];
  if (first === undefined) return null;
  if (halves.length === 1 || table.layout(card) === "adventure") return first;
  return halves.reduce((best, half) => (demandOfCost(half).mana < demandOfCost(best).mana ? half : best));
}

/** What the card asks for, by `costOf`. */
export function demandOf(table: CardTable, card: CardIndex): Demand | null {
  const cost = costOf(table, card);
  return cost === null ? null : demandOfCost(cost);
}

/** Whether mana of some colors, or of none, casts a card: Dismember for life, Burning-Tree Emissary by red alone. Not what has no cost. */
export function isCastableIn(table: CardTable, card: CardIndex, colors: ColorMask): boolean {
  const demand = demandOf(table, card);
  if (demand === null) return false;
  const paid = colors | COLORLESS_BIT;
  return symbolsOf(demand).every((symbol) => (symbol & paid) !== 0);
}
