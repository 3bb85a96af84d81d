import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { MOST_TYPED, type SearchState, writeSearchState } from "./search-state.ts";

/**
 * Each key is searched at once, unless keys come closer together than this, in milliseconds, as they do while one is held
 * down: then typing has to rest. Browsers refuse more than a hundred new addresses in ten seconds.
 */
const BURST_MS = 60;
const REST_MS = 45;

/** Marks navigations that begin here, in the state of the history's entry. */
const FROM_BOX = "from-box";

/** The search box and the address, kept in step. */
export interface Search {
  /** What stands in the box. */
  readonly typed: string;
  /** Takes another search as it is being typed, and runs it. */
  type(query: string): void;
  /** Runs a search at once, as a step that Back undoes. */
  submit(query: string): void;
  /** Changes anything but the search itself. */
  change(part: Partial<Omit<SearchState, "q">>): void;
}

/** Keeps what is typed beside the search that the page shows, `state`, and moves the address along. */
export function useSearch(state: SearchState): Search {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(state.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTypedAt = useRef(Number.NEGATIVE_INFINITY);
  // What the address is on its way to be: two controls may be used before the first one's cards are here.
  const wanted = useRef(state);
  const location = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && location.state === FROM_BOX;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own.
  useEffect(() => {
    // What was typed here stands in the box already, and perhaps more by now. Back, forward and links bring other searches.
    if (isOwn) return;
    clearTimeout(timer.current);
    wanted.current = state;
    setTyped(state.q);
  }, [location.key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (next: SearchState, replace: boolean) => {
    clearTimeout(timer.current);
    wanted.current = next;
    void navigate(
      { search: `?${writeSearchState(next)}` },
      { replace, preventScrollReset: true, state: FROM_BOX },
    );
  };
  return {
    typed,
    type(query) {
      const q = query.slice(0, MOST_TYPED);
      setTyped(q);
      clearTimeout(timer.current);
      const now = performance.now();
      const isBurst = now - lastTypedAt.current < BURST_MS;
      lastTypedAt.current = now;
      const search = () => go({ ...wanted.current, q }, true);
      if (isBurst) timer.current = setTimeout(search, REST_MS);
      else search();
    },
    submit(query) {
      const q = query.slice(0, MOST_TYPED);
      setTyped(q);
      go({ ...wanted.current, q }, q === state.q);
    },
    change: (part) => go({ ...wanted.current, q: typed, ...part }, false),
  };
}
