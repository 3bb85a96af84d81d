/** The parts of the builder that small screens show one at a time. */
export type PaneName = "wish" | "deck" | "analysis";

const LABELS: Readonly<Record<PaneName, string>> = { wish: "Wish", deck: "Deck", analysis: "Analysis" };
const NAMES: readonly PaneName[] = ["wish", "deck", "analysis"];

/** Switches between the three parts on small screens; on large ones all of them are there and this is not. */
export function PaneTabs({
  pane,
  onChange,
  cards,
}: {
  readonly pane: PaneName;
  readonly onChange: (pane: PaneName) => void;
  readonly cards: number | null;
}) {
  return (
    <fieldset className="pane-tabs">
      <legend className="sr-only">Panel</legend>
      {NAMES.map((name) => (
        <label key={name}>
          <input type="radio" name="pane" checked={pane === name} onChange={() => onChange(name)} />
          {LABELS[name]}
          {name === "deck" && cards !== null && (
            <span className="text-paper-faint tabular-nums">{cards}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
