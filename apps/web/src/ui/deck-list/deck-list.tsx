import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { formatUsd } from "../../lib/format/money.ts";
import { PHONE } from "../../lib/hooks/use-media.ts";
import { ByWindow } from "../by-window.tsx";
import { CardRow } from "./card-row.tsx";
import { type DeckGroup, type DeckRow, splitColumns } from "./deck-groups.ts";
import { HoverCard } from "./hover-card.tsx";

/** A line that is open, and how what it shows stands to it. */
export interface OpenRow {
  readonly row: DeckRow;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Tells the lines of a deck apart. */
function keyOf({ zone, group, name }: DeckRow): string {
  return `${zone} ${group} ${name}`;
}

/** The cards of a deck as lines in groups. Arrows move between lines; Enter, a press or a tap opens one. */
export function DeckList({
  groups,
  locked = NONE,
  isWhole: isSentWhole = false,
  columnCount = 2,
  owned,
  onChange,
  renderOpen,
  onOpen,
}: {
  readonly groups: readonly DeckGroup[];
  /** Names of the cards that are marked as locked. */
  readonly locked?: ReadonlySet<string>;
  /** Whether all lines are drawn at once: for a page that is read as it was sent, without scripts too. */
  readonly isWhole?: boolean;
  /** Columns on screens that have room for more than one. */
  readonly columnCount?: 2 | 3;
  /** Copies that the reader owns, by name; undefined while nobody knows. */
  readonly owned?: ReadonlyMap<string, number> | undefined;
  /** One copy more or less of a line, where the reader may change the deck. */
  readonly onChange?: (row: DeckRow, change: 1 | -1) => void;
  /** What an open line shows. */
  readonly renderOpen: (open: OpenRow) => ReactNode;
  /** Told which line is open now, if any. */
  readonly onOpen?: (row: DeckRow | null) => void;
}) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [hovered, setHovered] = useState<{ readonly row: DeckRow; readonly element: HTMLElement } | null>(
    null,
  );
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const isWhole = useDrawnInSteps(isSentWhole);
  const columns = useColumns(groups, columnCount);
  /** Where the line stood that was pressed: what opens and closes must not move it. */
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = pressed.current;
    pressed.current = null;
    if (before === null || !anchor.current) return;
    window.scrollBy({ top: anchor.current.getBoundingClientRect().top - before, behavior: "instant" });
  });
  const close = useCallback(() => {
    setOpenKey(null);
    onOpen?.(null);
    anchor.current?.querySelector<HTMLElement>("button")?.focus();
  }, [onOpen]);

  const isGone = openKey !== null && !groups.some(({ rows }) => rows.some((row) => keyOf(row) === openKey));
  // A line that comes back, as by an undo, does not come back open.
  if (isGone) setOpenKey(null);

  const line = (row: DeckRow) => {
    const key = keyOf(row);
    const isOpen = key === openKey;
    return (
      <CardRow
        key={key}
        row={row}
        isOpen={isOpen}
        isLocked={locked.has(row.name)}
        owned={owned?.get(row.name)}
        onChange={
          onChange && hasCopies(row)
            ? (change) => {
                // Its line goes: the next one takes the keys.
                if (row.quantity + change <= 0) focusBeside(list.current);
                setHovered(null);
                onChange(row, change);
              }
            : undefined
        }
        onPress={(element) => {
          anchor.current = element;
          pressed.current = element.getBoundingClientRect().top;
          setHovered(null);
          setOpenKey(isOpen ? null : key);
          onOpen?.(isOpen ? null : row);
        }}
        onHover={(element) => setHovered(element && openKey === null ? { row, element } : null)}
      >
        {isOpen && renderOpen({ row, anchor, close })}
      </CardRow>
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only passes arrow keys on between the buttons inside.
    <div
      ref={list}
      className="deck-columns"
      data-columns={columnCount}
      onKeyDown={(event) => moveFocus(event, list.current)}
    >
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns from left to right.
        <div key={at} className="min-w-0">
          {column.map((group, place) => (
            <Group key={group.title} group={group} isDrawn={isWhole || place < FIRST_GROUPS} line={line} />
          ))}
        </div>
      ))}
      {hovered && <ByWindow query={PHONE} fits={null} otherwise={<HoverCard {...hovered} />} />}
    </div>
  );
}

function Group({
  group: { title, count, usd, rows },
  isDrawn,
  line,
}: {
  readonly group: DeckGroup;
  /** False while only its room is kept. */
  readonly isDrawn: boolean;
  readonly line: (row: DeckRow) => ReactNode;
}) {
  const style = { "--rows": rows.length } as CSSProperties;
  if (!isDrawn) return <div className="deck-group-later" style={style} />;
  return (
    <section className="deck-group" style={style}>
      <h3 className="group-heading">
        {title} <span>{count}</span>
        <span className="ml-auto text-12 font-normal">{formatUsd(usd)}</span>
      </h3>
      <ul>{rows.map(line)}</ul>
    </section>
  );
}

/** Whether there may be more than one of a line, or none: who leads is changed otherwise. */
export function hasCopies({ zone }: DeckRow): boolean {
  return zone !== "commanders" && zone !== "companion";
}

/** The columns of a list. An edit leaves each group where it is, as long as the columns do not get too uneven. */
function useColumns(groups: readonly DeckGroup[], count: number): readonly (readonly DeckGroup[])[] {
  const last = useRef<readonly (readonly DeckGroup[])[]>([]);
  const columns = useMemo(() => splitColumns(groups, count, last.current), [groups, count]);
  useEffect(() => {
    last.current = columns;
  }, [columns]);
  return columns;
}

/** Gives the focus of a line, where it has it, to the one below, or above if it is the last. */
function focusBeside(list: HTMLElement | null): void {
  const names = [...(list?.querySelectorAll<HTMLElement>(".card-row-name") ?? [])];
  const here = document.activeElement;
  const at = here instanceof HTMLElement ? names.indexOf(here) : -1;
  if (at >= 0) (names[at + 1] ?? names[at - 1])?.focus();
}

/** Groups of each column that are drawn at once. */
const FIRST_GROUPS = 3;

/** False at first and true a moment later: a hundred lines in one step would keep a slow phone from answering. */
function useDrawnInSteps(isAtOnce: boolean): boolean {
  const [isWhole, setWhole] = useState(isAtOnce);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}

/** Up and down go to the neighboring line, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  if (!list || !(event.target instanceof HTMLElement) || !event.target.classList.contains("card-row-name"))
    return;
  const names = [...list.querySelectorAll<HTMLElement>(".card-row-name")];
  const at = names.indexOf(event.target);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: names.length - 1,
  };
  const next = names[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
