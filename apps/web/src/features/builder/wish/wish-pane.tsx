import type { ChipFieldName } from "@deckwright/decks/wish-fields.ts";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { type FormEvent, useRef } from "react";
import { type BuilderState, toldOf } from "../builder-state.ts";
import type { Choices } from "../choices.ts";
import { AdvancedFields } from "./advanced-fields.tsx";
import { markWords } from "./chips.ts";
import { StageList } from "./stage-list.tsx";
import { UnderstoodChips } from "./understood-chips.tsx";
import { FORM_FIELDS, type WishForm } from "./wish-form.ts";

/** The left side: the sentence, what was understood of it, the steps that were taken, and everything else one may set. */
export function WishPane({
  choices,
  draft,
  onDraft,
  onSubmit,
  state,
}: {
  readonly choices: Choices;
  readonly draft: WishForm;
  readonly onDraft: (wish: WishForm) => void;
  readonly onSubmit: (wish: WishForm) => void;
  readonly state: BuilderState;
}) {
  const advanced = useRef<HTMLDetailsElement>(null);
  const { built, status, stages } = state;
  const told = toldOf(state);
  const begun = built?.response.deck ?? state.stored?.deck ?? null;
  const isRunning = status === "running";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(draft);
  };
  const goTo = (field: ChipFieldName) => {
    const control = controlOf(field);
    if (advanced.current?.contains(control)) advanced.current.open = true;
    control?.focus();
  };
  return (
    <form className="grid gap-4" action="/builder" onSubmit={submit}>
      <div>
        <label className="label mb-1.5" htmlFor="builder-wish">
          What do you want to play?
        </label>
        <div className="marked-field">
          {told?.wish.prompt === draft.prompt && (
            <div className="marked-field-marks" aria-hidden="true">
              {markWords(draft.prompt, told.intent).map(({ text, isRead }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, in its order.
                isRead ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
            </div>
          )}
          <textarea
            id="builder-wish"
            name="wish"
            rows={3}
            maxLength={10_000}
            placeholder="elf tribal commander under $100"
            data-enter-submits
            data-slash-focus
            value={draft.prompt}
            onChange={(event) => onDraft({ ...draft, prompt: event.target.value })}
          />
        </div>
      </div>
      {told && begun && (
        <UnderstoodChips
          {...told}
          deck={begun}
          findings={built?.response.findings ?? []}
          choices={choices}
          onChange={goTo}
          onRemove={onSubmit}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button type="submit" className={begun ? "button" : "button button-primary"} disabled={isRunning}>
          <RefreshCw size={16} aria-hidden="true" className={isRunning ? "spinning" : undefined} />
          {isRunning ? "Building" : begun ? "Rebuild" : "Build Deck"}
        </button>
        <SeedField draft={draft} onDraft={onDraft} built={begun?.seed ?? null} />
      </div>
      {(isRunning || stages.length > 0) && (
        <section className="border-t border-line pt-3.5" aria-label="Steps">
          <h2 className="small-heading mb-1.5">
            {isRunning || !built
              ? "Building"
              : `Built in ${(built.response.timings_ms.total / 1000).toFixed(2)} s`}
          </h2>
          <StageList stages={stages} isRunning={isRunning} />
        </section>
      )}
      <details ref={advanced} className="advanced" open>
        <summary>Advanced</summary>
        <AdvancedFields choices={choices} draft={draft} onDraft={onDraft} built={begun} />
      </details>
    </form>
  );
}

/** Controls whose id does not follow from their field's name in the form. */
const CONTROL_IDS: Readonly<Partial<Record<ChipFieldName, string>>> = {
  variant: "advanced-form",
  base: "advanced-form",
  colors: "advanced-color-W",
  bracket: "advanced-bracket-0",
};

/** Where a field is changed; what has no control is changed in the sentence. */
function controlOf(field: ChipFieldName): HTMLElement | null {
  const id = CONTROL_IDS[field] ?? `advanced-${FORM_FIELDS.find(({ name }) => name === field)?.param}`;
  return document.getElementById(id) ?? document.getElementById("builder-wish");
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
    <label className="flex items-center gap-2 text-12 text-paper-faint">
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
