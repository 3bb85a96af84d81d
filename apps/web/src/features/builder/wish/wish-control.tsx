import { USUAL_NOVELTY } from "@deckwright/decks/wish-fields.ts";
import type { CardScope } from "../../../data/scoped-cards.ts";
import { BRACKET_NAMES } from "../../../lib/cards/brackets.ts";
import { CardSearch } from "../../../ui/field/card-search.tsx";
import { ColorToggles } from "../../../ui/field/color-toggles.tsx";
import { DialField } from "../../../ui/field/dial-field.tsx";
import { MoneyField } from "../../../ui/field/money-field.tsx";
import { NameListField } from "../../../ui/field/name-list-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import type { Choices } from "../choices.ts";
import { LimitsField } from "./limits-field.tsx";
import { ThemeField } from "./theme-field.tsx";
import type { FormField, FormValue } from "./wish-form.ts";

/** What nothing in a field is called, where nothing was understood either. */
export const AS_SAID = "As the wish says";

/** The control of a field, made for its kind. */
export function WishControl({
  field,
  value,
  onChange,
  choices,
  empty = AS_SAID,
  place = "advanced",
  hint = field.hint ?? "",
  onTake,
  leaders,
}: {
  readonly field: FormField;
  readonly value: FormValue;
  readonly onChange: (value: FormValue) => void;
  readonly choices: Choices;
  /** What choosing nothing is called; null where something is chosen in any case. */
  readonly empty?: string | null;
  /** Where it stands, for ids of its own. */
  readonly place?: "advanced" | "chip";
  readonly hint?: string;
  /** Called when one of the suggested commanders is taken. */
  readonly onTake?: (name: string) => void;
  /** Who may lead. */
  readonly leaders?: CardScope;
}) {
  const { kind, label = "", param } = field;
  const about = { id: `${place}-${param}`, name: param, label };
  const none = empty === null ? {} : { empty };
  const text = typeof value === "string" ? value : "";
  const number = typeof value === "number" ? value : null;
  const list = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  switch (kind) {
    case "dollars":
      return <MoneyField {...about} value={number} onChange={onChange} />;
    case "bracket":
      return <BracketField place={place} value={number} onChange={onChange} isOpen={empty !== null} />;
    case "colors":
      return <ColorsField value={list} onChange={onChange} />;
    case "slugs":
      return (
        <ThemeField
          id={about.id}
          label={label === "" ? (field.chip ?? "") : label}
          name={param}
          themes={field.choices ?? choices.themes}
          value={list}
          onChange={onChange}
        />
      );
    case "names":
      return field.isForLed ? (
        <div className="field">
          <label className="label" htmlFor={about.id}>
            {label}
          </label>
          <CardSearch
            id={about.id}
            name={param}
            value={list[0] ?? ""}
            onChange={(name) => onChange(name === "" ? [] : [name])}
            placeholder={hint}
            {...(leaders ? { scope: leaders } : {})}
            {...(onTake ? { onPick: onTake } : {})}
          />
        </div>
      ) : (
        <NameListField id={about.id} label={label} placeholder={hint} names={list} onChange={onChange} />
      );
    case "limits":
      return (
        <LimitsField
          id={about.id}
          label={label}
          limits={Array.isArray(value) ? value.filter((each) => typeof each === "object") : []}
          onChange={onChange}
        />
      );
    case "dial":
      return (
        <DialField
          {...about}
          ends={["Most played", "Hidden gems"]}
          value={number}
          usual={USUAL_NOVELTY}
          onChange={onChange}
        />
      );
    case "whole":
      return (
        <SelectField
          {...about}
          value={number === null ? "" : String(number)}
          onChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
          {...none}
          choices={figuresWith(number, field).map((figure) => ({
            slug: String(figure),
            name: `${figure}${field.unit ?? ""}`,
          }))}
        />
      );
    default:
      return (
        <SelectField
          {...about}
          value={text}
          onChange={onChange}
          {...none}
          choices={field.choices ?? choices.playstyles}
        />
      );
  }
}

/** The greatest figure to choose from: greater ones are typed into the wish. */
const MOST_LISTED = 8;

/** The figures to choose from, and the one that was chosen elsewhere. */
function figuresWith(chosen: number | null, { most = MOST_LISTED }: FormField): readonly number[] {
  const figures = Array.from({ length: Math.min(most, MOST_LISTED) }, (_, at) => at + 1);
  return chosen === null || figures.includes(chosen) ? figures : [...figures, chosen];
}

function ColorsField({
  value,
  onChange,
}: {
  readonly value: readonly string[];
  readonly onChange: (colors: readonly string[]) => void;
}) {
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">Colors</legend>
      <ColorToggles
        chosen={value}
        onToggle={(letter) =>
          onChange([..."WUBRG"].filter((each) => value.includes(each) !== (each === letter)))
        }
      />
    </fieldset>
  );
}

function BracketField({
  place,
  value,
  onChange,
  isOpen,
}: {
  readonly place: string;
  readonly value: number | null;
  readonly onChange: (bracket: number | null) => void;
  /** Any bracket may be chosen. */
  readonly isOpen: boolean;
}) {
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">Bracket</legend>
      <div className="segments">
        {[...(isOpen ? [null] : []), 1, 2, 3, 4, 5].map((bracket) => (
          <label key={bracket ?? 0} title={bracket === null ? undefined : BRACKET_NAMES[bracket - 1]}>
            <input
              id={`${place}-bracket-${bracket ?? 0}`}
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
