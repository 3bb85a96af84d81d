import FileUp from "lucide-react/icons/file-up";
import { type DragEvent, useId } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { MOST_COPIES } from "../most-copies.ts";
import { NO_COPIES } from "./copies.ts";
import { OpenLines } from "./open-lines.tsx";
import type { ImportPlan } from "./plan.ts";
import type { CardLine } from "./read-lines.ts";
import { useImport } from "./use-import.ts";

type Import = ReturnType<typeof useImport>;

const count = (number: number, one: string, many: string) =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

/** Brings the list of another program into the collection. */
export default function ImportDialog({
  memberId,
  onClose,
  onWritten,
}: {
  readonly memberId: string;
  readonly onClose: () => void;
  readonly onWritten: () => unknown;
}) {
  const current = useImport(memberId, onWritten);
  const { step, problem } = current;
  const isWriting = step.kind === "busy" && step.what === "write";
  return (
    <Dialog
      title="Import"
      description="A CSV file of Moxfield, Archidekt, ManaBox, Dragon Shield, Deckbox, TCGplayer, Delver Lens, EchoMTG, Decked Builder, Urza’s Gatherer, Cardmarket, MTGGoldfish, MTG Studio, Helvault, CardCastle, Magic Online, or of this site. Foil copies count with the others."
      size="long"
      onClose={() => !isWriting && onClose()}
    >
      {problem !== null && (
        <p className="mt-4 text-bad" role="alert">
          {problem}
        </p>
      )}
      {step.kind === "choose" && <Choose current={current} />}
      {step.kind === "busy" && <Progress {...step} />}
      {step.kind === "preview" && current.plan && <Preview current={current} plan={current.plan} />}
      {step.kind === "stopped" && (
        <div className="mt-4">
          <p>
            {count(step.rest.length, "printing is", "printings are")} not written yet; all others of the file
            are in your collection. Going on counts none of them twice.
          </p>
          <Button className="mt-4" kind="primary" onClick={() => void current.writeRest(step.rest)}>
            Continue
          </Button>
        </div>
      )}
      {step.kind === "done" && (
        <div className="mt-4" role="status">
          <p className="text-16">
            {count(step.plan.added, "new printing", "new printings")}, {formatCount(step.plan.changed)} with
            another number, {formatCount(step.plan.unchanged)} as before.
            {step.guessed > 0 &&
              ` ${count(step.guessed, "line", "lines")} had an unknown printing and got the card’s cheapest one.`}
            {step.skipped > 0 && ` ${count(step.skipped, "line was", "lines were")} skipped.`}
          </p>
          <Button className="mt-4" kind="primary" onClick={onClose}>
            Show my collection
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Choose({ current }: { readonly current: Import }) {
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void current.readFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the field is for keys.
    <div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FileUp size={24} className="text-paper-faint" aria-hidden="true" />
      <label className="button button-primary import-choose" htmlFor={id}>
        Choose a file
        <input
          id={id}
          className="sr-only"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void current.readFile(file);
            // The same file once more is another choice.
            target.value = "";
          }}
        />
      </label>
      <p className="text-13 text-paper-dim">
        or drop it here. Nothing changes before you have seen what will.
      </p>
      {current.reading.lines.length > 0 && (
        <Button onClick={() => void current.again()}>Try the last file again</Button>
      )}
    </div>
  );
}

function Progress({
  what,
  done,
  total,
}: {
  readonly what: "look up" | "write";
  readonly done: number;
  readonly total: number;
}) {
  const label = what === "look up" ? "Looking up the cards" : "Writing your collection";
  return (
    <div className="mt-6">
      <p role="status">{label}</p>
      <progress className="import-progress" aria-label={label} max={Math.max(1, total)} value={done} />
      <p className="mt-1 text-13 text-paper-dim tabular-nums">
        {formatCount(done)} of {formatCount(total)} {what === "look up" ? "lines" : "printings"}
      </p>
    </div>
  );
}

function Preview({ current, plan }: { readonly current: Import; readonly plan: ImportPlan }) {
  const { reading, mode } = current;
  const guesses = reading.resolved.filter(({ isGuess }) => isGuess);
  // Programs that list whole sets have thousands of them: among them nobody would find what is wrong.
  const empty = reading.open.filter(({ reason }) => reason === NO_COPIES);
  const unread = reading.open.filter(({ reason }) => reason !== NO_COPIES);
  return (
    <>
      <fieldset className="mt-5 grid gap-2">
        <legend className="label mb-2">Cards that you have already</legend>
        {(["add", "replace"] as const).map((each) => (
          <label key={each} className="flex items-center gap-2">
            <input
              type="radio"
              className="accent-copper"
              name="import-mode"
              checked={mode === each}
              onChange={() => current.setMode(each)}
            />
            {each === "add" ? "Add to what is there" : "Replace quantities with those of the file"}
          </label>
        ))}
      </fieldset>
      <dl className="collection-figures mt-6">
        <Figure label="New printings" value={plan.added} />
        <Figure label={mode === "add" ? "Added to" : "Replaced"} value={plan.changed} />
        {mode === "replace" && <Figure label="As before" value={plan.unchanged} />}
        <Figure label="Copies in the file" value={plan.copies} />
        <Figure label="Not understood" value={unread.length} />
      </dl>
      {plan.capped > 0 && (
        <p className="mt-5 text-warn">
          {count(plan.capped, "printing has", "printings have")} more copies than a collection counts:{" "}
          {formatCount(MOST_COPIES)} of each are kept.
        </p>
      )}
      <ToldLines
        isWarning
        summary={`${count(guesses.length, "line has", "lines have")} an unknown printing: the card’s cheapest one is taken`}
        lines={guesses.map(({ line, card }) => ({
          line: line.line,
          told: `${line.name} (${printingOf(line)}) as ${card.set_name} ${card.collector_number}`,
        }))}
      />
      <ToldLines
        summary={`${count(empty.length, "line has", "lines have")} no copies: nothing is taken of ${empty.length === 1 ? "it" : "them"}`}
        lines={empty.map(({ line }) => ({ line: line.line, told: line.name || printingOf(line) }))}
      />
      {unread.length > 0 && <OpenLines open={unread} onFix={current.fix} onSkip={current.skip} />}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button kind="primary" disabled={plan.cards.length === 0} onClick={() => void current.write()}>
          {plan.cards.length === 0
            ? "Nothing to change"
            : `Import ${count(plan.cards.length, "printing", "printings")}`}
        </Button>
      </div>
    </>
  );
}

/** Lines that are shown at once. */
const SHOWN = 50;

/** Lines of which something is said that needs no answer, folded; nothing where there are none. */
function ToldLines({
  summary,
  lines,
  isWarning = false,
}: {
  readonly summary: string;
  readonly lines: readonly { readonly line: number; readonly told: string }[];
  readonly isWarning?: boolean;
}) {
  if (lines.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className={isWarning ? "text-warn underline" : "underline"}>{summary}</summary>
      <ul className="mt-2 text-13 text-paper-dim">
        {lines.slice(0, SHOWN).map(({ line, told }) => (
          <li key={line}>
            Line {formatCount(line)}: {told}
          </li>
        ))}
        {lines.length > SHOWN && <li>and {formatCount(lines.length - SHOWN)} more</li>}
      </ul>
    </details>
  );
}

/** What a line says of its printing. */
function printingOf({ set, number, id, mtgoId, multiverseId }: CardLine): string {
  return [set, number].filter(Boolean).join(" ") || id || mtgoId || multiverseId;
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}
