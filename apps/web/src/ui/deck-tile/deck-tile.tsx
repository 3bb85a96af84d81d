import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { formatName, playstyleName } from "../../lib/format/deck-words.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { PowerMeter } from "../charts/power-meter.tsx";
import { DeckEdge } from "../deck-edge/deck-edge.tsx";
import { layOutEdge } from "../deck-edge/edge-layout.ts";
import { ColorPips } from "../mana/mana.tsx";
import { DeckArt } from "./deck-art.tsx";

/** A shared deck at a glance: the card it is known by, the deck edge-on, what it is, and who made it. */
export function DeckTile({
  deck,
  level = 3,
  isFirst = false,
  onOpen,
  children,
}: {
  readonly deck: ListedDeck;
  readonly level?: 2 | 3;
  /** Of the first of its page. */
  readonly isFirst?: boolean;
  /** Shows the deck in its place; without it, and for a new tab, the deck's page opens. */
  readonly onOpen?: () => void;
  /** What can be done with it; its price where there is nothing to do. */
  readonly children?: ReactNode;
}) {
  const { id, name, format, colors, playstyle, commanders, cover, power_level, price_cents, profiles } = deck;
  const edge = useMemo(() => (cover ? layOutEdge(cover.edge) : null), [cover]);
  const price = price_cents !== null && <span className="tabular-nums">{formatUsd(price_cents / 100)}</span>;
  const Heading = level === 2 ? "h2" : "h3";
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <article className="deck-tile">
      <div className="deck-tile-art">
        <DeckArt deck={deck} isFirst={isFirst} />
      </div>
      <div className="deck-tile-edge">{edge && <DeckEdge layout={edge} />}</div>
      <div className="deck-tile-body">
        <Heading className="deck-tile-name">
          <Link to={`/deck/${id}`} onClick={open}>
            {name}
          </Link>
        </Heading>
        <p className="deck-tile-facts">
          <ColorPips colors={colors} />
          <span>{formatName(format)}</span>
          {playstyle !== null && <span>{playstyleName(playstyle)}</span>}
        </p>
        <p className="flex gap-3 text-12 text-paper-faint">
          <span className="flex-1 truncate">{commanders.join(" and ") || cover?.card.name}</span>
          {children && price}
        </p>
      </div>
      <div className="deck-tile-foot">
        <span className="truncate">{profiles ? `by ${profiles.username}` : "Anonymous"}</span>
        <PowerMeter level={power_level} />
        {children ?? price}
      </div>
    </article>
  );
}
