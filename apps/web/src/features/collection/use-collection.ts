import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { changeOwnQuantity, fetchOwnCards, type OwnCard } from "../../data/own-cards.ts";
import { closeToast, showToast } from "../../lib/toasts.ts";

const NONE: readonly OwnCard[] = [];

/** A member's cards, and what can be done with each. */
export type Collection = ReturnType<typeof useCollection>;

/**
 * The member's cards. A change shows at once and lies above what was read until the server has it, so that reading the
 * list again meanwhile does not take it back.
 */
export function useCollection(memberId: string) {
  const queryKey = ["collection", memberId];
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => fetchOwnCards(memberId) });
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  // What the number of a card is to become; there is one change of it on its way at a time.
  const wanted = useRef(new Map<string, number>());
  // Taken out of the list, while that can be undone.
  const removing = useRef(new Set<string>());
  const deletionToast = useRef<number>(undefined);

  const read = query.data ?? NONE;
  const cards = useMemo(() => {
    if (pending.size === 0) return read;
    return read.flatMap((card) => {
      const quantity = pending.get(card.scryfall_id) ?? card.quantity;
      return quantity === 0 ? [] : [{ ...card, quantity }];
    });
  }, [read, pending]);

  const show = (id: string, quantity: number) => setPending((all) => new Map(all).set(id, quantity));
  const unshow = (id: string) => setPending((all) => new Map([...all].filter(([each]) => each !== id)));

  /** What the server has by now. */
  function keep(id: string, quantity: number): void {
    void cache.cancelQueries({ queryKey });
    cache.setQueryData<readonly OwnCard[]>(queryKey, (all) =>
      all?.flatMap((card) => {
        if (card.scryfall_id !== id) return [card];
        return quantity === 0 ? [] : [{ ...card, quantity }];
      }),
    );
  }

  async function send(id: string, name: string, known: number): Promise<void> {
    let there = known;
    try {
      for (let to = wanted.current.get(id) ?? there; to !== there; to = wanted.current.get(id) ?? there) {
        const outcome = await changeOwnQuantity(id, there, to);
        there = outcome.kind === "done" ? to : outcome.quantity;
        keep(id, there);
        if (outcome.kind === "done") continue;
        const description = `${name} was changed in another window. You see the number as it is now.`;
        showToast({ title: "Card changed elsewhere", description });
        break;
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : "";
      const description = `${name} stays at ${there === 1 ? "1 copy" : `${there} copies`}. ${why}`;
      showToast({ title: "Error", description, variant: "destructive" });
    } finally {
      wanted.current.delete(id);
      if (!removing.current.has(id)) unshow(id);
    }
  }

  /** What the server is known to have: the list on the screen may be drawn a moment later. */
  function knownOf({ scryfall_id: id, quantity }: OwnCard): number {
    const all = cache.getQueryData<readonly OwnCard[]>(queryKey);
    return all?.find((each) => each.scryfall_id === id)?.quantity ?? quantity;
  }

  /** One more or less than there are to be, whatever the screen shows by now: no press is lost. */
  function step(card: OwnCard, by: 1 | -1): void {
    const quantity = wanted.current.get(card.scryfall_id) ?? knownOf(card);
    setQuantity({ ...card, quantity }, quantity + by);
  }

  function setQuantity(card: OwnCard, quantity: number): void {
    const id = card.scryfall_id;
    if (quantity === card.quantity) return;
    if (quantity === 0) {
      remove(card);
      return;
    }
    const known = knownOf(card);
    const isOnItsWay = wanted.current.has(id);
    wanted.current.set(id, quantity);
    show(id, quantity);
    if (!isOnItsWay) void send(id, card.name, known);
  }

  /** Takes a card out of the list; it is deleted once the message has gone, and with it the way to undo that. */
  function remove(card: OwnCard): void {
    const id = card.scryfall_id;
    removing.current.add(id);
    show(id, 0);
    deletionToast.current = showToast({
      title: "Card removed",
      description: `${card.name} is gone from your collection.`,
      undo: () => {
        removing.current.delete(id);
        if (wanted.current.has(id)) show(id, card.quantity);
        else unshow(id);
      },
      onGone: () => {
        removing.current.delete(id);
        const isOnItsWay = wanted.current.has(id);
        wanted.current.set(id, 0);
        if (!isOnItsWay) void send(id, card.name, card.quantity);
      },
    });
  }

  // Whoever leaves the page has seen the message, so what was removed is removed now.
  useEffect(() => {
    const finishLast = () => closeToast(deletionToast.current);
    const leave = () => document.visibilityState === "hidden" && finishLast();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      finishLast();
    };
  }, []);

  return {
    query,
    cards,
    setQuantity,
    step,
    remove,
    refresh: () => cache.invalidateQueries({ queryKey }),
  };
}
