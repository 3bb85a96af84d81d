import { COLORS, type ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { castChance, drawHands } from "../mana/castability.ts";
import { demandOf } from "../mana/demand.ts";
import { manaNeeds } from "../mana/needs.ts";
import { extraSources, landSource, namedLands, reachThrough } from "../mana/sources.ts";
import type { Analysis } from "../types.ts";
import { type Counted, round, sum } from "./counted.ts";

/** What a deck's mana is measured from. */
export interface ManaParts {
  readonly spells: Counted;
  readonly lands: Counted;
  readonly commanders: readonly CardIndex[];
  readonly size: number;
  /** True at tables of more than two, where who begins draws too. */
  readonly drawsFirstTurn: boolean;
}

/** What the colors of a deck ask for and have, and how surely its cards can be cast on curve. */
export function manaFigures(
  { table, names }: { readonly table: CardTable; readonly names: NameIndex },
  deck: ManaParts,
): Pick<Analysis, "colors" | "castability"> {
  const colors: ColorMask = [...deck.commanders, ...deck.spells.map(([card]) => card)].reduce(
    (mask, card) => mask | (table.colorIdentity[card] ?? 0),
    0,
  );
  const shape = { deckSize: deck.size, lands: sum(deck.lands), colors };
  const needs = manaNeeds(
    table,
    deck.spells.map(([card, quantity]) => ({ card, quantity, weight: 1 })),
    deck.commanders,
    shape,
  );
  const sources = deck.lands.map(([card, count]) => ({
    ...landSource(table, card, colors, namedLands(names).typal),
    count,
  }));
  const have = extraSources(table, deck.spells, colors);
  for (const source of sources) {
    const { strength, count } = source;
    const mask = reachThrough(source, sources);
    for (let kind = 0; kind < have.length; kind++) {
      if (mask & (1 << kind)) have[kind] = (have[kind] ?? 0) + strength * count;
    }
  }
  const draws = drawHands(
    sources.map(({ mask, strength, tapped, count }) => ({
      // Colors with a catch are not counted on.
      mask: strength < 1 ? mask & 32 : mask,
      tapped: tapped > 0.5,
      count,
    })),
    deck.size,
    deck.drawsFirstTurn,
  );
  const chances = [...deck.spells, ...deck.commanders.map((card) => [card, 1] as const)].flatMap(
    ([card, count]) => {
      const demand = demandOf(table, card);
      return demand ? [{ demand, count, chance: castChance(draws, demand) }] : [];
    },
  );
  const mean = (list: readonly { readonly count: number; readonly chance: number }[]): number => {
    const total = list.reduce((all, { count }) => all + count, 0);
    return total === 0 ? 1 : list.reduce((all, { count, chance }) => all + count * chance, 0) / total;
  };
  return {
    castability: mean(chances),
    colors: [...COLORS, "C"].flatMap((color, kind) => {
      const bit = 1 << kind;
      const pips = needs.pips[kind] ?? 0;
      if (pips === 0 && !(colors & bit)) return [];
      const asking = chances.filter(({ demand }) => demand.tests.some(({ mask }) => mask & bit));
      return [
        {
          color,
          pips,
          needed: needs.sources[kind] ?? 0,
          have: round(have[kind] ?? 0, 2),
          castability: round(mean(asking), 4),
        },
      ];
    }),
  };
}
