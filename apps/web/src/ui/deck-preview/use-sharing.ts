import { useState } from "react";
import { markDeck, openDeck } from "../../data/decks.ts";
import { brokenSentence } from "../../lib/format/broken-rules.ts";
import { showToast } from "../../lib/toasts.ts";

/** What of a deck its sharing needs. */
interface ShareableDeck {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly shared: boolean;
}

/**
 * Shares the member's own deck, or takes that back, and says in a toast how it went. Never throws.
 * @returns Whether it is done, the deck was changed elsewhere and left as it is, or the server refused.
 */
export async function toggleSharing(deck: ShareableDeck): Promise<"done" | "changed" | "refused"> {
  const shared = !deck.shared;
  try {
    // Nobody shares what they have not seen.
    if (await markDeck(deck, { shared }, shared ? "this version" : "any version")) {
      const broken = shared ? await brokenRulesOf(deck.id) : [];
      showToast(shared ? toldShared(deck.name, broken) : toldRevoked(deck.name));
      return "done";
    }
    const description = `${deck.name} was changed in another window. It is shown as it is now; nothing else was done.`;
    showToast({ title: "Deck changed elsewhere", description });
    return "changed";
  } catch {
    showToast({
      title: "Error",
      description: "Could not update deck sharing status.",
      variant: "destructive",
    });
    return "refused";
  }
}

/** The same for a button. @param onChanged Called when the deck is another one than it was: marked, or changed elsewhere. */
export function useSharing(deck: ShareableDeck, onChanged: () => void) {
  const [isBusy, setBusy] = useState(false);

  async function toggle(): Promise<void> {
    setBusy(true);
    if ((await toggleSharing(deck)) !== "refused") onChanged();
    setBusy(false);
  }

  return { isBusy, toggle: () => void toggle() };
}

function toldShared(name: string, broken: readonly string[]) {
  const description = `${name} is in Community Decks now.${brokenSentence(broken, "shared")}`;
  return { title: "Deck Shared!", description, variant: "success" } as const;
}

function toldRevoked(name: string) {
  return {
    title: "Sharing Revoked",
    description: `${name} is yours alone again.`,
    variant: "success",
  } as const;
}

/** What of a saved deck breaks the rules; nothing where nobody says. Never throws. */
async function brokenRulesOf(id: number): Promise<readonly string[]> {
  try {
    const [{ deck }, { judgeDeck }] = await Promise.all([
      openDeck(id),
      import("../../data/engine/judge-deck.ts"),
    ]);
    return (await judgeDeck(deck)).broken;
  } catch {
    return [];
  }
}
