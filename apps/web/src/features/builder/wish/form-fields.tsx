import type { FormatChoice, FormChoice } from "../choices.ts";
import { SelectField } from "./select-field.tsx";
import type { Wish } from "./wish.ts";

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
  readonly draft: Wish;
  readonly onSet: (change: Partial<Wish>) => void;
}) {
  const [usual, ...others] = formats.find(({ slug }) => slug === format)?.forms ?? [];
  const isPlayedOn = others.some(({ base }) => base !== undefined);
  const isOpened = form?.isOpened ?? false;
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
          choices={others.map(({ variant, base, label, isOpened: fromPool }) => ({
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
      {isOpened && (
        <>
          <div className="field">
            <label className="label" htmlFor="advanced-pool">
              Your pool
            </label>
            <textarea
              id="advanced-pool"
              name="pool"
              className="textarea font-mono text-13"
              rows={6}
              maxLength={10_000}
              spellCheck={false}
              placeholder={"1 Shock\n2 Llanowar Elves"}
              aria-describedby="pool-hint"
              value={draft.pool}
              onChange={(event) => onSet({ format, pool: event.target.value })}
            />
            <p id="pool-hint" className="hint">
              One card a line. Without a pool, boosters are opened for you.
            </p>
          </div>
          <div className="field">
            <label className="label" htmlFor="advanced-set">
              Set to open
            </label>
            <input
              id="advanced-set"
              name="set"
              className="input"
              maxLength={6}
              autoComplete="off"
              placeholder="its code, such as BLB"
              value={draft.set}
              onChange={(event) => onSet({ format, set: event.target.value })}
            />
          </div>
        </>
      )}
    </>
  );
}
