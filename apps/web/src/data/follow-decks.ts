import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { type Client, supabase } from "./account.ts";
import { LISTED, listOf } from "./shared-decks.ts";
import { untilDone } from "./until-done.ts";

/** What has become of a deck: it is shared and looks like this, or nobody may see it any more. One that is found may be old. */
export type DeckChange =
  | { readonly kind: "shown" | "found"; readonly deck: ListedDeck }
  | { readonly kind: "hidden"; readonly id: number };

/** The newest decks that are looked at for those that were shared before it began. */
const MOST_MISSED = 8;

/** Names channels apart: a page may follow more than one list. */
let followers = 0;

/**
 * Tells of every shared deck that changes, until the returned function is called. What was missed before it began, or while
 * there was no connection, is told of the decks that are listed and of the newest ones.
 * @param listed The numbers of the decks that the page shows at this moment.
 * @throws Error when the client for data cannot be fetched.
 */
export async function followDecks(
  listed: () => readonly number[],
  tell: (change: DeckChange) => void,
): Promise<() => void> {
  const client = await supabase();
  let stop = () => {};
  const catchUp = () => {
    stop();
    stop = untilDone(async () => {
      await tellOf(client, listed(), tell);
      await tellNewest(client, tell);
    });
  };
  followers += 1;
  const channel = client.channel(`shared-decks-${followers}`);
  // The row itself is read apart, with its author; the message only says which.
  const asked = { schema: "public", table: "decks", select: ["id", "shared"] };
  channel.on<{ id: number }>("postgres_changes", { event: "*", ...asked }, (change) => {
    const { id } = change.eventType === "DELETE" ? change.old : change.new;
    if (id === undefined) return;
    if (change.eventType === "DELETE") tell({ kind: "hidden", id });
    else tellOf(client, [id], tell).catch(catchUp);
  });
  channel.subscribe((status) => {
    if (status === "SUBSCRIBED") catchUp();
  });
  return () => {
    stop();
    void client.removeChannel(channel);
  };
}

/** Reads decks and tells what has become of each. @throws Error where the server does not answer. */
async function tellOf(
  client: Client,
  ids: readonly number[],
  tell: (change: DeckChange) => void,
): Promise<void> {
  if (ids.length === 0) return;
  const { data, error } = await client.from("decks").select(LISTED).in("id", ids).eq("shared", true);
  if (error) throw error;
  const rows: readonly unknown[] = data;
  const shown = listOf(rows);
  for (const deck of shown) tell({ kind: "shown", deck });
  for (const id of ids) if (!shown.some((deck) => deck.id === id)) tell({ kind: "hidden", id });
}

/**
 * Tells of the newest decks, the oldest of them first, as they would have been heard of.
 * @throws Error where the server does not answer.
 */
async function tellNewest(client: Client, tell: (change: DeckChange) => void): Promise<void> {
  const { data, error } = await client
    .from("decks")
    .select(LISTED)
    .eq("shared", true)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(MOST_MISSED);
  if (error) throw error;
  const rows: readonly unknown[] = data;
  for (const deck of listOf(rows).toReversed()) tell({ kind: "found", deck });
}
