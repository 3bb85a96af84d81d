import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { figuresOf, readCounted } from "../commanders/measure.ts";
import type { Bench } from "../setup.ts";
import { type Figure, OURS } from "./figure.ts";

/** Commanders that are asked for with each seed: of those that are read every so many. */
const COMMANDERS = 8;
const EVERY = 10;
const SEEDS = 10;

/** Ten seeds of one wish: how many cards differ between two of their decks, and how far the worst falls behind their mean. */
export async function seedFigures(folder: string, { cards, engine }: Bench): Promise<Figure[]> {
  const { table, names } = cards;
  const asked = (await readCounted(folder, names)).filter((_, at) => at % EVERY === 0).slice(0, COMMANDERS);
  const differing: number[] = [];
  const worst: number[] = [];
  for (const counted of asked) {
    const decks = Array.from({ length: SEEDS }, (_, seed) => {
      const { deck } = engine.generate({ format: "commander", commanders: counted.commanders, seed });
      return cardCounts(names, deck.main);
    });
    const different = decks.map((deck) => new Set([...deck.keys()].filter((card) => !isBasic(table, card))));
    for (const [at, one] of different.entries())
      for (const other of different.slice(at + 1)) differing.push(differentCards(one, other));
    const shares = decks.map((deck) => figuresOf(deck, counted, table).shares);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    worst.push(Math.min(...shares) / mean);
  }
  return [
    { measure: "ten seeds: cards that differ between two decks", method: OURS, values: differing },
    {
      measure: "ten seeds: the worst deck's likeness to people's, of their mean",
      method: OURS,
      values: worst,
    },
  ];
}

function differentCards(one: ReadonlySet<CardIndex>, other: ReadonlySet<CardIndex>): number {
  return [...one].filter((card) => !other.has(card)).length;
}
