import { isPicture } from "@deckwright/decks/picture.ts";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import type { OwnCard } from "../../data/own-cards.ts";
import { printingPath } from "../../lib/cards/card-path.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { Button } from "../../ui/button/button.tsx";
import { CardArt } from "../../ui/card-face/card-art.tsx";
import { MOST_COPIES } from "./most-copies.ts";
import { useArt } from "./use-art.ts";

/** One printing of the collection: what it is, what it is worth, and how many there are. */
export function CardLine({
  card,
  isTabStop,
  isWhole,
  onQuantity,
  onStep,
  onRemove,
}: {
  readonly card: OwnCard;
  readonly isTabStop: boolean;
  /** False while the list flies by: then its picture is not asked for. */
  readonly isWhole: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}) {
  const { scryfall_id, name, set_name, rarity, price_usd, quantity } = card;
  const worth = price_usd === null ? null : price_usd * quantity;
  return (
    <div className="collection-line">
      <span className="collection-picture" aria-hidden="true">
        {isWhole && <Picture key={card.image_url} name={name} address={card.image_url} />}
      </span>
      <Link
        className="collection-name"
        to={printingPath({ name, id: scryfall_id })}
        tabIndex={isTabStop ? 0 : -1}
      >
        {name}
      </Link>
      <span className="collection-set">{set_name}</span>
      <span className="collection-rarity">{rarity}</span>
      <span className="collection-price">{price_usd === null ? "No price" : formatUsd(price_usd)}</span>
      <Quantity name={name} quantity={quantity} onChange={onQuantity} onStep={onStep} />
      <span className="collection-worth">{worth !== null && formatUsd(worth)}</span>
      <Button
        kind="ghost"
        icon={Trash}
        iconSize={16}
        className="collection-remove"
        label={`Remove ${name}`}
        onClick={onRemove}
      />
    </div>
  );
}

/** The card as small as its host has it; drawn by us where that does not come. */
function Picture({ name, address }: { readonly name: string; readonly address: string | null }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || address === null || !isPicture(address)) return <Drawing name={name} />;
  return (
    <img
      src={address.replace("/normal/", "/small/")}
      alt=""
      loading="lazy"
      decoding="async"
      width={30}
      height={42}
      onError={() => setFailed(true)}
    />
  );
}

function Drawing({ name }: { readonly name: string }) {
  const card = useArt(name);
  return card && <CardArt card={card} view="sliver" />;
}

/** A number that is stepped or typed. What is typed counts with Enter, or when one goes on. */
function Quantity({
  name,
  quantity,
  onChange,
  onStep,
}: {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = () => {
    const typed = Number(draft);
    if (
      draft !== null &&
      draft.trim() !== "" &&
      Number.isInteger(typed) &&
      typed >= 0 &&
      typed <= MOST_COPIES
    )
      onChange(typed);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The arrows of the list lead to other cards.
    event.stopPropagation();
    if (event.key === "Enter") take();
    if (event.key === "Escape") setDraft(null);
  };
  return (
    <div className="stepper">
      <button type="button" aria-label={`One ${name} less`} onClick={() => onStep(-1)}>
        <Minus size={14} aria-hidden="true" />
      </button>
      <input
        className="collection-quantity"
        inputMode="numeric"
        aria-label={`Copies of ${name}`}
        maxLength={7}
        value={draft ?? quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ""))}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      <button
        type="button"
        aria-label={`One ${name} more`}
        disabled={quantity >= MOST_COPIES}
        onClick={() => onStep(1)}
      >
        <Plus size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
