import { type Dispatch, type ReactNode, useState } from "react";
import { showToast } from "../../lib/toasts.ts";
import { lazyDialog } from "../../ui/lazy-part/lazy-part.tsx";
import type { BuilderAction, BuilderState } from "./builder-state.ts";
import type { Choices } from "./choices.ts";

const ImportDialog = lazyDialog(() => import("./import/import-dialog.tsx"));

/**
 * Importing a list into the builder.
 * @param onDeck Called when a deck came of it.
 * @returns Opens the dialog, and the dialog while it is open.
 */
export function useImport(
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  choices: Choices,
  onDeck: () => void,
): readonly [open: () => void, dialog: ReactNode] {
  const [isOpen, setOpen] = useState(false);
  const undo = () => dispatch({ type: "undone", changesLeft: state.past.length });
  const dialog = isOpen && (
    <ImportDialog
      choices={choices}
      deck={state.deck}
      onClose={() => setOpen(false)}
      onDeck={(deck, faces) => {
        dispatch({ type: "imported", deck, faces });
        onDeck();
        showToast({ title: `Imported ${deck.name}`, undo });
      }}
      onAdd={(edits, faces) => {
        dispatch({ type: "edited", edits, faces, isTurned: state.isTurned });
        onDeck();
        showToast({ title: `Added ${Object.keys(faces).length} cards of the list`, undo });
      }}
    />
  );
  return [() => setOpen(true), dialog];
}
