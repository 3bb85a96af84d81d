import type { Analysis } from "@deckwright/contract/analysis.ts";
import { PowerMeter } from "./power-meter.tsx";

/** The power level and the parts it is the sum of. */
export function PowerSection({ analysis }: { readonly analysis: Analysis }) {
  const { power_level, powerParts, powerHeld } = analysis;
  const edge = powerHeld && (powerHeld.sum < power_level ? "begins" : "ends");
  return (
    <section>
      <h3 className="chart-heading">
        Power{powerHeld && `, where bracket ${powerHeld.bracket} ${edge}`}{" "}
        <PowerMeter level={Math.round(power_level * 10) / 10} />
      </h3>
      {powerHeld && (
        <p className="chart-note mb-2">
          By its cards alone it comes to {powerHeld.sum.toFixed(1)}; decks of bracket {powerHeld.bracket} are
          counted {edge === "begins" ? "from" : "up to"} {power_level}.
        </p>
      )}
      <table className="figures">
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {powerParts.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {points < 0 ? "−" : "+"}
                {Math.abs(points).toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
