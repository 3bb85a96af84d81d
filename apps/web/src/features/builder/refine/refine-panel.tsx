import { MAX_SAID, type RefineDeckResponse } from "@deckwright/contract/refine.ts";
import { type Deck, toMeasured } from "@deckwright/decks/deck.ts";
import { diffDecks } from "@deckwright/decks/diff.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { editsBetween } from "@deckwright/decks/edits-between.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { refineDeck } from "../../../data/engine/functions.ts";
import { problemOf } from "../../../data/engine/problem.ts";
import { formatUsd } from "../../../lib/format/money.ts";
import { Button } from "../../../ui/button/button.tsx";
import { AdvancedProgress } from "../advanced-ai/advanced-progress.tsx";
import { useAdvanced } from "../advanced-ai/use-advanced.ts";
import { type BuilderState, toldOf } from "../builder-state.ts";
import { wishOfDeck } from "../wish/wish-form.ts";
import { wishToRequest } from "../wish/wish-request.ts";

/** What people say most. */
const EXAMPLES = ["Cheaper", "More removal", "Fewer lands", "More casual"];

interface RefineProps {
  readonly state: BuilderState;
  readonly deck: Deck;
  readonly onAccept: (edits: readonly DeckEdit[], faces: RefineDeckResponse["faces"]) => void;
}

/** Something that was proposed for a deck. */
interface Proposal {
  readonly before: Deck;
  readonly response: Omit<RefineDeckResponse, "id">;
  /** What is to be said beside it: who proposes it, and what it took. */
  readonly note?: string;
}

/** Takes what is to be another way in words, and shows what would change; nothing does until that is accepted. */
export default function RefinePanel({ state, deck, onAccept }: RefineProps) {
  const [text, setText] = useState("");
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** What was accepted so far, beside the wish. */
  const [said, setSaid] = useState<AskedFields>({});
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // What was proposed for another deck, as one that was edited meanwhile, is no proposal for this one.
  const current = proposal?.before === deck ? proposal : null;

  const advanced = useAdvanced(({ by, built, deck: made, changes, fields, note, credits }) => {
    const took = `Proposed by the language model, for ${credits === 0 ? "no credit" : advanced.price}.`;
    setProposal({
      before: deck,
      response: { ...built, deck: made, changes, fields },
      note: note ?? (by === "model" ? took : ""),
    });
  });
  const isPlanning = advanced.phase.kind === "running" || advanced.phase.kind === "question";

  function requestOf() {
    const wish = toldOf(state)?.wish ?? wishOfDeck(deck);
    const { pool: _pool, ...asked } = wishToRequest({ ...wish, seed: deck.seed });
    return { deck: toMeasured(deck), wish: { ...asked, ...said } };
  }

  async function ask(words: string): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setAsking(true);
    setProblem(null);
    setProposal(null);
    try {
      const request = { ...requestOf(), text: words };
      setProposal({ before: deck, response: await refineDeck(request, controller.signal) });
    } catch (error) {
      setProblem(problemOf(error)?.message ?? null);
    } finally {
      if (running.current === controller) setAsking(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") void ask(text);
  }

  function accept({ response }: Proposal): void {
    setSaid({ ...said, ...response.fields });
    setProposal(null);
    setText("");
    onAccept(editsBetween(deck, response.deck), response.faces);
  }

  return (
    <section className="mt-4 border-y border-line py-4" aria-label="Refine">
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <div className="min-w-0 flex-1 basis-64">
          <label className="label mb-1.5" htmlFor="refine-text">
            What should change?
          </label>
          <input
            id="refine-text"
            className="input w-full"
            maxLength={MAX_SAID}
            autoComplete="off"
            placeholder="cheaper, less blue"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={isAsking || isPlanning || text.trim() === ""}>
          {isAsking ? "Looking" : "Propose"}
        </Button>
        {typeof advanced.model === "string" && (
          <Button
            disabled={isAsking || isPlanning || text.trim() === ""}
            onClick={() => {
              setProblem(null);
              setProposal(null);
              advanced.ask(requestOf(), text);
            }}
          >
            Advanced AI ({advanced.price})
          </Button>
        )}
      </form>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-paper-dim">
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            className="text-button"
            disabled={isAsking}
            onClick={() => {
              setText(example);
              void ask(example);
            }}
          >
            {example}
          </button>
        ))}
        <span>Read by the built-in engine: free, and nothing changes until you accept it.</span>
      </p>
      {problem !== null && (
        <p className="mt-3 text-bad" role="alert">
          {problem}
        </p>
      )}
      <AdvancedProgress advanced={advanced} />
      {current && (
        <Proposed
          proposal={current}
          onAccept={() => accept(current)}
          onDiscard={() => {
            setProposal(null);
            document.getElementById("refine-text")?.focus();
          }}
        />
      )}
    </section>
  );
}

/** What was understood, and which cards would come and go. */
function Proposed({
  proposal: { before, response, note },
  onAccept,
  onDiscard,
}: {
  readonly proposal: Proposal;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}) {
  const { added, removed, kept } = diffDecks(before, response.deck);
  const isSame = added.length + removed.length === 0;
  const notes = response.findings.filter(({ severity }) => severity !== "illegal").slice(0, 3);
  return (
    <div className="mt-3" role="status">
      {note && <p className="mb-1 text-13 text-paper-dim">{note}</p>}
      {response.changes.length > 0 && (
        <p>{response.changes.map((change) => change.replace(/\.$/, "")).join(". ")}.</p>
      )}
      {isSame ? (
        <p className="mt-1 text-paper-dim">No card has to change for it.</p>
      ) : (
        <>
          <p className="mt-1 text-13 text-paper-dim tabular-nums">
            {kept} cards stay. The deck would cost {formatUsd(response.analysis.price.total)}.
          </p>
          <div className="mt-3 grid grid-cols-1 gap-x-7 gap-y-3 tablet:grid-cols-2">
            <Lines title="Would go" sign="−" lines={removed} />
            <Lines title="Would come" sign="+" lines={added} />
          </div>
        </>
      )}
      {notes.map(({ message }) => (
        <p key={message} className="mt-2 text-13 text-paper-dim">
          {message}
        </p>
      ))}
      <div className="mt-3 flex gap-2">
        {!isSame && (
          <Button kind="primary" onClick={onAccept}>
            Accept
          </Button>
        )}
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </div>
  );
}

function Lines({
  title,
  sign,
  lines,
}: {
  readonly title: string;
  readonly sign: string;
  readonly lines: readonly { readonly name: string; readonly change: number }[];
}) {
  return (
    <section>
      <h3 className="small-heading">{title}</h3>
      <ul className="mt-1 text-14 tabular-nums">
        {lines.map(({ name, change }) => (
          <li key={name}>
            {sign}
            {Math.abs(change)} {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
