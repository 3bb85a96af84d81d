import { SelectField } from "../../../ui/field/select-field.tsx";
import { boosterSetsOf } from "./booster-sets.ts";
import { useSets } from "./use-sets.ts";
import type { WishForm } from "./wish-form.ts";

/** Where the cards of a deck of opened cards come from: a pool that is pasted, or boosters of a set. */
export function LimitedPoolFields({
  format,
  draft,
  onSet,
}: {
  readonly format: string;
  readonly draft: WishForm;
  readonly onSet: (change: Partial<WishForm>) => void;
}) {
  return (
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
      <SetField id="advanced-set" value={draft.set} onChange={(set) => onSet({ format, set })} />
    </>
  );
}

/** The set whose boosters are opened. */
export function SetField({
  id,
  value,
  onChange,
}: {
  readonly id: string;
  readonly value: string;
  readonly onChange: (set: string) => void;
}) {
  const sets = boosterSetsOf(useSets());
  // The code in an address stays a choice, whatever the list holds.
  const chosen = value.toLowerCase();
  const isListed = chosen === "" || sets.some(({ slug }) => slug === chosen);
  return (
    <SelectField
      id={id}
      name="set"
      label="Set to open"
      value={chosen}
      onChange={onChange}
      empty="The newest that fits"
      choices={isListed ? sets : [{ slug: chosen, name: chosen.toUpperCase() }, ...sets]}
    />
  );
}
