import {
  countedWords,
  type Limit,
  MOST_COUNTED,
  MOST_LIMITS,
  readCounted,
} from "@deckwright/decks/wish-limits.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";

/** A limit while it is typed: it says nothing until it has a name and a figure. */
interface Row {
  readonly what: string;
  readonly least: string;
  readonly most: string;
}

const BLANK: Row = { what: "", least: "", most: "" };

/** How many cards of each kind: a line for each limit, with the fewest and the most that there may be. */
export function LimitsField({
  id,
  label,
  limits,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly limits: readonly Limit[];
  readonly onChange: (limits: readonly Limit[]) => void;
}) {
  const [rows, setRows] = useState<readonly Row[]>(limits.map(rowOf));
  // What was changed elsewhere stands here as well; lines that are still typed stay.
  if (JSON.stringify(limitsOf(rows)) !== JSON.stringify(limits)) setRows(limits.map(rowOf));
  const set = (next: readonly Row[]) => {
    setRows(next);
    const said = limitsOf(next);
    if (JSON.stringify(said) !== JSON.stringify(limits)) onChange(said);
  };
  const change = (at: number, part: Partial<Row>) =>
    set(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{label}</legend>
      <ul className="grid gap-1.5">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place, also while its name is typed.
          <li key={at} className="limit-row">
            <input
              id={at === 0 ? id : undefined}
              className="input input-small"
              aria-label="Cards of this kind"
              placeholder="lands, creatures, a card"
              autoComplete="off"
              maxLength={100}
              value={row.what}
              title={row.what}
              onChange={({ target }) => change(at, { what: target.value })}
            />
            <Figure label="At least" value={row.least} onChange={(least) => change(at, { least })} />
            <Figure label="At most" value={row.most} onChange={(most) => change(at, { most })} />
            <button
              type="button"
              aria-label={`Remove the limit of ${row.what || "this line"}`}
              onClick={() => set(rows.filter((_, place) => place !== at))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length < MOST_LIMITS && (
        <button
          type="button"
          className="button button-small justify-self-start"
          onClick={() => setRows([...rows, BLANK])}
        >
          <Plus size={14} aria-hidden="true" />
          Add a limit
        </button>
      )}
    </fieldset>
  );
}

function Figure({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <input
      className="input input-small"
      aria-label={label}
      title={label}
      placeholder={label === "At least" ? "min" : "max"}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, "").slice(0, 4))}
    />
  );
}

function rowOf(limit: Limit): Row {
  return {
    what: countedWords(limit),
    least: String(limit.least ?? ""),
    most: String(limit.most ?? ""),
  };
}

/** The limits that some lines say: those with a name and a figure that can be kept. */
function limitsOf(rows: readonly Row[]): readonly Limit[] {
  return rows.flatMap(({ what, least, most }): Limit[] => {
    const [fewest, greatest] = [figureOf(least), figureOf(most)];
    if (what.trim() === "" || (fewest === undefined && greatest === undefined)) return [];
    if ((fewest ?? 0) > (greatest ?? MOST_COUNTED)) return [];
    return [
      {
        ...readCounted(what),
        ...(fewest === undefined ? {} : { least: fewest }),
        ...(greatest === undefined ? {} : { most: greatest }),
      },
    ];
  });
}

function figureOf(text: string): number | undefined {
  return text === "" ? undefined : Math.min(MOST_COUNTED, Number(text));
}
