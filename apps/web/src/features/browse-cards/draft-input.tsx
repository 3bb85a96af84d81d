import { type ComponentProps, useState } from "react";

/**
 * A field whose value is read from the search. While somebody types in it, it keeps what they typed, since the search
 * may say the same in other words: without a blank at the end, say.
 */
export function DraftInput({
  value,
  onValue,
  ...props
}: Omit<ComponentProps<"input">, "value" | "onChange"> & {
  readonly value: string;
  readonly onValue: (value: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...props}
      className="input"
      autoComplete="off"
      spellCheck={false}
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.target.value);
        onValue(event.target.value);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
