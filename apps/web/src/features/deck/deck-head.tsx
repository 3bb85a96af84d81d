import { dayWords, isoDay } from "@deckwright/rules/day-words.ts";
import Download from "lucide-react/icons/download";
import LinkIcon from "lucide-react/icons/link";
import Lock from "lucide-react/icons/lock";
import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { account } from "../../data/account.ts";
import { tellNotMarked } from "../../data/tell-not-marked.ts";
import { playstyleName } from "../../lib/format/deck-words.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { showToast } from "../../lib/toasts.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../../ui/button/button.tsx";
import { PowerMeter } from "../../ui/charts/power-meter.tsx";
import { CopyButton } from "../../ui/copy-deck/copy-button.tsx";
import { FavoriteStar } from "../../ui/deck-tile/favorite-star.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import type { DeckPageData } from "./load-deck.ts";

const EditDeckDialog = lazy(untilItComes(() => import("../../ui/edit-deck/edit-deck-dialog.tsx")));
const ExportDialog = lazy(untilItComes(() => import("../../ui/export-deck/export-dialog.tsx")));

/** What the deck is, who made it, and what can be done with it. */
export function DeckHead({ page }: { readonly page: DeckPageData }) {
  const { listed, deck, format, isPrivate } = page;
  const [dialog, setDialog] = useState<"export" | "edit" | null>(null);
  const isOwn = account.usePart(({ user }) => user !== null && user.id === listed.user_id);
  const { revalidate } = useRevalidator();
  const { id, name, cards, playstyle, power_level, colors, profiles, created_at } = listed;
  const day = new Date(created_at);
  const usd = usdOf(page);
  return (
    <div className="deck-head">
      <div className="min-w-0">
        <h1 className="long-name" dir="auto" title={name}>
          {name}
        </h1>
        <p className="deck-head-facts">
          <ColorPips colors={colors} className="cost-large" />
          <span>{format.name}</span>
          {playstyle !== null && <span>{playstyleName(playstyle)}</span>}
          <span className="tabular-nums">{cards} cards</span>
          {usd !== null && <span className="tabular-nums">{formatUsd(usd)}</span>}
          <PowerMeter level={power_level} />
          <span className="wrap-anywhere">by {profiles?.username ?? "Anonymous"}</span>
          {!Number.isNaN(day.getTime()) && (
            <time className="text-paper-faint" dateTime={day.toISOString()}>
              {dayWords(isoDay(day))}
            </time>
          )}
          {isPrivate && (
            <span className="inline-flex items-center gap-1.5">
              <Lock size={14} aria-hidden="true" />
              Only you see it
            </span>
          )}
        </p>
      </div>
      <div className="deck-head-actions">
        <CopyButton deck={listed} kind="primary" onEdit={() => setDialog("edit")} />
        {isOwn && <Favorite deck={listed} />}
        <Button icon={Download} onClick={() => setDialog("export")}>
          Export
        </Button>
        <Button icon={LinkIcon} onClick={() => void copyLink(id, isPrivate)}>
          Copy link
        </Button>
      </div>
      <Suspense fallback={null}>
        {dialog === "export" && <ExportDialog deck={deck} onClose={() => setDialog(null)} />}
        {dialog === "edit" && (
          <EditDeckDialog
            id={id}
            name={name}
            onClose={() => setDialog(null)}
            onSaved={() => void revalidate()}
          />
        )}
      </Suspense>
    </div>
  );
}

/**
 * What the deck costs, or the decks of a team: the figure that stands below the head too, where it has been worked out. A deck that
 * nobody has judged costs what it did when it was saved.
 */
function usdOf({ listed: { price_cents }, judgement }: DeckPageData): number | null {
  if (judgement !== null) return judgement.analyses.reduce((sum, { price }) => sum + price.total, 0);
  return price_cents === null ? null : price_cents / 100;
}

/** The star of the member's own deck. It shows at once, and is taken back if the server refuses. */
function Favorite({ deck }: { readonly deck: DeckPageData["listed"] }) {
  const [isFavorite, setFavorite] = useState(deck.favorite);
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    setFavorite(!isFavorite);
    try {
      const { favorDeck } = await import("../../data/browse-decks.ts");
      await favorDeck({ ...deck, favorite: !isFavorite });
    } catch {
      setFavorite(isFavorite);
      tellNotMarked();
    }
    setBusy(false);
  };
  return (
    <FavoriteStar isFavorite={isFavorite} label="Favorite" disabled={isBusy} onClick={() => void toggle()} />
  );
}

async function copyLink(id: number, isPrivate: boolean): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}/deck/${id}`);
    const description = isPrivate
      ? "It leads to this deck, for you alone until you share it."
      : "It leads to this deck.";
    showToast({ title: "Link copied", description, variant: "success" });
  } catch {
    const description = "The browser refused. The address bar has the same link.";
    showToast({ title: "Could not copy", description, variant: "destructive" });
  }
}
