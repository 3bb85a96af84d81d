import type { Analysis } from "@deckwright/engine/types.ts";
import { dollars, drawTable, percent } from "./text-table.ts";

/** Figures about a deck for people. */
export function analysisTable(analysis: Analysis, width: number): string {
  const { curve, colors, roles, bracket, price } = analysis;
  const most = Math.max(1, ...curve.map((step) => step.creatures + step.others));
  const bar = Math.max(10, width - 40);
  const parts = [
    `Power ${analysis.power_level} of 10 · average mana value ${analysis.averageManaValue.toFixed(2)} · ${analysis.lands} lands · ` +
      `${percent(analysis.keepable)} keepable hands · ${percent(analysis.castability)} castable on curve`,
    drawTable(
      [
        { head: "MV", width: 5 },
        { head: "Creatures", width: 11, align: "right" },
        { head: "Others", width: 8, align: "right" },
        { head: "" },
      ],
      curve.map((step) => [
        step.manaValue === 7 ? "7+" : String(step.manaValue),
        step.creatures,
        step.others,
        "█".repeat(Math.round(((step.creatures + step.others) / most) * Math.min(bar, 40))),
      ]),
      width,
    ),
    ...(colors.length === 0
      ? []
      : [
          drawTable(
            [
              { head: "Color" },
              { head: "Pips" },
              { head: "Sources" },
              { head: "Needed" },
              { head: "Castable" },
            ],
            colors.map((each) => [each.color, each.pips, each.have, each.needed, percent(each.castability)]),
            Math.min(width, 70),
          ),
        ]),
    ...(roles.length === 0
      ? []
      : [
          drawTable(
            [{ head: "Role" }, { head: "Have", width: 8, align: "right" }, { head: "Target", width: 10 }],
            roles.map((role) => [role.label, role.have, `${role.min} to ${role.max}`]),
            Math.min(width, 60),
          ),
        ]),
    ...(bracket === null
      ? []
      : [
          `At least bracket ${bracket.level}:`,
          ...bracket.reasons.map(({ label, count, cards }) =>
            count === 0 ? `- ${label}: none` : `- ${label}: ${count} (${cards.join(", ")})`,
          ),
        ]),
    `Power ${analysis.power_level}, from the cards alone:`,
    ...analysis.powerParts.map(({ label, points }) => `- ${label}: ${points.toFixed(1)}`),
    `Price ${dollars(price.total)} (prices of ${price.asOf})${price.unknown.length === 0 ? "" : `, ${price.unknown.length} without a price`}`,
    ...price.dearest.map((card) => `- ${card.name}: ${dollars(card.usd)}`),
  ];
  return parts.join("\n");
}
