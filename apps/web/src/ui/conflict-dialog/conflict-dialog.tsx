import type { Deck } from "@deckwright/decks/deck.ts";
import { type DiffLine, diffDecks } from "@deckwright/decks/diff.ts";
import { Dialog } from "../dialog/dialog.tsx";

/** Two versions of a deck, and what can be done about it. */
export interface ConflictChoices {
  readonly mine: Deck;
  /** As it is saved, which is another version than the one that was opened. */
  readonly theirs: Deck;
  readonly keepMine: () => void;
  readonly keepTheirs: () => void;
  readonly keepBoth: () => void;
  /** Nothing is saved, and the deck stays as it stands here. */
  readonly close: () => void;
}

/** Asks which of two versions of a deck is kept, with what differs. Nothing is saved until somebody has chosen. */
export default function ConflictDialog({
  mine,
  theirs,
  keepMine,
  keepTheirs,
  keepBoth,
  close,
}: ConflictChoices) {
  const { added, removed, kept } = diffDecks(theirs, mine);
  const isSame = added.length === 0 && removed.length === 0;
  return (
    <Dialog
      size="wide"
      onClose={close}
      title="This deck was changed elsewhere"
      description={
        <>
          {theirs.name} was saved in another window after you opened it here. Nothing is lost: both versions
          are still there, and {isSame ? "they have the same cards" : `they share ${kept} cards`}.
        </>
      }
    >
      {mine.name !== theirs.name && (
        <p className="mt-2 wrap-anywhere">
          Here its name is “{mine.name}”, in your vault “{theirs.name}”.
        </p>
      )}
      {!isSame && (
        <div className="mt-5 grid gap-6 phone:grid-cols-2">
          <Side title="More here" lines={added} />
          <Side title="More in your vault" lines={removed} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5">
        <button type="button" className="button button-primary" onClick={keepBoth}>
          Save mine as a new deck
        </button>
        <button type="button" className="button" onClick={keepMine}>
          Keep mine, replace the saved one
        </button>
        <button type="button" className="button" onClick={keepTheirs}>
          Open the saved one
        </button>
      </div>
    </Dialog>
  );
}

/** The cards that one side has more of. */
function Side({ title, lines }: { readonly title: string; readonly lines: readonly DiffLine[] }) {
  return (
    <section>
      <h3 className="group-heading">
        {title} <span>{lines.length}</span>
      </h3>
      {lines.length === 0 && <p className="pt-2 text-13 text-paper-dim">Nothing.</p>}
      <ul className="max-h-[40vh] overflow-y-auto">
        {lines.map(({ name, change }) => (
          <li key={name} className="flex gap-2 border-b border-line-soft py-1 text-13">
            <span className="w-6 tabular-nums">{Math.abs(change)}×</span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
