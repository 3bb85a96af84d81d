import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { supabase } from "./account.ts";
import type { KeptDeck } from "./decks.ts";
import { askDataOnce } from "./site-json.ts";

/** Arguments of the database's function for Community Decks. */
export type DeckQuestion = Readonly<Record<string, string>>;

/** Some of the shared decks that fit, in order. */
export interface DeckPage {
  readonly decks: readonly ListedDeck[];
  /** How many fit in all; null where nobody has counted, as there are more than a thousand, or on a later page. */
  readonly total: number | null;
  /** What the page after this one begins behind; null on the last. */
  readonly next: string | null;
}

const PATH = "rpc/browse_decks";

/** The first page, asked for by a page loader; null where the server does not answer. */
export async function fetchDeckPage(
  site: Site<Request, Response>,
  question: DeckQuestion,
): Promise<DeckPage | null> {
  return readPage(await askDataOnce(site, PATH, question));
}

/**
 * The first page, or the one behind another.
 * @param after What the page before says comes next.
 * @throws Error when the server does not answer.
 */
export async function fetchDecks(question: DeckQuestion, after?: string): Promise<DeckPage> {
  const asked = after === undefined ? question : { ...question, after };
  const response = await fetch(`/rest/v1/${PATH}?${new URLSearchParams(asked)}`);
  const page = response.ok ? await readPage(await response.json()) : null;
  if (page === null) throw new Error("The decks did not come.");
  return page;
}

async function readPage(answer: unknown): Promise<DeckPage | null> {
  if (typeof answer !== "object" || answer === null) return null;
  const { decks, total, next }: Record<string, unknown> = { ...answer };
  if (!Array.isArray(decks)) return null;
  // Pages that came with the document need no schema in the browser.
  const { listOf } = await import("./shared-decks.ts");
  return {
    decks: listOf(decks),
    total: typeof total === "number" ? total : null,
    next: Array.isArray(next) ? JSON.stringify(next) : null,
  };
}

/** One of the member's own shared decks, as they alone are shown it. */
export interface FavoriteMark extends KeptDeck {
  readonly favorite: boolean;
}

/** Which of a member's shared decks are favorites. @throws Error */
export async function fetchMarks(memberId: string): Promise<readonly FavoriteMark[]> {
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .select("id, version, favorite")
    .match({ user_id: memberId, shared: true });
  if (error) throw new Error(error.message);
  return data;
}

/** Marks a deck as a favorite, or no longer. @throws Error when the server refuses, or the deck is gone. */
export async function favorDeck({ favorite, ...deck }: FavoriteMark): Promise<void> {
  const { markDeck } = await import("./decks.ts");
  if (!(await markDeck(deck, { favorite }, "any version"))) throw new Error("The deck is being changed.");
}
