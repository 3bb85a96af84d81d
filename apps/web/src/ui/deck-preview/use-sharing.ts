import { useState } from "react";
import { markDeck, openDeck, unshareDeck } from "../../data/decks.ts";
import type { JudgedDeck } from "../../data/engine/judge-deck.ts";
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
 * Shares the member's own deck and has an article written about it, or takes the sharing back, and says in toasts how it went.
 * Never throws.
 * @param onShared Called once the deck is shared, before its article is there.
 * @returns Whether it is done, the deck was changed elsewhere and left as it is, or the server refused.
 */
export async function toggleSharing(
  deck: ShareableDeck,
  onShared?: () => void,
): Promise<"done" | "changed" | "refused"> {
  try {
    if (deck.shared) {
      showToast(toldRevoked(deck.name, await unshareDeck(deck.id)));
      return "done";
    }
    // Nobody shares what they have not seen.
    if (await markDeck(deck, { shared: true }, "this version")) {
      showToast(toldShared(deck.name, await brokenRulesOf(deck.id)));
      onShared?.();
      const [told] = await Promise.all([writeAbout(deck.id), wait(READ_MS)]);
      if (told) showToast(told);
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
    if ((await toggleSharing(deck, onChanged)) !== "refused") onChanged();
    setBusy(false);
  }

  return { isBusy, toggle: () => void toggle() };
}

/** How long the first toast stays at least, in milliseconds, before that of the article takes its place. */
const READ_MS = 1_500;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Has the article written; the toast that tells how it went. None where there was an article before: a deck gets one. */
async function writeAbout(id: number): Promise<Parameters<typeof showToast>[0] | null> {
  try {
    const { generateArticle } = await import("../../data/own-articles.ts");
    if (!(await generateArticle(id))) return null;
    const description = "A new article has been posted to the Brew Blog.";
    return { title: "Blog Post Generated!", description, variant: "success" };
  } catch (error) {
    const why = error instanceof Error ? error.message : "Something went wrong";
    const description = `Could not generate a blog post for this deck. ${why}`;
    return { title: "Blog Post Failed", description, variant: "destructive" };
  }
}

function toldShared(name: string, broken: JudgedDeck["broken"]) {
  const description = `${name} is in Community Decks now.${brokenSentence(broken, "shared")}`;
  return { title: "Deck Shared!", description, variant: "success" } as const;
}

function toldRevoked(name: string, isInVault: boolean) {
  const where = isInVault ? "" : " Its time in your vault is over: find it under Hidden.";
  return {
    title: "Sharing Revoked",
    description: `${name} is yours alone again.${where}`,
    variant: "success",
  } as const;
}

/** What of a saved deck breaks the rules; nothing where nobody says. Never throws. */
async function brokenRulesOf(id: number): Promise<JudgedDeck["broken"]> {
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
