import { useCallback, useRef, useState } from "react";

/** Elements this close to the screen count as on it, so that what they show may be there when they scroll into view. */
const MARGIN = "300px 0px";

/**
 * A ref for an element, and whether that element has been on the screen or close to it. Unlike `useNearScreen` it does not
 * count what nobody scrolls to: for what costs the server something.
 */
export function useOnScreen(): readonly [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isSeen, setSeen] = useState(false);
  const isDone = useRef(false);
  const place = useCallback((element: Element | null) => {
    if (!element || isDone.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        isDone.current = true;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isSeen];
}
