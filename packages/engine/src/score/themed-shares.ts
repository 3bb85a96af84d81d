import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { CORE, createFit } from "../plan/fit.ts";
import type { Plan } from "../plan/plan.ts";
import type { Ranker } from "../rank/ranker.ts";

/**
 * What a lift counts, as a power of it: a commander's decks of one theme leave out its other themes more than decks of the theme do
 * that others lead, and play of what is new to its decks less. By reading twelve commanders of several themes, November 2026.
 */
const COUNTED = { above: 0.7, below: 2 } as const;

/**
 * Of what a commander's decks play more than others of their colors do, this part (of its logarithm) is held to be in all of them where
 * decks of the theme, led by others, play it no more than usual: the rest is their other themes. All of it where those play it twice as
 * often. By reading the same decks.
 */
const OWN = 0.5;

/**
 * The share of a commander's decks that play a card, of those that are about the themes asked for: most commanders lead decks of
 * several, and the figures are of all of them. Where no theme was asked for, of all its decks; undefined where nothing is known of these.
 */
export function themedShares(
  plan: Plan,
  { table, ranker }: { readonly table: CardTable; readonly ranker: Ranker },
): ((card: CardIndex) => number) | undefined {
  const { commanders, rankFormat, themes } = plan;
  const expected = ranker.expected(rankFormat, commanders);
  if (expected === undefined || themes.length === 0) return expected;
  const fitOf = createFit(table, { playstyle: undefined, themes, creatureType: -1 });
  const core = new Set<CardIndex>();
  for (let card = 0; card < table.size; card++) if (fitOf(card).theme >= CORE) core.add(card);
  const lift = ranker.lift(rankFormat, [...core], commanders);
  if (lift === undefined) return expected;
  return (card) => {
    // That others who lead the theme have other colors says nothing against its own cards: the Rooms of Marina are those of five colors.
    const more = core.has(card) ? Math.max(1, lift(card)) : lift(card);
    const all = oddsOf(expected(card));
    const usual = oddsOf(ranker.popularity(rankFormat, card));
    const isOwn = Math.max(0, Math.min(1, Math.log2(more)));
    const own = !core.has(card) && usual > 0 && all > usual ? (all / usual) ** ((1 - OWN) * (isOwn - 1)) : 1;
    const odds = all * own * more ** (more > 1 ? COUNTED.above : COUNTED.below);
    return odds / (1 + odds);
  };
}

function oddsOf(share: number): number {
  const held = Math.min(MOST, share);
  return held / (1 - held);
}

/** No card is in every deck of a commander: of nothing else could be said that it is rarer in some. */
const MOST = 0.98;
