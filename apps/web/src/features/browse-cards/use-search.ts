import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { fetchResultPage } from "../../data/card-search/fetch-result-page.ts";
import { emptyPage, UNAVAILABLE } from "../../data/card-search/result-page.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { createStore, type Store } from "../../lib/store.ts";
import { type Found, keepAddress, keepFound } from "./ahead-of-router.ts";
import { MOST_TYPED, type SearchState, searchPath, writeSearchState } from "./search-state.ts";

/**
 * Each key is searched at once, unless keys come closer together than this, in milliseconds, as they do while one is held
 * down: then typing has to rest.
 */
const BURST_MS = 60;
const REST_MS = 45;

/** How long typing rests before the router is told, in milliseconds: everything that reads the address renders then. */
const ROUTER_MS = 300;

/** Marks navigations that begin here, in the state of the history's entry. */
const FROM_BOX = "from-box";

/** The search box, the results and the address, kept in step. */
export interface Search {
  /** What stands in the box. */
  readonly typed: string;
  /** What is shown below it. */
  readonly found: Found;
  /** Whether results are on their way. */
  readonly isAsking: Store<boolean>;
  /** Takes another search as it is being typed, and runs it. */
  type(query: string): void;
  /** Runs a search at once, as a step that Back undoes; again, where it is the one that is shown. */
  submit(query: string): void;
  /** Changes anything but the search itself. */
  change(part: Partial<Omit<SearchState, "q">>): void;
}

/**
 * Keeps what is typed beside the search that the page shows. Results of what is typed come straight into the page; the
 * address, and with it the router, follows when typing rests.
 * @param loaded What the router has brought, for the address that it knows.
 */
export function useSearch(loaded: Found): Search {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(loaded.state.q);
  const [isAsking] = useState(() => createStore(false));
  // What was typed counts until the router loads another search.
  const [live, setLive] = useState({ after: loaded, found: loaded });
  const found = live.after === loaded ? live.found : loaded;
  const latest = useRef({ loaded, lastTypedAt: Number.NEGATIVE_INFINITY });
  // The search that the address is changing to: a second control may be used before the first one's results are here.
  const wanted = useRef(loaded.state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const stop = useStableCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
    request.current = undefined;
    isAsking.set(false);
  });
  useEffect(() => stop, [stop]);
  useEffect(() => {
    // A card may be opened before the router knows the address: Back must still lead to what was typed last.
    const leave = (event: MouseEvent) => {
      if (!followsLink(event)) return;
      stop();
      keepAddress(wanted.current);
    };
    window.addEventListener("click", leave, { capture: true });
    return () => window.removeEventListener("click", leave, { capture: true });
  }, [stop]);
  useEffect(() => {
    latest.current.loaded = loaded;
  }, [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the results, not before them.
  useEffect(() => {
    if (request.current === undefined) isAsking.set(false);
  }, [live, isAsking]);

  const location = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && location.state === FROM_BOX;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own.
  useEffect(() => {
    // What was typed here stands in the box already, and perhaps more by now. Back, forward and links bring other searches.
    if (isOwn) return;
    stop();
    wanted.current = loaded.state;
    setTyped(loaded.state.q);
  }, [location.key]);

  const go = (next: SearchState, replace: boolean) => {
    stop();
    wanted.current = next;
    void navigate(
      { search: `?${writeSearchState(next)}` },
      { replace, preventScrollReset: true, state: FROM_BOX },
    );
  };
  const show = (next: Found) => {
    request.current = undefined;
    setLive({ after: latest.current.loaded, found: next });
  };
  const run = async (state: SearchState) => {
    stop();
    wanted.current = state;
    const controller = new AbortController();
    request.current = controller;
    isAsking.set(true);
    try {
      const first = await fetchResultPage(searchPath(state, 0), controller.signal, false);
      if (controller.signal.aborted) return;
      const next = { state, first };
      keepFound(next);
      show(next);
      timer.current = setTimeout(() => go(state, true), ROUTER_MS);
    } catch {
      if (!controller.signal.aborted) show({ state, first: emptyPage(UNAVAILABLE) });
    }
  };
  return {
    typed,
    found,
    isAsking,
    type(query) {
      const q = query.slice(0, MOST_TYPED);
      setTyped(q);
      const now = performance.now();
      const isBurst = now - latest.current.lastTypedAt < BURST_MS;
      latest.current.lastTypedAt = now;
      stop();
      wanted.current = { ...wanted.current, q };
      if (isBurst) timer.current = setTimeout(() => void run(wanted.current), REST_MS);
      else void run(wanted.current);
    },
    submit(query) {
      const q = query.slice(0, MOST_TYPED);
      setTyped(q);
      if (q === found.state.q) void run({ ...wanted.current, q });
      else go({ ...wanted.current, q }, false);
    },
    change: (part) => go({ ...wanted.current, q: typed, ...part }, false),
  };
}

/** Whether a click leads to another page in this window. */
function followsLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link?.getAttribute("href")?.startsWith("#") === false;
}
