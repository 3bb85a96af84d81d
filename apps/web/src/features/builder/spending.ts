import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Intent } from "@deckwright/contract/intent.ts";
import { allCards, type Deck } from "@deckwright/decks/deck.ts";
import type { DeckRow } from "../../ui/deck-list/deck-groups.ts";

/** What a card in the place of another may cost, for the deck to stay within its budget; undefined where nothing limits it. */
export function mostInPlaceOf(
  { face, quantity }: Pick<DeckRow, "face" | "quantity">,
  deck: Deck,
  faces: Faces,
  { budgetUsd, maxCardUsd }: Pick<Intent, "budgetUsd" | "maxCardUsd">,
): number | undefined {
  if (budgetUsd === undefined || face?.usd == null) return maxCardUsd;
  const total = Object.entries(allCards(deck)).reduce(
    (sum, [name, copies]) => sum + copies * (faces[name]?.usd ?? 0),
    0,
  );
  // Of a deck that costs too much already, no card may cost more than it does.
  const most = face.usd + Math.max(0, budgetUsd - total) / quantity;
  return Math.floor(100 * Math.min(most, maxCardUsd ?? most)) / 100;
}

/** A card in the place of another, and what the deck's price changes by. */
interface Saving {
  readonly delta_usd: number | null;
}

/** Which of the savings mends an overrun, the smallest that does; the greatest where none does. */
export function savingFor<Found extends Saving>(found: readonly Found[], over: number): Found | undefined {
  const change = ({ delta_usd: usd }: Found) => usd ?? 0;
  const saving = found.filter((each) => change(each) < 0).toSorted((a, b) => change(b) - change(a));
  return saving.find((each) => -change(each) >= over) ?? saving.at(-1);
}
