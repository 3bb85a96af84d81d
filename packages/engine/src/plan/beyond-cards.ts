import { beyondTest } from "@deckwright/cards/search/fields/beyond.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";

/** Whether a card came to the game with Universes Beyond: its first printing is from there. Later ones elsewhere do not count. */
export function isFirstBeyond(table: CardTable): (card: CardIndex) => boolean {
  const found = findBeyond(table);
  return (card) => found[card] === 1;
}

const findBeyond = oncePer((table: CardTable): Uint8Array => {
  const { printings } = table;
  const isBeyond = beyondTest({ printings, table });
  const found = new Uint8Array(table.size);
  for (let card = 0; card < table.size; card++) {
    const [from, to] = table.printingsOf(card);
    let first = Number.POSITIVE_INFINITY;
    let beyond = false;
    for (let at = from; at < to; at++) {
      const day = printings.day[at] ?? first;
      // A product that goes on for years, such as Secret Lair, has the day of its beginning.
      if (day > first || day < (table.firstPrinted[card] ?? 0)) continue;
      // A card that came out on one day in both is no card of theirs alone.
      beyond = day === first ? beyond && isBeyond(at) : isBeyond(at);
      first = day;
    }
    if (beyond) found[card] = 1;
  }
  return found;
});
