import { BRACKET_NAMES } from "../../../lib/brackets.ts";
import { COLOR_NAMES } from "../../../lib/colors.ts";
import { CardSearch } from "../../../ui/card-search.tsx";
import { ManaSymbol } from "../../../ui/mana/mana.tsx";
import type { Choice, Choices } from "../choices.ts";
import { MoneyField } from "./money-field.tsx";
import { NameListField } from "./name-list-field.tsx";
import { ThemeField } from "./theme-field.tsx";
import type { Wish } from "./wish.ts";

/** Everything that can be set beside the sentence. What is set here outranks what the sentence says. */
export function AdvancedFields({
  choices,
  draft,
  onDraft,
}: {
  readonly choices: Choices;
  readonly draft: Wish;
  readonly onDraft: (wish: Wish) => void;
}) {
  const set = (change: Partial<Wish>) => onDraft({ ...draft, ...change });
  return (
    <div className="grid gap-3.5 pb-1">
      <SelectField
        id="advanced-format"
        name="format"
        label="Format"
        value={draft.format}
        onChange={(format) => set({ format })}
        empty="As the wish says"
        choices={choices.formats}
      />
      <SelectField
        id="advanced-playstyle"
        name="playstyle"
        label="Playstyle"
        value={draft.playstyle}
        onChange={(playstyle) => set({ playstyle })}
        empty="As the wish says"
        choices={choices.playstyles}
      />
      <div className="field">
        <label className="label" htmlFor="advanced-commander">
          Commander
        </label>
        <CardSearch
          id="advanced-commander"
          name="commander"
          value={draft.commander}
          onChange={(commander) => set({ commander })}
          placeholder="Any legend"
        />
      </div>
      <fieldset className="field">
        <legend className="label mb-1.5">Colors</legend>
        <div className="color-toggles">
          {[..."WUBRG"].map((letter) => {
            const isOn = draft.colors.includes(letter);
            const colors = isOn ? draft.colors.filter((each) => each !== letter) : [...draft.colors, letter];
            return (
              <button
                key={letter}
                id={`advanced-color-${letter}`}
                type="button"
                aria-pressed={isOn}
                aria-label={COLOR_NAMES[letter]}
                onClick={() => set({ colors: [..."WUBRG"].filter((each) => colors.includes(each)) })}
              >
                <ManaSymbol symbol={letter} />
              </button>
            );
          })}
        </div>
      </fieldset>
      <ThemeField themes={choices.themes} value={draft.themes} onChange={(themes) => set({ themes })} />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField
          id="advanced-budget"
          name="budget"
          label="Budget, deck"
          value={draft.budgetUsd}
          onChange={(budgetUsd) => set({ budgetUsd })}
        />
        <MoneyField
          id="advanced-card-budget"
          name="card-budget"
          label="Budget, a card"
          value={draft.maxCardUsd}
          onChange={(maxCardUsd) => set({ maxCardUsd })}
        />
      </div>
      <fieldset className="field">
        <legend className="label mb-1.5">Bracket</legend>
        <div className="segments">
          {[null, 1, 2, 3, 4, 5].map((bracket) => (
            <label key={bracket ?? 0} title={bracket === null ? undefined : BRACKET_NAMES[bracket - 1]}>
              <input
                id={`advanced-bracket-${bracket ?? 0}`}
                type="radio"
                name="bracket"
                value={bracket ?? ""}
                checked={draft.bracket === bracket}
                onChange={() => set({ bracket })}
              />
              {bracket ?? "Any"}
            </label>
          ))}
        </div>
      </fieldset>
      <NameListField
        id="advanced-include"
        label="Must be in"
        placeholder="a card"
        names={draft.include}
        onChange={(include) => set({ include })}
      />
      <NameListField
        id="advanced-exclude"
        label="Must stay out"
        placeholder="a card, or a word like infect"
        names={draft.exclude}
        onChange={(exclude) => set({ exclude })}
      />
      <div className="grid gap-1">
        <label className="switch">
          <input type="checkbox" role="switch" aria-checked={false} disabled aria-describedby="owned-hint" />
          <span className="text-paper-faint">Only cards I own</span>
        </label>
        <p id="owned-hint" className="hint">
          Opens with collections, which open together with accounts.
        </p>
      </div>
    </div>
  );
}

function SelectField({
  id,
  name,
  label,
  value,
  onChange,
  empty,
  choices,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly empty: string;
  readonly choices: readonly Choice[];
}) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{empty}</option>
        {choices.map(({ slug, name: text }) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
