import type { Intent } from "@deckwright/contract/intent.ts";
import type { ForeignRow, OpenedDeck } from "@deckwright/decks/stored.ts";
import type { PostgrestError } from "@supabase/supabase-js";
import { account, knownAccount, type Row, supabase } from "./account.ts";
import type { Database } from "./database-types.ts";
import { BuilderProblem } from "./engine/problem.ts";

/** A saved deck as it was read. Every change of it names this version, so that it changes nothing that was not read. */
export interface KeptDeck {
  readonly id: number;
  readonly version: number;
}

/** A deck of the member's vault that a card can go into. */
export type OwnDeck = Readonly<Pick<Row<"decks">, "id" | "name" | "cards">>;

/** What a member writes of a deck. */
export type DeckColumns = Database["public"]["Tables"]["decks"]["Insert"];

/** A deck of the vault, to be worked on, with the names of what of it cannot be read. */
export interface OpenDeck extends Omit<OpenedDeck, "wish"> {
  readonly kept: KeptDeck;
  /** The address of its wish and what was understood of it, where the row tells. */
  readonly wish?: { readonly address: string; readonly intent: Intent };
}

/** What became of a change: it is done, the deck is another version by now, it is gone, or the server refused. */
export type ChangeOutcome =
  | { readonly kind: "done"; readonly kept: KeptDeck }
  | { readonly kind: "changed"; readonly version: number }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly error: PostgrestError };

/** Decks that are offered for a card, the newest of the vault. */
const MOST_OFFERED = 20;

/** How often a change that fits any version is tried, while others change the deck at the same time. */
export const ATTEMPTS = 5;

const GONE = "The deck is not there any more.";

/** The member's newest decks. @throws Error when they cannot be read. */
export async function fetchOwnDecks(): Promise<readonly OwnDeck[]> {
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .select("id, name, cards")
    .eq("user_id", account.get().user?.id ?? "")
    .order("created_at", { ascending: false })
    .limit(MOST_OFFERED);
  if (error) throw new Error(error.message);
  return data;
}

/**
 * A deck of the member's own vault, to be worked on. Other people's decks are copied first, for a credit.
 * @throws BuilderProblem when it is not there.
 */
export async function openDeck(id: number): Promise<OpenDeck> {
  const { user } = await knownAccount();
  if (user === null) throw new BuilderProblem("gone", "Log in to open a deck of your vault.");
  const row = await readRow(id, user.id);
  if (row === null) {
    throw new BuilderProblem("gone", "Could not find the deck. It might be private or deleted.");
  }
  const [{ fromStoredRow }, { intentSchema }] = await Promise.all([
    import("@deckwright/decks/stored.ts"),
    import("@deckwright/contract/intent.ts"),
  ]);
  const { wish, ...opened } = fromStoredRow(row);
  const intent = intentSchema.safeParse(wish?.intent);
  return {
    ...opened,
    kept: { id, version: row.version },
    ...(wish && intent.success ? { wish: { address: wish.address, intent: intent.data } } : {}),
  };
}

/** @throws BuilderProblem when it cannot be read. */
async function readRow(
  id: number,
  memberId: string,
): Promise<(ForeignRow & { readonly version: number }) | null> {
  // Fetched when a deck is first opened, with the schemas that decks are kept by.
  const [client, { STORED_COLUMNS }] = await Promise.all([supabase(), import("@deckwright/decks/stored.ts")]);
  const { data, error } = await client
    .from("decks")
    .select(`${STORED_COLUMNS}, version`)
    .eq("id", id)
    .eq("user_id", memberId)
    .maybeSingle();
  if (error) throw new BuilderProblem(error.code === "" ? "offline" : "broken", error.message);
  return data;
}

/** Puts a new deck into the vault. */
export async function addDeck(row: DeckColumns): Promise<ChangeOutcome> {
  const client = await supabase();
  const { data, error } = await client.from("decks").insert(row).select("id, version").single();
  return error ? { kind: "refused", error } : { kind: "done", kept: data };
}

/**
 * The member's deck that a saving has become; null when it has become none, or nobody says.
 * @param isPatient Asks again for some seconds where the server does not answer.
 */
export async function fetchSaved(key: string, isPatient = true): Promise<KeptDeck | null> {
  const client = await supabase();
  const { data } = await client
    .from("decks")
    .select("id, version")
    .match({ user_id: account.get().user?.id ?? "", saving_key: key })
    .retry(isPatient)
    .maybeSingle();
  return data;
}

/** Changes a deck, if it is still the version that was read. @throws Error when the server does not answer. */
export async function changeDeck(
  { id, version }: KeptDeck,
  change: Partial<DeckColumns>,
): Promise<ChangeOutcome> {
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .update(change)
    .match({ id, version })
    .select("id, version")
    .maybeSingle();
  if (error) return { kind: "refused", error };
  return data ? { kind: "done", kept: data } : await whatIsThere(id);
}

/** Why a change has met no deck. */
async function whatIsThere(id: number): Promise<ChangeOutcome> {
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .select("version")
    .match({ id, user_id: account.get().user?.id ?? "" })
    .maybeSingle();
  if (error) return { kind: "refused", error };
  return data ? { kind: "changed", version: data.version } : { kind: "gone" };
}

/**
 * Takes the member's own deck back from the shared ones, whatever its version is by now.
 * @returns Whether the vault shows it. @throws Error when the server refuses, or the deck is gone.
 */
export async function unshareDeck(id: number): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.rpc("unshare_deck", { deck_id: id });
  if (error) throw new Error(error.message);
  return data;
}

/**
 * Marks a deck as shared or as a favorite.
 * @param fits Whether the mark fits any version of the deck, or only the one that was read.
 * @returns False when the deck is another version by now, and the mark does not fit it.
 * @throws Error when the server refuses, or the deck is gone.
 */
export async function markDeck(
  deck: KeptDeck,
  mark: { readonly shared: true } | { readonly favorite: boolean },
  fits: "any version" | "this version",
): Promise<boolean> {
  let version = deck.version;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await changeDeck({ id: deck.id, version }, mark);
    if (outcome.kind === "done") return true;
    if (outcome.kind !== "changed") throw new ChangeFailure(outcome);
    if (fits === "this version") return false;
    version = outcome.version;
  }
  return false;
}

/**
 * Deletes a deck for good, if it is still the version that was read.
 * @returns False when it is another one by now. @throws Error when the server refuses, or does not answer.
 */
export async function deleteDeck({ id, version }: KeptDeck): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.from("decks").delete().match({ id, version }).select("id");
  if (error) throw new Error(error.message);
  if (data.length > 0) return true;
  const there = await whatIsThere(id);
  if (there.kind === "refused") throw new ChangeFailure(there);
  return there.kind === "gone";
}

/** Why a change was not done, in a sentence. */
export class ChangeFailure extends Error {
  /** The server's own code; empty where nobody has answered, or the deck is gone. */
  readonly code: string;
  constructor(outcome: Exclude<ChangeOutcome, { readonly kind: "done" | "changed" }>) {
    super(outcome.kind === "gone" ? GONE : outcome.error.message);
    this.code = outcome.kind === "gone" ? "" : outcome.error.code;
  }
}
