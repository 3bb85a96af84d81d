import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { deleteDeck, fetchVault, markDeck, type VaultDeck } from "../../data/vault.ts";
import { showToast, TOAST_MS } from "../../lib/toasts.ts";

type Deletion = { readonly deck: VaultDeck; readonly timer: ReturnType<typeof setTimeout> };

/** The member's decks, and what can be done with each. Everything shows at once, and is taken back if the server refuses. */
export function useVault(memberId: string) {
  const queryKey = ["vault", memberId];
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => fetchVault(memberId) });
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const deletions = useRef(new Map<number, Deletion>());

  function change(id: number, fields: Partial<VaultDeck>): void {
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks) =>
      decks?.map((deck) => (deck.id === id ? { ...deck, ...fields } : deck)),
    );
  }

  async function mark(
    deck: VaultDeck,
    fields: { readonly shared: boolean } | { readonly favorite: boolean },
    refused: string,
  ): Promise<boolean> {
    setBusy((ids) => new Set(ids).add(deck.id));
    change(deck.id, fields);
    try {
      await markDeck(deck.id, fields);
      return true;
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
    if (!(await mark(deck, { shared }, "Could not update deck sharing status."))) return;
    showToast(
      shared
        ? {
            title: "Deck Shared!",
            description: `${deck.name} is in Community Decks now.`,
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
    await mark(deck, { favorite: !deck.favorite }, "Could not update favorite status.");
  }

  /** Takes a deck out of the list; it is deleted when nobody has undone that for as long as the message stays. */
  function remove(deck: VaultDeck): void {
    const timer = setTimeout(() => void finish(deck), TOAST_MS);
    deletions.current.set(deck.id, { deck, timer });
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks) => decks?.filter(({ id }) => id !== deck.id));
    showToast({
      title: "Deck deleted",
      description: `${deck.name} is gone from your vault.`,
      undo: () => putBack(deck),
    });
  }

  function putBack(deck: VaultDeck): void {
    const deletion = deletions.current.get(deck.id);
    if (deletion === undefined) return;
    clearTimeout(deletion.timer);
    deletions.current.delete(deck.id);
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks = []) =>
      [...decks, deck].toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    );
  }

  async function finish(deck: VaultDeck): Promise<void> {
    const deletion = deletions.current.get(deck.id);
    if (deletion === undefined) return;
    clearTimeout(deletion.timer);
    try {
      await deleteDeck(deck.id);
      deletions.current.delete(deck.id);
    } catch {
      putBack(deck);
      const description = `${deck.name} could not be deleted, and is still in your vault.`;
      showToast({ title: "Error", description, variant: "destructive" });
    }
  }

  // Whoever leaves the page has seen the message, so what was deleted is deleted now.
  const finishAll = useRef(() => {});
  finishAll.current = () => {
    for (const { deck } of deletions.current.values()) void finish(deck);
  };
  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && finishAll.current();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      finishAll.current();
    };
  }, []);

  return { query, busy, share, favor, remove };
}
