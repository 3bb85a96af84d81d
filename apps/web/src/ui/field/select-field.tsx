import { type ReactNode, useId } from "react";

/** A labeled select: one of the choices, or none. */
export function SelectField({
  id: givenId,
  name,
  label,
  value,
  onChange,
  empty,
  choices,
  other,
}: {
  readonly id?: string;
  readonly name?: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What no choice is called; left out where there is always one. */
  readonly empty?: string;
  readonly choices: readonly { readonly slug: string; readonly name: string }[];
  /** What a value is called that is none of the choices, as an address may have one. */
  readonly other?: string;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isOther = value !== "" && other !== undefined && !choices.some(({ slug }) => slug === value);
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
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ slug, name: text }) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
        {isOther && <option value={value}>{other}</option>}
      </select>
    </div>
  );
}
