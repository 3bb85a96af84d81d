import { SelectField } from "../../../ui/field/select-field.tsx";
import type { FormatChoice, FormChoice } from "../choices.ts";
import { LimitedPoolFields } from "./limited-pool-fields.tsx";
import type { WishForm } from "./wish-form.ts";

/** The one format of two decks that may share what a format allows of each card. */
const TEAM_FORMAT = "two-headed-giant";

/** What only some formats have: variants, formats they are played on, sizes, opened cards. */
export function FormFields({
  formats,
  format,
  form,
  draft,
  onSet,
}: {
  readonly formats: readonly FormatChoice[];
  /** Slug of the format that these are fields of; empty when none is known. */
  readonly format: string;
  /** The form of it that was chosen. */
  readonly form: FormChoice | undefined;
  readonly draft: WishForm;
  readonly onSet: (change: Partial<WishForm>) => void;
}) {
  const [usual, ...others] = formats.find(({ slug }) => slug === format)?.forms ?? [];
  const isPlayedOn = others.some(({ base }) => base !== undefined);
  const isFromPool = form?.isFromPool ?? false;
  return (
    <>
      {usual && others.length > 0 && (
        <SelectField
          id="advanced-form"
          name={isPlayedOn ? "base" : "variant"}
          label={isPlayedOn ? "Played with decks of" : "Variant"}
          value={isPlayedOn ? draft.base : draft.variant}
          onChange={(chosen) =>
            onSet({ format, size: null, ...(isPlayedOn ? { base: chosen } : { variant: chosen }) })
          }
          empty={
            isPlayedOn ? "As the wish says" : usual.sizes ? `${usual.label}: the list itself` : usual.label
          }
          choices={others.map(({ variant, base, label, isFromPool: fromPool }) => ({
            slug: base ?? variant ?? "",
            name: usual.sizes && fromPool ? "A deck drafted from it" : label,
          }))}
        />
      )}
      {form?.sizes && (
        <SelectField
          id="advanced-size"
          name="size"
          label="Size"
          value={draft.size === null ? "" : String(draft.size)}
          onChange={(size) => onSet({ format, size: size === "" ? null : Number(size) })}
          empty="As the wish says"
          choices={form.sizes.map((size) => ({ slug: String(size), name: `${size} cards` }))}
        />
      )}
      {isPlayedOn && format === TEAM_FORMAT && !isFromPool && (
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            name="unified"
            value="1"
            aria-checked={draft.unified}
            checked={draft.unified}
            onChange={(event) => onSet({ format, unified: event.target.checked })}
          />
          <span>Both decks share their copies (unified)</span>
        </label>
      )}
      {isFromPool && <LimitedPoolFields format={format} draft={draft} onSet={onSet} />}
    </>
  );
}
