import { MAX_SAID } from "@deckwright/contract/refine.ts";
import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import type { Advanced } from "./use-advanced.ts";

/** What the model says while it works, the question that it asks, and what went wrong. */
export function AdvancedProgress({ advanced: { phase, reply, cancel } }: { readonly advanced: Advanced }) {
  if (phase.kind === "idle") return null;
  if (phase.kind === "failed") {
    return (
      <p className="mt-3 text-bad" role="alert">
        {phase.message}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <div role="status">
        {phase.kind === "running" && <p className="text-copper-strong">The model is planning your deck.</p>}
        {phase.thoughts.length > 0 && (
          <ol className="mt-1 grid gap-1 text-13 text-paper-dim" aria-label="What the model says">
            {phase.thoughts.map((thought, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences in the order in which they were said.
              <li key={at}>{thought}</li>
            ))}
          </ol>
        )}
      </div>
      {phase.kind === "question" && <Question question={phase.question} onReply={reply} />}
      <div className="mt-3">
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </div>
  );
}

function Question({
  question: { question, choices },
  onReply,
}: {
  readonly question: { readonly question: string; readonly choices: readonly string[] };
  readonly onReply: (text: string) => void;
}) {
  const [text, setText] = useState("");
  const answer = () => {
    if (text.trim() !== "") onReply(text.trim());
  };
  return (
    <div className="mt-2">
      <label className="label mb-1.5" htmlFor="advanced-reply">
        {question}
      </label>
      {choices.length > 0 && (
        <p className="mb-2 flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice} onClick={() => onReply(choice)}>
              {choice}
            </Button>
          ))}
        </p>
      )}
      {/* No form of its own: the wish's form may be around it. */}
      <div className="flex gap-2">
        <input
          id="advanced-reply"
          className="input min-w-0 flex-1"
          maxLength={MAX_SAID}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            answer();
          }}
        />
        <Button disabled={text.trim() === ""} onClick={answer}>
          Answer
        </Button>
      </div>
    </div>
  );
}
