import type { DeckEdit } from "@deckwright/decks/edit.ts";
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { formatUsd } from "../../../lib/money.ts";
import { PHONE, useMedia } from "../../../lib/use-media.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { CardRow } from "./card-row.tsx";
import { type DeckGroup, type DeckRow, splitColumns } from "./deck-groups.ts";
import { HoverCard } from "./hover-card.tsx";

/** The panel of a card, which is fetched apart. */
export const loadWhy = () => import("./why-panel.tsx");
const WhyPopover = lazy(async () => ({ default: (await loadWhy()).WhyPopover }));
const WhyInline = lazy(async () => ({ default: (await loadWhy()).WhyInline }));

/** The cards as lines in groups. Arrows move between lines; Enter, a press or a tap says why the card is here. */
export function DeckText({
  state,
  deck,
  dispatch,
  actions,
  groups,
  onEdit,
}: WorkbenchProps & {
  readonly groups: readonly DeckGroup[];
  readonly onEdit: (edits: readonly DeckEdit[], message: string) => void;
}) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [hovered, setHovered] = useState<{ readonly row: DeckRow; readonly element: HTMLElement } | null>(
    null,
  );
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const isPhone = useMedia(PHONE);
  const isWhole = useDrawnInSteps();
  const columns = useMemo(() => splitColumns(groups), [groups]);
  const close = useCallback(() => {
    setOpenKey(null);
    anchor.current?.querySelector<HTMLElement>("button")?.focus();
  }, []);

  const why = (row: DeckRow) => ({
    row,
    deck,
    isLocked: state.locked.has(row.name),
    maxCardUsd: state.built?.response.intent.maxCardUsd,
    exclude: state.built?.wish.exclude ?? [],
    onClose: close,
    onLock: (isLocked: boolean) => dispatch({ type: "locked", name: row.name, isLocked }),
    onNever: () => actions.never(row.name),
    onEdit: (edits: readonly DeckEdit[], message: string) => {
      close();
      onEdit(edits, message);
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only passes arrow keys on between the buttons inside.
    <div ref={list} className="deck-columns" onKeyDown={(event) => moveFocus(event, list.current)}>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the left column and the right one.
        <div key={at} className="min-w-0">
          {column.map((group, place) =>
            !isWhole && place >= FIRST_GROUPS ? (
              <div
                key={group.title}
                className="deck-group-later"
                style={{ "--rows": group.rows.length } as CSSProperties}
              />
            ) : (
              <section
                key={group.title}
                className="deck-group"
                style={{ "--rows": group.rows.length } as CSSProperties}
              >
                <h3 className="group-heading">
                  {group.title} <span>{group.count}</span>
                  <span className="ml-auto text-12 font-normal">{formatUsd(group.usd)}</span>
                </h3>
                <ul>
                  {group.rows.map((row) => {
                    const key = `${row.zone} ${row.group} ${row.name}`;
                    const isOpen = key === openKey;
                    return (
                      <CardRow
                        key={key}
                        row={row}
                        isOpen={isOpen}
                        isLocked={state.locked.has(row.name)}
                        onPress={(element) => {
                          anchor.current = element;
                          setHovered(null);
                          setOpenKey(isOpen ? null : key);
                        }}
                        onHover={(element) => {
                          setHovered(element && openKey === null ? { row, element } : null);
                        }}
                      >
                        {isOpen && (
                          <Suspense fallback={null}>
                            {isPhone ? (
                              <WhyInline {...why(row)} />
                            ) : (
                              <WhyPopover {...why(row)} anchor={anchor} />
                            )}
                          </Suspense>
                        )}
                      </CardRow>
                    );
                  })}
                </ul>
              </section>
            ),
          )}
        </div>
      ))}
      {hovered && !isPhone && <HoverCard row={hovered.row} element={hovered.element} />}
    </div>
  );
}

/** Groups of each column that are drawn at once. */
const FIRST_GROUPS = 3;

/** False at first and true a moment later: a hundred lines in one step would keep a slow phone from answering. */
function useDrawnInSteps(): boolean {
  const [isWhole, setWhole] = useState(false);
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
