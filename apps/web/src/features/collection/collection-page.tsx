import CloudOff from "lucide-react/icons/cloud-off";
import Download from "lucide-react/icons/download";
import Library from "lucide-react/icons/library";
import Plus from "lucide-react/icons/plus";
import Upload from "lucide-react/icons/upload";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Queries } from "../../data/queries.tsx";
import { formatCount } from "../../lib/format/count.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { showToast } from "../../lib/toasts.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CardList } from "./card-list.tsx";
import { CollectionShape } from "./collection-shape.tsx";
import { type CollectionState, readState, totalsOf, writeState } from "./collection-state.ts";
import { type Collection, useCollection } from "./use-collection.ts";
import { useExport } from "./use-export.ts";
import { usePrices } from "./use-prices.ts";

const AddDialog = lazy(untilItComes(() => import("./add-dialog.tsx")));
const ImportDialog = lazy(untilItComes(() => import("./import/import-dialog.tsx")));
const DeckNeeds = lazy(untilItComes(() => import("./needs/deck-needs.tsx")));

/** A member's cards. Fetched once somebody has logged in. */
export default function CollectionPage({ memberId }: { readonly memberId: string }) {
  return (
    <Queries>
      <Cards memberId={memberId} />
    </Queries>
  );
}

type Opened = "add" | "import" | null;

function Cards({ memberId }: { readonly memberId: string }) {
  const collection = useCollection(memberId);
  const [opened, setOpened] = useState<Opened>(null);
  const { query, cards } = collection;
  const hasFailed = query.isError && !query.data;
  useEffect(() => {
    if (!hasFailed) return;
    const description = "Could not load your collection data.";
    showToast({ title: "Error", description, variant: "destructive" });
  }, [hasFailed]);
  if (query.isPending) return <CollectionShape />;
  if (hasFailed) {
    return (
      <div role="alert">
        <EmptyState
          icon={CloudOff}
          title="Could not load your collection data."
          action={
            <Button kind="primary" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          <p>Your cards are where they were. {query.error.message}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {cards.length === 0 ? (
        <Nothing onOpen={setOpened} />
      ) : (
        <Filled collection={collection} memberId={memberId} onOpen={setOpened} />
      )}
      <Suspense fallback={null}>
        {opened === "add" && <AddDialog onClose={() => setOpened(null)} onAdded={collection.refresh} />}
        {opened === "import" && (
          <ImportDialog memberId={memberId} onClose={() => setOpened(null)} onWritten={collection.refresh} />
        )}
      </Suspense>
    </>
  );
}

function Nothing({ onOpen }: { readonly onOpen: (what: Opened) => void }) {
  return (
    <EmptyState
      icon={Library}
      title="No cards yet"
      action={
        <>
          <Button kind="primary" icon={Upload} onClick={() => onOpen("import")}>
            Import a list
          </Button>
          <Button icon={Plus} onClick={() => onOpen("add")}>
            Add a card
          </Button>
        </>
      }
    >
      <p>
        Bring the list of another program as a CSV file (Moxfield, Archidekt, ManaBox, Dragon Shield, Deckbox,
        TCGplayer, Delver Lens), or add cards one by one.
      </p>
    </EmptyState>
  );
}

function Filled({
  collection,
  memberId,
  onOpen,
}: {
  readonly collection: Collection;
  readonly memberId: string;
  readonly onOpen: (what: Opened) => void;
}) {
  const { cards } = collection;
  const [params, setParams] = useSearchParams();
  const state = readState(params);
  const change = (part: Partial<CollectionState>) =>
    setParams((last) => writeState({ ...readState(last), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  const exporting = useExport(cards);
  return (
    <>
      <div className="collection-head">
        <Figures collection={collection} />
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" icon={Plus} onClick={() => onOpen("add")}>
            Add a card
          </Button>
          <Button icon={Upload} onClick={() => onOpen("import")}>
            Import
          </Button>
          <Button icon={Download} disabled={exporting.done !== null} onClick={() => void exporting.start()}>
            {exporting.done === null
              ? "Export"
              : `${formatCount(exporting.done)} of ${formatCount(cards.length)}`}
          </Button>
        </div>
      </div>
      <fieldset className="segments">
        <legend className="sr-only">Show</legend>
        {(["cards", "decks"] as const).map((what) => (
          <button
            key={what}
            type="button"
            aria-pressed={state.shows === what}
            onClick={() => change({ shows: what })}
          >
            {what === "cards" ? "Cards" : "What my decks still need"}
          </button>
        ))}
      </fieldset>
      {state.shows === "cards" ? (
        <CardList collection={collection} state={state} onChange={change} />
      ) : (
        <Suspense fallback={<CollectionShape />}>
          <DeckNeeds memberId={memberId} cards={cards} onAdded={collection.refresh} />
        </Suspense>
      )}
    </>
  );
}

function Figures({ collection: { cards, refresh } }: { readonly collection: Collection }) {
  const prices = usePrices(cards, refresh);
  const { printings, copies, value, unpriced } = totalsOf(cards);
  return (
    <div>
      <dl className="collection-figures">
        <div>
          <dt>Value</dt>
          <dd>{formatUsd(value)}</dd>
        </div>
        <div>
          <dt>Printings</dt>
          <dd>{formatCount(printings)}</dd>
        </div>
        <div>
          <dt>Copies</dt>
          <dd>{formatCount(copies)}</dd>
        </div>
      </dl>
      <p className="hint mt-2">
        {prices.day === null
          ? "Each copy at the price its printing had when it was added. "
          : `Prices of ${prices.day}. `}
        {unpriced > 0 && `${formatCount(unpriced)} ${unpriced === 1 ? "copy has" : "copies have"} none. `}
        {prices.done === null ? (
          <button type="button" className="text-button" onClick={() => void prices.start()}>
            Update prices
          </button>
        ) : (
          <span role="status">
            Updating {formatCount(prices.done)} of {formatCount(cards.length)}
          </span>
        )}
      </p>
    </div>
  );
}
