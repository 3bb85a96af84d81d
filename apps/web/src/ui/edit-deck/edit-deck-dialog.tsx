import type { DeckEdit } from "@deckwright/decks/edit.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Undo from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import type { SaveState } from "../../data/deck-autosave.ts";
import { Queries } from "../../data/queries.tsx";
import { formatName } from "../../lib/format/deck-words.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../button/button.tsx";
import { CardDetail } from "../card-detail/card-detail.tsx";
import { type DeckRow, faceNamed, groupRows, rowsOf } from "../deck-list/deck-groups.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { CardSearch } from "../field/card-search.tsx";
import { MAX_DECK_NAME, NameLimit } from "../field/name-limit.tsx";
import { QuantityStepper } from "../field/quantity-stepper.tsx";
import { type EditedDeck, useDeckEditing } from "./use-deck-editing.ts";

const ConflictDialog = lazy(untilItComes(() => import("../conflict-dialog/conflict-dialog.tsx")));

interface EditProps {
  readonly id: number;
  /** What the deck is called in the list that it is opened from. */
  readonly name: string;
  readonly onClose: () => void;
  /** Called once the dialog is closed, when something was saved in it. */
  readonly onSaved?: () => void;
}

/** The member's own deck above the page that lists it: everything in it can be changed, and every change is kept. */
export default function EditDeckDialog(props: EditProps) {
  return (
    <Queries>
      <EditDeck {...props} />
    </Queries>
  );
}

function EditDeck({ id, name, onClose, onSaved }: EditProps) {
  const editing = useDeckEditing(id, onSaved ?? (() => {}));
  const { edited, problem } = editing;
  const save = edited?.save;
  return (
    <Dialog
      size="preview"
      title={`Edit Deck: ${edited?.deck.name ?? name}`}
      description={edited ? <SaveWords save={edited.save} /> : undefined}
      onClose={onClose}
    >
      {problem !== null && <p className="mt-4">{problem}</p>}
      {!edited && problem === null && (
        <div className="skeleton mt-4 h-[60vh]" role="status" aria-label="Loading the deck" />
      )}
      {edited && edited.unread.length > 0 && (
        <p className="mt-4 max-w-[60ch]">
          Some cards of this deck cannot be read, and changing it here would lose them.{" "}
          <Link to={`/builder?deck=${id}`}>Open it in the builder</Link>, which says which.
        </p>
      )}
      {edited && edited.unread.length === 0 && (
        <Editor
          key={edited.restarts}
          edited={edited}
          edit={editing.edit}
          undo={editing.undo}
          onDone={onClose}
        />
      )}
      {edited && save?.kind === "conflict" && (
        <Suspense fallback={null}>
          <ConflictDialog
            mine={edited.deck}
            theirs={save.theirs.deck}
            keepMine={editing.keepMine}
            keepTheirs={editing.takeTheirs}
            keepBoth={() => void editing.keepBoth()}
            close={onClose}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

/** How it stands with saving, in words. */
function SaveWords({ save }: { readonly save: SaveState }) {
  const words = {
    saved: "Everything is saved.",
    saving: "Saving …",
    waiting:
      "Not saved yet: the server could not be reached. Your changes are kept here, and it is tried again.",
    conflict: "Not saved: the deck was changed elsewhere.",
    gone: "Not saved: the deck is not there any more.",
    refused: save.kind === "refused" ? `Not saved. ${save.message}` : "",
  }[save.kind];
  const isCalm = save.kind === "saved" || save.kind === "saving";
  return (
    <span role="status" className={isCalm ? "text-13" : "text-13 text-warn"}>
      {words}
    </span>
  );
}

function Editor({
  edited,
  edit,
  undo,
  onDone,
}: Pick<ReturnType<typeof useDeckEditing>, "edit" | "undo"> & {
  readonly edited: EditedDeck;
  readonly onDone: () => void;
}) {
  const { deck, faces, broken, past } = edited;
  const [chosen, setChosen] = useState<string | null>(null);
  const [added, setAdded] = useState("");
  const [typedName, setTypedName] = useState(deck.name);
  const rows = useMemo(() => rowsOf(deck, faces), [deck, faces]);
  const groups = useMemo(() => groupRows(rows, "type"), [rows]);
  const needed = rows.reduce((sum, { name, quantity }) => (name === chosen ? sum + quantity : sum), 0);
  const rename = (name: string) => {
    setTypedName(name);
    const said = name.trim();
    if (said !== "" && said !== deck.name) edit([{ name: said }]);
  };
  return (
    <div className="deck-preview">
      <div className="deck-edit-fields">
        <label className="sr-only" htmlFor="edit-deck-name">
          Name of the deck
        </label>
        <div className="grid gap-1">
          <input
            id="edit-deck-name"
            className="input"
            maxLength={MAX_DECK_NAME}
            value={typedName}
            onChange={(event) => rename(event.target.value)}
          />
          <NameLimit length={typedName.length} />
        </div>
        <CardSearch
          id="edit-deck-add"
          label="Add a card"
          placeholder="Add a card"
          value={added}
          onChange={setAdded}
          onPick={(card) => {
            setAdded("");
            setChosen(card);
            edit([{ zone: "main", card, change: 1 }]);
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys. */}
      <section className="deck-preview-list deck-edit-list" tabIndex={0} aria-label="Cards">
        {groups.map((group) => (
          <section key={group.title} className="mb-4">
            <h3 className="group-heading">
              <span className="deck-preview-group">{group.title}</span> <span>{group.count}</span>
            </h3>
            <ul>
              {group.rows.map((row) => (
                <Row
                  key={`${row.zone} ${row.group} ${row.name}`}
                  row={row}
                  isChosen={row.name === chosen}
                  onChoose={() => setChosen(row.name)}
                  onEdit={edit}
                />
              ))}
            </ul>
          </section>
        ))}
        {rows.length === 0 && <p className="py-4 text-paper-dim">No cards. Add one above.</p>}
        {deck.partner_deck && (
          <p className="text-13 text-paper-dim">The second deck of the team is edited in the builder.</p>
        )}
      </section>
      <div className="deck-preview-side">
        <Legality broken={broken} format={deck.format} cards={deck.cards} />
        {chosen === null ? (
          <div className="deck-preview-hint deck-edit-hint text-13 text-paper-dim">
            <p className="deck-edit-click">Click a card to preview</p>
            <p className="deck-edit-touch">Tap a card to preview</p>
          </div>
        ) : (
          <CardDetail
            key={chosen}
            name={chosen}
            needed={needed}
            face={faceNamed(faces, chosen)}
            scrollsHere
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" onClick={onDone}>
            Done
          </Button>
          <Button icon={Undo} disabled={past.length === 0} onClick={undo}>
            Undo
          </Button>
        </div>
      </div>
    </div>
  );
}

function Row({
  row: { name, quantity, zone },
  isChosen,
  onChoose,
  onEdit,
}: {
  readonly row: DeckRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: (edits: readonly DeckEdit[]) => void;
}) {
  return (
    <li className="deck-preview-row deck-edit-row" data-chosen={isChosen || undefined}>
      <QuantityStepper
        name={name}
        quantity={quantity}
        onChange={(change) => onEdit([{ zone, card: name, change }])}
      />
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
      <Button
        kind="ghost"
        size="small"
        icon={X}
        label={`Remove ${name}`}
        onClick={() => onEdit([{ zone, card: name, change: -quantity }])}
      />
    </li>
  );
}

/** Whether the deck may be played, as it stands. */
function Legality({
  broken,
  format,
  cards,
}: {
  readonly broken: EditedDeck["broken"];
  readonly format: string;
  readonly cards: number;
}) {
  const isLegal = broken?.length === 0;
  const Icon = isLegal ? CircleCheck : CircleAlert;
  return (
    <div className="verdict" aria-live="polite">
      <Icon
        size={18}
        className={broken === null ? "text-paper-faint" : isLegal ? "text-good" : "text-bad"}
        aria-hidden="true"
      />
      <h3>
        {broken === null
          ? `${cards} cards`
          : isLegal
            ? `Legal in ${formatName(format)}`
            : `Not legal in ${formatName(format)}`}
      </h3>
      {isLegal && <p>{cards} cards.</p>}
      {broken?.slice(0, MOST_TOLD).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

/** Sentences of broken rules that are told beside the list. */
const MOST_TOLD = 4;
