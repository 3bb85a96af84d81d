import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { memo, type ReactNode, useId, useState } from "react";
import { type CardSet, fetchSets } from "../../data/sets.ts";
import { ColorToggles } from "../../ui/field/color-toggles.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { DraftInput } from "./draft-input.tsx";
import type { Filters } from "./query/filters.ts";
import { FORMAT_WORDS } from "./query/syntax.ts";

const RARITIES = ["common", "uncommon", "rare", "mythic"] as const;
const MANA_VALUES = [
  ["=1", "1"],
  ["=2", "2"],
  ["<=3", "≤3"],
  ["<=4", "≤4"],
  [">=5", "5+"],
] as const;

/** Formats that cards themselves are legal in; the others are ways to play with what was opened, or at one table. */
const SEARCHED_FORMATS = FORMAT_NAMES.map(({ slug, name }) => ({
  slug: slug.replaceAll("-", ""),
  name,
})).filter(({ slug }) => FORMAT_WORDS.includes(slug));

/** Sets one filter. */
export type SetFilter = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => void;

/** A control for each filter. Memoized: most keys typed in the search box change no filter. */
export const FilterFields = memo(function FilterFields({
  filters,
  set,
}: {
  readonly filters: Filters;
  readonly set: SetFilter;
}) {
  const toggleColor = (letter: string) => {
    const others = filters.identity.filter((each) => each !== "C" && each !== letter);
    if (filters.identity.includes(letter)) set("identity", others);
    else set("identity", letter === "C" ? ["C"] : [...others, letter]);
  };
  return (
    <>
      <p className="hint">Each filter writes its syntax into the box.</p>
      <Group label="Color identity" code="id<=">
        <ColorToggles letters="WUBRGC" chosen={filters.identity} onToggle={toggleColor} />
      </Group>
      <Labeled label="Type" code="t:">
        <DraftInput
          placeholder="legendary elf, -land"
          value={filters.types}
          onValue={(value) => set("types", value.replaceAll(",", " "))}
        />
      </Labeled>
      <Labeled label="Rules text" code="o:">
        <DraftInput placeholder="draw a card" value={filters.text} onValue={(value) => set("text", value)} />
      </Labeled>
      <Group label="Mana value" code="mv">
        <div className="segments">
          {MANA_VALUES.map(([comparison, words]) => (
            <button
              key={comparison}
              type="button"
              aria-pressed={filters.manaValue === comparison}
              onClick={() => set("manaValue", filters.manaValue === comparison ? "" : comparison)}
            >
              {words}
            </button>
          ))}
        </div>
      </Group>
      <SelectField
        label={labelOf("Legal in", "f:")}
        value={filters.format}
        onChange={(value) => set("format", value)}
        empty="Any format"
        choices={SEARCHED_FORMATS}
        other={filters.format}
      />
      <Group label="Rarity" code="r:">
        <div className="grid grid-cols-2 gap-2 text-13">
          {RARITIES.map((rarity) => (
            <label key={rarity} className="flex items-center gap-2">
              <input
                type="checkbox"
                className="check"
                checked={filters.rarities.includes(rarity)}
                onChange={(event) =>
                  set(
                    "rarities",
                    RARITIES.filter((each) =>
                      each === rarity ? event.target.checked : filters.rarities.includes(each),
                    ),
                  )
                }
              />
              {rarity.charAt(0).toUpperCase() + rarity.slice(1)}
            </label>
          ))}
        </div>
      </Group>
      <SetField value={filters.set} onValue={(value) => set("set", value)} />
      <div className="grid grid-cols-2 gap-2">
        <Labeled label="Price from" code="">
          <DraftInput
            inputMode="decimal"
            placeholder="$0"
            value={filters.leastUsd}
            onValue={(value) => set("leastUsd", amountOf(value))}
          />
        </Labeled>
        <Labeled
          label={
            <>
              <span className="sr-only">Price </span>to
            </>
          }
          code="usd"
        >
          <DraftInput
            inputMode="decimal"
            placeholder="any"
            value={filters.mostUsd}
            onValue={(value) => set("mostUsd", amountOf(value))}
          />
        </Labeled>
      </div>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="check"
          checked={filters.owned !== ""}
          onChange={(event) => set("owned", event.target.checked ? "yes" : "")}
        />
        Only cards I own
      </label>
    </>
  );
});

/** Digits and one point of what was typed; empty when it is no amount. */
function amountOf(typed: string): string {
  return /\d+(?:\.\d{1,2})?|\.\d{1,2}/.exec(typed.replace(/[,\s]/g, ""))?.[0] ?? "";
}

/** A set by its code; names help to find it, once somebody looks for one. */
function SetField({ value, onValue }: { readonly value: string; readonly onValue: (value: string) => void }) {
  const [sets, setSets] = useState<readonly CardSet[]>([]);
  const listId = useId();
  const load = async () => {
    if (sets.length === 0) setSets(await fetchSets());
  };
  const codeOf = (typed: string) => sets.find(({ name }) => name === typed)?.code ?? typed;
  return (
    <Labeled label="Set" code="e:">
      <DraftInput
        list={listId}
        placeholder="neo, or a set's name"
        value={value}
        onFocus={load}
        onValue={(typed) => {
          const code = codeOf(typed);
          if (code === "" || /^\w{2,6}$/.test(code)) onValue(code.toLowerCase());
        }}
      />
      <datalist id={listId}>
        {sets.map(({ code, name }) => (
          <option key={code} value={name}>
            {code.toUpperCase()}
          </option>
        ))}
      </datalist>
    </Labeled>
  );
}

function Group({
  label,
  code,
  children,
}: {
  readonly label: string;
  readonly code: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid with its field.
    <div className="field" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {labelOf(label, code)}
      </span>
      {children}
    </div>
  );
}

function Labeled({
  label,
  code,
  children,
}: {
  readonly label: ReactNode;
  readonly code: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
    <label className="field">
      <span className="label">{labelOf(label, code)}</span>
      {children}
    </label>
  );
}

/** What a filter is called, with the syntax that it writes. */
function labelOf(label: ReactNode, code: string): ReactNode {
  return (
    <>
      {label} {code !== "" && <code>{code}</code>}
    </>
  );
}
