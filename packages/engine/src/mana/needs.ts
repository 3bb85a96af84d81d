import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { type Demand, demandOf, MANA_KINDS } from "./demand.ts";
import { sourcesNeeded } from "./karsten.ts";

/** A spell whose colors count: how many of it, and how much it matters (1 is usual). */
export interface WeighedSpell {
  readonly card: CardIndex;
  readonly quantity: number;
  readonly weight: number;
}

/** What a deck's spells ask of its lands, per kind of mana (WUBRG, then colorless). */
export interface ManaNeeds {
  /** Symbols over all copies. A hybrid symbol counts as half a symbol of each of its colors. */
  readonly pips: readonly number[];
  /** Sources that castability on curve asks for. */
  readonly sources: readonly number[];
}

/** One splashed card must not dictate the lands: the need that this share of the spells stays within. */
const SHARE = 0.8;

/**
 * Sources per kind of mana: of the spells that ask for it, the need that 80 % of their weight stays within; commanders
 * count in full, as they are cast every game. Of a hybrid symbol the color that the deck has more of pays.
 */
export function manaNeeds(
  table: CardTable,
  spells: readonly WeighedSpell[],
  commanders: readonly CardIndex[],
  shape: { readonly deckSize: number; readonly lands: number; readonly colors: ColorMask },
): ManaNeeds {
  const demands = spells.flatMap(({ card, quantity, weight }) => {
    const demand = demandOf(table, card);
    return demand ? [{ demand, quantity, weight }] : [];
  });
  const pips = new Array<number>(MANA_KINDS).fill(0);
  for (const { demand, quantity } of demands) {
    demand.pips.forEach((count, kind) => {
      pips[kind] = (pips[kind] ?? 0) + count * quantity;
    });
    for (const mask of demand.hybrids) {
      for (let kind = 0; kind < MANA_KINDS; kind++) {
        if (mask & (1 << kind)) pips[kind] = (pips[kind] ?? 0) + quantity / 2;
      }
    }
  }
  const needOf = (demand: Demand, kind: number): number => {
    const symbols = (demand.pips[kind] ?? 0) + hybridsPaidBy(demand, kind, pips, shape.colors);
    return sourcesNeeded(shape.deckSize, shape.lands, symbols, demand.mana);
  };
  const sources = pips.map((_, kind) => {
    const wanted = demands
      .map(({ demand, quantity, weight }) => ({ need: needOf(demand, kind), weight: quantity * weight }))
      .filter(({ need, weight }) => need > 0 && weight > 0)
      .sort((a, b) => a.need - b.need);
    const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
    let passed = 0;
    let need = 0;
    for (const entry of wanted) {
      if (passed >= SHARE * total) break;
      passed += entry.weight;
      need = entry.need;
    }
    for (const commander of commanders) {
      const demand = demandOf(table, commander);
      if (demand) need = Math.max(need, needOf(demand, kind));
    }
    return need;
  });
  return { pips, sources };
}

/** Hybrid symbols of a cost that the given kind pays for: those of whose colors the deck has none more. */
function hybridsPaidBy(demand: Demand, kind: number, pips: readonly number[], colors: ColorMask): number {
  return demand.hybrids.filter((mask) => {
    const payable = mask & (colors | 32);
    if (!(payable & (1 << kind))) return false;
    for (let other = 0; other < MANA_KINDS; other++) {
      if (other === kind || !(payable & (1 << other))) continue;
      const more = (pips[other] ?? 0) - (pips[kind] ?? 0);
      if (more > 0 || (more === 0 && other < kind)) return false;
    }
    return true;
  }).length;
}
