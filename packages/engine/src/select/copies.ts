import { type CardIndex, type CardTable, Supertype } from "@deckwright/cards/table/card-table.ts";
import { mostCopies } from "../plan/card-limits.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import type { SelectContext } from "./candidates.ts";

const PLAYSET = 4;
/** Copies that nobody asks for more of, of any card. */
const MOST_ASKED = 40;
/** Of a card that a deck may hold any number of, where the deck is about it. */
const USUAL_OF_MANY = 24;
const MOST_OF_MANY = 30;

/** Copies of a card that this deck would usually play, and the most it may. */
export function copiesOf(
  plan: Plan,
  { table, rules, ranker }: SelectContext,
  card: CardIndex,
): { usual: number; limit: number } {
  const { wish, format, keyCards } = plan;
  const owned = wish.ownedMode === "only" ? (wish.owned.get(card) ?? 0) : Number.POSITIVE_INFINITY;
  const most = Math.min(rules.copyLimit(format.slug, card), owned, mostCopies(wish.limits, card));
  const asked = wish.include.find((entry) => entry.card === card)?.copies;
  if (isSingleton(format)) return singletonCopies(most, asked !== undefined && most > format.copies, asked);
  const isKey = keyCards.includes(card);
  if (asked !== undefined) {
    const limit = Math.min(most, asked || PLAYSET, MOST_ASKED);
    const usual = isKey ? PLAYSET : Math.max(2, ranker.usualCopies(format.slug, card));
    return { usual: Math.min(limit, asked || usual), limit };
  }
  const legendary = ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
  const manaValue = table.manaValue[card] ?? 0;
  const seen = ranker.popularity(format.slug, card) > 0;
  const guess = manaValue >= 5 || legendary ? 2 : PLAYSET;
  const known = seen ? ranker.usualCopies(format.slug, card) : guess;
  // Real lists trim what they know to come up too often; a cheap card that is worth playing here is worth seeing.
  // What wins once is no such card.
  const again = !winsByText(table, card);
  const cheap = !legendary && manaValue <= 2 && again;
  const usual = isKey && again ? PLAYSET : cheap ? Math.max(3, known) : known;
  const limit = Math.min(most, PLAYSET, legendary ? usual + 1 : PLAYSET);
  return { usual: Math.max(1, Math.min(limit, usual)), limit };
}

/** One copy, or many of a card that says so and was asked for. */
function singletonCopies(
  most: number,
  many: boolean,
  asked: number | undefined,
): { usual: number; limit: number } {
  // Who names a number means it.
  const limit = Math.min(many ? Math.min(asked || MOST_OF_MANY, MOST_ASKED) : 1, most);
  return { usual: Math.min(limit, many ? asked || USUAL_OF_MANY : 1), limit };
}

/** Whether the card says that it wins the game. */
function winsByText(table: CardTable, card: CardIndex): boolean {
  const tag = table.tags.id("win-condition:text");
  return tag >= 0 && table.tags.has(card, tag);
}
