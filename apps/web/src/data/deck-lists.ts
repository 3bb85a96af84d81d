import { type Row, supabase } from "./account.ts";

/** A deck of the vault with its cards. */
export type DeckWithCards = Readonly<Pick<Row<"decks">, "id" | "name" | "format" | "card_list">>;

/** Decks that are read at once, with all of their cards. */
const PART = 50;

const SILENT = "The server does not answer. Check your connection, and try again.";

/** The member's decks with their cards, the newest first. @throws Error */
export async function fetchDecksWithCards(
  memberId: string,
  signal: AbortSignal,
): Promise<readonly DeckWithCards[]> {
  const client = await supabase();
  const decks: DeckWithCards[] = [];
  // By number, so that one that is saved meanwhile moves none of the others.
  for (let last = Number.MAX_SAFE_INTEGER; ; ) {
    const { data, error } = await client
      .from("decks")
      .select("id, name, format, card_list")
      .eq("user_id", memberId)
      .lt("id", last)
      .order("id", { ascending: false })
      .limit(PART)
      .abortSignal(signal);
    if (error) throw new Error(error.code === "" ? SILENT : error.message);
    decks.push(...data);
    last = data.at(-1)?.id ?? last;
    if (data.length < PART) return decks;
  }
}
