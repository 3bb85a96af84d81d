import { fetchInTime } from "../../data/account.ts";
import { fetchDeckForMember } from "../../data/own-deck.ts";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { pack } from "../../lib/page/packed.ts";
import { type DeckPageData, deckPageOf } from "./load-deck.ts";
import type { Absent, Shown } from "./told-deck.ts";

/**
 * Reads a deck that the server shows nobody, as the member who is here, and has it judged.
 * @throws Error when nobody answers.
 */
export async function loadOwnDeck(id: string, memberId: string): Promise<Shown | Absent> {
  const row = await fetchDeckForMember(id);
  if (row === null) return { page: null, askedBy: memberId };
  const read = await deckPageOf({ origin: location.origin, fetch: (request) => fetchInTime(request) }, row);
  // Somebody else's has been shared since the server was asked.
  const page: DeckPageData = { ...read, more: [], isPrivate: row.user_id === memberId };
  const meta = describeHidden(row.name, "A deck of your vault.");
  return { page: pack(page), name: row.name, meta: pack(meta), askedBy: memberId };
}
