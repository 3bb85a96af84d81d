import { account, type Client, type Row, supabase } from "./account.ts";
import { quotaSentence } from "./quota-sentence.ts";

/** A printing that a member owns. The number of its row grows with each new one. */
export type OwnCard = Readonly<
  Pick<
    Row<"user_cards">,
    "id" | "scryfall_id" | "name" | "set_name" | "rarity" | "image_url" | "price_usd" | "quantity"
  >
>;

/** What is written of a printing. Without a quantity, the number that is there stays. */
export type CardToKeep = Omit<OwnCard, "id" | "quantity"> & { readonly quantity?: number };

/** What became of a change: it is done, or there is another number by now, none of which is 0. */
export type QuantityOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "changed"; readonly quantity: number };

const COLUMNS = "id, scryfall_id, name, set_name, rarity, image_url, price_usd, quantity";

/** Rows that are read at once, and rows that are written at once. */
const READ_ROWS = 2_000;
const WRITE_ROWS = 500;

/** How often something is tried whose answer does not come, and the pause before, in milliseconds. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

const SILENT = "The server does not answer. Check your connection, and try again.";

/** Everything that a member owns. @throws Error */
export async function fetchOwnCards(memberId: string): Promise<readonly OwnCard[]> {
  const client = await supabase();
  const cards: OwnCard[] = [];
  for (let last = 0; ; ) {
    const { data, error } = await client
      .from("user_cards")
      .select(COLUMNS)
      .eq("user_id", memberId)
      .gt("quantity", 0)
      .gt("id", last)
      .order("id")
      .limit(READ_ROWS);
    if (error) throw new Error(error.code === "" ? SILENT : error.message);
    cards.push(...data);
    last = data.at(-1)?.id ?? last;
    if (data.length < READ_ROWS) return cards;
  }
}

/**
 * Changes the number of a printing, if it is still the one that was read; 0 takes the printing out. An answer that is lost
 * does no harm: what is there then says whether it was done.
 * @throws Error with a sentence for the member.
 */
export async function changeQuantity(
  client: Client,
  key: { readonly user_id: string; readonly scryfall_id: string },
  from: number,
  to: number,
): Promise<QuantityOutcome> {
  const table = () => client.from("user_cards");
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const change = to === 0 ? table().delete() : table().update({ quantity: to });
    const { data, error } = await change.match({ ...key, quantity: from }).select("quantity");
    if (data?.length) return { kind: "done" };
    if (error && error.code !== "") throw new Error(quotaSentence(error) ?? error.message);
    const there = await table().select("quantity").match(key).maybeSingle();
    if (there.error) continue;
    const quantity = there.data?.quantity ?? 0;
    if (quantity === to) return { kind: "done" };
    if (quantity !== from) return { kind: "changed", quantity };
  }
  throw new Error(SILENT);
}

/** The same for the member who is here. */
export async function changeOwnQuantity(
  scryfallId: string,
  from: number,
  to: number,
): Promise<QuantityOutcome> {
  const key = { user_id: account.get().user?.id ?? "", scryfall_id: scryfallId };
  return changeQuantity(await supabase(), key, from, to);
}

/**
 * Writes printings with the numbers that they are to have, whatever is there: to write them again changes nothing. Stops at
 * the first part that is refused.
 * @param onWritten Told how many are written so far.
 * @returns How many are written, and why no more: null when all are.
 */
export async function writeOwnCards(
  client: Client,
  memberId: string,
  cards: readonly CardToKeep[],
  onWritten: (count: number) => void = () => undefined,
): Promise<{ readonly written: number; readonly problem: string | null }> {
  let written = 0;
  while (written < cards.length) {
    const part = cards.slice(written, written + WRITE_ROWS).map((card) => ({ ...card, user_id: memberId }));
    const problem = await writePart(client, part);
    if (problem !== null) return { written, problem };
    written += part.length;
    onWritten(written);
  }
  return { written, problem: null };
}

async function writePart(
  client: Client,
  rows: readonly (CardToKeep & { readonly user_id: string })[],
): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    const { error } = await client
      .from("user_cards")
      .upsert([...rows], { onConflict: "user_id,scryfall_id" });
    if (error === null) return null;
    if (error.code !== "") return quotaSentence(error) ?? error.message;
  }
  return SILENT;
}
