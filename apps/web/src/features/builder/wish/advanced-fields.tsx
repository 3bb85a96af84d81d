import { Link } from "react-router";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { type Choices, formOf } from "../choices.ts";
import { FormFields } from "./form-fields.tsx";
import {
  changed,
  formatChange,
  leaderScope,
  originOf,
  pendingIn,
  shownWish,
  type Understood,
} from "./understood.ts";
import { AS_SAID, WishControl } from "./wish-control.tsx";
import { FORM_FIELDS, type FormField, isEmpty, type WishForm } from "./wish-form.ts";

/**
 * Everything that can be set beside the sentence, holding what was understood of it until something else is set, which
 * outranks what the sentence says.
 */
export function AdvancedFields({
  choices,
  draft,
  onDraft,
  understood,
}: {
  readonly choices: Choices;
  readonly draft: WishForm;
  readonly onDraft: (wish: WishForm) => void;
  readonly understood: Understood | null;
}) {
  const shown = shownWish(draft, understood);
  const { format } = shown;
  const form = formOf(choices.formats, shown);
  const isLed = form?.isLed ?? true;
  const pending = pendingIn(draft, understood?.wish ?? null);
  const set = (change: Partial<WishForm>) => onDraft(changed(draft, change, understood));
  const originIn = (name: FormField["name"]) => understood && originOf(name, draft, understood);
  const emptyIn = (name: FormField["name"]) => {
    if (originIn(name) === "chosen") return null;
    return understood === null || isEmpty(shown[name]) ? AS_SAID : "Choose for me";
  };
  const chosenLeader =
    originIn("commanders") === "chosen" ? understood?.deck.commanders.join(" and ") : undefined;
  const leaders = leaderScope({ ...draft, commanders: [] }, understood);
  const formatEmpty = emptyIn("format");
  return (
    <div className="grid gap-3.5 pb-1">
      <div data-pending={pending.has("format") || undefined}>
        <SelectField
          id="advanced-format"
          name="format"
          label="Format"
          value={format}
          onChange={(chosen) => set(formatChange(choices, chosen))}
          {...(formatEmpty === null ? {} : { empty: formatEmpty })}
          choices={choices.formats}
        />
      </div>
      <FormFields formats={choices.formats} format={format} form={form} draft={shown} onSet={set} />
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        {FORM_FIELDS.filter(({ label, isForLed }) => label !== undefined && (isLed || !isForLed)).map(
          (field) => (
            <div
              key={field.name}
              className={field.kind === "dollars" ? undefined : "col-span-2"}
              data-pending={pending.has(field.name) || undefined}
            >
              <WishControl
                field={field}
                value={shown[field.name]}
                onChange={(value) => set({ [field.name]: value })}
                choices={choices}
                empty={emptyIn(field.name)}
                leaders={leaders}
                {...(field.name === "commanders" && chosenLeader ? { hint: chosenLeader } : {})}
              />
            </div>
          ),
        )}
      </div>
      <div className="grid gap-1" data-pending={pending.has("ownedMode") || undefined}>
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={shown.ownedMode === "only"}
            aria-describedby="owned-hint"
            checked={shown.ownedMode === "only"}
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
