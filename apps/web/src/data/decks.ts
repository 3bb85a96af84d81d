import type { ForeignRow } from "@deckwright/decks/stored.ts";
import { groupOfType } from "../lib/cards/type-groups.ts";
import { account, supabase } from "./account.ts";

/** A deck of the member's vault that a card can go into. */
export interface OwnDeck {
  readonly id: number;
  readonly name: string;
  readonly cards: number;
}

/** Decks that are offered, the newest of the vault. */
const MOST = 20;

/** The member's newest decks. @throws Error when they cannot be read. */
export async function fetchOwnDecks(): Promise<readonly OwnDeck[]> {
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .select("id, name, cards")
    .eq("user_id", account.get().user?.id ?? "")
    .order("created_at", { ascending: false })
    .limit(MOST)
    .overrideTypes<OwnDeck[], { merge: false }>();
  if (error) throw new Error(error.message);
  return data;
}

/** The last card on its way into a deck: each waits for the one before, since a deck is read and then written. */
let last: Promise<unknown> = Promise.resolve();

/** Puts one copy of a card into a deck. @throws Error when the server refuses, or the deck is gone. */
export function putInDeck(
  id: number,
  card: { readonly name: string; readonly type_line: string },
): Promise<void> {
  const done = last.then(() => putNow(id, card));
  last = done.catch(() => undefined);
  return done;
}

async function putNow(
  id: number,
  { name, type_line }: { readonly name: string; readonly type_line: string },
): Promise<void> {
  const client = await supabase();
  // Fetched at the first press, with the schemas that decks are kept by.
  const [{ addToRow }, { STORED_COLUMNS }] = await Promise.all([
    import("@deckwright/decks/add-to-row.ts"),
    import("@deckwright/decks/stored.ts"),
  ]);
  const { data: row, error } = await client
    .from("decks")
    .select(`${STORED_COLUMNS}, cards`)
    .eq("id", id)
    .single<ForeignRow & { readonly cards: number }>();
  if (error) throw new Error(error.message);
  const { data: changed } = await client
    .from("decks")
    .update(addToRow(row, name, groupOfType(type_line)))
    // Only what was read: another tab may have changed it in the meantime.
    .match({ id, cards: row.cards })
    .select("id");
  if (changed?.length !== 1) throw new Error("The deck was changed meanwhile.");
}
