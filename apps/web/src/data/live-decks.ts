import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { useEffect, useRef, useState } from "react";
import type { DeckChange } from "./follow-decks.ts";
import { untilDone } from "./until-done.ts";

/** How a list takes in decks that it does not hold. */
export interface LiveListOptions {
  /** The most it holds; the last ones make room. */
  readonly limit?: number;
  /** Whether a deck that was shared just now belongs into it; those newer than its last one do when absent. */
  readonly accepts?: (deck: ListedDeck, decks: readonly ListedDeck[]) => boolean;
  /** Told that a deck is shared, or looks otherwise, which the list did not hold. */
  readonly onStranger?: () => void;
}

/** The list after a change: a deck that becomes shared stands on top, one that no longer is has gone, others change in place. */
export function withChange(
  decks: readonly ListedDeck[],
  change: DeckChange,
  { limit = Number.POSITIVE_INFINITY, accepts }: LiveListOptions,
): readonly ListedDeck[] {
  if (change.kind === "hidden") {
    return decks.some(({ id }) => id === change.id) ? decks.filter(({ id }) => id !== change.id) : decks;
  }
  const { deck } = change;
  if (decks.some(({ id }) => id === deck.id)) {
    return decks.map((each) => (each.id === deck.id ? deck : each));
  }
  // What is only found may have been left out on purpose: it is new where it is newer than all others.
  if (change.kind === "found" && !isNewer(deck, decks[0])) return decks;
  const isWanted = accepts ? accepts(deck, decks) : decks.length < limit || isNewer(deck, decks.at(-1));
  return isWanted ? [deck, ...decks].slice(0, limit) : decks;
}

function isNewer(deck: ListedDeck, other: ListedDeck | undefined): boolean {
  return other === undefined || Date.parse(deck.created_at) > Date.parse(other.created_at);
}

/** What shows that somebody is at the page. Until then nothing more is fetched for it. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Calls back once somebody has touched the page and the browser has time. @returns What calls it off. */
function onceAtHand(start: () => void): () => void {
  const whenIdle = () => {
    forget();
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 500);
  };
  const forget = () => {
    for (const sign of SIGNS) removeEventListener(sign, whenIdle);
  };
  for (const sign of SIGNS) addEventListener(sign, whenIdle, { passive: true });
  return forget;
}

/**
 * A list of shared decks that stays as the community has it while the page is open. The client that hears of changes is large: it
 * is fetched once somebody is at the page. While there is no connection the list stays as it was sent.
 * @param initial What the page was sent with; another one begins the list anew.
 */
export function useLiveDecks(
  initial: readonly ListedDeck[],
  options: LiveListOptions = {},
): readonly ListedDeck[] {
  const [live, setLive] = useState({ initial, decks: initial });
  const decks = live.initial === initial ? live.decks : initial;
  const latest = useRef({ initial, decks, options });
  latest.current = { initial, decks, options };
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    const tell = (change: DeckChange) => {
      const { initial: first, decks: shown, options: current } = latest.current;
      if (change.kind !== "hidden" && !shown.some(({ id }) => id === change.deck.id)) current.onStranger?.();
      setLive((before) => ({
        initial: first,
        decks: withChange(before.initial === first ? before.decks : first, change, current),
      }));
    };
    const begin = async () => {
      const { followDecks } = await import("./follow-decks.ts");
      if (isOver) return;
      const stop = await followDecks(() => latest.current.decks.map(({ id }) => id), tell);
      if (isOver) stop();
      else leave = stop;
    };
    let callOff = onceAtHand(() => {
      if (!isOver) callOff = untilDone(begin);
    });
    return () => {
      isOver = true;
      callOff();
      leave?.();
    };
  }, []);
  return decks;
}
