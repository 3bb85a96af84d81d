import { ChosenList } from "../../../ui/field/chosen-list.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import type { Choice } from "../choices.ts";

/** Themes, or kinds of decks that others play, from a list that the generator knows; picking one adds it below. */
export function ThemeField({
  id,
  label,
  name: param,
  themes,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly themes: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  return (
    <div className="field">
      <SelectField
        id={id}
        name={param}
        label={label}
        value=""
        onChange={(slug) => slug !== "" && onChange([...value, slug])}
        empty={value.length === 0 ? "As the wish says" : "Add another"}
        choices={themes.filter(({ slug }) => !value.includes(slug))}
      />
      <ChosenList
        chosen={value.map((slug) => themes.find((theme) => theme.slug === slug) ?? { slug, name: slug })}
        onRemove={(slug) => onChange(value.filter((each) => each !== slug))}
      />
    </div>
  );
}
