import type { CardFace } from "@deckwright/contract/card-face.ts";
import { memo } from "react";
import { buildPath } from "../../../lib/cards/build-path.ts";
import { cardPath } from "../../../lib/cards/card-path.ts";
import { formatUsd } from "../../../lib/format/money.ts";
import { CardArt } from "../../../ui/card-face/card-art.tsx";
import { CardImage } from "../../../ui/card-face/card-image.tsx";
import { ManaCost } from "../../../ui/mana/mana.tsx";
import type { View } from "../search-state.ts";

/** Its links are plain: the list handles the clicks of all of them. */
interface ItemProps {
  readonly card: CardFace;
  /** One result can be reached by Tab; arrows lead to the others. */
  readonly isTabStop: boolean;
  /** Whether set and number tell results apart. */
  readonly showsPrinting: boolean;
  /** Copies that the member owns. */
  readonly copies: number;
  /** Adds it to the deck at hand; null when there is none. */
  readonly adding: Adding | null;
  /** Whether it came with the page. */
  readonly isFirst: boolean;
  /** Whether its picture is among those that are looked at first. */
  readonly isUrgent: boolean;
}

/** The deck at hand, as a result needs it. */
export interface Adding {
  readonly deckName: string;
  readonly add: (card: CardFace) => void;
}

/** A result as its picture. */
export const CardTile = memo(function CardTile({
  card,
  isTabStop,
  showsPrinting,
  copies,
  adding,
  isFirst,
  isUrgent,
}: ItemProps) {
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <a href={cardPath(card)} className="card-link" tabIndex={tabIndex}>
        <span className="sr-only">{labelOf(card, showsPrinting)}</span>
        <span aria-hidden="true">
          <CardImage card={card} isPatient isFleeting={!isFirst} isUrgent={isUrgent} />
        </span>
      </a>
      <div className="result-meta">
        <span className="tabular-nums">{priceWords(card)}</span>
        {copies > 0 && <span className="text-paper-faint tabular-nums">own {copies}</span>}
        {showsPrinting && (
          <span className="truncate text-paper-faint uppercase">
            {card.set} {card.collector_number}
          </span>
        )}
        {adding ? (
          <button
            type="button"
            className="button button-ghost button-icon button-small plus"
            tabIndex={tabIndex}
            aria-label={`Add ${card.name} to ${adding.deckName}`}
            title={`Add it to ${adding.deckName}`}
            onClick={() => adding.add(card)}
          />
        ) : (
          // biome-ignore lint/a11y/useAnchorContent: its label says it, and its sign comes from the style sheet.
          <a
            href={buildPath(card)}
            className="button button-ghost button-icon button-small plus"
            tabIndex={tabIndex}
            aria-label={`Build a new deck with ${card.name}`}
            title={`Build a new deck with ${card.name}`}
          />
        )}
      </div>
    </>
  );
});

/** A result as a line of figures. */
export const CardLine = memo(function CardLine({ card, isTabStop, showsPrinting, copies }: ItemProps) {
  const stats =
    card.power === undefined ? (card.loyalty ?? card.defense ?? "") : `${card.power}/${card.toughness ?? ""}`;
  return (
    <a href={cardPath(card)} className="result-line" tabIndex={isTabStop ? 0 : -1}>
      <span className="result-line-art">
        <CardArt card={card} view="sliver" />
      </span>
      <span className="result-line-name">
        {card.name}
        {copies > 0 && <span className="text-paper-faint"> own {copies}</span>}
      </span>
      <ManaCost cost={card.mana_cost} />
      <span className="result-line-type">{card.type_line}</span>
      <span className="result-line-stats">{stats}</span>
      <span className="result-line-rarity">{card.rarity}</span>
      <span className="result-line-set" title={card.set_name}>
        {card.set} {showsPrinting && card.collector_number}
      </span>
      <span className="result-line-price">{priceWords(card)}</span>
    </a>
  );
});

/** What the columns of lines are; each line says by itself what it is for who hears it. */
export function LineHeadings() {
  return (
    <div className="result-line result-line-headings" aria-hidden="true">
      <span className="result-line-name">Card</span>
      <span>Cost</span>
      <span className="result-line-type">Type</span>
      <span className="result-line-stats">P/T</span>
      <span className="result-line-rarity">Rarity</span>
      <span className="result-line-set">Set</span>
      <span className="result-line-price">Price</span>
    </div>
  );
}

/** What stands for a card while the list flies by: its name, to find the place by. */
export function PassingCard({ name, view }: { readonly name: string; readonly view: View }) {
  return (
    <div className={`result-passing ${view === "grid" ? "result-card-missing" : "result-line-missing"}`}>
      {name}
    </div>
  );
}

/** What stands there until a card arrives. */
export function MissingCard({ view }: { readonly view: View }) {
  return (
    <div className={`skeleton ${view === "grid" ? "result-card-missing" : "result-line-missing"}`}>
      <span className="sr-only">on its way</span>
    </div>
  );
}

function labelOf(card: CardFace, showsPrinting: boolean): string {
  const printing = showsPrinting ? `, ${card.set_name} ${card.collector_number}` : "";
  return `${card.name}${printing}, ${card.type_line}, ${card.usd === null ? "price unknown" : formatUsd(card.usd)}`;
}

/** The price as it is shown below a picture and at the end of a line. */
function priceWords({ usd }: CardFace): string {
  return usd === null ? "—" : formatUsd(usd);
}
