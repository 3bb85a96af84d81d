import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { formatCount } from "../../../lib/count.ts";
import { usePlainLinks } from "../../../lib/use-plain-links.ts";
import type { OwnCopies } from "../own/use-own-copies.ts";
import type { ResultPage } from "../result-page.ts";
import type { SearchState } from "../search-state.ts";
import { useResults } from "../use-results.ts";
import { type ListLayout, layoutOf, placeAfterKey, shapesOf } from "./layout.ts";
import { type Adding, CardLine, CardTile, MissingCard, PassingCard } from "./result-item.tsx";
import { useFlight } from "./use-flight.ts";
import { useRowWindow } from "./use-row-window.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Results that the server renders: a screen of them. */
const FIRST_SHOWN = { grid: 18, list: 24 } as const;
/** The first pictures are asked for before all others: a screen of a phone. */
const URGENT = 4;
/** Rows kept on either side of what is seen, once the results are the same for a moment. */
const OVERSCAN = { grid: 2, list: 10 } as const;
const MOMENT_MS = 160;
/** What the router calls the page that the server rendered. */
const FIRST_PAGE = "default";

/** All results in one scrolling page. Only those near the screen are there; arrows move between them, Enter opens. */
export const ResultList = memo(function ResultList({
  state,
  address,
  first,
  memberId,
  copies,
  adding,
}: {
  readonly state: SearchState;
  /** Names the results: others have another. */
  readonly address: string;
  readonly first: ResultPage;
  /** Whose results they are; null where everybody gets the same. */
  readonly memberId: string | null;
  readonly copies: OwnCopies;
  readonly adding: Adding | null;
}) {
  const { view } = state;
  const { total } = first;
  const element = useRef<HTMLUListElement>(null);
  const place = usePlace(element, useLocation().key === FIRST_PAGE);
  const layout = place && layoutOf(view, place.width);
  const columns = layout?.columns ?? 1;
  const [active, setActive] = useActive(address);
  const activeRow = Math.floor(active / columns);
  const hasFocus = useRef(false);
  const rowCount = layout ? Math.ceil(total / columns) : 0;
  const scrolled = useRowWindow({ count: rowCount, height: layout?.rowHeight ?? 0, top: place?.top ?? 0 });
  useScrollMemory(layout !== null, scrolled.offset);
  const { isThrown, isWhole } = useFlight(address, scrolled.flight);

  const overscan = useIsCalm(first) ? OVERSCAN[view] : 0;
  const firstRow = Math.max(0, scrolled.from - overscan);
  const endRow = Math.min(rowCount, scrolled.to + overscan);
  const rows = Array.from({ length: isThrown ? 0 : endRow - firstRow }, (_, at) => firstRow + at);
  // The focus would be lost with the element that has it.
  if (hasFocus.current && activeRow < rowCount && !rows.includes(activeRow)) rows.push(activeRow);
  const from = layout ? firstRow * columns : 0;
  const to = Math.min(total, layout ? endRow * columns : FIRST_SHOWN[view]);
  const results = useResults(state, first, memberId, from, to);

  const focusPlace = useFocusPlace(element, (index) => {
    setActive(index);
    scrolled.scrollTo(Math.floor(index / columns));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !layout) return;
    const index = indexOf(event.target);
    if (index === null) return;
    const onScreen = Math.max(1, Math.floor(window.innerHeight / layout.rowHeight) - 1);
    const next = placeAfterKey(event.key, index, columns, onScreen, total);
    if (next !== null) {
      event.preventDefault();
      focusPlace(next);
    } else if (event.key === "ArrowUp") {
      event.preventDefault();
      document.querySelector<HTMLElement>("[data-slash-focus]")?.focus();
    }
  };

  const onClick = usePlainLinks();
  const Item = view === "grid" ? CardTile : CardLine;
  const tabStop = rows.length === 0 || rows.includes(activeRow) ? active : from;
  const item = (index: number, style?: { readonly width: number; readonly transform: string }) => {
    const card = results.cardAt(index);
    return (
      <li
        key={card?.id ?? index}
        data-index={index}
        aria-setsize={total}
        aria-posinset={index + 1}
        style={style}
      >
        {card && !isWhole(index) ? (
          <PassingCard name={card.name} view={view} />
        ) : card ? (
          <Item
            card={card}
            isTabStop={index === tabStop}
            showsPrinting={state.unique !== "cards"}
            copies={copies.get(card.name) ?? 0}
            adding={adding}
            isFirst={layout === null}
            isUrgent={index < URGENT}
          />
        ) : (
          <MissingCard view={view} />
        )}
      </li>
    );
  };
  return (
    <>
      {results.retry && (
        <p className="mb-3 flex items-center gap-3 text-warn" role="alert">
          Some of these cards did not arrive.
          <button type="button" className="button button-small" onClick={results.retry}>
            Try again
          </button>
        </p>
      )}
      <div>
        {layout && isThrown && (
          <div className="results-flying" aria-hidden="true" style={shapesOf(view, layout)}>
            <p>
              {formatCount(from + 1)} of {formatCount(total)}
            </p>
          </div>
        )}
        <ul
          ref={element}
          className={`result-list result-${view}`}
          data-laid-out={layout ? "" : undefined}
          style={layout ? listStyle(layout, rowCount * layout.rowHeight) : undefined}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            hasFocus.current = true;
            const index = indexOf(event.target);
            if (index !== null) setActive(index);
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {layout
            ? rows.flatMap((row) =>
                Array.from({ length: Math.min(columns, total - row * columns) }, (_, column) =>
                  item(row * columns + column, {
                    width: layout.itemWidth,
                    transform: `translate(${column * (layout.itemWidth + layout.columnGap)}px, ${row * layout.rowHeight}px)`,
                  }),
                ),
              )
            : Array.from({ length: to }, (_, index) => item(index))}
        </ul>
      </div>
      <p className="mt-6 text-center text-12 text-paper-faint">
        {formatCount(total)} in all.
        <span className="keys-hint"> Arrow keys move, Enter opens.</span>
      </p>
    </>
  );
});

/** The width of its cards, which they need not look up then, and the height of all of it. */
function listStyle({ itemWidth }: ListLayout, height: number): CSSProperties {
  return { "--card-unit": `${itemWidth / 100}px`, height } as CSSProperties;
}

function indexOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return item ? Number(item.dataset.index) : null;
}

/** False while these results came a moment ago, and others may follow with the next key. */
function useIsCalm(first: ResultPage): boolean {
  const [last, setLast] = useState<ResultPage | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLast(first), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return last === first;
}

/** The result that Tab leads to; the first one again when there are other results. */
function useActive(address: string): readonly [number, (index: number) => void] {
  const [active, setActive] = useState({ address, index: 0 });
  return [active.address === address ? active.index : 0, (index) => setActive({ address, index })];
}

/**
 * Width of a list and where on the page it begins; null on the server and until it has been looked at.
 * @param mayWait Whether the list stands on the screen already, laid out by the style sheet: to place it anew can wait, and
 *   be interrupted.
 */
function usePlace(element: React.RefObject<HTMLElement | null>, mayWait: boolean) {
  const canWait = useRef(mayWait);
  const [place, setPlace] = useState<{ readonly width: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const look = () => {
      const box = list.getBoundingClientRect();
      const next = { width: list.clientWidth, top: Math.round(box.top + window.scrollY) };
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

/** Moves the focus to a place in the list, once what stands there is rendered. */
function useFocusPlace(
  element: React.RefObject<HTMLElement | null>,
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
