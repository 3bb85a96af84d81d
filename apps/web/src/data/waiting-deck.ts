/** A deck that is to be saved: as a new row of the vault, or over the one that has been there. */
export interface SavableDeck {
  /** Names this saving, so that whoever asked for it hears of its end. */
  readonly key: string;
  /** Its number in the vault; null for a new one. */
  readonly id: number | null;
  /** Columns of `decks`. */
  readonly row: { readonly name: string };
}

/** Where the browser keeps a deck while its owner logs in, perhaps through a mailed link in another tab. */
const STORAGE_KEY = "deckwright-waiting-deck";
/** A confirmation link works as long, in milliseconds; after that nobody expects the deck any more. */
const KEPT_MS = 86_400_000;

/** A deck that waits. */
export interface Waiting {
  /** Nobody expects it any more after this. Unix milliseconds. */
  readonly until: number;
  readonly deck: SavableDeck;
}

/** Where the browser keeps nothing, the deck waits as long as its page is open. */
let inMemory: string | null = null;

/** Keeps a deck until somebody has logged in; one that waited before, for as long as was left to it. */
export function keepWaitingDeck(deck: SavableDeck, until: number = Date.now() + KEPT_MS): void {
  inMemory = JSON.stringify({ until, deck } satisfies Waiting);
  try {
    localStorage.setItem(STORAGE_KEY, inMemory);
    inMemory = null;
  } catch {
    // It stays in memory.
  }
}

/** True when a deck waits, in this tab or another. */
export function hasWaitingDeck(): boolean {
  return read() !== null;
}

/** Takes the deck that waits, if one does: whoever takes it has to save it, or to give it back. */
export function takeWaitingDeck(): Waiting | null {
  const text = read();
  dropWaitingDeck();
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWaiting(value) && value.until > Date.now() ? value : null;
  } catch {
    return null;
  }
}

/** Forgets the deck that waits. */
export function dropWaitingDeck(): void {
  inMemory = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

function read(): string | null {
  try {
    return inMemory ?? localStorage.getItem(STORAGE_KEY);
  } catch {
    return inMemory;
  }
}

/** Other versions of the site, or a visitor's hand, may have written something else. */
function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== "object" || value === null || !("until" in value) || !("deck" in value)) return false;
  const { until, deck } = value;
  if (typeof until !== "number" || typeof deck !== "object" || deck === null) return false;
  if (!("key" in deck) || !("row" in deck) || typeof deck.key !== "string") return false;
  return typeof deck.row === "object" && deck.row !== null && "name" in deck.row && "id" in deck;
}
