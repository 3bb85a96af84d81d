import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { type Client, supabase } from "./account.ts";
import { LISTED, listOf } from "./shared-decks.ts";

/** What has become of a deck: it is shared and looks like this, or nobody may see it any more. */
export type DeckChange =
  | { readonly kind: "shown"; readonly deck: ListedDeck }
  | { readonly kind: "hidden"; readonly id: number };

/** Names channels apart: a page may follow more than one list. */
let followers = 0;

/**
 * Tells of every shared deck that changes, until the returned function is called. What was missed before it began, or while
 * there was no connection, is told of the decks that are listed.
 * @param listed The numbers of the decks that the page shows at this moment.
 * @throws Error when the client for data cannot be fetched.
 */
export async function followDecks(
  listed: () => readonly number[],
  tell: (change: DeckChange) => void,
): Promise<() => void> {
  const client = await supabase();
  const read = (ids: readonly number[]) => tellOf(client, ids, tell);
  followers += 1;
  const channel = client.channel(`shared-decks-${followers}`);
  // The row itself is read apart, with its author; the message only says which.
  const asked = { schema: "public", table: "decks", select: ["id", "shared"] };
  channel.on<{ id: number }>("postgres_changes", { event: "*", ...asked }, (change) => {
    const { id } = change.eventType === "DELETE" ? change.old : change.new;
    if (id === undefined) return;
    if (change.eventType === "DELETE") tell({ kind: "hidden", id });
    else void read([id]);
  });
  channel.subscribe((status) => {
    if (status === "SUBSCRIBED") void read(listed());
  });
  return () => void client.removeChannel(channel);
}

/** Reads decks and tells what has become of each; nothing where the server does not answer. */
async function tellOf(
  client: Client,
  ids: readonly number[],
  tell: (change: DeckChange) => void,
): Promise<void> {
  if (ids.length === 0) return;
  const { data, error } = await client.from("decks").select(LISTED).in("id", ids).eq("shared", true);
  if (error) return;
  const rows: readonly unknown[] = data;
  const shown = listOf(rows);
  for (const deck of shown) tell({ kind: "shown", deck });
  for (const id of ids) if (!shown.some((deck) => deck.id === id)) tell({ kind: "hidden", id });
}
