import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawHand, putOnBottom, takeMulligan } from "./opening-hand.ts";
import { beginGame, drawCard, nextTurn, playCard, takeBack } from "./playtest.ts";

const MAIN = { Forest: 17, "Llanowar Elves": 4, Overrun: 4, Giant: 35 };
const SIZE = 60;

const counted = (names: readonly string[]) =>
  Object.fromEntries(Object.keys(MAIN).map((name) => [name, names.filter((each) => each === name).length]));

describe("a game played alone", () => {
  test("has every card of the deck somewhere, whatever is done", () => {
    const step = fc.oneof(
      fc.constant(nextTurn),
      fc.constant(drawCard),
      fc.nat({ max: 9 }).map((at) => (game: Parameters<typeof playCard>[0]) => playCard(game, at)),
      fc.nat({ max: 9 }).map((at) => (game: Parameters<typeof takeBack>[0]) => takeBack(game, at)),
    );
    fc.assert(
      fc.property(fc.nat(), fc.array(step, { maxLength: 90 }), (seed, steps) => {
        const first = beginGame(drawHand(MAIN, seed, 0), MAIN, seed);
        const last = steps.reduce((game, does) => does(game), first);
        expect(counted([...last.hand, ...last.table, ...last.library])).toEqual(MAIN);
      }),
    );
  });

  test("begins with the hand that was kept, and draws on from its library", () => {
    const hand = drawHand(MAIN, 5, 3);
    const game = beginGame(hand, MAIN, 5);
    expect([game.turn, game.hand, game.library.length]).toEqual([1, hand.cards, SIZE - 7]);
    const second = nextTurn(game);
    expect([second.turn, second.hand]).toEqual([2, [...hand.cards, game.library[0]]]);
  });

  test("finds what went under the library as the last of it", () => {
    const sent = putOnBottom(takeMulligan(drawHand(MAIN, 5, 0), MAIN, 5, false), 2);
    const under = takeMulligan(drawHand(MAIN, 5, 0), MAIN, 5, false).cards[2];
    const game = beginGame(sent, MAIN, 5);
    expect(game.hand).toHaveLength(6);
    expect(game.library).toHaveLength(SIZE - 6);
    expect(game.library.at(-1)).toBe(under);
  });

  test("goes on when nothing is left to draw", () => {
    const game = beginGame(drawHand({ Forest: 7 }, 1, 0), { Forest: 7 }, 1);
    expect(nextTurn(game)).toEqual({ ...game, turn: 2 });
  });
});
