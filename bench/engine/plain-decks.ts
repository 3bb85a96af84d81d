import { COLORS, type ColorMask, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import type { Random } from "@deckwright/engine/random.ts";
import { bestPlaces } from "@deckwright/engine/rank/best-places.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";
import type { Held } from "../archetypes/kept-back.ts";

/** Baselines: what decks are without thought, by what is played and by chance. */
export const PLAIN = ["popularity", "random legal"] as const;
export type Plain = (typeof PLAIN)[number];

const SPELLS = 9;
const COPIES = 4;
const LANDS = 24;

/** The cards, basics aside, that may be played within some colors. */
export function playable(table: CardTable, format: string, colors: ColorMask): CardIndex[] {
  const pool: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    const isDeckCard = ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny)) === 0;
    if (!isDeckCard || isBasic(table, card) || !isWithin(table.colorIdentity[card] ?? 0, colors)) continue;
    if (table.legality(card, format) === "legal") pool.push(card);
  }
  return pool;
}

/** So many cards of a pool, by what is played or by chance. */
export function plainCards(
  plain: Plain,
  pool: readonly CardIndex[],
  count: number,
  { ranker, format, random }: { readonly ranker: Ranker; readonly format: string; readonly random: Random },
): CardIndex[] {
  const worth = plain === "popularity" ? ranker.relevance(format, [], pool) : pool.map(() => random.next());
  return bestPlaces(worth, count).map((at) => pool[at] ?? -1);
}

/** Sixty cards: playsets and basics. */
export function plainDeck(
  plain: Plain,
  colors: ColorMask,
  table: CardTable,
  basics: readonly CardIndex[],
  from: { readonly ranker: Ranker; readonly format: string; readonly random: Random },
): Held {
  const pool = playable(table, from.format, colors).filter((card) => !isLand(table, card));
  const main = new Map(plainCards(plain, pool, SPELLS, from).map((card) => [card, COPIES]));
  const own = basics.filter((_, at) => COLORS[at] !== undefined && (colors & (1 << at)) !== 0);
  for (const card of own) main.set(card, Math.round(LANDS / own.length));
  return { main, side: new Map() };
}
