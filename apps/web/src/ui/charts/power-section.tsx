import type { Analysis } from "@deckwright/contract/analysis.ts";
import { PowerMeter } from "./power-meter.tsx";

/** The power level and the parts it is the sum of. */
export function PowerSection({ analysis }: { readonly analysis: Analysis }) {
  const { power_level, powerParts } = analysis;
  return (
    <section>
      <h3 className="chart-heading">
        Power <PowerMeter level={Math.round(power_level * 10) / 10} />
      </h3>
      <p className="chart-note mb-2">Measured from the cards alone, whatever was asked for.</p>
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
