/** Steps of the whole way from one end to the other. */
const STEP = 0.05;

/** A dial between two ends, 0 and 1. Where it stands anyway counts as not turned. */
export function DialField({
  id,
  name,
  label,
  ends,
  value,
  usual,
  onChange,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What the dial stands for at 0 and at 1. */
  readonly ends: readonly [string, string];
  readonly value: number | null;
  readonly usual: number;
  readonly onChange: (value: number | null) => void;
}) {
  const at = value ?? usual;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="range"
        className="dial"
        min={0}
        max={1}
        step={STEP}
        value={at}
        aria-valuetext={`${Math.round(100 * at)} % of the way from ${ends[0]} to ${ends[1]}`}
        onChange={({ target }) => {
          const turned = Number(target.value);
          onChange(turned === usual ? null : turned);
        }}
      />
      <div className="hint flex justify-between" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
