import { startTransition, useCallback, useRef, useState } from "react";

/** How far from the screen something counts as near, so that it is there when one scrolls to it. */
const MARGIN = "400px 200px";

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for the whole page: a deck has a hundred things that wait to be near. */
function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      startTransition(() => {
        for (const { target } of near) {
          observer?.unobserve(target);
          waiting.get(target)?.();
        }
      });
    },
    { rootMargin: MARGIN },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** A ref for an element, and whether that element has been on the screen or near it. False on the server. */
export function useNearScreen(): readonly [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isNear, setNear] = useState(false);
  const isDone = useRef(false);
  const place = useCallback((element: Element | null) => {
    if (!element || isDone.current) return undefined;
    return watch(element, () => {
      isDone.current = true;
      setNear(true);
    });
  }, []);
  return [place, isNear];
}
