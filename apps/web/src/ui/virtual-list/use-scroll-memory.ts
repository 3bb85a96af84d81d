import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Scroll positions by the key of the history entry, for the session. */
const places = new Map<string, number>();

/**
 * Restores the scroll position of a long page on Back and Forward.
 * @param isLaidOut Whether its height is known.
 * @param offset The scroll position as known to the caller: asking the window would cost a layout at each step.
 */
export function useScrollMemory(isLaidOut: boolean, offset: () => number): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Read before anything scrolls: a new page is scrolled to its top first.
  const [place, setPlace] = useState(() => (isReturn ? places.get(key) : undefined));
  const latest = useRef(offset);
  useLayoutEffect(() => {
    latest.current = offset;
  });
  // In a layout effect: once the list is gone the page is shorter, and the browser scrolls it.
  useLayoutEffect(() => {
    if (place !== undefined) return;
    const remember = () => places.set(key, latest.current());
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, place]);
  useEffect(() => {
    if (!isLaidOut || place === undefined) return;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, place);
      setPlace(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLaidOut, place]);
}
