import { type SharedDeck, sharedDeckSchema } from "@deckwright/contract/shared-deck.ts";
import type { Database } from "@deckwright/db/database.ts";

/** What of a deck its picture shows, with the author as anybody may see them. */
const SHARED_DECK = `select id, user_id, name, format, colors, cards, power_level, playstyle, bracket, commanders, price_cents,
    null as image, cover, created_at::text as created_at, '' as seo_description, card_list,
    (select jsonb_build_object('username', author.username) from public.profiles(decks) as author) as profiles
  from public.decks where id = $1 and shared`;

/** Numbers of decks are as long at the most. */
const DECK_ID = /^[1-9]\d{0,14}$/;
const PATIENCE_MS = 5_000;

/** A shared deck as anybody may read it, whoever asks; null where no shared deck has this number. */
export async function readSharedDeck(database: Database, id: string): Promise<SharedDeck | null> {
  if (!DECK_ID.test(id)) return null;
  const [result] = await database.runStatements(
    "anon",
    { role: "anon" },
    [{ text: SHARED_DECK, values: [id] }],
    { readOnly: true, statementTimeoutMs: PATIENCE_MS },
  );
  const row = sharedDeckSchema.safeParse(result?.rows[0]);
  return row.success ? row.data : null;
}
