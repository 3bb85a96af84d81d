import type { PreviewedDeckRow } from "@deckwright/contract/shared-deck.ts";
import { supabase } from "./account.ts";

/** A deck as its preview shows it: a shared one, or one of the member's own. */
export type PreviewedDeck = Omit<PreviewedDeckRow, "order">;

/** Widened: the types of the client cannot follow so many columns. */
const COLUMNS: string =
  "id,user_id,name,format,colors,cards,power_level,playstyle,bracket,commanders,price_cents,image,cover,created_at,profiles(username),seo_description,card_list,shared,version,order:details->groups";

/** A deck that whoever is here may see; null where there is none of that number. @throws Error when nobody answers. */
export async function fetchPreview(id: number): Promise<PreviewedDeck | null> {
  // Fetched when a deck is first opened, with the schema of what comes.
  const [client, { previewedDeckSchema }] = await Promise.all([
    supabase(),
    import("@deckwright/contract/shared-deck.ts"),
  ]);
  const { data, error } = await client.from("decks").select(COLUMNS).eq("id", id).maybeSingle();
  if (error) throw new Error(error.message);
  const row: unknown = data;
  const read = previewedDeckSchema.safeParse(row);
  if (!read.success) return null;
  const { order, card_list, ...deck } = read.data;
  return { ...deck, card_list: inOrder(card_list, order) };
}

/** The database keeps no order of groups; whoever saved the deck wrote it beside them. Empty groups are none. */
function inOrder(list: PreviewedDeck["card_list"], order: readonly string[]): PreviewedDeck["card_list"] {
  const placeOf = (group: string) => (order.indexOf(group) < 0 ? order.length : order.indexOf(group));
  return Object.fromEntries(
    Object.entries(list)
      .filter(([, items]) => items.length > 0)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b)),
  );
}
