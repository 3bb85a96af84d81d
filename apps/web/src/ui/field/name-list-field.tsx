import X from "lucide-react/icons/x";
import { useState } from "react";
import { CardSearch } from "./card-search.tsx";

/** A list of names: type one, press Enter, and it joins the list below. */
export function NameListField({
  id,
  label,
  placeholder,
  names,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <CardSearch
        id={id}
        value={typed}
        onChange={setTyped}
        placeholder={placeholder}
        onPick={(name) => {
          setTyped("");
          if (!names.includes(name)) onChange([...names, name]);
        }}
      />
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name} className="understood">
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(names.filter((each) => each !== name))}
              >
                <span>{name}</span>
                <X size={13} aria-hidden="true" className="text-paper-faint" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
