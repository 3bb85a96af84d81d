import { useEffect, useState } from "react";

/** A field for dollars. What is typed is kept as typed; what is no amount counts as no limit, and says so. */
export function MoneyField({
  id,
  name,
  label,
  value,
  onChange,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState(value === null ? "" : String(value));
  useEffect(() => {
    setTyped((text) => (readAmount(text) === value ? text : value === null ? "" : String(value)));
  }, [value]);
  const isWrong = typed.trim() !== "" && readAmount(typed) === null;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="money-field">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          name={name}
          className="input tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          placeholder="no limit"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(readAmount(event.target.value));
          }}
        />
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} className="text-12 text-bad">
          An amount in dollars, like 25 or 2.50
        </p>
      )}
    </div>
  );
}

/** An amount as people write it: `$1,200`, `2.50`. Null for what is none. */
function readAmount(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, "");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain);
}
