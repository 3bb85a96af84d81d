import { showToast } from "../lib/toasts.ts";
import { account, logInAgain, refreshProfile, supabase } from "./account.ts";

/** What of a deck has to be known to copy it. */
export interface CopiedDeck {
  readonly id: number;
  readonly name: string;
  /** Null where the author's account is gone. */
  readonly user_id: string | null;
}

/** What came of copying: "poor" is for who has no credit left, and "own" for the member's own deck, which nobody pays for. */
export type CopyOutcome = "copied" | "poor" | "own" | "failed";

/** What the server says with these statuses is about the member, not about the deck. */
const SESSION_ENDED = 401;
const NO_CREDIT = 402;

/**
 * Puts a copy of a shared deck into the member's vault, for one credit. It says in a toast how it went, but for who has no
 * credit: they hear of it where credits are sold. Never throws.
 */
export async function copyDeck(deck: CopiedDeck): Promise<CopyOutcome> {
  const { user, profile } = account.get();
  if (user !== null && deck.user_id === user.id) return "own";
  if (profile !== null && profile.ai_credits < 1) {
    // It may be that some were bought in another window.
    await refreshProfile();
    if ((account.get().profile?.ai_credits ?? 1) < 1) return "poor";
  }
  const refusal = await askForCopy(deck.id).catch(() => NO_ANSWER);
  // What was paid is told by the profile alone, also where only the answer was lost.
  await refreshProfile();
  if (refusal === null) {
    const description = `${deck.name} has been added to your vault.`;
    showToast({ title: "Deck Copied!", description, variant: "success" });
    return "copied";
  }
  if (refusal.status === NO_CREDIT) return "poor";
  if (refusal.status === SESSION_ENDED) logInAgain();
  showToast({ title: "Copy Failed", description: refusal.message, variant: "destructive" });
  return "failed";
}

interface Refusal {
  readonly status: number;
  readonly message: string;
}

const NO_ANSWER: Refusal = { status: 0, message: "The server did not answer. Try again." };

/** @returns Null when it is done. @throws Error when the client for data cannot be fetched. */
async function askForCopy(deckId: number): Promise<Refusal | null> {
  const client = await supabase();
  const { error } = await client.functions.invoke("copy-deck", { body: { deckId } });
  if (error === null) return null;
  const response: unknown = error.context;
  if (!(response instanceof Response)) return NO_ANSWER;
  const body: unknown = await response.json().catch(() => null);
  const said = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return {
    status: response.status,
    message: typeof said === "string" && said !== "" ? said : "The deck could not be copied.",
  };
}
