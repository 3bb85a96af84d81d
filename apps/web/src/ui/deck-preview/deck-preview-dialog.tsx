import { useQuery, useQueryClient } from "@tanstack/react-query";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import Pencil from "lucide-react/icons/pencil";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { account } from "../../data/account.ts";
import { fetchPreview, type PreviewedDeck } from "../../data/deck-preview.ts";
import { Queries } from "../../data/queries.tsx";
import { formatName } from "../../lib/format/deck-words.ts";
import { Button } from "../button/button.tsx";
import { CardDetail } from "../card-detail/card-detail.tsx";
import { PowerMeter } from "../charts/power-meter.tsx";
import { CopyButton } from "../copy-deck/copy-button.tsx";
import { DeckArt } from "../deck-tile/deck-art.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { ColorPips } from "../mana/mana.tsx";
import { useSharing } from "./use-sharing.ts";

interface PreviewProps {
  readonly id: number;
  /** What the deck is called in the list that it is opened from. */
  readonly name: string;
  readonly onClose: () => void;
  /** Opens the member's own deck for editing, in place of its preview. */
  readonly onEdit?: () => void;
  /** Called when it was shared, or no longer is. */
  readonly onShared?: () => void;
}

/** A deck above the page that lists it: its cards, each a press away, and what can be done with it. Fetched by who opens it. */
export default function DeckPreviewDialog(props: PreviewProps) {
  return (
    <Queries>
      <Preview {...props} />
    </Queries>
  );
}

function Preview({ id, name, onClose, onEdit, onShared }: PreviewProps) {
  const userId = account.usePart(({ user }) => user?.id);
  const cache = useQueryClient();
  const queryKey = ["deck-preview", id, userId];
  // A deck that was opened before may have changed since: nothing of it is kept once it is closed.
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => fetchPreview(id),
    // Who logs in over it goes on where they were. What a member sees is not for whoever comes after them.
    placeholderData: (shown, query) => (query?.queryKey[2] === undefined ? shown : undefined),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      size="preview"
      title={data?.name ?? name}
      description={data ? <Facts deck={data} /> : undefined}
      onClose={onClose}
    >
      {isPending && <div className="skeleton mt-4 h-[60vh]" role="status" aria-label="Loading the deck" />}
      {isError && (
        <p className="mt-4">
          The deck did not come: the server could not be reached.{" "}
          <button type="button" className="text-button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data === null && <p className="mt-4">Could not find the deck. It might be private or deleted.</p>}
      {data && (
        <PreviewedCards deck={data}>
          {data.user_id === userId ? (
            <OwnerActions
              deck={data}
              onEdit={onEdit}
              onChanged={() => {
                void cache.invalidateQueries({ queryKey });
                onShared?.();
              }}
            />
          ) : (
            <CopyButton deck={data} kind="primary" />
          )}
          <Link className="button" to={`/deck/${id}`} onClick={onClose}>
            Open its page
          </Link>
        </PreviewedCards>
      )}
    </Dialog>
  );
}

function Facts({ deck: { format, cards, colors, power_level, profiles } }: { readonly deck: PreviewedDeck }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ColorPips colors={colors} />
      <span>{formatName(format)}</span>
      <span className="tabular-nums">{cards} cards</span>
      <PowerMeter level={power_level} />
      <span className="wrap-anywhere">by {profiles?.username ?? "Anonymous"}</span>
    </span>
  );
}

function OwnerActions({
  deck,
  onEdit,
  onChanged,
}: {
  readonly deck: PreviewedDeck;
  readonly onEdit: (() => void) | undefined;
  readonly onChanged: () => void;
}) {
  const { isBusy, toggle } = useSharing(deck, onChanged);
  return (
    <>
      <Button icon={deck.shared ? Lock : Globe} disabled={isBusy} onClick={toggle}>
        {deck.shared ? "Unshare from Community" : "Share with Community"}
      </Button>
      {onEdit && (
        <Button icon={Pencil} onClick={onEdit}>
          Edit
        </Button>
      )}
    </>
  );
}

/** The list, and beside it the card that was pressed. */
function PreviewedCards({ deck, children }: { readonly deck: PreviewedDeck; readonly children: ReactNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const groups = Object.entries(deck.card_list);
  const needed = groups
    .flatMap(([, items]) => items)
    .reduce((sum, { name, quantity }) => (name === chosen ? sum + quantity : sum), 0);
  return (
    <div className="deck-preview">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys. */}
      <section className="deck-preview-list" tabIndex={0} aria-label="Cards">
        {groups.map(([group, items]) => (
          <section key={group} className="mb-4">
            <h3 className="group-heading">
              <span className="deck-preview-group">{group}</span>{" "}
              <span>{items.reduce((sum, { quantity }) => sum + quantity, 0)}</span>
            </h3>
            <ul>
              {items.map(({ name, quantity }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may be listed twice, and the list never changes.
                <li key={at} className="deck-preview-row" data-chosen={name === chosen || undefined}>
                  <span>{quantity}×</span>
                  <button type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <div className="deck-preview-side">
        {chosen === null ? (
          <div className="deck-preview-art">
            <DeckArt deck={deck} />
            <p>Click a card to preview</p>
          </div>
        ) : (
          <CardDetail key={chosen} name={chosen} needed={needed} scrollsHere />
        )}
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}
