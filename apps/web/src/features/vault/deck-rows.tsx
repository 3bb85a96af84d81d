import SearchX from "lucide-react/icons/search-x";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { VaultDeck } from "../../data/vault.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { ORDERS, type Order, orderDecks } from "./order-decks.ts";
import { VaultRow } from "./vault-row.tsx";

/** Decks that can be looked over without sorting and searching. */
const FEW = 8;

/** Rows that are rendered at first, and each time that the end of them comes near. */
const STEP = 30;

/** The decks of a tab, sorted and searched where there are many. */
export function DeckRows({
  decks,
  busy,
  ...row
}: {
  readonly decks: readonly VaultDeck[];
  readonly busy: ReadonlySet<number>;
} & Pick<ComponentProps<typeof VaultRow>, "now" | "onAct">) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<Order>("newest");
  const [most, setMost] = useState(STEP);
  const isMany = decks.length > FEW;
  const shown = isMany ? orderDecks(decks, search, order) : decks;
  return (
    <>
      {isMany && (
        <search className="vault-find">
          <div className="field">
            <label className="label" htmlFor="vault-search">
              Search
            </label>
            <input
              id="vault-search"
              type="search"
              className="input"
              placeholder="Name, format or playstyle"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                setMost(STEP);
              }}
            />
          </div>
          <SelectField
            label="Sort by"
            value={order}
            choices={ORDERS}
            onChange={(value) => {
              setOrder(ORDERS.find(({ slug }) => slug === value)?.slug ?? "newest");
              setMost(STEP);
            }}
          />
          <p className="sr-only" role="status">
            {search !== "" && `${shown.length} of ${decks.length} decks`}
          </p>
        </search>
      )}
      {shown.length === 0 && (
        <EmptyState icon={SearchX} title="No deck is called that">
          <p>A deck is found by words of its name, format or playstyle.</p>
        </EmptyState>
      )}
      <ul className="vault-list" aria-label="Your decks">
        {shown.slice(0, most).map((deck) => (
          <VaultRow key={deck.id} deck={deck} isBusy={busy.has(deck.id)} {...row} />
        ))}
      </ul>
      {shown.length > most && <ListEnd key={most} onNear={() => setMost(most + STEP)} />}
    </>
  );
}

/** Stands behind the last row, and tells once when it comes near the screen. */
function ListEnd({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end of the list is a new element, and tells once.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: "1200px",
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} />;
}
