import { showToast } from "../lib/toasts.ts";
import { ChangeFailure } from "./decks.ts";
import { SESSION_ENDED } from "./hear-end.ts";
import { logInAgain } from "./log-in-again.ts";

/** Says that a deck was not marked as a favorite; whose session has ended is asked to log in. */
export function tellNotMarked(failure?: unknown): void {
  if (failure instanceof ChangeFailure && failure.code === SESSION_ENDED) {
    logInAgain(" Log in again to mark your decks.");
    return;
  }
  const description = "Could not update favorite status.";
  showToast({ title: "Error", description, variant: "destructive" });
}
