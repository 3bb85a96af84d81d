import { useEffect, useState } from "react";
import { fetchSets } from "../../../data/sets.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import type { Choice } from "../choices.ts";
import { boosterSetsOf } from "./booster-sets.ts";
import type { WishForm } from "./wish-form.ts";

/** Where the cards of a deck of opened cards come from: a pool that is pasted, or boosters of a set. */
export function OpenedFields({
  format,
  draft,
  onSet,
}: {
  readonly format: string;
  readonly draft: WishForm;
  readonly onSet: (change: Partial<WishForm>) => void;
}) {
  const [sets, setSets] = useState<readonly Choice[]>([]);
  useEffect(() => {
    let isOver = false;
    void fetchSets().then((sets) => {
      const found = boosterSetsOf(sets);
      if (!isOver) setSets(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  // The code in an address stays a choice, whatever the list holds.
  const chosen = draft.set.toLowerCase();
  const isListed = chosen === "" || sets.some(({ slug }) => slug === chosen);
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
      <SelectField
        id="advanced-set"
        name="set"
        label="Set to open"
        value={chosen}
        onChange={(set) => onSet({ format, set })}
        empty="The newest that fits"
        choices={isListed ? sets : [{ slug: chosen, name: chosen.toUpperCase() }, ...sets]}
      />
    </>
  );
}
