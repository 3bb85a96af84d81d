import { isBasic } from "@deckwright/cards/table/lands.ts";
import { createRandom } from "@deckwright/engine/random.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { figuresOf, readCounted } from "../commanders/measure.ts";
import type { Bench } from "../setup.ts";
import { measureNewer } from "../uncounted/newer.ts";
import { type Figure, OURS } from "./figure.ts";
import { PLAIN, plainCards, playable } from "./plain-decks.ts";

const SEED = 7;
/** Different cards that an average deck has, basics aside. */
const CARDS = 83;

/** Decks from the commander alone: of those that were counted, and of those that came out after all that was learned from. */
export async function commanderFigures(folder: string, bench: Bench): Promise<Figure[]> {
  return [...(await countedFigures(folder, bench)), ...(await newerFigures(folder, bench))];
}

async function countedFigures(folder: string, { cards, engine, figures }: Bench): Promise<Figure[]> {
  const { table, names } = cards;
  const ranker = openCoOccurrence(figures.coOccurrence, table, names);
  const random = createRandom(SEED);
  const found = new Map<string, ReturnType<typeof figuresOf>[]>();
  for (const counted of await readCounted(folder, names)) {
    const add = (method: string, deck: Parameters<typeof figuresOf>[0]) =>
      found.set(method, [...(found.get(method) ?? []), figuresOf(deck, counted, table)]);
    const asked = { format: "commander", commanders: counted.commanders, seed: SEED };
    add(OURS, cardCounts(names, engine.generate(asked).deck.main));
    add("generated, novelty 0", cardCounts(names, engine.generate({ ...asked, novelty: 0 }).deck.main));
    if (counted.average !== undefined) add("average deck", counted.average);
    const leaders = cardCounts(names, Object.fromEntries(counted.commanders.map((card) => [card, 1])));
    const identity = [...leaders.keys()].reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
    const pool = playable(table, "commander", identity).filter((card) => !isBasic(table, card));
    for (const plain of PLAIN) {
      const own = plainCards(plain, pool, CARDS, { ranker, format: "commander", random });
      add(plain, new Map(own.map((card) => [card, 1])));
    }
  }
  return [...found].flatMap(([method, all]): Figure[] => [
    { measure: "commanders: of the 40 most played", method, values: all.map(({ top }) => top) },
    {
      measure: "commanders: cards that a person's deck has too",
      method,
      values: all.map(({ shares }) => shares),
    },
    {
      measure: "commanders: cards of 70 % and more that are not in",
      method,
      values: all.map(({ missed }) => missed),
    },
  ]);
}

async function newerFigures(folder: string, bench: Bench): Promise<Figure[]> {
  const measure = "newer commanders: cards of their preconstructed deck";
  const found = await measureNewer(folder, bench);
  return [
    { measure, method: OURS, values: found.map(({ generated }) => generated) },
    { measure, method: "popularity", values: found.map(({ popularity }) => popularity) },
    { measure, method: "random legal", values: found.map(({ random }) => random) },
  ];
}
