import { type ForeignRow, fromStoredRow, type OpenedDeck, STORED_COLUMNS } from "@deckwright/decks/stored.ts";
import { knownAccount, supabase } from "./account.ts";
import { BuilderProblem } from "./engine/problem.ts";

/**
 * A deck of the member's own vault. Other people's decks are copied first, for a credit.
 * @throws BuilderProblem when it is not there.
 */
export async function openDeck(id: number): Promise<OpenedDeck> {
  const { user } = await knownAccount();
  if (user === null) throw new BuilderProblem("gone", "Log in to open a deck of your vault.");
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .select(STORED_COLUMNS)
    .eq("id", id)
    .eq("user_id", user.id)
    .maybeSingle<ForeignRow>();
  if (error) throw new BuilderProblem(error.code === "" ? "offline" : "broken", error.message);
  if (data === null) {
    throw new BuilderProblem("gone", "Could not find the deck. It might be private or deleted.");
  }
  return fromStoredRow(data);
}
