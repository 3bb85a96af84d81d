import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { deleteDeck, fetchVault, markDeck, openDeck, type VaultDeck } from "../../data/decks.ts";
import { brokenSentence } from "../../lib/format/broken-rules.ts";
import { closeToast, showToast } from "../../lib/toasts.ts";

/** The member's decks, and what can be done with each. Everything shows at once, and is taken back if the server refuses. */
export function useVault(memberId: string) {
  const queryKey = ["vault", memberId];
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => fetchVault(memberId) });
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const deletionToast = useRef<number>(undefined);

  function change(id: number, fields: Partial<VaultDeck>): void {
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks) =>
      decks?.map((deck) => (deck.id === id ? { ...deck, ...fields } : deck)),
    );
  }

  /** The list is read again, so that the next press is about what it shows. */
  function tellChanged(deck: VaultDeck): void {
    const description = `${deck.name} was changed in another window. Your vault shows it as it is now; nothing else was done.`;
    showToast({ title: "Deck changed elsewhere", description });
    void cache.invalidateQueries({ queryKey });
  }

  async function mark(
    deck: VaultDeck,
    fields: { readonly shared: boolean } | { readonly favorite: boolean },
    fits: "any version" | "this version",
    refused: string,
  ): Promise<boolean> {
    setBusy((ids) => new Set(ids).add(deck.id));
    change(deck.id, fields);
    try {
      const isMarked = await markDeck(deck, fields, fits);
      if (!isMarked) tellChanged(deck);
      return isMarked;
    } catch {
      change(deck.id, { shared: deck.shared, favorite: deck.favorite });
      showToast({ title: "Error", description: refused, variant: "destructive" });
      return false;
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== deck.id)));
    }
  }

  async function share(deck: VaultDeck): Promise<void> {
    const shared = !deck.shared;
    // Nobody shares what they have not seen.
    const fits = shared ? "this version" : "any version";
    if (!(await mark(deck, { shared }, fits, "Could not update deck sharing status."))) return;
    const broken = shared ? await brokenRulesOf(deck.id) : [];
    showToast(
      shared
        ? {
            title: "Deck Shared!",
            description: `${deck.name} is in Community Decks now.${brokenSentence(broken, "shared")}`,
            variant: "success",
          }
        : {
            title: "Sharing Revoked",
            description: `${deck.name} is yours alone again.`,
            variant: "success",
          },
    );
  }

  async function favor(deck: VaultDeck): Promise<void> {
    await mark(deck, { favorite: !deck.favorite }, "any version", "Could not update favorite status.");
  }

  /** Takes a deck out of the list; it is deleted once the message has gone, and with it the way to undo that. */
  function remove(deck: VaultDeck): void {
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks) => decks?.filter(({ id }) => id !== deck.id));
    deletionToast.current = showToast({
      title: "Deck deleted",
      description: `${deck.name} is gone from your vault.`,
      undo: () => putBack(deck),
      onGone: () => void finish(deck),
    });
  }

  function putBack(deck: VaultDeck): void {
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks = []) =>
      [...decks, deck].toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    );
  }

  async function finish(deck: VaultDeck): Promise<void> {
    try {
      if (!(await deleteDeck(deck))) tellChanged(deck);
    } catch {
      putBack(deck);
      const description = `${deck.name} could not be deleted, and is still in your vault.`;
      showToast({ title: "Error", description, variant: "destructive" });
    }
  }

  // Whoever leaves the page has seen the message, so what was deleted is deleted now.
  useEffect(() => {
    const finishLast = () => closeToast(deletionToast.current);
    const leave = () => document.visibilityState === "hidden" && finishLast();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      finishLast();
    };
  }, []);

  return { query, busy, share, favor, remove };
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
