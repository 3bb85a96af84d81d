import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { oncePerPart } from "@deckwright/cards/table/once-per.ts";
import calendar from "../../data/rotation.json" with { type: "json" };
import type { Rule } from "./rule.ts";
import { countWords, listWords, namesOf } from "./words.ts";

const SET_TYPES: ReadonlySet<string> = new Set(calendar.setTypes);

/** Cards that leave the format with its next rotation: still legal, so a warning. */
export const rotationRule: Rule = {
  id: "ROT",
  title: "Rotation",
  source: `${calendar.source} (checked ${calendar.checked})`,
  check: (deck) => {
    const leaving = deck.holdings
      .map(({ card }) => card)
      .filter((card) => leaves(deck.table, card) && deck.pool.statusOf(card).legality === "legal");
    if (leaving.length === 0) return [];
    const cards = namesOf(deck, leaving);
    const verb = cards.length === 1 ? "leaves" : "leave";
    const message = `${countWords(cards.length, "card")} ${verb} ${deck.format.name} ${calendar.when}: ${listWords(cards)}.`;
    return [{ severity: "warning", cards, message }];
  },
};

/** Whether every set that keeps the card in the format is one of those that leave it next. */
const leaves = oncePerPart((table: CardTable, card: CardIndex): boolean => {
  // A table with one printing per card does not know all of its sets.
  if (table.printingCount <= table.size) return false;
  return !isBasic(table, card) && onlyInLeavingSets(table, card);
});

function onlyInLeavingSets(table: CardTable, card: CardIndex): boolean {
  const { releasedFrom, releasedBefore } = calendar.leaving;
  const [first, end] = table.printingsOf(card);
  let inLeaving = false;
  for (let at = first; at < end; at++) {
    const { setType, releasedAt } = table.printing(at);
    if (!SET_TYPES.has(setType)) continue;
    if (releasedAt >= releasedBefore) return false;
    if (releasedAt >= releasedFrom) inLeaving = true;
  }
  return inLeaving;
}
