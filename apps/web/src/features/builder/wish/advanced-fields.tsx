import type { Deck } from "@deckwright/decks/deck.ts";
import { BRACKET_NAMES } from "../../../lib/cards/brackets.ts";
import { COLOR_NAMES } from "../../../lib/cards/colors.ts";
import { CardSearch } from "../../../ui/field/card-search.tsx";
import { MoneyField } from "../../../ui/field/money-field.tsx";
import { NameListField } from "../../../ui/field/name-list-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { ManaSymbol } from "../../../ui/mana/mana.tsx";
import { type Choices, formOf } from "../choices.ts";
import { FormFields } from "./form-fields.tsx";
import { ThemeField } from "./theme-field.tsx";
import type { Wish } from "./wish.ts";

/** Everything that can be set beside the sentence. What is set here outranks what the sentence says. */
export function AdvancedFields({
  choices,
  draft,
  onDraft,
  built,
}: {
  readonly choices: Choices;
  readonly draft: Wish;
  readonly onDraft: (wish: Wish) => void;
  /** The deck that was built, whose format counts where the form names none. */
  readonly built: Deck | null;
}) {
  const format = draft.format || built?.format || "";
  const form = formOf(choices.formats, draft.format === "" && built ? built : { ...draft, format });
  const isLed = form?.isLed ?? true;
  const set = (change: Partial<Wish>) => onDraft({ ...draft, ...change });
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
              ? { bracket: null, commander: "" }
              : {}),
          })
        }
        empty="As the wish says"
        choices={choices.formats}
      />
      <FormFields formats={choices.formats} format={format} form={form} draft={draft} onSet={set} />
      <SelectField
        id="advanced-playstyle"
        name="playstyle"
        label="Playstyle"
        value={draft.playstyle}
        onChange={(playstyle) => set({ playstyle })}
        empty="As the wish says"
        choices={choices.playstyles}
      />
      {isLed && (
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
      )}
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
      {isLed && <BracketField value={draft.bracket} onChange={(bracket) => set({ bracket })} />}
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
          Opens with the page of your collection.
        </p>
      </div>
    </div>
  );
}

function BracketField({
  value,
  onChange,
}: {
  readonly value: number | null;
  readonly onChange: (bracket: number | null) => void;
}) {
  return (
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
              checked={value === bracket}
              onChange={() => onChange(bracket)}
            />
            {bracket ?? "Any"}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
