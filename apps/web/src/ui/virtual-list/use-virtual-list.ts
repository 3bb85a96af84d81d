import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { type ListLayout, placeAfterKey } from "./rows.ts";
import { useFlight } from "./use-flight.ts";
import { useListPlace } from "./use-list-place.ts";
import { useRowWindow } from "./use-row-window.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Items beyond the screen are rendered once the contents are the same for as long as this, in milliseconds. */
const MOMENT_MS = 160;

/** A long list that scrolls with the page. */
interface ListOptions {
  /** Identifies the contents: other contents have another address. */
  readonly address: string;
  /** The same object as long as the contents are the same. */
  readonly contents: object;
  readonly total: number;
  readonly layoutOf: (width: number) => ListLayout;
  /** Whether it came with the document: then it stands on the screen already, laid out by the style sheet. */
  readonly isServed: boolean;
  /** Items that the server renders: a screen of them. */
  readonly firstShown: number;
  /** Rows kept on either side of what is seen. */
  readonly overscan: number;
  /** Called when somebody goes up from the first row. */
  readonly onLeaveTop: () => void;
}

/**
 * A list of any length in one scrolling page, of which only the items near the screen are there. All have one size, so
 * nothing is measured. Arrows, Page Up, Page Down, Home and End move the focus.
 */
export function useVirtualList(options: ListOptions) {
  const { address, total, isServed, firstShown } = options;
  const element = useRef<HTMLUListElement>(null);
  const place = useListPlace(element, isServed);
  const layout = place && options.layoutOf(place.width);
  const columns = layout?.columns ?? 1;
  const rowCount = layout ? Math.ceil(total / columns) : 0;
  const scrolled = useRowWindow({ count: rowCount, height: layout?.rowHeight ?? 0, top: place?.top ?? 0 });
  useScrollMemory(layout !== null, scrolled.offset);
  const { isThrown, isWhole } = useFlight(address, scrolled.flight);
  const [active, setActive] = useActive(address);
  const hasFocus = useRef(false);

  const overscan = useIsCalm(options.contents) ? options.overscan : 0;
  const firstRow = Math.max(0, scrolled.from - overscan);
  const endRow = Math.min(rowCount, scrolled.to + overscan);
  const mayFlow = isServed && columns <= 2 && endRow * columns <= firstShown;
  const isPlaced = !useFlow(isServed, layout === null || mayFlow) && layout !== null;
  const rows = Array.from({ length: isThrown ? 0 : endRow - firstRow }, (_, at) => firstRow + at);
  const activeRow = Math.floor(active / columns);
  // The focus would be lost with the element that has it.
  if (hasFocus.current && activeRow < rowCount && !rows.includes(activeRow)) rows.push(activeRow);
  const from = isPlaced ? firstRow * columns : 0;
  const to = Math.min(total, isPlaced ? endRow * columns : firstShown);
  const isActiveShown = isPlaced ? rows.length === 0 || rows.includes(activeRow) : active < to;

  const focusPlace = useFocusPlace(element, (index) => {
    setActive(index);
    scrolled.scrollTo(Math.floor(index / columns));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !layout) return;
    const index = indexOf(event.target);
    if (index === null) return;
    const onScreen = Math.max(1, Math.floor(window.innerHeight / layout.rowHeight) - 1);
    const next = placeAfterKey(event.key, index, { columns, rowsOnScreen: onScreen, total });
    if (next === null && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (next === null) options.onLeaveTop();
    else focusPlace(next);
  };
  return {
    /** For the `<ul>`. */
    listProps: {
      ref: element,
      "data-laid-out": layout ? "" : undefined,
      "data-placed": isPlaced ? "" : undefined,
      style: layout ? { height: rowCount * layout.rowHeight } : undefined,
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        hasFocus.current = true;
        const index = indexOf(event.target);
        if (index !== null) setActive(index);
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
    /** Null until the list's width is known. */
    layout,
    /** False while the style sheet lays the items out. */
    isPlaced,
    /** True while the list moves too fast to draw anything. */
    isThrown,
    /** The first item near the screen, and the one behind the last. */
    from,
    to,
    /** The items to render, by their places in the list. */
    shown: isPlaced
      ? rows.flatMap((row) => stretch(row * columns, Math.min(total, (row + 1) * columns)))
      : stretch(0, to),
    /** The item that Tab leads to; arrows lead to the others. */
    tabStop: isActiveShown ? active : from,
    /** Whether an item is drawn whole, and not as its name alone. To be asked of each item that is rendered. */
    isWhole,
    /** Where an item stands; undefined while the style sheet says so. */
    placeOf(index: number): CSSProperties | undefined {
      if (!layout || !isPlaced) return undefined;
      const x = (index % columns) * (layout.itemWidth + layout.columnGap);
      const y = Math.floor(index / columns) * layout.rowHeight;
      return { width: layout.itemWidth, transform: `translate(${x}px, ${y}px)` };
    },
  };
}

/** The numbers from `start` to before `end`. */
function stretch(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
}

function indexOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return item ? Number(item.dataset.index) : null;
}

/**
 * Whether the style sheet still lays the list out. On a phone it does so until one has scrolled: to place the items anew
 * would hold up the page when it has just begun.
 */
function useFlow(isServed: boolean, mayFlow: boolean): boolean {
  const [isFlowing, setFlowing] = useState(isServed);
  if (isFlowing && !mayFlow) setFlowing(false);
  return isFlowing;
}

/** False while these contents came a moment ago, and others may follow with the next key. */
function useIsCalm(contents: object): boolean {
  const [last, setLast] = useState<object | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLast(contents)), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [contents]);
  return last === contents;
}

/** The item that Tab leads to; the first one again when there are other contents. */
function useActive(address: string): readonly [number, (index: number) => void] {
  const [active, setActive] = useState({ address, index: 0 });
  return [active.address === address ? active.index : 0, (index) => setActive({ address, index })];
}

/** Moves the focus to a place in the list, once what stands there is rendered. */
function useFocusPlace(
  element: RefObject<HTMLElement | null>,
  show: (index: number) => void,
): (index: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const link = element.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });
  return (index) => {
    wanted.current = index;
    show(index);
  };
}
