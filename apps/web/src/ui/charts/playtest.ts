import { type OpeningHand, shuffled } from "./opening-hand.ts";

/** A game played alone: what is in hand, on the table, and still to be drawn, the next card first. */
export interface Playtest {
  readonly turn: number;
  readonly hand: readonly string[];
  readonly table: readonly string[];
  readonly library: readonly string[];
}

/** The first turn with a hand that was kept, on the play: what went under the library is its end. */
export function beginGame(hand: OpeningHand, main: Readonly<Record<string, number>>, seed: number): Playtest {
  const cards = shuffled(main, { seed, draw: hand.draw, mulligans: hand.mulligans });
  const dealt = cards.slice(0, hand.dealt);
  for (const name of hand.cards) dealt.splice(dealt.indexOf(name), 1);
  return { turn: 1, hand: hand.cards, table: [], library: [...cards.slice(hand.dealt), ...dealt] };
}

/** The next turn, with a card for it as long as there are any. */
export function nextTurn(game: Playtest): Playtest {
  return { ...drawCard(game), turn: game.turn + 1 };
}

/** Draws a card; from an empty library none. */
export function drawCard(game: Playtest): Playtest {
  const [next, ...library] = game.library;
  return next === undefined ? game : { ...game, hand: [...game.hand, next], library };
}

/** Puts the card at a place of the hand on the table. */
export function playCard(game: Playtest, place: number): Playtest {
  const name = game.hand[place];
  if (name === undefined) return game;
  return { ...game, hand: game.hand.toSpliced(place, 1), table: [...game.table, name] };
}

/** Takes a card from the table back to the hand. */
export function takeBack(game: Playtest, place: number): Playtest {
  const name = game.table[place];
  if (name === undefined) return game;
  return { ...game, table: game.table.toSpliced(place, 1), hand: [...game.hand, name] };
}
