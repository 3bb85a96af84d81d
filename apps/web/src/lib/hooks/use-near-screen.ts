import { startTransition, useCallback, useRef, useState } from "react";

/** Elements this close to the screen count as near, so that they are drawn before they scroll into view. */
const MARGIN = "400px 200px";

/** Elements that are notified in one frame: their work takes time that scrolling needs. */
const MOST_IN_A_FRAME = 4;

/** Elements that are far away are notified when the browser is idle, after this many milliseconds. */
const QUIET_MS = 3_000;

const waiting = new Map<Element, () => void>();
/** Near elements that wait for their notification. The last comes first: the visitor scrolls towards it. */
let near: Element[] = [];
let observer: IntersectionObserver | undefined;
let isFarPlanned = false;

/** One observer for the whole page: a deck has a hundred elements to watch. */
function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const target of come) observer?.unobserve(target);
      if (near.length === 0 && come.length > 0) requestAnimationFrame(tellSome);
      // In page order, where many come at once.
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

/** Notifies a few near elements. Those that have left the page in the meantime are skipped. */
function tellSome(): void {
  near = near.filter((element) => waiting.has(element));
  const told = near.splice(-MOST_IN_A_FRAME).toReversed();
  startTransition(() => {
    for (const element of told) waiting.get(element)?.();
  });
  for (const element of told) waiting.delete(element);
  if (near.length > 0) requestAnimationFrame(tellSome);
}

/** Notifies one far element, so that a page that is printed or saved as a picture is complete. */
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

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 100);
}

/**
 * A ref for an element, and whether that element has been on the screen or near it. False on the server.
 * @param waitMs How long after mounting the element is first watched, in milliseconds.
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
