import type { GameCard, GameFacts } from "../src/goldfish/game-facts.ts";

/** A basic land: its color as a bit of `ColorMask`. */
export function basic(name: string, kinds: number, quantity: number): GameCard {
  return {
    name,
    quantity,
    cost: "",
    isLand: true,
    isTyped: true,
    mana: { kinds, amount: 1, isLate: false },
  };
}

/** A spell that does nothing, or what `more` says. */
export function spell(name: string, cost: string, quantity: number, more: Partial<GameCard> = {}): GameCard {
  return { name, quantity, cost, isLand: false, ...more };
}

/** A deck of these cards for two players, each with twenty life; `more` says what is otherwise. */
export function gameOf(cards: readonly GameCard[], more: Partial<GameFacts> = {}): GameFacts {
  return { cards, commanders: [], combos: [], life: 20, isMultiplayer: false, ...more };
}
