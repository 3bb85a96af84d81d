import { useState } from "react";
import { CardSearch } from "./card-search.tsx";
import { ChosenList } from "./chosen-list.tsx";

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
      <ChosenList
        chosen={names.map((name) => ({ slug: name, name }))}
        onRemove={(name) => onChange(names.filter((each) => each !== name))}
      />
    </div>
  );
}
