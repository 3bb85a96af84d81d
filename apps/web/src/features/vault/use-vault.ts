import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { changeDeck, deleteDeck, markDeck } from "../../data/decks.ts";
import { quotaSentence } from "../../data/quota-sentence.ts";
import { tellNotMarked } from "../../data/tell-not-marked.ts";
import { duplicateDeck, fetchHidden, fetchVault, type VaultDeck } from "../../data/vault.ts";
import { closeToast, showToast } from "../../lib/toasts.ts";
import { toggleSharing } from "../../ui/deck-preview/use-sharing.ts";
import { MAX_DECK_NAME } from "../../ui/field/name-limit.tsx";

/** Why a new name was not kept; null when it was. */
export type Refusal = string | null;

/** The member's decks, and what can be done with each. Everything shows at once, and is taken back if the server refuses. */
export function useVault(memberId: string) {
  const queryKey = ["vault", memberId];
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn: fetchVault });
  const hidden = useQuery({ queryKey: ["hidden-decks", memberId], queryFn: fetchHidden });
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const { removed, remove } = useRemoval(cleared);

  function change(id: number, fields: Partial<VaultDeck>): void {
    cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks) =>
      decks?.map((deck) => (deck.id === id ? { ...deck, ...fields } : deck)),
    );
  }

  function refresh(): void {
    void cache.invalidateQueries({ queryKey });
    void hidden.refetch();
  }

  /** The list is read again, so that the next press is about what it shows. */
  function tellChanged(deck: VaultDeck): void {
    const description = `${deck.name} was changed in another window. Your vault shows it as it is now; nothing else was done.`;
    showToast({ title: "Deck changed elsewhere", description });
    refresh();
  }

  /** What a deletion has come to: the deck has gone, or it is another one by now. */
  function cleared(deck: VaultDeck, isGone: boolean): void {
    if (!isGone) tellChanged(deck);
    else {
      cache.setQueryData<readonly VaultDeck[]>(queryKey, (decks) =>
        decks?.filter(({ id }) => id !== deck.id),
      );
    }
  }

  /** Nothing else is done with the deck meanwhile, and no list that was asked for before takes the place of this one. */
  async function whileBusy<Result>(deck: VaultDeck, act: () => Promise<Result>): Promise<Result> {
    setBusy((ids) => new Set(ids).add(deck.id));
    await cache.cancelQueries({ queryKey });
    try {
      return await act();
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== deck.id)));
    }
  }

  const share = (deck: VaultDeck) =>
    whileBusy(deck, async () => {
      change(deck.id, { shared: !deck.shared });
      const outcome = await toggleSharing(deck);
      if (outcome !== "done") change(deck.id, { shared: deck.shared });
      if (outcome === "changed") refresh();
    });

  const favor = (deck: VaultDeck) =>
    whileBusy(deck, async () => {
      change(deck.id, { favorite: !deck.favorite });
      try {
        if (!(await markDeck(deck, { favorite: !deck.favorite }, "any version"))) tellChanged(deck);
      } catch {
        change(deck.id, { favorite: deck.favorite });
        tellNotMarked();
      }
    });

  const rename = (deck: VaultDeck, name: string): Promise<Refusal> =>
    whileBusy(deck, async () => {
      const outcome = await changeDeck(deck, { name }).catch(() => null);
      if (outcome?.kind === "done") {
        change(deck.id, { name, version: outcome.kept.version });
        return null;
      }
      if (outcome?.kind === "changed" || outcome?.kind === "gone") refresh();
      if (outcome?.kind === "changed") {
        return "The deck was changed in another window. Save once more to give it this name all the same.";
      }
      if (outcome?.kind === "gone") return "The deck is not there any more.";
      return outcome?.error.code ? outcome.error.message : "The server could not be reached. Try again.";
    });

  const duplicate = (deck: VaultDeck) =>
    whileBusy(deck, async () => {
      const name = `${deck.name.slice(0, MAX_DECK_NAME - COPY.length)}${COPY}`;
      const outcome = await duplicateDeck(deck.id, name).catch(() => null);
      refresh();
      if (outcome?.kind === "done") {
        const description = `${name} is in your vault.`;
        return showToast({ title: "Deck duplicated", description, variant: "success" });
      }
      const why = outcome?.kind === "refused" ? quotaSentence(outcome.error) : undefined;
      const description = why ?? `${deck.name} could not be duplicated.`;
      return showToast({ title: "Error", description, variant: "destructive" });
    });

  return {
    query,
    decks: query.data?.filter(({ id }) => !removed.has(id)),
    hidden: hidden.data ?? [],
    busy,
    refresh,
    share,
    favor,
    rename,
    duplicate,
    remove,
  };
}

/** After the name of a copy. */
const COPY = " (copy)";

/**
 * Takes decks out of the list; each is deleted once the message has gone, and with it the way to undo that.
 * @param onCleared Called when the server has answered.
 */
function useRemoval(onCleared: (deck: VaultDeck, isGone: boolean) => void) {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const lastToast = useRef<number>(undefined);

  const putBack = ({ id }: VaultDeck) => setRemoved((ids) => new Set([...ids].filter((each) => each !== id)));

  async function finish(deck: VaultDeck): Promise<void> {
    try {
      onCleared(deck, await deleteDeck(deck));
    } catch {
      const description = `${deck.name} could not be deleted, and is still in your vault.`;
      showToast({ title: "Error", description, variant: "destructive" });
    }
    putBack(deck);
  }

  function remove(deck: VaultDeck): void {
    setRemoved((ids) => new Set(ids).add(deck.id));
    lastToast.current = showToast({
      title: "Deck deleted",
      description: `${deck.name} is gone from your vault${deck.shared ? " and from Community Decks" : ""}.`,
      undo: () => putBack(deck),
      onGone: () => void finish(deck),
    });
  }

  // Whoever leaves the page has seen the message, so what was deleted is deleted now.
  useEffect(() => {
    const finishLast = () => closeToast(lastToast.current);
    const leave = () => document.visibilityState === "hidden" && finishLast();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      finishLast();
    };
  }, []);

  return { removed, remove };
}
