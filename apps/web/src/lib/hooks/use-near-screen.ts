import { startTransition, useCallback, useRef, useState } from "react";

/** How far from the screen something counts as near, so that it is there when one scrolls to it. */
const MARGIN = "400px 200px";

/** Things that are told in one frame: what they do then takes time that scrolling needs. */
const MOST_IN_A_FRAME = 4;

/** What is far away is told when nothing else is to be done, from this many milliseconds on. */
const QUIET_MS = 3_000;

const waiting = new Map<Element, () => void>();
/** What is near and was not told yet; the last to come is the first to be told, since it is where one is going. */
let near: Element[] = [];
let observer: IntersectionObserver | undefined;
let isFarPlanned = false;

/** One observer for the whole page: a deck has a hundred things that wait to be near. */
function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const target of come) observer?.unobserve(target);
      if (near.length === 0 && come.length > 0) requestAnimationFrame(tellSome);
      // In the order of the page, where many come at once.
      near.push(...come.toReversed());
    },
    { rootMargin: MARGIN },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  if (!isFarPlanned) {
    isFarPlanned = true;
    setTimeout(whenIdle, QUIET_MS, tellFar);
  }
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Tells a few of those that are near. What has left the page in the meantime is not told at all. */
function tellSome(): void {
  near = near.filter((element) => waiting.has(element));
  const told = near.splice(-MOST_IN_A_FRAME).toReversed();
  startTransition(() => {
    for (const element of told) waiting.get(element)?.();
  });
  for (const element of told) waiting.delete(element);
  if (near.length > 0) requestAnimationFrame(tellSome);
}

/** Tells one of those that are far: a page that is printed or saved as a picture shows all of itself. */
function tellFar(): void {
  const [next] = waiting;
  isFarPlanned = next !== undefined;
  if (!next) return;
  const [element, tell] = next;
  waiting.delete(element);
  observer?.unobserve(element);
  startTransition(tell);
  whenIdle(tellFar);
}

/** Safari knows no idle time. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 100);
}

/**
 * A ref for an element, and whether that element has been on the screen or near it. False on the server.
 * @param waitMs How long after the element came into the page that is first asked, in milliseconds.
 */
export function useNearScreen(
  waitMs = 0,
): readonly [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isNear, setNear] = useState(false);
  const isDone = useRef(false);
  const place = useCallback(
    (element: Element | null) => {
      if (!element || isDone.current) return undefined;
      const ask = () =>
        watch(element, () => {
          isDone.current = true;
          setNear(true);
        });
      if (waitMs === 0) return ask();
      let stop: (() => void) | undefined;
      const timer = setTimeout(() => {
        stop = ask();
      }, waitMs);
      return () => {
        clearTimeout(timer);
        stop?.();
      };
    },
    [waitMs],
  );
  return [place, isNear];
}
