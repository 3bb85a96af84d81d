import type { SupabaseClient } from "@supabase/supabase-js";
import { supabase } from "./account.ts";

/** A deck in the list of the vault: everything but its cards. */
export interface VaultDeck {
  readonly id: number;
  readonly name: string;
  readonly format: string;
  readonly cards: number;
  readonly colors: readonly string[];
  readonly power_level: number | null;
  readonly image: string | null;
  readonly shared: boolean;
  readonly favorite: boolean;
  /** ISO time. */
  readonly created_at: string;
  /** Null for decks that came without. */
  readonly playstyle: string | null;
  readonly price_usd: number | null;
}

const COLUMNS =
  "id, name, format, cards, colors, power_level, image, shared, favorite, created_at, playstyle:details->>playstyle, price_usd:details->price_usd";

/** Decks that are asked for at once: others are served between two parts of a large vault. */
const PART = 250;

/** The member's own decks, the newest first. What the Free Plan hides the database leaves out. @throws Error */
export async function fetchVault(memberId: string): Promise<readonly VaultDeck[]> {
  const client = await supabase();
  const decks = new Map<number, VaultDeck>();
  for (let from = 0; ; from += PART) {
    const { data, error } = await client
      .from("decks")
      .select(COLUMNS)
      .eq("user_id", memberId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, from + PART - 1)
      .overrideTypes<VaultDeck[], { merge: false }>();
    if (error) throw new Error(error.message);
    // One that was saved meanwhile moves the others on: the last of a part may come again.
    for (const deck of data) decks.set(deck.id, deck);
    if (data.length < PART) return [...decks.values()];
  }
}

/** Changes a deck's mark. @throws Error when the server refuses, or the deck is gone. */
export async function markDeck(
  id: number,
  change: { readonly shared: boolean } | { readonly favorite: boolean },
): Promise<void> {
  await expectOne((client) =>
    client.from("decks").update(change).eq("id", id).select("id, profiles(username)"),
  );
}

/** Deletes a deck for good. @throws Error when the server refuses, or does not answer. */
export async function deleteDeck(id: number): Promise<void> {
  const client = await supabase();
  const { error } = await client.from("decks").delete().eq("id", id);
  if (error) throw new Error(error.message);
}

async function expectOne(
  ask: (
    client: SupabaseClient,
  ) => PromiseLike<{ readonly data: readonly unknown[] | null; readonly error: Error | null }>,
): Promise<void> {
  const { data, error } = await ask(await supabase());
  if (error) throw new Error(error.message);
  if (data?.length !== 1) throw new Error("The deck is not there any more.");
}
