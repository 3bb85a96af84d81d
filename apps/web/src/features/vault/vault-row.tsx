import CircleAlert from "lucide-react/icons/circle-alert";
import Download from "lucide-react/icons/download";
import { memo, useMemo } from "react";
import { Link } from "react-router";
import type { VaultDeck } from "../../data/vault.ts";
import { formatName, playstyleName } from "../../lib/format/deck-words.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { Button } from "../../ui/button/button.tsx";
import { PowerMeter } from "../../ui/charts/power-meter.tsx";
import { DeckEdge } from "../../ui/deck-edge/deck-edge.tsx";
import { layOutEdge } from "../../ui/deck-edge/edge-layout.ts";
import { DeckArt } from "../../ui/deck-tile/deck-art.tsx";
import { FavoriteStar } from "../../ui/deck-tile/favorite-star.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import { RowMenu } from "./row-menu.tsx";
import { Stay } from "./stay.tsx";

/** What can be done with a deck of the vault. */
export type RowAction = "share" | "favor" | "export" | "edit" | "preview" | "rename" | "duplicate" | "remove";

/** One deck of the vault: what it is, how long it stays, and what can be done with it. */
export const VaultRow = memo(function VaultRow({
  deck,
  now,
  isBusy,
  onAct,
}: {
  readonly deck: VaultDeck;
  readonly now: number;
  readonly isBusy: boolean;
  readonly onAct: (action: RowAction, deck: VaultDeck) => void;
}) {
  const edge = useMemo(() => deck.cover && layOutEdge(deck.cover.edge), [deck.cover]);
  const address = `/builder?deck=${deck.id}`;
  const act = (action: RowAction) => () => onAct(action, deck);
  return (
    <li className="vault-row">
      <Link className="vault-art" to={address} tabIndex={-1} aria-hidden="true">
        <DeckArt deck={deck} />
      </Link>
      <div className="min-w-0">
        <h2 className="text-20">
          <Link className="vault-name" to={address} title={deck.name}>
            <span className="long-name">{deck.name}</span>
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-paper-dim">
          <ColorPips colors={deck.colors} className="cost-large" />
          <span>{formatName(deck.format)}</span>
          {deck.playstyle !== null && <span>{playstyleName(deck.playstyle)}</span>}
          <span className="tabular-nums">{deck.cards} cards</span>
          {deck.price_cents !== null && (
            <span className="tabular-nums">{formatUsd(deck.price_cents / 100)}</span>
          )}
          <PowerMeter level={deck.power_level} />
          {deck.legal === false && (
            <span className="inline-flex items-center gap-1 text-bad">
              <CircleAlert size={14} aria-hidden="true" />
              Not legal when saved
            </span>
          )}
        </p>
        {edge && <DeckEdge layout={edge} className="vault-edge" />}
      </div>
      <Stay deck={deck} now={now} />
      <div className="vault-actions">
        <FavoriteStar
          iconSize={18}
          isFavorite={deck.favorite}
          label={`Favorite: ${deck.name}`}
          disabled={isBusy}
          onClick={act("favor")}
        />
        <Button className="vault-share" size="small" disabled={isBusy} onClick={act("share")}>
          {deck.shared ? "Unshare from Community" : "Share with Community"}
        </Button>
        <Button
          icon={Download}
          size="small"
          label={`Export ${deck.name}`}
          disabled={isBusy}
          onClick={act("export")}
        >
          Export
        </Button>
        <RowMenu
          name={deck.name}
          address={address}
          actions={[
            ["Edit", act("edit")],
            ["Preview", act("preview")],
            ["Rename", act("rename")],
            ["Duplicate", act("duplicate")],
            ["Delete", act("remove")],
          ]}
        />
      </div>
    </li>
  );
});
