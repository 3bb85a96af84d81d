import { Popover } from "radix-ui";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { CardScope } from "../../../data/scoped-cards.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { type Choices, formOf } from "../choices.ts";
import type { Chip } from "./chips.ts";
import { SetField } from "./limited-pool-fields.tsx";
import { formatChange, leaderScope, type Understood, understoodValue } from "./understood.ts";
import { WishControl } from "./wish-control.tsx";
import { FORM_FIELDS, type FormField, type FormValue, isEmpty, type WishForm } from "./wish-form.ts";

/** Kinds of fields in which choosing one thing says it all. */
const CHOICES: ReadonlySet<FormField["kind"]> = new Set(["playstyle", "whole", "bracket"]);
/** Fields of such kinds whose figure is typed all the same. */
const TYPED: ReadonlySet<FormField["name"]> = new Set(["fromYear", "toYear"]);

/** Steps of the numbers that are typed. */
const STEPS: Readonly<Partial<Record<FormField["kind"], number>>> = { number: 0.1, whole: 1 };

/**
 * What a chip says, to be changed in place: a choice that is pressed builds at once, everything else is built by Enter or by
 * the button. The content of a popover.
 */
export function ChipEditor({
  chip,
  understood,
  choices,
  onBuild,
  onClose,
}: {
  readonly chip: Chip;
  readonly understood: Understood;
  readonly choices: Choices;
  /** Builds with this change; of a field that was emptied, without what the chip says. */
  readonly onBuild: (change: Partial<WishForm>) => void;
  readonly onClose: () => void;
}) {
  const field = FORM_FIELDS.find(({ name }) => name === chip.field);
  const begun = understoodValue(chip.field, understood);
  const [value, setValue] = useState(begun);
  // Arrow keys go through the choices one by one: these are chosen by Enter.
  const isByKey = useRef(false);
  if (!field) return null;
  const build = (chosen: FormValue) => {
    onClose();
    if (JSON.stringify(chosen) !== JSON.stringify(begun))
      onBuild(changeOf(field, chosen, understood, choices));
  };
  const change = (chosen: FormValue) => {
    setValue(chosen);
    const isChoice =
      (CHOICES.has(field.kind) && !TYPED.has(field.name)) ||
      ["format", "variant", "base", "set", "pair", "maxRarity", "game"].includes(field.name);
    if (isChoice && !isByKey.current) build(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the wish, which this one stands in, has nothing to do with it.
    event.stopPropagation();
    build(value);
  };
  return (
    <Popover.Portal>
      <Popover.Content
        className="chip-editor floating"
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={`Change ${chip.label}`}
      >
        <form
          className="grid gap-3"
          onSubmit={submit}
          onKeyDownCapture={() => {
            isByKey.current = true;
          }}
          onPointerDownCapture={() => {
            isByKey.current = false;
          }}
        >
          <ChipControl
            field={field}
            label={chip.label}
            value={value}
            onChange={change}
            onTake={(name) => build([name])}
            canEmpty={chip.without !== undefined}
            leaders={leaderScope(understood.wish, understood)}
            format={String(understoodValue("format", understood))}
            choices={choices}
          />
          <button type="submit" className="button button-primary button-small">
            Rebuild
          </button>
        </form>
      </Popover.Content>
    </Popover.Portal>
  );
}

/** What a value that was chosen for a field changes in the wish. */
function changeOf(
  { name }: FormField,
  value: FormValue,
  understood: Understood,
  choices: Choices,
): Partial<WishForm> {
  if (name === "format" && !isEmpty(value)) return formatChange(choices, String(value));
  // A form is one of its format, which has to be said with it.
  const isOfFormat = name === "variant" || name === "base" || name === "size";
  const format = isOfFormat ? { format: String(understoodValue("format", understood)) } : {};
  return { ...format, [name]: value };
}

function ChipControl({
  field,
  label,
  value,
  onChange,
  onTake,
  canEmpty,
  leaders,
  format,
  choices,
}: {
  readonly field: FormField;
  readonly label: string;
  readonly value: FormValue;
  readonly onChange: (value: FormValue) => void;
  readonly onTake: (name: string) => void;
  readonly canEmpty: boolean;
  readonly leaders: CardScope;
  readonly format: string;
  readonly choices: Choices;
}): ReactNode {
  const { name, least = 0, most } = field;
  const about = { id: `chip-${name}`, label, value: String(value ?? "") };
  const step = STEPS[field.kind];
  const isNumber = step !== undefined;
  const [usual, ...others] = choices.formats.find(({ slug }) => slug === format)?.forms ?? [];
  switch (name) {
    case "format":
      return <SelectField {...about} onChange={onChange} choices={choices.formats} />;
    case "variant":
    case "base":
      return (
        <SelectField
          {...about}
          onChange={onChange}
          {...(name === "variant" && usual ? { empty: usual.label } : {})}
          choices={others.map((form) => ({ slug: form[name] ?? "", name: form.label }))}
        />
      );
    case "set":
      return <SetField id={about.id} value={about.value} onChange={onChange} />;
    case "size":
      return (
        <SelectField
          {...about}
          onChange={(size) => onChange(Number(size))}
          choices={sizesOf(choices, format, value).map((size) => ({
            slug: String(size),
            name: `${size} cards`,
          }))}
        />
      );
    case "tribe":
    case "archetype":
    case "power":
    case "maxAverageManaValue":
    case "fromYear":
    case "toYear":
      return (
        <div className="field">
          <label className="label" htmlFor={about.id}>
            {label}
          </label>
          <input
            id={about.id}
            className="input"
            autoComplete="off"
            value={about.value}
            {...(isNumber
              ? { type: "number", min: name === "power" ? Math.max(1, least) : least, max: most, step }
              : {})}
            onChange={({ target }) =>
              onChange(!isNumber ? target.value : target.value === "" ? null : Number(target.value))
            }
          />
        </div>
      );
    default:
      return (
        <WishControl
          field={{ ...field, label: field.label ?? label }}
          value={value}
          onChange={onChange}
          onTake={onTake}
          leaders={leaders}
          choices={choices}
          empty={canEmpty ? "Choose for me" : null}
          place="chip"
        />
      );
  }
}

/** The sizes that a list is offered in, and the one it has. */
function sizesOf(choices: Choices, format: string, value: FormValue): readonly number[] {
  const sizes = formOf(choices.formats, { format })?.sizes ?? [];
  return typeof value === "number" && !sizes.includes(value) ? [...sizes, value] : sizes;
}
