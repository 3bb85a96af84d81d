import type { AdvancedAnswer } from "@deckwright/contract/advanced.ts";
import { type Dispatch, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import type { BuilderAction } from "../builder-state.ts";
import type { WishForm } from "../wish/wish-form.ts";
import { wishToRequest } from "../wish/wish-request.ts";
import { AdvancedProgress } from "./advanced-progress.tsx";
import { useAdvanced } from "./use-advanced.ts";

/** Has a language model plan the deck of the wish; says plainly where there is none. */
export default function AdvancedAi({
  draft,
  isBusy,
  dispatch,
  onDeck,
}: {
  readonly draft: WishForm;
  /** A deck is being built. */
  readonly isBusy: boolean;
  readonly dispatch: Dispatch<BuilderAction>;
  /** A deck is there, of this wish. */
  readonly onDeck: (wish: WishForm) => void;
}) {
  const [answer, setAnswer] = useState<AdvancedAnswer | null>(null);
  const advanced = useAdvanced((made) => {
    setAnswer(made);
    const wish: WishForm = { ...draft, ...made.fields, seed: made.built.deck.seed };
    dispatch({ type: "built", wish, response: { ...made.built, stages: [] } });
    if (made.by === "model") dispatch({ type: "replaced", deck: made.deck });
    onDeck(wish);
  });
  const { model, price, phase } = advanced;
  if (model === null) {
    return (
      <p className="text-14 text-paper-dim" role="status">
        No language model is set up here. Build Deck uses the built-in engine, which makes every deck at no
        cost.
      </p>
    );
  }
  const isRunning = phase.kind === "running" || phase.kind === "question";
  return (
    <section className="border-t border-line pt-3.5" aria-label="Advanced AI">
      <p className="text-14 text-paper-dim">
        A language model reads your wish, asks when it must, and chooses among the engine's cards. The rules
        check the deck as always.
      </p>
      {!isRunning && (
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button
            disabled={model === undefined || isBusy || draft.prompt.trim() === ""}
            onClick={() => {
              setAnswer(null);
              advanced.ask({ wish: wishToRequest(draft) });
            }}
          >
            Build with Advanced AI
          </Button>
          <span className="text-13 text-paper-dim">{price}</span>
        </div>
      )}
      <AdvancedProgress advanced={advanced} />
      {answer && <Outcome answer={answer} />}
    </section>
  );
}

/** How it went, what it took, and what of the model's was not taken. */
function Outcome({ answer: { by, note, credits, changes, rejected } }: { readonly answer: AdvancedAnswer }) {
  const took =
    credits === 0 ? "It took no credit." : `It took ${credits} AI ${credits === 1 ? "credit" : "credits"}.`;
  return (
    <div className="mt-3 text-13 text-paper-dim" role="status">
      <p>{note ?? `Planned by the language model. ${took}`}</p>
      {changes.length > 0 && <p className="mt-1">{changes.join(". ")}.</p>}
      {by === "model" && rejected.length > 0 && (
        <>
          <h2 className="small-heading mt-2">Not taken from the model</h2>
          <ul className="mt-1">
            {rejected.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
