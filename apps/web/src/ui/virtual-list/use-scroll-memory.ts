import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Where one was in a list, by the entry of the browser's history; for the session. */
const places = new Map<string, number>();

/**
 * Brings back the place in a long page when somebody comes back to it.
 * @param isLaidOut Whether its height is known.
 * @param offset Where the page is, as somebody else has found out: to ask the window costs a layout at each step.
 */
export function useScrollMemory(isLaidOut: boolean, offset: () => number): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Read before anything scrolls: a new page is turned to its top at first.
  const [place, setPlace] = useState(() => (isReturn ? places.get(key) : undefined));
  const latest = useRef(offset);
  useLayoutEffect(() => {
    latest.current = offset;
  });
  // With the commit, not after it: when the page has left, the browser scrolls what is shorter.
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
