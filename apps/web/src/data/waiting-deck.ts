import type { DeckColumns, KeptDeck } from "./decks.ts";

/** A deck that is to be saved: as a new row of the vault, or over the one that has been there. */
export interface SavableDeck {
  /** Names this saving: whoever asked for it hears of its end, and the database takes it once, however often it is sent. */
  readonly key: string;
  /** The saved deck that it is a change of; null for a new one. */
  readonly kept: KeptDeck | null;
  /** Columns of `decks`. */
  readonly row: DeckColumns;
  /** What is to be said of it when it is saved. */
  readonly note?: string;
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

/** The saving that this tab has asked for, until it is known what became of it: another tab may see to it. */
let asked: string | null = null;

/** The key of the deck that began to wait in this tab, also when it waits no longer. */
export function askedSaving(): string | null {
  return asked;
}

/** Keeps a deck until somebody has logged in. */
export function keepWaitingDeck(deck: SavableDeck): void {
  asked = deck.key;
  inMemory = JSON.stringify({ until: Date.now() + KEPT_MS, deck } satisfies Waiting);
  try {
    localStorage.setItem(STORAGE_KEY, inMemory);
    inMemory = null;
  } catch {
    // It stays in memory.
  }
}

/** True when a deck waits, in this tab or another, or this tab has not heard what became of its own. */
export function hasWaitingDeck(): boolean {
  return asked !== null || read() !== null;
}

/** The deck that waits, if one does and somebody still expects it. It goes on waiting until it is dropped. */
export function waitingDeck(): Waiting | null {
  const text = read();
  if (text === null) return null;
  try {
    const waiting = waitingOf(JSON.parse(text));
    if (waiting !== null && waiting.until > Date.now()) return waiting;
  } catch {
    // Nothing that we have written.
  }
  dropWaitingDeck();
  return null;
}

/** Forgets the deck that waits. */
export function dropWaitingDeck(): void {
  asked = null;
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

/**
 * What was kept, where it is of this form: other versions of the site, or a visitor's hand, may have written something else. A
 * deck without the version that it is a change of becomes a new one, which overwrites nothing.
 */
function waitingOf(value: unknown): Waiting | null {
  if (!isObject(value) || typeof value.until !== "number" || !isObject(value.deck)) return null;
  const { key, kept, row, note } = value.deck;
  if (typeof key !== "string" || !isRow(row)) return null;
  return {
    until: value.until,
    deck: { key, kept: isKept(kept) ? kept : null, row, ...(typeof note === "string" ? { note } : {}) },
  };
}

/** The server looks at the rest of it. */
function isRow(value: unknown): value is DeckColumns {
  return isObject(value) && typeof value.name === "string" && typeof value.format === "string";
}

function isKept(value: unknown): value is KeptDeck {
  return isObject(value) && typeof value.id === "number" && typeof value.version === "number";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
