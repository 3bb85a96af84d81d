import { showToast } from "../lib/toasts.ts";

/** Says that a deck was not marked as a favorite. */
export function tellNotMarked(): void {
  const description = "Could not update favorite status.";
  showToast({ title: "Error", description, variant: "destructive" });
}
