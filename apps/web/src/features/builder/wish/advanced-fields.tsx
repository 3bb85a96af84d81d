import type { Deck } from "@deckwright/decks/deck.ts";
import { Link } from "react-router";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { type Choices, formOf } from "../choices.ts";
import { FormFields } from "./form-fields.tsx";
import { WishControl } from "./wish-control.tsx";
import { FORM_FIELDS, type WishForm } from "./wish-form.ts";

/** Everything that can be set beside the sentence. What is set here outranks what the sentence says. */
export function AdvancedFields({
  choices,
  draft,
  onDraft,
  built,
}: {
  readonly choices: Choices;
  readonly draft: WishForm;
  readonly onDraft: (wish: WishForm) => void;
  /** The deck that was built, whose format counts where the form names none. */
  readonly built: Deck | null;
}) {
  const format = draft.format || built?.format || "";
  const form = formOf(choices.formats, draft.format === "" && built ? built : { ...draft, format });
  const isLed = form?.isLed ?? true;
  const set = (change: Partial<WishForm>) => onDraft({ ...draft, ...change });
  return (
    <div className="grid gap-3.5 pb-1">
      <SelectField
        id="advanced-format"
        name="format"
        label="Format"
        value={draft.format}
        onChange={(chosen) =>
          set({
            format: chosen,
            variant: "",
            base: "",
            size: null,
            ...(formOf(choices.formats, { format: chosen })?.isLed === false
              ? { bracket: null, commanders: [] }
              : {}),
          })
        }
        empty="As the wish says"
        choices={choices.formats}
      />
      <FormFields formats={choices.formats} format={format} form={form} draft={draft} onSet={set} />
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        {FORM_FIELDS.filter(({ label, isForLed }) => label !== undefined && (isLed || !isForLed)).map(
          (field) => (
            <div key={field.name} className={field.kind === "dollars" ? undefined : "col-span-2"}>
              <WishControl
                field={field}
                value={draft[field.name]}
                onChange={(value) => set({ [field.name]: value })}
                choices={choices}
              />
            </div>
          ),
        )}
      </div>
      <div className="grid gap-1">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={draft.ownedMode === "only"}
            aria-describedby="owned-hint"
            checked={draft.ownedMode === "only"}
            onChange={({ target }) => set({ ownedMode: target.checked ? "only" : "" })}
          />
          <span>Only cards I own</span>
        </label>
        <p id="owned-hint" className="hint">
          Those of <Link to="/collection">My Collection</Link>, for members. Others fill up what they do not
          make.
        </p>
      </div>
    </div>
  );
}
