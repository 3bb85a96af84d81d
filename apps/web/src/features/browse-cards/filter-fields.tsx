import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { memo, type ReactNode, useId, useState } from "react";
import { type CardSet, fetchSets } from "../../data/sets.ts";
import { COLOR_NAMES } from "../../lib/cards/colors.ts";
import { ManaSymbol } from "../../ui/mana/mana.tsx";
import { DraftInput } from "./draft-input.tsx";
import type { Filters } from "./query/filters.ts";
import { FORMAT_WORDS } from "./query/syntax.ts";

const LETTERS = ["W", "U", "B", "R", "G", "C"] as const;
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
  word: slug.replaceAll("-", ""),
  name,
})).filter(({ word }) => FORMAT_WORDS.includes(word));

/** Sets one filter. */
export type SetFilter = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => void;

/** A control for each filter. Most keys change none of them, and then nothing here is rendered anew. */
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
        <div className="color-toggles">
          {LETTERS.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={filters.identity.includes(letter)}
              aria-label={COLOR_NAMES[letter]}
              title={COLOR_NAMES[letter]}
              onClick={() => toggleColor(letter)}
            >
              <ManaSymbol symbol={letter} />
            </button>
          ))}
        </div>
      </Group>
      <Labeled label="Type" code="t:">
        {(id) => (
          <DraftInput
            id={id}
            placeholder="legendary elf, -land"
            value={filters.types}
            onValue={(value) => set("types", value.replaceAll(",", " "))}
          />
        )}
      </Labeled>
      <Labeled label="Rules text" code="o:">
        {(id) => (
          <DraftInput
            id={id}
            placeholder="draw a card"
            value={filters.text}
            onValue={(value) => set("text", value)}
          />
        )}
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
      <Labeled label="Legal in" code="f:">
        {(id) => <FormatSelect id={id} value={filters.format} onValue={(value) => set("format", value)} />}
      </Labeled>
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
          {(id) => (
            <DraftInput
              id={id}
              inputMode="decimal"
              placeholder="$0"
              value={filters.leastUsd}
              onValue={(value) => set("leastUsd", amountOf(value))}
            />
          )}
        </Labeled>
        <Labeled
          label={
            <>
              <span className="sr-only">Price </span>to
            </>
          }
          code="usd"
        >
          {(id) => (
            <DraftInput
              id={id}
              inputMode="decimal"
              placeholder="any"
              value={filters.mostUsd}
              onValue={(value) => set("mostUsd", amountOf(value))}
            />
          )}
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

function FormatSelect({
  id,
  value,
  onValue,
}: {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}) {
  const isListed = value === "" || SEARCHED_FORMATS.some(({ word }) => word === value);
  return (
    <select id={id} className="select" value={value} onChange={(event) => onValue(event.target.value)}>
      <option value="">Any format</option>
      {SEARCHED_FORMATS.map(({ word, name }) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
      {!isListed && <option value={value}>{value}</option>}
    </select>
  );
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
      {(id) => (
        <>
          <DraftInput
            id={id}
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
        </>
      )}
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
        {label} <code>{code}</code>
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
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label} {code !== "" && <code>{code}</code>}
      </label>
      {children(id)}
    </div>
  );
}
