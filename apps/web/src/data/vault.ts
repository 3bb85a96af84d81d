import type { Cover } from "@deckwright/decks/cover.ts";
import type { ForeignRow } from "@deckwright/decks/stored.ts";
import { type Row, supabase } from "./account.ts";
import { addDeck, type ChangeOutcome, type DeckColumns, fetchSaved } from "./decks.ts";
import { newSavingKey } from "./save-deck.ts";

/** A deck in the list of the vault: everything but its cards. */
export interface VaultDeck
  extends Readonly<
    Pick<
      Row<"decks">,
      | "id"
      | "version"
      | "name"
      | "format"
      | "cards"
      | "colors"
      | "power_level"
      | "image"
      | "shared"
      | "favorite"
      | "created_at"
      | "playstyle"
      | "price_cents"
      | "legal"
    >
  > {
  /** Null where there is none that can be read. */
  readonly cover: Cover | null;
  /** When it leaves the vault; null where decks stay. */
  readonly hides_at: string | null;
}

/** A deck that has left the vault of the Free Plan, by name. */
export interface HiddenDeck {
  readonly id: number;
  readonly name: string;
  readonly format: string;
  readonly created_at: string;
  /** The day, as `2026-12-19`; null for a deck that is shared, which stays. */
  readonly deleted_on: string | null;
}

/** A deck as it is exported: everything its member has written of it. */
export interface ExportedDeck extends ForeignRow {
  readonly id: number;
  readonly created_at: string;
  readonly shared: boolean;
  readonly favorite: boolean;
}

/** Decks that are asked for at once: others are served between two parts of a large vault. */
const PART = 250;

/** The same for decks with all their cards. */
export const EXPORT_PART = 25;

/** The decks of the member's vault, the newest first. @throws Error */
export async function fetchVault(): Promise<readonly VaultDeck[]> {
  const [client, { coverSchema }] = await Promise.all([
    supabase(),
    import("@deckwright/decks/cover-schema.ts"),
  ]);
  const decks = new Map<number, VaultDeck>();
  for (let from = 0; ; from += PART) {
    const { data, error } = await client
      .rpc("vault", undefined, { get: true })
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, from + PART - 1);
    if (error) throw new Error(error.message);
    // One that was saved meanwhile moves the others on: the last of a part may come again.
    for (const deck of data) {
      const cover = coverSchema.safeParse(deck.cover);
      decks.set(deck.id, { ...deck, cover: cover.success ? cover.data : null });
    }
    if (data.length < PART) return [...decks.values()];
  }
}

/** What has left the member's vault, the newest first. @throws Error */
export async function fetchHidden(): Promise<readonly HiddenDeck[]> {
  const client = await supabase();
  const { data, error } = await client.rpc("hidden_decks", undefined, { get: true });
  if (error) throw new Error(error.message);
  return data;
}

/** Decks with all their cards, in the order of their numbers as given. @throws Error */
export async function fetchForExport(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly ExportedDeck[]> {
  const [client, { STORED_COLUMNS }] = await Promise.all([supabase(), import("@deckwright/decks/stored.ts")]);
  const { data, error } = await client
    .from("decks")
    .select(`id, created_at, shared, favorite, ${STORED_COLUMNS}`)
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw new Error(error.message);
  return data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Puts a copy of the member's own deck beside it, under another name. @throws Error when the server does not answer. */
export async function duplicateDeck(id: number, name: string): Promise<ChangeOutcome> {
  const [client, { STORED_COLUMNS }] = await Promise.all([supabase(), import("@deckwright/decks/stored.ts")]);
  const { data, error } = await client
    .from("decks")
    .select(`cards, ${STORED_COLUMNS}`)
    .eq("id", id)
    .maybeSingle();
  if (error) return { kind: "refused", error };
  if (data === null) return { kind: "gone" };
  const saving_key = newSavingKey();
  const copy: DeckColumns = { ...data, name, saving_key };
  const outcome = await addDeck(copy);
  if (outcome.kind === "done") return outcome;
  // It may be that only the answer was lost.
  const kept = await fetchSaved(saving_key);
  return kept ? { kind: "done", kept } : outcome;
}
