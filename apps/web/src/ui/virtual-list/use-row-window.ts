import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ListRows, offsetShowing, rowsOnScreen, type Screen } from "./rows.ts";

/** The page rests when it was not scrolled for as long as this, in milliseconds. */
const REST_MS = 150;

/** What of a long list is on the screen. */
interface RowWindow {
  /** The first row on the screen, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** Where the page is scrolled to while it moves, in pixels; null while it rests. */
  readonly flight: number | null;
  /** Where the page is scrolled to at any time. To ask the window costs a layout at each step. */
  offset(): number;
  /** Scrolls as little as is needed to see all of a row. */
  scrollTo(row: number): void;
}

/** The screen, and whether it is moving. */
interface View extends Screen {
  readonly isMoving: boolean;
}

/**
 * Which rows of a list that scrolls with the page are on the screen: rendered anew when these are others, and when
 * scrolling begins and ends. All rows are as high as each other, so their places are reckoned, and nothing is measured.
 */
export function useRowWindow(rows: ListRows): RowWindow {
  const [view, setView] = useState(lookAtRest);
  const latest = useRef({ rows, view });
  useLayoutEffect(() => {
    latest.current.rows = rows;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      latest.current.view = lookAtRest();
      setView((last) => (isSame(last, latest.current.view) ? last : latest.current.view));
    };
    const move = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
      const { rows: list, view: last } = latest.current;
      const next = { ...lookAtRest(), isMoving: true };
      latest.current.view = next;
      const [from, to] = rowsOnScreen(list, last);
      const [nextFrom, nextTo] = rowsOnScreen(list, next);
      // With the frame that shows the new place, not after it.
      if (!last.isMoving || from !== nextFrom || to !== nextTo) flushSync(() => setView(next));
    };
    // The page may have been scrolled since it was rendered.
    rest();
    window.addEventListener("scroll", move, { passive: true });
    window.addEventListener("resize", rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", move);
      window.removeEventListener("resize", rest);
    };
  }, []);
  const [from, to] = rowsOnScreen(rows, view);
  return {
    from,
    to,
    flight: view.isMoving ? view.offset : null,
    offset: () => latest.current.view.offset,
    scrollTo(row) {
      const target = offsetShowing(row, rows, lookAtRest());
      if (target !== null) window.scrollTo(0, target);
    },
  };
}

/** Where the page is; at its top on the server. */
function lookAtRest(): View {
  const isServer = typeof window === "undefined";
  return {
    offset: isServer ? 0 : window.scrollY,
    height: isServer ? 0 : window.innerHeight,
    isMoving: false,
  };
}

function isSame(a: View, b: View): boolean {
  return a.offset === b.offset && a.height === b.height && a.isMoving === b.isMoving;
}
