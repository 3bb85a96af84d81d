import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { useState } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { MAX_DECK_NAME, NameLimit } from "../../../ui/field/name-limit.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { type Choices, type FormChoice, formOf } from "../choices.ts";
import { deckOfList, editsOfList } from "./deck-of-list.ts";
import { canLead } from "./guess-format.ts";
import { OpenLines } from "./open-lines.tsx";
import type { ReadLine, ReadList } from "./read-list.ts";
import { useImportList } from "./use-import-list.ts";

/** More is no deck, and no cube either. */
const MOST_TEXT = 200_000;

interface ImportProps {
  readonly choices: Choices;
  /** The deck at hand, to which the list may be added. */
  readonly deck: Deck | null;
  readonly onDeck: (deck: Deck, faces: Faces) => void;
  readonly onAdd: (edits: readonly DeckEdit[], faces: Faces) => void;
  readonly onClose: () => void;
}

/** Makes a deck of a pasted list, or adds the list to the deck at hand. */
export default function ImportDialog(props: ImportProps) {
  const current = useImportList();
  const { list, looked, problem } = current;
  return (
    <Dialog
      title="Import a list"
      description="A list as other sites, Arena and Magic Online write it. Headings such as Commander and Sideboard are kept."
      size="long"
      onClose={props.onClose}
    >
      {problem !== null && (
        <p className="mt-4 text-bad" role="alert">
          {problem}
        </p>
      )}
      {list === null ? (
        <form
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void current.read();
          }}
        >
          <label className="sr-only" htmlFor="import-text">
            The list
          </label>
          <textarea
            id="import-text"
            className="textarea h-[46vh] font-mono text-13"
            maxLength={MOST_TEXT}
            spellCheck={false}
            placeholder={"Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n30 Mountain"}
            value={current.text}
            onChange={(event) => current.setText(event.target.value)}
          />
          <Button
            kind="primary"
            type="submit"
            className="mt-4"
            disabled={current.text.trim() === "" || looked !== null}
          >
            {looked === null ? "Read the list" : `Looking up the cards: ${formatCount(looked)}`}
          </Button>
        </form>
      ) : (
        <Review {...props} list={list} current={current} />
      )}
    </Dialog>
  );
}

/** A format with its form, as one choice. */
interface FormatOption {
  readonly slug: string;
  readonly name: string;
  readonly format: string;
  readonly form: FormChoice;
}

function optionsOf({ formats }: Choices): readonly FormatOption[] {
  return formats.flatMap(({ slug, forms }) =>
    forms.map((form, at) => ({ slug: `${slug}/${at}`, name: form.name, format: slug, form })),
  );
}

function Review({
  list,
  current,
  choices,
  deck,
  onDeck,
  onAdd,
  onClose,
}: ImportProps & { readonly list: ReadList; readonly current: ReturnType<typeof useImportList> }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [mode, setMode] = useState<"replace" | "add">("replace");
  const options = optionsOf(choices);
  const guessed = current.guess && formOf(choices.formats, current.guess);
  const option =
    options.find(({ slug, form }) => (chosen === null ? form === guessed : slug === chosen)) ?? options[0];
  const leaders = list.lines.filter(({ section }) => section === "commanders");
  const candidates = list.lines.filter(
    ({ section, card }) => section === "commanders" || (section !== "pool" && canLead(card.face)),
  );
  const called = name ?? (list.name || (leaders[0]?.name.split(",")[0] ?? "Imported deck"));
  const cards = copiesOf(list.lines);
  const isAdding = deck !== null && mode === "add";
  const finish = () => {
    if (!option) return;
    const { variant, base } = option.form;
    const made = deckOfList(list.lines, {
      name: called.trim() || "Imported deck",
      format: option.format,
      ...(variant === undefined ? {} : { variant }),
      ...(base === undefined ? {} : { base }),
    });
    if (isAdding) onAdd(editsOfList(list.lines), made.faces);
    else onDeck(made.deck, made.faces);
    onClose();
  };
  return (
    <>
      <p className="mt-2" role="status">
        {partsOf(list.lines)}
      </p>
      {deck && (
        <fieldset className="segments mt-4">
          <legend className="sr-only">What becomes of the deck at hand</legend>
          {(["replace", "add"] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="import-mode" checked={mode === each} onChange={() => setMode(each)} />
              {each === "replace" ? "In place of this deck" : "Add to this deck"}
            </label>
          ))}
        </fieldset>
      )}
      {!isAdding && (
        <div className="mt-4 grid gap-4 phone:grid-cols-3">
          <div className="field">
            <label className="label" htmlFor="import-name">
              Name
            </label>
            <input
              id="import-name"
              className="input"
              maxLength={MAX_DECK_NAME}
              value={called}
              onChange={(event) => setName(event.target.value)}
            />
            <NameLimit length={called.length} />
          </div>
          <SelectField
            id="import-format"
            label="Format"
            value={option?.slug ?? ""}
            onChange={setChosen}
            choices={options}
          />
          {option?.form.isLed && leaders.length < 2 && (
            <SelectField
              id="import-leader"
              label="Led by"
              value={String(leaders[0]?.line ?? "")}
              onChange={(line) => current.lead(Number(line))}
              empty="Nobody"
              choices={candidates.map((line) => ({ slug: String(line.line), name: line.name }))}
            />
          )}
        </div>
      )}
      {list.open.length > 0 && <OpenLines list={list} current={current} />}
      <div className="import-foot">
        <Button kind="primary" disabled={cards === 0} onClick={finish}>
          {isAdding ? "Add" : "Import"} {formatCount(cards)} {cards === 1 ? "card" : "cards"}
        </Button>
        <Button kind="ghost" onClick={current.reopen}>
          Back to the text
        </Button>
        {list.open.length > 0 && (
          <span className="text-13 text-paper-dim">
            {list.open.length === 1 ? "One line is" : `${formatCount(list.open.length)} lines are`} left out
            as they stand.
          </span>
        )}
      </div>
    </>
  );
}

function copiesOf(lines: readonly ReadLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What was read, in a sentence: how many cards in which part of the deck. */
function partsOf(lines: readonly ReadLine[]): string {
  const count = (fits: (section: string) => boolean) =>
    copiesOf(lines.filter(({ section }) => fits(section)));
  const main = count((section) => section === "main");
  const parts = [
    [count((section) => section === "commanders"), "in command"],
    [count((section) => section === "side"), "in the sideboard"],
    [count((section) => !["main", "commanders", "side"].includes(section)), "beside the deck"],
  ] as const;
  const others = parts.filter(([copies]) => copies > 0).map(([copies, where]) => `${copies} ${where}`);
  return `${[`${formatCount(main)} ${main === 1 ? "card" : "cards"} in the deck`, ...others].join(", ")}.`;
}
