import type { Deck } from "@deckwright/decks/deck.ts";
import Bookmark from "lucide-react/icons/bookmark";
import Download from "lucide-react/icons/download";
import Star from "lucide-react/icons/star";
import { lazy, Suspense, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { account, planOf } from "../../data/account.ts";
import { openDeck } from "../../data/decks.ts";
import type { VaultDeck } from "../../data/vault.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { showToast } from "../../lib/toasts.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../../ui/button/button.tsx";
import { DeckDialogs, useDeckDialogs } from "../../ui/deck-preview/deck-dialogs.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DeckRows } from "./deck-rows.tsx";
import { HiddenTable } from "./hidden-table.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { useVault } from "./use-vault.ts";
import type { RowAction } from "./vault-row.tsx";
import { type Tab, VaultTabs } from "./vault-tabs.tsx";

const ExportDialog = lazy(untilItComes(() => import("../../ui/export-deck/export-dialog.tsx")));
const ExportAllDialog = lazy(untilItComes(() => import("./export-all-dialog.tsx")));

/** What is open above the vault, beside the dialogs that every list of decks has. */
type Opened =
  | { readonly kind: "export"; readonly deck: Deck }
  | { readonly kind: "export all"; readonly ids: readonly number[] }
  | { readonly kind: "rename"; readonly id: number }
  | null;

/** The vault with what is in it, in tabs of which the address holds one. */
export function FilledVault({
  vault,
  now,
}: {
  readonly vault: ReturnType<typeof useVault> & { readonly decks: readonly VaultDeck[] };
  readonly now: number;
}) {
  const { decks, hidden, busy } = vault;
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(null);
  const dialogs = useDeckDialogs();
  const panel = useRef<HTMLDivElement>(null);
  const isFree = planOf(account.use().profile) === "free";
  const favorites = decks.filter(({ favorite }) => favorite);
  const tabs: readonly Tab[] = [
    { slug: "decks", label: "Decks", count: decks.length },
    { slug: "favorites", label: "Favorites", count: favorites.length },
    ...(isFree || hidden.length > 0 ? [{ slug: "hidden", label: "Hidden", count: hidden.length }] : []),
  ];
  const current = tabs.find(({ slug }) => slug === params.get("tab"))?.slug ?? "decks";
  const shown = current === "favorites" ? favorites : decks;

  const onAct = useStableCallback((action: RowAction, deck: VaultDeck) => {
    const acts: Readonly<Record<RowAction, () => void>> = {
      share: () => void vault.share(deck),
      favor: () => void vault.favor(deck),
      export: () => void openExport(deck).then(setOpened),
      edit: () => dialogs.edit(deck),
      preview: () => dialogs.preview(deck),
      rename: () => setOpened({ kind: "rename", id: deck.id }),
      duplicate: () => void vault.duplicate(deck),
      remove: () => vault.remove(deck),
    };
    acts[action]();
    // The row goes, and the focus with it.
    if (action === "remove" || (action === "favor" && current === "favorites")) panel.current?.focus();
  });

  const close = () => setOpened(null);
  const renamed = opened?.kind === "rename" ? decks.find(({ id }) => id === opened.id) : undefined;
  return (
    <>
      <div className="vault-bar">
        <VaultTabs
          tabs={tabs}
          current={current}
          onChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        />
        {decks.length > 0 && (
          <Button
            size="small"
            icon={Download}
            onClick={() => setOpened({ kind: "export all", ids: decks.map(({ id }) => id) })}
          >
            Export all {decks.length}
          </Button>
        )}
      </div>
      <div
        ref={panel}
        id="vault-panel"
        className="vault-panel"
        role="tabpanel"
        aria-labelledby={`vault-tab-${current}`}
        tabIndex={-1}
      >
        {current === "hidden" ? (
          <HiddenTable decks={hidden} now={now} />
        ) : shown.length > 0 ? (
          <DeckRows key={current} decks={shown} busy={busy} now={now} onAct={onAct} />
        ) : (
          <NoDecks isFavorites={current === "favorites"} isFree={isFree} />
        )}
      </div>
      <DeckDialogs {...dialogs} onChanged={vault.refresh} />
      {renamed && (
        <RenameDialog deck={renamed} onRename={(name) => vault.rename(renamed, name)} onClose={close} />
      )}
      <Suspense fallback={null}>
        {opened?.kind === "export" && <ExportDialog deck={opened.deck} onClose={close} />}
        {opened?.kind === "export all" && <ExportAllDialog ids={opened.ids} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Reads a deck for its dialog, and says what of it the lists there will lack. */
async function openExport({ id, name }: VaultDeck): Promise<Opened> {
  try {
    const { deck, unread } = await openDeck(id);
    if (unread.length > 0) {
      const description = `These could not be read and are not in the list: ${unread.join(", ")}.`;
      showToast({ title: "Cards left out", description });
    }
    return { kind: "export", deck };
  } catch (error) {
    const description = error instanceof Error ? error.message : `${name} could not be read.`;
    showToast({ title: "Nothing was exported", description, variant: "destructive" });
    return null;
  }
}

function NoDecks({ isFavorites, isFree }: { readonly isFavorites: boolean; readonly isFree: boolean }) {
  if (isFavorites) {
    return (
      <EmptyState icon={Star} title="No favorites yet">
        <p>The star beside a deck puts it here.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Bookmark}
      title={isFree ? "No decks of the last 24 hours" : "No decks yet"}
      action={
        <Link className="button button-primary" to="/builder">
          Build a deck
        </Link>
      }
    >
      <p>Save in the builder puts a deck here, with its reasons and its edits.</p>
    </EmptyState>
  );
}
