import type { Analysis } from "@deckwright/contract/analysis.ts";
import { formatUsd } from "../../lib/format/money.ts";

/** What the deck costs, against what was allowed, and where the money goes. */
export function PriceSection({
  analysis,
  budgetUsd,
}: {
  readonly analysis: Analysis;
  readonly budgetUsd: number | null;
}) {
  const { total, dearest, unknown, asOf } = analysis.price;
  const isOver = budgetUsd !== null && total > budgetUsd;
  const share = budgetUsd === null || budgetUsd === 0 ? 0 : Math.min(100, (total / budgetUsd) * 100);
  return (
    <section>
      <h3 className="chart-heading">
        Price
        <span className={isOver ? "text-warn" : undefined}>
          {formatUsd(total)}
          {budgetUsd !== null && ` of ${formatUsd(budgetUsd).replace(/\.00$/, "")}`}
        </span>
      </h3>
      {budgetUsd !== null && (
        <div className="meter" aria-hidden="true">
          <i style={{ width: `${share}%` }} data-over={isOver || undefined} />
        </div>
      )}
      <p className="chart-note">
        {dearest.length > 0 &&
          `Dearest: ${dearest
            .slice(0, 3)
            .map(({ name, usd }) => `${name.split(" // ")[0]} ${formatUsd(usd)}`)
            .join(", ")}. `}
        {unknown.length === 0
          ? "Every card has a price."
          : `No price is known for ${unknown.slice(0, 3).join(", ")}${unknown.length > 3 ? ` and ${unknown.length - 3} more` : ""}.`}
        {asOf !== "" && ` Prices as of ${asOf}.`}
      </p>
    </section>
  );
}
