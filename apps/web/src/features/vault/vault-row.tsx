import Clock from "lucide-react/icons/clock";
import Star from "lucide-react/icons/star";
import Trash from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useMemo } from "react";
import { Link } from "react-router";
import type { VaultDeck } from "../../data/decks.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { titleCase } from "../../lib/format/title-case.ts";
import { Button } from "../../ui/button/button.tsx";
import { PowerMeter } from "../../ui/charts/power-meter.tsx";
import { DeckEdge } from "../../ui/deck-edge/deck-edge.tsx";
import { layOutEdge } from "../../ui/deck-edge/edge-layout.ts";
import { DeckArt } from "../../ui/deck-tile/deck-art.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import { timeLeft } from "./time-left.ts";

/** One deck of the vault: what it is, how long it stays, and what can be done with it. */
export function VaultRow({
  deck,
  now,
  isBusy,
  onShare,
  onFavor,
  onDelete,
}: {
  readonly deck: VaultDeck;
  /** For the countdown of the Free Plan; null where decks stay. */
  readonly now: number | null;
  readonly isBusy: boolean;
  readonly onShare: () => void;
  readonly onFavor: () => void;
  readonly onDelete: () => void;
}) {
  const edge = useMemo(() => deck.cover && layOutEdge(deck.cover.edge), [deck.cover]);
  const address = `/builder?deck=${deck.id}`;
  return (
    <li className="vault-row">
      <Link className="vault-art" to={address} tabIndex={-1} aria-hidden="true">
        <DeckArt deck={deck} />
      </Link>
      <div className="min-w-0">
        <h2 className="text-20 wrap-anywhere">
          <Link className="vault-name" to={address}>
            {deck.name}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-paper-dim">
          <ColorPips colors={deck.colors} className="cost-large" />
          <span>{titleCase(deck.format)}</span>
          {deck.playstyle !== null && <span>{titleCase(deck.playstyle)}</span>}
          <span className="tabular-nums">{deck.cards} cards</span>
          {deck.price_cents !== null && (
            <span className="tabular-nums">{formatUsd(deck.price_cents / 100)}</span>
          )}
          <PowerMeter level={deck.power_level} />
        </p>
        {edge && <DeckEdge layout={edge} className="vault-edge" />}
      </div>
      <Stay deck={deck} now={now} />
      <div className="vault-actions">
        <Button
          kind="ghost"
          icon={Star}
          iconSize={18}
          className="vault-star"
          aria-pressed={deck.favorite}
          label={`Favorite: ${deck.name}`}
          disabled={isBusy}
          onClick={onFavor}
        />
        <Button className="vault-share" disabled={isBusy} onClick={onShare}>
          {deck.shared ? "Unshare from Community" : "Share with Community"}
        </Button>
        <Button kind="ghost" icon={Trash} iconSize={17} label={`Delete ${deck.name}`} onClick={onDelete} />
      </div>
    </li>
  );
}

/** How long the deck is seen here. */
function Stay({ deck, now }: { readonly deck: VaultDeck; readonly now: number | null }) {
  if (deck.shared) {
    return <p className="vault-stay text-13 text-paper-dim">In Community Decks, for everybody to see</p>;
  }
  if (now === null) return <p className="vault-stay text-13 text-paper-dim">Stays as long as your plan</p>;
  const { words, share, urgency } = timeLeft(Date.parse(deck.created_at), now);
  const Icon = urgency === "calm" ? Clock : TriangleAlert;
  return (
    <div className="vault-stay" data-urgency={urgency}>
      <p className="flex items-center gap-2 font-semibold tabular-nums">
        <Icon size={16} aria-hidden="true" />
        {words}
      </p>
      <div className="vault-time" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <p className="mt-1 text-12 text-paper-faint">
        {urgency === "now" ? "Share it or go Pro to keep it" : "Then hidden, and kept 30 days for Pro"}
      </p>
    </div>
  );
}
