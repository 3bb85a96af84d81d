import type { CardFace } from "@deckwright/contract/card-face.ts";
import { showToast } from "../lib/toasts.ts";
import { account, type Client, supabase } from "./account.ts";
import { quotaSentence } from "./quota-sentence.ts";
import { requireMember } from "./require-member.ts";

/** What of a card the collection keeps. */
export type CollectedCard = Pick<CardFace, "id" | "name" | "set_name" | "rarity" | "images" | "usd">;

/** How often a number that others change at the same time is read again. */
const ATTEMPTS = 5;

/** PostgreSQL's word for a row that is there already. */
const IS_THERE = "23505";

/** What is told of refusals that say nothing to a member. */
const FAILED = "Failed to add card to collection.";

/** Why a visitor is asked to log in for a collection. */
export const COLLECTION_REASON = "A collection belongs to an account.";

/** Copies that a member owns, by name of the card. */
export type OwnCopies = ReadonlyMap<string, number>;

/** Rows that are asked for at once. */
const ROWS = 1_000;

/** What the member owns. @throws Error */
export async function fetchOwnCopies(): Promise<OwnCopies> {
  const client = await supabase();
  const copies = new Map<string, number>();
  for (let from = 0; ; from += ROWS) {
    const { data, error } = await client
      .from("user_cards")
      .select("name, quantity")
      .gt("quantity", 0)
      .order("id")
      .range(from, from + ROWS - 1);
    if (error) throw new Error(error.message);
    for (const { name, quantity } of data) copies.set(name, (copies.get(name) ?? 0) + quantity);
    if (data.length < ROWS) return copies;
  }
}

/**
 * Puts copies of a card into the member's collection, beside those that are there. A visitor is asked to log in first.
 * Says in a toast how it went; never throws.
 */
export function addToCollection(card: CollectedCard, count = 1): Promise<void> {
  return requireMember(COLLECTION_REASON, () => void addAndTell(card, count));
}

/** The same for a member. @returns Whether it is done. Never throws. */
export async function addAndTell(card: CollectedCard, count: number): Promise<boolean> {
  const userId = account.get().user?.id;
  if (userId === undefined || card.id === "") {
    showToast({ title: "Error", description: "Cannot add card to collection.", variant: "destructive" });
    return false;
  }
  const problem = await supabase()
    .then((client) => addCopies(client, userId, card, count))
    .catch(() => FAILED);
  if (problem === null) {
    const copies = count === 1 ? "" : `${count} copies of `;
    const description = `${copies}${card.name} added to your collection.`;
    showToast({ title: "Card Added!", description, variant: "success" });
  } else {
    showToast({ title: "Error", description: problem, variant: "destructive" });
  }
  return problem === null;
}

/**
 * Inserts the card, or adds to the number that is there. Another tab may do the same at that moment: a number is raised only
 * from what was read, and everything is read again when it is no longer that.
 * @returns What to tell the member where the server refused; null when it is done.
 */
export async function addCopies(
  client: Client,
  userId: string,
  card: CollectedCard,
  count: number,
): Promise<string | null> {
  const own = { user_id: userId, scryfall_id: card.id };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { data: row, error } = await client.from("user_cards").select("quantity").match(own).maybeSingle();
    if (error) return FAILED;
    if (row) {
      const { data: raised, error: refusal } = await client
        .from("user_cards")
        .update({ quantity: row.quantity + count })
        .match({ ...own, quantity: row.quantity })
        .select("quantity");
      if (refusal) return quotaSentence(refusal) ?? FAILED;
      if (raised.length === 1) return null;
    } else {
      const { error: refusal } = await client.from("user_cards").insert({
        ...own,
        name: card.name,
        set_name: card.set_name,
        rarity: card.rarity,
        image_url: card.images.normal === "" ? null : card.images.normal,
        price_usd: card.usd,
        quantity: count,
      });
      if (refusal === null) return null;
      if (refusal.code !== IS_THERE) return quotaSentence(refusal) ?? FAILED;
    }
  }
  return FAILED;
}
