import { type SharedDeckRow, sharedDeckRowSchema } from "@deckwright/contract/shared-deck.ts";
import { supabase } from "./account.ts";
import { DECK_COLUMNS, DECK_ID } from "./shared-decks.ts";

/** Widened: the types of the client cannot follow so many columns. */
const COLUMNS: string = DECK_COLUMNS;

/**
 * A deck as the member who is here may see it, shared or not; null where there is none of this number for them.
 * @throws Error when nobody answers.
 */
export async function fetchDeckForMember(id: string): Promise<SharedDeckRow | null> {
  if (!DECK_ID.test(id)) return null;
  const client = await supabase();
  const { data, error } = await client.from("decks").select(COLUMNS).eq("id", Number(id)).maybeSingle();
  if (error) throw new Error(error.message);
  const row: unknown = data;
  const read = sharedDeckRowSchema.safeParse(row);
  return read.success ? read.data : null;
}
