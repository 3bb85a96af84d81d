import { lazy, Suspense, useState } from "react";
import { untilItComes } from "../../lib/until-it-comes.ts";

const DeckPreviewDialog = lazy(untilItComes(() => import("./deck-preview-dialog.tsx")));
const EditDeckDialog = lazy(untilItComes(() => import("../edit-deck/edit-deck-dialog.tsx")));

/** A deck that is open above its list. */
interface OpenedDeck {
  readonly id: number;
  readonly name: string;
}

type Opened = { readonly kind: "preview" | "edit"; readonly deck: OpenedDeck } | null;

/** The dialogs of decks in a list: which one is open, and how to open one. Spread it over `DeckDialogs`. */
export function useDeckDialogs() {
  const [opened, setOpened] = useState<Opened>(null);
  return {
    opened,
    preview: ({ id, name }: OpenedDeck) => setOpened({ kind: "preview", deck: { id, name } }),
    edit: ({ id, name }: OpenedDeck) => setOpened({ kind: "edit", deck: { id, name } }),
    close: () => setOpened(null),
  };
}

/** The dialog that is open, if any. Their code is fetched with the first. */
export function DeckDialogs({
  opened,
  edit,
  close,
  onChanged,
}: ReturnType<typeof useDeckDialogs> & {
  /** Called when a deck was changed, shared, or no longer is. */
  readonly onChanged?: () => void;
}) {
  if (opened === null) return null;
  const { kind, deck } = opened;
  const changed = onChanged ? { onShared: onChanged, onSaved: onChanged } : {};
  return (
    <Suspense fallback={null}>
      {kind === "preview" ? (
        <DeckPreviewDialog {...deck} onClose={close} onEdit={() => edit(deck)} {...changed} />
      ) : (
        <EditDeckDialog {...deck} onClose={close} {...changed} />
      )}
    </Suspense>
  );
}
