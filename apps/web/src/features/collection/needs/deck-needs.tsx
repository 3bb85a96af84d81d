import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import CloudOff from "lucide-react/icons/cloud-off";
import Layers from "lucide-react/icons/layers";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { addAndTell } from "../../../data/collection.ts";
import { fetchDecksWithCards } from "../../../data/deck-lists.ts";
import { type FoundPrinting, findPrintings } from "../../../data/find-printings.ts";
import type { OwnCard } from "../../../data/own-cards.ts";
import { formatName } from "../../../lib/format/deck-words.ts";
import { formatUsd } from "../../../lib/format/money.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CollectionShape } from "../collection-shape.tsx";
import { copiesByName, type MissingCard, missingCards } from "./missing-cards.ts";

type Printings = ReadonlyMap<string, FoundPrinting>;

/** What each deck of the vault still needs, and what that costs. Read when it is first opened. */
export default function DeckNeeds({
  memberId,
  cards,
  onAdded,
}: {
  readonly memberId: string;
  readonly cards: readonly OwnCard[];
  readonly onAdded: () => unknown;
}) {
  const query = useQuery({
    queryKey: ["deck-lists", memberId],
    queryFn: ({ signal }) => fetchDecksWithCards(memberId, signal),
  });
  const copies = useMemo(() => copiesByName(cards), [cards]);
  const decks = useMemo(
    () => (query.data ?? []).map((deck) => ({ ...deck, missing: missingCards(deck, copies) })),
    [query.data, copies],
  );
  const printings = usePrintings(decks.flatMap(({ missing }) => missing.map(({ name }) => name)));
  if (query.isPending) return <CollectionShape />;
  if (query.isError && !query.data) {
    return (
      <div role="alert">
        <EmptyState
          icon={CloudOff}
          title="Your decks could not be loaded"
          action={
            <Button kind="primary" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          <p>They are where they were. {query.error.message}</p>
        </EmptyState>
      </div>
    );
  }
  if (decks.length === 0) {
    return (
      <EmptyState
        icon={Layers}
        title="No decks in your vault"
        action={
          <Link className="button button-primary" to="/builder">
            Build a deck
          </Link>
        }
      >
        <p>What a saved deck needs beyond your collection is listed here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="hint mt-4">
        Each deck by itself, as if the others were taken apart. Basic lands are not counted.
        {printings.isError && " Prices did not arrive."}
      </p>
      <ul className="mt-2" aria-label="What my decks need">
        {decks.map((deck) => (
          <li key={deck.id} className="border-b border-line">
            <details>
              <summary className="needs-deck">
                <ChevronRight size={16} aria-hidden="true" />
                <span className="font-semibold wrap-anywhere">{deck.name}</span>
                <span className="text-paper-dim">{formatName(deck.format)}</span>
                <span className="needs-sum">{sumOf(deck.missing, printings.data)}</span>
              </summary>
              {deck.missing.length > 0 && (
                <ul className="needs-cards">
                  {deck.missing.map((card) => (
                    <Missing
                      key={card.name}
                      card={card}
                      printing={printings.data?.get(card.name)}
                      onAdded={onAdded}
                    />
                  ))}
                </ul>
              )}
              <p className="pt-1 pb-4 pl-8">
                <Link to={`/builder?deck=${deck.id}`}>Open {deck.name} in the builder</Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The usual printings of cards, by the names that were asked for. */
function usePrintings(names: readonly string[]) {
  const sorted = useMemo(() => [...new Set(names)].sort(), [names]);
  return useQuery<Printings>({
    queryKey: ["usual-printings", sorted],
    queryFn: async ({ signal }) => {
      const found = await findPrintings(
        sorted.map((name) => ({ name })),
        signal,
      );
      return new Map(
        sorted.flatMap((name, at) => {
          const card = found[at];
          return card ? [[name, card] as const] : [];
        }),
      );
    },
    // One card less to be asked for is no reason to show no prices.
    placeholderData: (last) => last,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function sumOf(missing: readonly MissingCard[], printings: Printings | undefined): string {
  const count = missing.reduce((sum, { need, have }) => sum + need - have, 0);
  if (count === 0) return "All owned";
  const cards = count === 1 ? "1 card missing" : `${count} cards missing`;
  if (!printings) return cards;
  const cost = missing.reduce(
    (sum, { name, need, have }) => sum + (printings.get(name)?.usd ?? 0) * (need - have),
    0,
  );
  return `${cards}, ${formatUsd(cost)}`;
}

function Missing({
  card: { name, need, have },
  printing,
  onAdded,
}: {
  readonly card: MissingCard;
  readonly printing: FoundPrinting | undefined;
  readonly onAdded: () => unknown;
}) {
  const [isAdding, setAdding] = useState(false);
  const count = need - have;
  async function add(): Promise<void> {
    if (!printing) return;
    setAdding(true);
    if (await addAndTell(printing, count)) await onAdded();
    setAdding(false);
  }
  return (
    <li className="needs-card">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-13 text-paper-dim">
        You need {need}, you have {have}.
      </span>
      <span className="tabular-nums">{printing?.usd == null ? "" : formatUsd(printing.usd * count)}</span>
      <Button
        size="small"
        label={`Add ${count} to Collection: ${name}`}
        disabled={!printing || isAdding}
        onClick={() => void add()}
      >
        Add {count} to Collection
      </Button>
    </li>
  );
}
