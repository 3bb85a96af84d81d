import type { PostgrestError } from "@supabase/supabase-js";
import { openAuthDialog } from "../lib/auth-dialog.ts";
import { createStore } from "../lib/store.ts";
import { showToast } from "../lib/toasts.ts";
import { account, forgetSession, knownAccount, supabase } from "./account.ts";
import { quotaSentence } from "./quota-sentence.ts";
import { dropWaitingDeck, keepWaitingDeck, type SavableDeck, takeWaitingDeck } from "./waiting-deck.ts";

/** The database's word for a session that has ended, though its token is still believed. */
const SESSION_ENDED = "PT401";

/** The deck that was saved last, by the key of its saving, with its number in the vault. */
export const savedDeck = createStore<{ readonly key: string; readonly id: number } | null>(null);

/**
 * Saves a deck into the member's vault; a visitor logs in first, and so does whose session has ended, and the deck waits. Says
 * in a toast how it went; never throws.
 */
export async function saveDeck(deck: SavableDeck): Promise<void> {
  const { user } = await knownAccount();
  if (user === null) {
    keepWaitingDeck(deck);
    askToLogIn("Saving a deck needs a vault, and a vault needs an account.", dropWaitingDeck);
    return;
  }
  const problem = await store(deck);
  if (problem === undefined) return;
  if (problem.code === SESSION_ENDED) logInAgain(deck);
  else tellRefusal(problem);
}

/** Saves the deck that waited for somebody to log in, in one tab only. One that cannot be saved goes on waiting. */
export async function saveWaitingDeck(): Promise<void> {
  const waiting = await inOneTab(async () => takeWaitingDeck());
  if (!waiting) return;
  const problem = await store(waiting.deck);
  if (problem === undefined) return;
  if (problem.code === SESSION_ENDED) return logInAgain(waiting.deck, waiting.until);
  keepWaitingDeck(waiting.deck, waiting.until);
  tellRefusal(problem, " This browser keeps it for a day, and tries again when you come back.");
}

function logInAgain(deck: SavableDeck, until?: number): void {
  keepWaitingDeck(deck, until);
  forgetSession();
  askToLogIn("Your session has ended.");
}

function askToLogIn(why: string, onGiveUp?: () => void): void {
  const reason = `${why} The deck waits for you, and is saved once you are in.`;
  openAuthDialog("login", reason, onGiveUp ? { onGiveUp } : {});
}

function tellRefusal({ message }: Problem, more = ""): void {
  const reason = message === "" ? "" : ` ${message}`;
  const description = `Could not save the deck.${reason}${more}`;
  showToast({ title: "Error", description, variant: "destructive" });
}

/** One tab after the other, where the browser can tell them apart. */
function inOneTab<Value>(work: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request("deckwright-waiting-deck", work);
}

/** Why a deck was not saved: the server's own code, where it has one, and what the member is told. */
interface Problem {
  readonly code: string;
  readonly message: string;
}

/** Saves a deck and says so. @returns Why not, where it could not be saved. */
async function store(deck: SavableDeck): Promise<Problem | undefined> {
  const outcome = await write(deck).catch((error: unknown) => ({
    code: "",
    message: error instanceof Error ? error.message : "",
  }));
  if (typeof outcome !== "number") return outcome;
  savedDeck.set({ key: deck.key, id: outcome });
  const plan = account.get().profile?.subscription;
  const howLong = plan === "Free Plan" ? " The Free Plan shows it there for 24 hours." : "";
  const what = deck.id === outcome ? "is up to date in your vault." : "has been added to your vault.";
  const description = `${deck.row.name} ${what}${howLong}`;
  showToast({ title: "Deck Saved!", description, variant: "success" });
  return undefined;
}

/** @returns The deck's number, or why the server refused. @throws Error when it does not answer. */
async function write({ id, row }: SavableDeck): Promise<number | Problem> {
  const client = await supabase();
  const decks = client.from("decks");
  if (id !== null) {
    const { data, error } = await decks.update(row).eq("id", id).select("id").maybeSingle<{ id: number }>();
    if (error) return toProblem(error);
    // Gone from the vault in the meantime: then it is a new one.
    if (data) return data.id;
  }
  const { data, error } = await decks.insert(row).select("id").single<{ id: number }>();
  return error ? toProblem(error) : data.id;
}

function toProblem(error: PostgrestError): Problem {
  return { code: error.code, message: quotaSentence(error) ?? error.message };
}
