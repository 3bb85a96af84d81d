import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import type { Intent } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import type { KeptDeck } from "../../data/decks.ts";
import type { Moment, Worked } from "./builder-state.ts";
import type { foldHistory } from "./fold-history.ts";
import type { Place } from "./place.ts";
import { wishToParams } from "./wish/wish-form.ts";

/** What is kept of a moment: what can be learned again is not. */
interface Draft {
  readonly built: { readonly wish: string; readonly response: GenerateResponse } | null;
  readonly deck: Deck | null;
  readonly locked: readonly string[];
  readonly isEdited: boolean;
  readonly stored: {
    readonly deck: Deck;
    readonly told: { readonly wish: string; readonly intent: Intent } | null;
  } | null;
  readonly imported: Deck | null;
  /** Without the deck where it is the one at hand. */
  readonly saved: { readonly kept: KeptDeck; readonly deck: Deck | null } | null;
  readonly isTurned: boolean;
}

/** The draft of a place, as text, so that others are not read for it. */
type Entry = readonly [key: string, search: string, draft: string];

const STORAGE_KEY = "deckwright-drafts";
/** Where the history of the last place is. */
const HISTORY_KEY = "deckwright-undo";
/** Places whose drafts are kept, the last ones. */
const MOST_PLACES = 8;
/** The key of the place that a document was opened at, in every document. */
const FIRST_KEY = "default";

/** Set while the page that is being left belongs to somebody who has logged out. */
let isClosed = false;

/**
 * Keeps what was worked on at a place, as long as the tab is open.
 * @param folded Writes what can be taken back there, for as long as it is the last of these places; absent where it has not come.
 */
export function keepDraft(place: Place, work: Worked, folded?: typeof foldHistory): void {
  if (isClosed) return;
  const draft = draftOf(work);
  const entries = [...entriesBeside(place), [place.key, place.search, JSON.stringify(draft)] as const];
  // The drafts come before what leads to them.
  writeHistory("");
  // Where there is room for fewer, the last ones stay.
  for (let kept = entries.slice(-MOST_PLACES); kept.length > 0 && !write(kept); kept = kept.slice(1));
  const history = folded?.(work.past.map(draftOf), draft, work.future.map(draftOf));
  if (history) writeHistory(JSON.stringify([place.key, place.search, history.before, history.moments]));
}

function draftOf({ built, deck, locked, isEdited, stored, imported, saved, isTurned }: Moment): Draft {
  return {
    built: built && { wish: String(wishToParams(built.wish)), response: built.response },
    deck,
    locked: [...locked],
    isEdited,
    stored: stored && {
      deck: stored.deck,
      told: stored.told ? { wish: String(wishToParams(stored.told.wish)), intent: stored.told.intent } : null,
    },
    imported,
    saved: saved && { kept: saved.kept, deck: saved.deck === deck ? null : saved.deck },
    isTurned,
  };
}

/**
 * Forgets everything that was worked on in this tab: whoever sits here next may be somebody else. What the page that
 * is still there wants to keep when it goes is not kept either.
 */
export function dropDrafts(): void {
  isClosed = true;
  writeHistory("");
  write([]);
}

/** Forgets what was worked on at a place. */
function dropDraft(place: Place): void {
  if (findHistory(place)) writeHistory("");
  write(entriesBeside(place));
}

let isFirstVisit = true;

/** Whether something was worked on at a place. Who opens an address anew, by a link or by hand, does not come back to it. */
export function hasDraft(place: Place): boolean {
  isClosed = false;
  const [navigation] = performance.getEntriesByType("navigation");
  const isOpenedAnew = isFirstVisit && place.key === FIRST_KEY && navigation?.toJSON().type === "navigate";
  isFirstVisit = false;
  if (isOpenedAnew) dropDraft(place);
  return findEntry(place) !== undefined;
}

/** What was worked on at a place; null where it is not of the form that this version of the site writes. */
export async function readDraft(place: Place): Promise<Worked | null> {
  const text = findEntry(place)?.[2];
  if (text === undefined) return null;
  // Fetched where there is a draft, with the schemas.
  const { workOfDraft } = await import("./read-draft.ts");
  try {
    return workOfDraft(text, findHistory(place));
  } catch {
    dropDraft(place);
    return null;
  }
}

function findEntry({ key, search }: Place): Entry | undefined {
  return entries().find((entry) => entry[0] === key && entry[1] === search);
}

/** What is kept of what can be taken back at a place, as text; null where there is none. */
function findHistory({ key, search }: Place): string | null {
  try {
    const text = sessionStorage.getItem(HISTORY_KEY);
    return text?.startsWith(JSON.stringify([key, search]).slice(0, -1)) ? text : null;
  } catch {
    return null;
  }
}

function entriesBeside({ key, search }: Place): readonly Entry[] {
  return entries().filter((entry) => entry[0] !== key || entry[1] !== search);
}

function entries(): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === "string");
}

/** @returns False where there is no room. */
function write(entries: readonly Entry[]): boolean {
  return put(STORAGE_KEY, JSON.stringify(entries));
}

/** Where there is no room for it, nothing can be taken back after a reload. */
function writeHistory(text: string): void {
  put(HISTORY_KEY, text);
}

function put(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
