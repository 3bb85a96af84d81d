import { openAuthDialog } from "../lib/auth-dialog.ts";
import { showToast } from "../lib/toasts.ts";
import { account, knownAccount, logInAgain, planOf } from "./account.ts";
import { addDeck, changeDeck, fetchSaved, type KeptDeck } from "./decks.ts";
import { SESSION_ENDED } from "./hear-end.ts";
import { quotaSentence } from "./quota-sentence.ts";
import { savedDeck } from "./saved-deck.ts";
import {
  askedSaving,
  dropWaitingDeck,
  keepWaitingDeck,
  type SavableDeck,
  waitingDeck,
} from "./waiting-deck.ts";

/** Our own word for a deck that is another version by now. */
const CONFLICT = "conflict";

/** So much of a name is kept where something is added to it: names have at most 200 characters. */
const MOST_NAME = 190;

/** Said to who has to log in first. */
const WAITS = " The deck waits for you, and is saved once you are in.";

/** A key for a saving. */
export function newSavingKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** What came of saving: in the end, or for now, where the deck waits or the server refused; the conflict is told by nobody yet. */
type SaveOutcome = "told" | "conflict";

/**
 * Saves a deck into the member's vault; a visitor logs in first, and so does whose session has ended, and the deck waits. Says
 * in a toast how it went, but for a conflict; never throws.
 */
export async function saveDeck(deck: SavableDeck): Promise<SaveOutcome> {
  const { user } = await knownAccount();
  if (user === null) {
    keepWaitingDeck(deck);
    const reason = `Saving a deck needs a vault, and a vault needs an account.${WAITS}`;
    openAuthDialog("signup", reason, { onGiveUp: dropWaitingDeck });
    return "told";
  }
  const problem = await store(deck);
  if (problem?.code === CONFLICT) return "conflict";
  if (problem?.code === SESSION_ENDED) {
    keepWaitingDeck(deck);
    logInAgain(WAITS);
  } else if (problem) tellRefusal(problem);
  return "told";
}

/**
 * Saves the deck that waited for somebody to log in, one tab after the other. It waits until it is known to be saved: a page
 * that is left in between loses nothing, and the next one sends the same saving again. One that was changed elsewhere meanwhile
 * stays as it is, and what waited is saved beside it.
 */
export function saveWaitingDeck(): Promise<void> {
  return oneTabAtATime(async () => {
    const asked = askedSaving();
    const deck = waitingDeck()?.deck;
    if (asked !== null && deck?.key !== asked) await learnOfSaving(asked);
    if (!deck) return;
    // A page that was left before the answer may have sent it.
    const earlier = await fetchSaved(deck.key, false);
    // What another tab has dropped may be seen here a moment late: then that tab has also told of it.
    if (waitingDeck()?.deck.key !== deck.key) return learnOfSaving(deck.key);
    let problem = await store(deck, { earlier });
    if (problem?.code === CONFLICT) {
      const beside = { ...deck, kept: null, row: { ...deck.row, name: besideName(deck.row.name) } };
      const more = " The saved one was changed elsewhere in the meantime, and is still there.";
      problem = await store(beside, { more });
    }
    if (problem?.code === SESSION_ENDED) logInAgain(WAITS);
    else if (problem)
      tellRefusal(problem, " This browser keeps it for a day, and tries again when you come back.");
    // Another deck may have begun to wait since.
    else if (waitingDeck()?.deck.key === deck.key) dropWaitingDeck();
  });
}

/**
 * The number of the deck that waited for its owner in this browser, once it is saved; null where it is not.
 * @throws Error when the server does not answer.
 */
export async function findSaved(key: string): Promise<number | null> {
  const { user } = await knownAccount();
  if (user === null) return null;
  await saveWaitingDeck();
  return (await fetchSaved(key))?.id ?? null;
}

/** Learns what became of a deck of this tab that another tab has saved. */
async function learnOfSaving(key: string): Promise<void> {
  const kept = await fetchSaved(key).catch(() => null);
  if (kept === null) return;
  savedDeck.set({ key, kept });
  if (waitingDeck() === null) dropWaitingDeck();
}

/** The name of a deck that is saved beside another version of itself. */
export function besideName(name: string): string {
  return `${name.slice(0, MOST_NAME)} (mine)`;
}

function tellRefusal({ message }: Problem, more = ""): void {
  const reason = message === "" ? "" : ` ${message}`;
  const description = `Could not save the deck.${reason}${more}`;
  showToast({ title: "Error", description, variant: "destructive" });
}

/** One tab after the other, where the browser can tell them apart: two toasts for one deck are one too many. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request("deckwright-waiting-deck", work);
}

/** Why a deck was not saved: the server's own code, where it has one, or ours, and what the member is told. */
interface Problem {
  readonly code: string;
  readonly message: string;
}

/** What is known of a saving before it is sent. */
interface Saving {
  /** The deck as it was kept when this was sent before, where that has arrived. */
  readonly earlier?: KeptDeck | null;
  /** Said behind what is said of every saving. */
  readonly more?: string;
}

/** Saves a deck, if that has not been done, and says so. @returns Why not, where it could not be saved. */
async function store(deck: SavableDeck, { earlier, more = "" }: Saving = {}): Promise<Problem | undefined> {
  const failed = (error: unknown) => ({ code: "", message: error instanceof Error ? error.message : "" });
  const outcome = earlier ?? (await write(deck).catch(failed));
  if ("code" in outcome) return outcome;
  savedDeck.set({ key: deck.key, kept: outcome });
  const isFree = planOf(account.get().profile) === "free";
  const howLong = isFree ? " The Free Plan shows it there for 24 hours." : "";
  const what =
    deck.kept?.id === outcome.id ? "is up to date in your vault." : "has been added to your vault.";
  const description = `${deck.row.name} ${what}${deck.note ?? ""}${howLong}${more}`;
  showToast({ title: "Deck Saved!", description, variant: "success" });
  return undefined;
}

/** @returns The deck as it is kept now, or why it is not. @throws Error when the server does not answer. */
async function write({ key, kept, row }: SavableDeck): Promise<KeptDeck | Problem> {
  const columns = { ...row, saving_key: key };
  const changed = kept === null ? { kind: "gone" as const } : await changeDeck(kept, columns);
  // Gone from the vault in the meantime: then it is a new one.
  const outcome = changed.kind === "gone" ? await addDeck(columns) : changed;
  if (outcome.kind === "done") return outcome.kept;
  const refusal = outcome.kind === "refused" ? outcome.error : null;
  // Where the server has answered, it may be that this was sent before, and only the answer was lost.
  const sentBefore = refusal?.code === "" ? null : await fetchSaved(key);
  if (sentBefore !== null) return sentBefore;
  if (refusal) return { code: refusal.code, message: quotaSentence(refusal) ?? refusal.message };
  return { code: CONFLICT, message: "" };
}
