import type { Deck } from "@deckwright/decks/deck.ts";
import type { KeptDeck } from "./decks.ts";

/** Changes of a deck that were not saved when the page was left, and the version that they were made to. */
export interface KeptEdit {
  readonly version: number;
  readonly deck: Deck;
}

const PREFIX = "deckwright-edit:";

function keyOf(memberId: string, id: number): string {
  return `${PREFIX}${memberId}:${id}`;
}

/** Keeps what a member has changed in a deck until it is saved; null when it is. */
export function keepEdit(memberId: string, { id, version }: KeptDeck, deck: Deck | null): void {
  try {
    if (deck === null) localStorage.removeItem(keyOf(memberId, id));
    else localStorage.setItem(keyOf(memberId, id), JSON.stringify({ version, deck }));
  } catch {
    // Where nothing can be kept, the changes last as long as the page.
  }
}

/** What a member has changed in a deck and not saved; null where that is nothing, or cannot be read any more. */
export async function readEdit(memberId: string, id: number): Promise<KeptEdit | null> {
  try {
    const text = localStorage.getItem(keyOf(memberId, id));
    if (text === null) return null;
    const { deckSchema } = await import("@deckwright/decks/schema.ts");
    const { version, deck }: { readonly version?: unknown; readonly deck?: unknown } = JSON.parse(text);
    return { version: Number(version), deck: deckSchema.parse(deck) };
  } catch {
    return null;
  }
}

/** Forgets what anybody has changed here: whoever comes next may be somebody else. */
export function dropEdits(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
