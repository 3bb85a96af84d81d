import X from "lucide-react/icons/x";
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
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={param}
        className="select"
        value=""
        onChange={(event) => event.target.value !== "" && onChange([...value, event.target.value])}
      >
        <option value="">{value.length === 0 ? "As the wish says" : "Add another"}</option>
        {themes
          .filter(({ slug }) => !value.includes(slug))
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </select>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((slug) => {
            const name = themes.find((theme) => theme.slug === slug)?.name ?? slug;
            return (
              <li key={slug} className="understood">
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(value.filter((each) => each !== slug))}
                >
                  <span>{name}</span>
                  <X size={13} aria-hidden="true" className="text-paper-faint" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
