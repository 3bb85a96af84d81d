import { parseManaCost } from "@deckwright/cards/mana/mana-cost.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Rule } from "./rule.ts";
import { fixed, removal } from "./words.ts";

/** No face of a card costs more than the format allows; X counts 0, each half of a split card for itself. */
export const manaValueRule: Rule = {
  id: "MV",
  title: "Mana values",
  source: "the format's rule on mana values",
  check: (deck) => {
    const most = deck.format.maxManaValue;
    if (most === null) return [];
    return deck.holdings.flatMap((holding) => {
      const value = greatestManaValue(deck.table, holding.card);
      if (value <= most) return [];
      const { name } = holding;
      const message = `${name} has mana value ${value}; ${deck.format.name} ends at ${most}, each face for itself.`;
      return [{ severity: "illegal" as const, cards: [name], message, ...fixed(removal(holding)) }];
    });
  },
};

/** The mana value of the card's most expensive face. */
export function greatestManaValue(table: CardTable, card: CardIndex): number {
  const whole = table.manaValue[card] ?? 0;
  const isSplit = table.layout(card) === "split";
  // The card's own mana value is the greatest, unless it has a second face to cast.
  const costs = table.manaCost(card).split(" // ");
  const faces = whole > 0 && !isSplit && costs.length === 1 ? table.faces(card).slice(1) : table.faces(card);
  const values = [...faces.map((face) => face.manaCost), ...costs].map(
    (cost) => parseManaCost(cost).manaValue,
  );
  return Math.max(isSplit ? 0 : whole, ...values);
}
