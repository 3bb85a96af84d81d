import { showToast } from "../lib/toasts.ts";

/**
 * Says that credits are lacking. Toasts stay with their page, so this is said when the store is there, not on the way to it.
 * @param needed How many, and what for: "1 AI credit to copy a deck".
 */
export function tellPoor(needed: string): void {
  showToast({
    title: "Insufficient Credits",
    description: `You need ${needed}. Please purchase more in the store.`,
    variant: "destructive",
  });
}
