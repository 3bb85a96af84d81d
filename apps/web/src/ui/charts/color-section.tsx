import type { Analysis } from "@deckwright/contract/analysis.ts";
import { COLOR_NAMES, chartColor } from "../../lib/cards/colors.ts";
import { ManaSymbol } from "../mana/mana.tsx";

/** What each color asks for, and what the lands give. */
export function ColorSection({
  analysis,
}: {
  readonly analysis: Pick<Analysis, "colors" | "castability" | "lands">;
}) {
  const { colors, castability, lands } = analysis;
  if (colors.length === 0) return null;
  const most = Math.max(1, lands, ...colors.flatMap(({ needed, have }) => [needed, have]));
  return (
    <section>
      <h3 className="chart-heading">Colors against sources</h3>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Color</span>
            </th>
            <th scope="col">Pips</th>
            <th scope="col" className="wide">
              Sources
            </th>
            <th scope="col">Need / have</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ color, pips, needed, have }) => (
            <tr key={color}>
              <th scope="row">
                <ManaSymbol symbol={color} /> <span className="ml-1">{COLOR_NAMES[color] ?? color}</span>
              </th>
              <td>{Math.round(pips)}</td>
              <td className="wide">
                <span className="band" aria-hidden="true">
                  <i
                    style={{
                      left: 0,
                      width: `${(have / most) * 100}%`,
                      backgroundColor: chartColor([color]),
                    }}
                  />
                  <b style={{ left: `${(needed / most) * 100}%` }} />
                </span>
              </td>
              <td className={have < needed ? "text-warn" : undefined}>
                {needed} <span className="text-paper-faint">/</span> {have}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="chart-note">
        On average a spell can be cast on its turn {percent(castability)} of the time. The tick is what the
        most demanding cards ask for.
      </p>
    </section>
  );
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
