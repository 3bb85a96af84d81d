import type { Analysis } from "@deckwright/contract/analysis.ts";
import { chartColor } from "../../lib/cards/colors.ts";

/** Cards by mana value, creatures apart from other spells. */
export function CurveSection({
  analysis,
  colors,
}: {
  readonly analysis: Pick<Analysis, "curve" | "averageManaValue" | "colors">;
  readonly colors: readonly string[];
}) {
  const { curve, averageManaValue } = analysis;
  const tallest = Math.max(1, ...curve.map(({ creatures, others }) => creatures + others));
  const color = chartColor(mainColor(analysis, colors));
  const height = (count: number) => `${(count / tallest) * 84}%`;
  return (
    <section>
      <h3 className="chart-heading">
        Mana curve <span>average {averageManaValue.toFixed(2)}</span>
      </h3>
      <ul className="curve">
        {curve.map(({ manaValue, creatures, others }) => {
          const label = manaValue >= 7 ? "7+" : String(manaValue);
          return (
            <li key={manaValue}>
              <span className="curve-bar" aria-hidden="true">
                {creatures + others > 0 && <span>{creatures + others}</span>}
                {others > 0 && (
                  <i className="hatched" style={{ height: height(others), backgroundColor: color }} />
                )}
                {creatures > 0 && <i style={{ height: height(creatures), backgroundColor: color }} />}
              </span>
              <span className="curve-axis">
                {label}
                <span className="sr-only">
                  {" "}
                  mana: {creatures} creatures, {others} other spells
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="legend">
        <span>
          <i style={{ backgroundColor: color }} />
          Creatures
        </span>
        <span>
          <i className="hatched" style={{ backgroundColor: color }} />
          Other spells
        </span>
      </p>
    </section>
  );
}

/** The color with the most symbols among the costs: bars in it look like the deck. */
function mainColor(analysis: Pick<Analysis, "colors">, colors: readonly string[]): readonly string[] {
  const most = [...analysis.colors].sort((a, b) => b.pips - a.pips)[0];
  return most ? [most.color] : colors.slice(0, 1);
}
