import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { scrollPlaces } from "../../lib/page/scroll-places.ts";

/**
 * Restores the scroll position of a long page on Back and Forward.
 * @param isLaidOut Whether its height is known.
 * @param offset The scroll position as known to the caller: asking the window would cost a layout at each step.
 */
export function useScrollMemory(isLaidOut: boolean, offset: () => number): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Read before anything scrolls.
  const [place, setPlace] = useState(() => (isReturn ? scrollPlaces.get(key) : undefined));
  const latest = useRef(offset);
  useLayoutEffect(() => {
    latest.current = offset;
  });
  // In a layout effect: once the list is gone the page is shorter, and the browser scrolls it.
  useLayoutEffect(() => {
    if (place !== undefined) return;
    // From the moment that another page is on its way, what scrolls is not this one any more.
    const remember = () => {
      if (window.location.pathname === pathname) scrollPlaces.set(key, latest.current());
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, pathname, place]);
  // A page that the server sent may have been scrolled before anybody listened.
  useEffect(() => {
    if (place === undefined && isReturn) scrollPlaces.set(key, latest.current());
  }, [key, isReturn, place]);
  useEffect(() => {
    if (!isLaidOut || place === undefined) return;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, place);
      setPlace(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLaidOut, place]);
}
