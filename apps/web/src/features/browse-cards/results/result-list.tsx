import { type CSSProperties, memo } from "react";
import type { ResultPage } from "../../../data/card-search/result-page.ts";
import type { OwnCopies } from "../../../data/collection.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { usePlainLinks } from "../../../lib/hooks/use-plain-links.ts";
import { Button } from "../../../ui/button/button.tsx";
import { createLatePart, Late } from "../../../ui/late.tsx";
import { useVirtualList } from "../../../ui/virtual-list/use-virtual-list.ts";
import type { SearchState } from "../search-state.ts";
import { useResults } from "../use-results.ts";
import { layoutOf, shapesOf } from "./layout.ts";
import { type Adding, CardLine, CardTile, LineHeadings, MissingCard, PassingCard } from "./result-item.tsx";

/** Results that the server renders: a screen of them. */
const FIRST_SHOWN = { grid: 18, list: 24 } as const;
/** The first pictures are asked for before all others: a screen of a phone. */
const URGENT = 4;
/** Rows kept on either side of what is seen. */
const OVERSCAN = { grid: 2, list: 10 } as const;

/** Most visitors go on from the first cards. */
const laterPages = createLatePart(async () => (await import("./later-pages.tsx")).LaterPages);

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
  /** Identifies the results: other results have another address. */
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
  const { layout, ...list } = useVirtualList({
    address,
    contents: first,
    total,
    layoutOf: (width) => layoutOf(view, width),
    isServed,
    firstShown: FIRST_SHOWN[view],
    overscan: OVERSCAN[view],
    onLeaveTop: () => document.querySelector<HTMLElement>("[data-slash-focus]")?.focus(),
  });
  const results = useResults(state, first, memberId, list.from, list.to);
  const onClick = usePlainLinks();
  const Item = view === "grid" ? CardTile : CardLine;
  const item = (index: number) => {
    const card = results.cardAt(index);
    const isPassing = !list.isWhole(index) && list.isPlaced;
    if (!card) return <MissingCard view={view} />;
    if (isPassing) return <PassingCard name={card.name} view={view} />;
    return (
      <Item
        card={card}
        isTabStop={index === list.tabStop}
        showsPrinting={state.unique !== "cards"}
        copies={copies.get(card.name) ?? 0}
        adding={adding}
        isFirst={isServed && index < FIRST_SHOWN[view]}
        isUrgent={index < URGENT}
      />
    );
  };
  // Cards that know their width need not look it up.
  const unit = { "--card-unit": `${(layout?.itemWidth ?? 0) / 100}px` } as CSSProperties;
  return (
    <>
      {results.later && <Late part={laterPages} with={{ ...results.later, state, memberId }} />}
      {results.retry && (
        <p className="mb-3 flex items-center gap-3 text-warn" role="alert">
          Some of these cards did not arrive.
          <Button size="small" onClick={results.retry}>
            Try again
          </Button>
        </p>
      )}
      {view === "list" && <LineHeadings />}
      <div>
        {layout && list.isThrown && (
          <div className="results-flying" aria-hidden="true" style={shapesOf(view, layout)}>
            <p>
              {formatCount(list.from + 1)} of {formatCount(total)}
            </p>
          </div>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well. */}
        <ul className={`result-list result-${view}`} onClick={onClick} {...list.listProps}>
          {list.shown.map((index) => {
            const place = list.placeOf(index);
            const isSized = place !== undefined && !(isServed && index < FIRST_SHOWN[view]);
            return (
              <li
                // A card that other results show in another place is drawn anew there, and does not fly across the page.
                key={`${index} ${results.cardAt(index)?.id}`}
                data-index={index}
                data-sized={isSized ? "" : undefined}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={isSized ? { ...place, ...unit } : place}
              >
                {item(index)}
              </li>
            );
          })}
        </ul>
      </div>
      <p className="mt-6 text-center text-12 text-paper-faint">
        {formatCount(total)} in all.
        <span className="keys-hint"> Arrow keys move, Enter opens.</span>
      </p>
    </>
  );
});
