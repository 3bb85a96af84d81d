import { type CardIndex, type CardTable, Supertype } from "@deckwright/cards/table/card-table.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import type { SelectContext } from "./candidates.ts";

/** Copies of a card that this deck would usually play, and the most it may. */
export function copiesOf(
  plan: Plan,
  { table, rules, ranker }: SelectContext,
  card: CardIndex,
): { usual: number; limit: number } {
  const owned = plan.wish.ownedMode === "only" ? (plan.wish.owned.get(card) ?? 0) : Number.POSITIVE_INFINITY;
  const byRule = rules.copyLimit(plan.format.slug, card);
  const included = plan.wish.include.find((entry) => entry.card === card);
  if (isSingleton(plan.format)) {
    // "Any number of cards named": only the deck that asks for them plays more than one.
    const many = included !== undefined && byRule > plan.format.copies;
    const limit = Math.min(many ? Math.min(byRule, 30) : 1, owned, 200);
    return { usual: Math.min(limit, many ? included.copies || 24 : 1), limit };
  }
  const limit = Math.min(byRule, owned, included ? included.copies || 4 : 4, 40);
  if (included)
    return {
      usual: Math.min(
        limit,
        included.copies ||
          (plan.keyCards.includes(card) ? 4 : Math.max(2, ranker.usualCopies(plan.format.slug, card))),
      ),
      limit,
    };
  const legendary = ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
  const seen = ranker.popularity(plan.format.slug, card) > 0;
  const guess = (table.manaValue[card] ?? 0) >= 5 ? 2 : legendary ? 2 : 4;
  const known = seen ? ranker.usualCopies(plan.format.slug, card) : guess;
  // Real lists trim what they know to come up too often; a cheap card that is worth playing here is worth seeing.
  // What wins once is no such card.
  const cheap = !legendary && (table.manaValue[card] ?? 0) <= 2 && !winsByText(table, card);
  const isKey = plan.keyCards.includes(card) && !winsByText(table, card);
  const usual = isKey ? 4 : cheap ? Math.max(3, known) : known;
  const most = legendary ? Math.min(4, usual + 1) : 4;
  return {
    usual: Math.max(1, Math.min(limit, usual)),
    limit: Math.min(limit, most),
  };
}

/** Whether the card says that it wins the game. */
function winsByText(table: CardTable, card: CardIndex): boolean {
  const tag = table.tags.id("win-condition:text");
  return tag >= 0 && table.tags.has(card, tag);
}
