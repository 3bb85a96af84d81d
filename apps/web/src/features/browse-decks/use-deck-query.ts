import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type DeckQuery, writeDeckQuery } from "./deck-query.ts";

/** How long typing rests before decks are searched, in milliseconds. */
const REST_MS = 250;

/** Changes the query, and with it the address. */
export interface DeckQueryHandle {
  /** A step that Back undoes. */
  change(part: Partial<DeckQuery>): void;
  /** While somebody types: in place of the last step. */
  type(part: Partial<DeckQuery>): void;
}

/** @param query What the address states. */
export function useDeckQuery(query: DeckQuery): DeckQueryHandle {
  const navigate = useNavigate();
  // A second control may be used before the results of the first are here.
  const wanted = useRef(query);
  useEffect(() => {
    wanted.current = query;
  }, [query]);
  const go = (part: Partial<DeckQuery>, replace: boolean) => {
    wanted.current = { ...wanted.current, ...part };
    const pathname = "/browse-decks";
    void navigate(
      { pathname, search: writeDeckQuery(wanted.current) },
      { replace, preventScrollReset: true },
    );
  };
  return { change: (part) => go(part, false), type: (part) => go(part, true) };
}

/**
 * What is being typed in a field whose value stands in the address.
 * @param send Called with it once typing rests.
 */
export function useTyped(value: string, send: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // What was sent from here comes back, while more may have been typed. Back, forward and links bring other values.
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flush = (text = typed) => {
    clearTimeout(timer.current);
    const next = text.trim();
    if (next === sent.current) return;
    sent.current = next;
    send(next);
  };
  return {
    typed,
    flush: () => flush(),
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(text), REST_MS);
    },
  };
}
