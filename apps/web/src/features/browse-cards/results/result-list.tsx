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
import type { ResultPage } from "../../../data/card-search/result-page.ts";
import type { OwnCopies } from "../../../data/collection.ts";
import { formatCount } from "../../../lib/count.ts";
import { usePlainLinks } from "../../../lib/use-plain-links.ts";
import type { SearchState } from "../search-state.ts";
import { useResults } from "../use-results.ts";
import { layoutOf, placeAfterKey, shapesOf } from "./layout.ts";
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

/** All results in one scrolling page. Only those near the screen are there; arrows move between them, Enter opens. */
export const ResultList = memo(function ResultList({
  state,
  address,
  first,
  isServed,
  memberId,
  copies,
  adding,
}: {
  readonly state: SearchState;
  /** Names the results: others have another. */
  readonly address: string;
  readonly first: ResultPage;
  /** Whether they came with the document: then they stand on the screen already, laid out by the style sheet. */
  readonly isServed: boolean;
  /** Whose results they are; null where everybody gets the same. */
  readonly memberId: string | null;
  readonly copies: OwnCopies;
  readonly adding: Adding | null;
}) {
  const { view } = state;
  const { total } = first;
  const element = useRef<HTMLUListElement>(null);
  const place = usePlace(element, isServed);
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
  // On a phone they stay so until one has scrolled: to place them anew would hold up the page when it has just begun.
  const [isFlowing, setFlowing] = useState(isServed);
  const isPlaced = layout !== null && !isFlowing;
  const mayFlow = isServed && columns <= 2 && endRow * columns <= FIRST_SHOWN[view];
  if (isFlowing && layout && !mayFlow) setFlowing(false);
  const rows = Array.from({ length: isThrown ? 0 : endRow - firstRow }, (_, at) => firstRow + at);
  // The focus would be lost with the element that has it.
  if (hasFocus.current && activeRow < rowCount && !rows.includes(activeRow)) rows.push(activeRow);
  const from = isPlaced ? firstRow * columns : 0;
  const to = Math.min(total, isPlaced ? endRow * columns : FIRST_SHOWN[view]);
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
  // Cards that know their width need not look it up.
  const unit = { "--card-unit": `${(layout?.itemWidth ?? 0) / 100}px` } as CSSProperties;
  const isActiveShown = isPlaced ? rows.length === 0 || rows.includes(activeRow) : active < to;
  const tabStop = isActiveShown ? active : from;
  const item = (index: number, place?: CSSProperties) => {
    const card = results.cardAt(index);
    const isPassing = !isWhole(index) && isPlaced;
    const isFirst = isServed && index < FIRST_SHOWN[view];
    return (
      <li
        key={card?.id ?? index}
        data-index={index}
        data-sized={place && !isFirst ? "" : undefined}
        aria-setsize={total}
        aria-posinset={index + 1}
        style={place && !isFirst ? { ...place, ...unit } : place}
      >
        {card && isPassing ? (
          <PassingCard name={card.name} view={view} />
        ) : card ? (
          <Item
            card={card}
            isTabStop={index === tabStop}
            showsPrinting={state.unique !== "cards"}
            copies={copies.get(card.name) ?? 0}
            adding={adding}
            isFirst={isFirst}
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
          data-placed={isPlaced ? "" : undefined}
          style={layout ? { height: rowCount * layout.rowHeight } : undefined}
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
          {isPlaced
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

function indexOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return item ? Number(item.dataset.index) : null;
}

/** False while these results came a moment ago, and others may follow with the next key. */
function useIsCalm(first: ResultPage): boolean {
  const [last, setLast] = useState<ResultPage | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLast(first)), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return last === first;
}

/** The result that Tab leads to; the first one again when there are other results. */
function useActive(address: string): readonly [number, (index: number) => void] {
  const [active, setActive] = useState({ address, index: 0 });
  return [active.address === address ? active.index : 0, (index) => setActive({ address, index })];
}

/** Width of a list and where on the page it begins, in pixels. */
interface Place {
  readonly width: number;
  readonly top: number;
}

/** Of the last list that was looked at: one that comes back after a search without results need not be rendered twice. */
let lastPlace: Place | null = null;

/**
 * The place of a list; null on the server and until it is known.
 * @param mayWait Whether the list stands on the screen already: to place it anew can wait, and be interrupted.
 */
function usePlace(element: React.RefObject<HTMLElement | null>, mayWait: boolean): Place | null {
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
