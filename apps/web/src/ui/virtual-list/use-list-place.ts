import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";

/** Width of a list and where on the page it begins, in pixels. */
interface Place {
  readonly width: number;
  readonly top: number;
}

/** The last known place: a list that is shown again after a search without results need not render twice. */
let lastPlace: Place | null = null;

/**
 * The place of a list; null on the server and until it is known.
 * @param mayWait Whether the list is on the screen already, laid out by the style sheet: then measuring can wait.
 */
export function useListPlace(element: RefObject<HTMLElement | null>, mayWait: boolean): Place | null {
  const [place, setPlace] = useState(mayWait ? null : lastPlace);
  const canWait = useRef(mayWait || place !== null);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const look = () => {
      const box = list.getBoundingClientRect();
      const next = { width: list.clientWidth, top: Math.round(box.top + window.scrollY) };
      lastPlace = next;
      setPlace((last) => (last?.width === next.width && last.top === next.top ? last : next));
    };
    if (!canWait.current) look();
    const observer = new ResizeObserver(() => startTransition(look));
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
