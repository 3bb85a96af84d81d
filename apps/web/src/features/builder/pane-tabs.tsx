import CircleAlert from "lucide-react/icons/circle-alert";

/** The parts of the builder that small screens show one at a time. */
export type PaneName = "wish" | "deck" | "analysis";

const LABELS: Readonly<Record<PaneName, string>> = { wish: "Wish", deck: "Deck", analysis: "Analysis" };
const NAMES: readonly PaneName[] = ["wish", "deck", "analysis"];

/** Switches between the three parts on small screens; on large ones all of them are there and this is not. */
export function PaneTabs({
  pane,
  onChange,
  cards,
  isIllegal,
}: {
  readonly pane: PaneName;
  readonly onChange: (pane: PaneName) => void;
  readonly cards: number | null;
  readonly isIllegal: boolean;
}) {
  return (
    <fieldset className="pane-tabs">
      <legend className="sr-only">Panel</legend>
      {NAMES.map((name) => (
        <label key={name}>
          <input type="radio" name="pane" checked={pane === name} onChange={() => onChange(name)} />
          {LABELS[name]}
          {name === "deck" && cards !== null && (
            <span className={isIllegal ? "text-bad tabular-nums" : "text-paper-faint tabular-nums"}>
              {cards}
            </span>
          )}
          {name === "deck" && cards !== null && isIllegal && (
            <>
              <CircleAlert size={15} className="text-bad" aria-hidden="true" />
              <span className="sr-only">not legal</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
