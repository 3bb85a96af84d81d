import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ComponentProps, type Dispatch, type FormEvent, useState } from "react";
import { createFetched, useFetched } from "../../../lib/hooks/use-fetched.ts";
import { hasEarlyInput } from "../../../lib/page/early-input.ts";
import { createLatePart, Late } from "../../../ui/late.tsx";
import { lazyPart } from "../../../ui/lazy-part/lazy-part.tsx";
import { type BuilderAction, type BuilderState, toldOf } from "../builder-state.ts";
import type { Choices } from "../choices.ts";
import { StageList } from "./stage-list.tsx";
import type { WishForm } from "./wish-form.ts";

/** Only of what was built something has been understood. */
export const understoodParts = createFetched(() => import("./understood-parts.ts"));
/** A sentence is enough to build from. */
const advancedFields = createLatePart(async () => (await import("./advanced-fields.tsx")).AdvancedFields);

/** A language model is asked only by who presses for it. */
const AdvancedAi = lazyPart(
  () => import("../advanced-ai/advanced-ai.tsx"),
  (words) => <div className="h-28">{words ?? <div className="skeleton h-full" />}</div>,
);

/** The left side: the sentence, what was understood of it, the steps that were taken, and everything else one may set. */
export function WishPane({
  choices,
  draft,
  onDraft,
  onSubmit,
  onMade,
  dispatch,
  state,
}: {
  readonly choices: Choices;
  readonly draft: WishForm;
  readonly onDraft: (wish: WishForm) => void;
  /** `isChanged`: it came of the wish of the deck at hand by a chip or a field. */
  readonly onSubmit: (wish: WishForm, isChanged: boolean) => void;
  /** A deck of this wish was made without the address. */
  readonly onMade: (wish: WishForm) => void;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly state: BuilderState;
}) {
  const { built, status } = state;
  const told = toldOf(state);
  const begun = built?.response.deck ?? state.stored?.deck ?? null;
  const understood = told && begun && { ...told, deck: begun };
  const { UnderstoodChips, WordMarks, pendingIn, rewritten } =
    useFetched(understoodParts, told !== null) ?? {};
  const isSame = told?.wish.prompt === draft.prompt;
  const unread = (isSame && told?.intent.unread) || [];
  const isRunning = status === "running";
  const pending = isRunning ? 0 : (pendingIn?.(draft, told?.wish ?? null).size ?? 0);
  const submit = (event: FormEvent) => {
    // The form is sent as it would be without scripts, where it holds what these do not know of yet.
    if (hasEarlyInput()) return;
    event.preventDefault();
    onSubmit(understood && isSame && rewritten ? rewritten(draft, understood, choices) : draft, isSame);
  };
  // Until there is more to say of the wish they stand in that place: what is below moves once and not twice.
  const steps = <Steps state={state} />;
  return (
    <form className="grid grid-cols-1 gap-4" action="/builder" onSubmit={submit}>
      <div>
        <label className="label mb-1.5" htmlFor="builder-wish">
          What do you want to play?
        </label>
        <div className="marked-field">
          {told && isSame && WordMarks && <WordMarks prompt={draft.prompt} intent={told.intent} />}
          <textarea
            id="builder-wish"
            name="wish"
            rows={3}
            maxLength={10_000}
            placeholder="elf tribal commander under $100"
            data-enter-submits
            data-slash-focus
            aria-describedby={unread.length > 0 ? "unread-words" : undefined}
            value={draft.prompt}
            onChange={(event) => onDraft({ ...draft, prompt: event.target.value })}
          />
        </div>
        {unread.length > 0 && (
          <p id="unread-words" className="mt-1.5 flex gap-2 text-14 text-warn">
            <TriangleAlert size={15} className="mt-1" aria-hidden="true" />
            <span>Not used: {shorten(unread.map((words) => `“${words}”`).join(", "))}.</span>
          </p>
        )}
      </div>
      {understood && UnderstoodChips ? (
        <UnderstoodChips
          understood={understood}
          findings={built?.response.findings ?? []}
          choices={choices}
          draft={draft}
          onBuild={(wish) => onSubmit(wish, true)}
        />
      ) : (
        steps
      )}
      <div className="wish-build" data-pending={pending > 0 || undefined}>
        <button
          type="submit"
          className={begun && pending === 0 ? "button" : "button button-primary"}
          disabled={isRunning}
        >
          <RefreshCw size={16} aria-hidden="true" className={isRunning ? "spinning" : undefined} />
          {isRunning ? "Building" : begun ? "Rebuild" : "Build Deck"}
        </button>
        <SeedField draft={draft} onDraft={onDraft} built={begun?.seed ?? null} />
        {pending > 0 && (
          <p className="text-13 text-copper-strong" role="status">
            {pending === 1 ? "One change is" : `${pending} changes are`} not built yet.
          </p>
        )}
      </div>
      {understood && UnderstoodChips && steps}
      <AdvancedPart draft={draft} isBusy={isRunning} dispatch={dispatch} onDeck={onMade} />
      <details className="advanced" open>
        <summary>Advanced</summary>
        <Late part={advancedFields} with={{ choices, draft, onDraft, understood }} />
      </details>
    </form>
  );
}

/** Advanced AI, behind a button. */
function AdvancedPart(props: ComponentProps<typeof AdvancedAi>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-button justify-self-start py-1"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Close Advanced AI" : "Advanced AI"}
      </button>
      {isOpen && <AdvancedAi {...props} />}
    </>
  );
}

/** What is being done, or was done and how fast. */
function Steps({ state: { built, status, stages } }: { readonly state: BuilderState }) {
  const isRunning = status === "running";
  if (!isRunning && stages.length === 0) return null;
  return (
    <section className="border-t border-line pt-3.5" aria-label="Steps">
      <h2 className="small-heading mb-1.5">
        {isRunning || !built
          ? "Building"
          : `Built in ${(built.response.timings_ms.total / 1000).toFixed(2)} s`}
      </h2>
      <StageList stages={stages} isRunning={isRunning} />
    </section>
  );
}

function shorten(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 118)}…`;
}

function SeedField({
  draft,
  onDraft,
  built,
}: {
  readonly draft: WishForm;
  readonly onDraft: (wish: WishForm) => void;
  readonly built: number | null;
}) {
  return (
    <label className="seed-label">
      seed
      <input
        className="input input-small seed-field"
        name="seed"
        inputMode="numeric"
        autoComplete="off"
        placeholder={built === null ? "any" : String(built)}
        value={draft.seed ?? ""}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, "").slice(0, 15);
          onDraft({ ...draft, seed: digits === "" ? null : Number(digits) });
        }}
      />
    </label>
  );
}
