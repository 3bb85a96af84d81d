import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import Search from "lucide-react/icons/search";
import SearchX from "lucide-react/icons/search-x";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { formatCount } from "../../lib/format/count.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useVirtualList } from "../../ui/virtual-list/use-virtual-list.ts";
import { CardLine } from "./card-line.tsx";
import { type CollectionState, chooseCards, SORTS, totalsOf } from "./collection-state.ts";
import type { Collection } from "./use-collection.ts";

/** How long typing rests before it stands in the address, in milliseconds. */
const REST_MS = 300;

/** Rows by the width of the list, in pixels: on a phone a card has two lines. The style sheet says the same. */
function layoutOf(width: number) {
  return { columns: 1, itemWidth: width, rowHeight: width < 640 ? 92 : 52, columnGap: 0 };
}

/** The cards that are owned, to be searched, ordered and changed in place. */
export function CardList({
  collection,
  state,
  onChange,
}: {
  readonly collection: Collection;
  readonly state: CollectionState;
  readonly onChange: (part: Partial<CollectionState>) => void;
}) {
  const { sort, isReversed } = state;
  const [typed, type] = useTyped(state.q, (q) => onChange({ q }));
  const q = useDeferredValue(typed);
  const chosen = useMemo(
    () => chooseCards(collection.cards, { q, sort, isReversed }),
    [collection.cards, q, sort, isReversed],
  );
  const search = useRef<HTMLInputElement>(null);
  const list = useVirtualList({
    address: JSON.stringify([q, sort, isReversed]),
    contents: chosen,
    total: chosen.length,
    layoutOf,
    isServed: false,
    firstShown: 24,
    overscan: 6,
    onLeaveTop: () => search.current?.focus(),
  });
  const goOn = useFocusAfterRemoval();
  const { copies } = totalsOf(chosen);
  return (
    <>
      <div className="collection-tools">
        <div className="input-with-icon">
          <Search size={16} aria-hidden="true" />
          <input
            ref={search}
            className="input"
            type="search"
            aria-label="Search my collection"
            placeholder="Name or set"
            autoComplete="off"
            spellCheck={false}
            data-slash-focus=""
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <select
          className="select"
          aria-label="Order"
          value={sort}
          onChange={({ target }) =>
            onChange({ sort: SORTS.find(({ slug }) => slug === target.value)?.slug ?? "newest" })
          }
        >
          {SORTS.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <Button
          icon={ArrowDownUp}
          label="The other way round"
          aria-pressed={isReversed}
          onClick={() => onChange({ isReversed: !isReversed })}
        />
        <p className="text-13 text-paper-dim tabular-nums" role="status">
          {q.trim() !== "" && `${formatCount(chosen.length)} found, ${formatCount(copies)} copies`}
        </p>
      </div>
      {chosen.length === 0 && (
        <EmptyState
          icon={SearchX}
          title="You own no such card"
          action={<Button onClick={() => onChange({ q: "" })}>Show all of my cards</Button>}
        >
          <p>The search reads the names of cards and sets.</p>
        </EmptyState>
      )}
      {chosen.length > 0 && (
        <div className="collection-line collection-headings" aria-hidden="true">
          <span className="collection-heading-card">Card</span>
          <span>Set</span>
          <span className="collection-rarity">Rarity</span>
          <span className="collection-price">Each</span>
          <span className="collection-copies">Copies</span>
          <span className="collection-worth">Worth</span>
        </div>
      )}
      <ul className="collection-list" aria-label="Your cards" {...list.listProps}>
        {list.shown.map((index) => {
          const card = chosen[index];
          return (
            card && (
              <li
                key={card.id}
                data-index={index}
                aria-setsize={chosen.length}
                aria-posinset={index + 1}
                style={list.placeOf(index)}
              >
                <CardLine
                  card={card}
                  isTabStop={index === list.tabStop}
                  isWhole={list.isWhole(index)}
                  onQuantity={(quantity) => collection.setQuantity(card, quantity)}
                  onStep={(by) => collection.step(card, by)}
                  onRemove={() => {
                    collection.remove(card);
                    goOn(Math.min(index, chosen.length - 2));
                  }}
                />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/**
 * Gives the focus to the card at a place in the list, once the one that had it is gone. A state and no ref: it is drawn
 * with the removal, where an effect that is still due from before would find the old card.
 */
function useFocusAfterRemoval(): (place: number) => void {
  const [removal, setRemoval] = useState<{ readonly place: number } | null>(null);
  useEffect(() => {
    if (!removal) return;
    const button = `[data-index="${removal.place}"] .collection-remove`;
    document.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
  }, [removal]);
  return (place) => setRemoval({ place });
}

/** What is typed shows at once, and follows in the address when typing rests; other addresses bring their own. */
function useTyped(known: string, tell: (text: string) => void): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(known);
  const told = useRef(known);
  const onRest = useStableCallback(tell);
  // Whoever is on the way to another page would be called back by a new address of this one.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (known === told.current) return;
    told.current = known;
    setTyped(known);
  }, [known]);
  useEffect(() => {
    if (typed === told.current || isLeaving) return;
    const timer = setTimeout(() => {
      told.current = typed;
      onRest(typed);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, onRest, isLeaving]);
  return [typed, setTyped];
}
