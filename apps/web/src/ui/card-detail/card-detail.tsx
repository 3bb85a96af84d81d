import type { CardFace } from "@deckwright/contract/card-face.ts";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { addAndTell, type OwnCopies } from "../../data/collection.ts";
import { cardPath } from "../../lib/cards/card-path.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { Button } from "../button/button.tsx";
import { CardImage } from "../card-face/card-image.tsx";
import { useCard } from "./use-card.ts";
import { useOwned } from "./use-owned.ts";

/** A card of a deck: its picture, what it costs, how many of it are needed, and for members how many they own. */
export function CardDetail({
  name,
  needed,
  face,
  scrollsHere = false,
}: {
  readonly name: string;
  /** Copies in the deck, in all of its parts. */
  readonly needed: number;
  /** What the page knows of the card. */
  readonly face?: CardFace | undefined;
  /** Whether what it stands in scrolls to it, where it may stand below the fold. */
  readonly scrollsHere?: boolean;
}) {
  const { card, isLoading } = useCard(name, face);
  const detail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsHere) detail.current?.scrollIntoView({ block: "nearest" });
  }, [scrollsHere]);
  return (
    <div className="card-detail" ref={detail}>
      <div className="card-detail-picture">
        {card ? (
          <CardImage key={card.id} card={card} size="full" isUrgent />
        ) : (
          <div className={`card-detail-empty ${isLoading ? "skeleton" : ""}`}>
            <span className="wrap-anywhere line-clamp-6">{name}</span>
          </div>
        )}
      </div>
      <dl className="card-detail-facts">
        <Fact what="In this deck">{needed}</Fact>
        <Fact what="Price">{card?.usd == null ? "Not known" : formatUsd(card.usd)}</Fact>
        {needed > 1 && card?.usd != null && (
          <Fact what={`All ${needed}`}>{formatUsd(card.usd * needed)}</Fact>
        )}
        {card && <Holding card={card} name={name} needed={needed} />}
      </dl>
    </div>
  );
}

function Fact({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a member has of the card, and the way to what is missing; a visitor is asked to log in on it. */
function Holding({
  card,
  name,
  needed,
}: {
  readonly card: CardFace;
  readonly name: string;
  readonly needed: number;
}) {
  const { copies, isVisitor, note, addMissing } = useOwned(true);
  const [isAdding, setAdding] = useState(false);
  if (isVisitor) {
    const missingOf = (owned: OwnCopies) => needed - ownedOf(owned, card, name);
    return (
      <>
        <CardLink card={card} />
        <Need words={`You need ${needed}.`}>
          <AddButton count={needed} onAdd={() => addMissing(card, missingOf)} />
        </Need>
      </>
    );
  }
  if (copies === undefined) return <CardLink card={card} />;
  const owned = ownedOf(copies, card, name);
  const missing = needed - owned;
  const add = async () => {
    setAdding(true);
    if (await addAndTell(card, missing)) note(card.name, missing);
    setAdding(false);
  };
  return (
    <>
      <Fact what="You own">{owned}</Fact>
      <CardLink card={card} />
      <Need words={`You need ${needed}, you have ${owned}.`}>
        {missing > 0 ? (
          <AddButton count={missing} disabled={isAdding} onAdd={() => void add()} />
        ) : (
          <Button size="small" icon={Check} disabled>
            Owned
          </Button>
        )}
      </Need>
    </>
  );
}

function ownedOf(copies: OwnCopies, card: CardFace, name: string): number {
  return copies.get(card.name) ?? copies.get(name) ?? 0;
}

/** What is needed of the card, with what can be done about it. */
function Need({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div className="card-detail-need">
      <dt className="sr-only">Your collection</dt>
      <dd className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-normal text-paper-dim">{words}</span>
        {children}
      </dd>
    </div>
  );
}

function AddButton({
  count,
  disabled = false,
  onAdd,
}: {
  readonly count: number;
  readonly disabled?: boolean;
  readonly onAdd: () => void;
}) {
  return (
    <Button size="small" icon={Plus} disabled={disabled} onClick={onAdd}>
      Add {count} to Collection
    </Button>
  );
}

function CardLink({ card }: { readonly card: CardFace }) {
  return (
    <div>
      <dt className="sr-only">More of it</dt>
      <dd>
        <Link to={cardPath(card)}>Card page</Link>
      </dd>
    </div>
  );
}
