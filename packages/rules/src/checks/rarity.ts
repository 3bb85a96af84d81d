import { type CardIndex, type CardTable, Rarity } from "@deckwright/cards/table/card-table.ts";
import { Zone } from "./lines.ts";
import type { Rule } from "./rule.ts";
import { countWords, listWords } from "./words.ts";

/** Few enough cards that were never printed at common, main deck and sideboard together. */
export const rarityRule: Rule = {
  id: "RAR",
  title: "Uncommons",
  source: "the format's rule on rarities",
  check: (deck) => {
    const most = deck.format.uncommons;
    if (most === null) return [];
    const uncommons = deck.holdings
      .filter(({ card }) => isUncommonOnly(deck.table, card))
      .map(({ name, lines }) => {
        const there = lines.filter((line) => line.zone === Zone.Main || line.zone === Zone.Side);
        return { name, count: there.reduce((sum, line) => sum + line.count, 0) };
      });
    const count = uncommons.reduce((sum, each) => sum + each.count, 0);
    if (count <= most) return [];
    const cards = uncommons.map(({ name }) => name);
    const message = `The deck has ${countWords(count, "card")} never printed at common (${listWords(cards)}), main deck and sideboard together; ${deck.format.name} allows ${most}.`;
    return [{ severity: "illegal", cards, message }];
  },
};

/** Whether uncommon is the lowest rarity at which the card was printed on paper or on Magic Online. */
export function isUncommonOnly(table: CardTable, card: CardIndex): boolean {
  const rarities = table.rarities[card] ?? 0;
  return (rarities & Rarity.Uncommon) !== 0 && (rarities & Rarity.Common) === 0;
}
