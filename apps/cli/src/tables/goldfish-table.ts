import type { GoldfishReport, TurnOf } from "@deckwright/engine/goldfish/report.ts";
import { drawTable, percent, wrap } from "./text-table.ts";

/** What the games of a deck alone come to, for people. */
export function goldfishTable(report: GoldfishReport, width: number): string {
  const { games, kept, keeps, mulligans, lands, screw, flood, onCurve, spent, commanders, combo, damage } =
    report;
  const onTurns = [3, 4, 5].map((turn) => (lands[turn - 1] ?? 0).toFixed(1)).join(", ");
  const turns: readonly (readonly [string, TurnOf])[] = [
    ...commanders.map(({ name, turn }) => [name, turn] as const),
    ...(combo ? [[combo.pairs.map((pair) => pair.join(" + ")).join(" or "), combo.turn] as const] : []),
    [`${damage.life} damage`, damage.turn],
  ];
  return [
    `${games.toLocaleString("en-US")} games alone`,
    `${percent(kept)} of first sevens kept (${keeps.fewest} to ${keeps.most} lands) · ${mulligans.toFixed(2)} mulligans a game`,
    `${onTurns} lands on turns 3, 4 and 5`,
    `Screw: ${percent(screw.share)} with fewer than ${screw.lands} lands on turn ${screw.turn}`,
    `Flood: ${percent(flood.share)} with ${flood.lands} lands or more drawn by turn ${flood.turn}`,
    `${percent(spent)} of the mana of turns 1 to ${onCurve.length} spent; all of a turn's: ${onCurve.map(percent).join(", ")}`,
    drawTable(
      [
        { head: "What" },
        { head: "In half of the games", width: 22 },
        { head: `By turn ${damage.turn.byTurn.length}`, width: 12 },
      ],
      turns.map(([what, turn]) => [what, medianOf(turn), percent(turn.byTurn.at(-1) ?? 0)]),
      Math.min(width, 90),
    ),
    wrap(
      "Creatures alone deal damage, and nobody blocks. Cards that draw, search, make tokens or pump are cast and do nothing more.",
      width,
    ),
  ].join("\n");
}

function medianOf({ median, byTurn }: TurnOf): string {
  return median === null ? `after turn ${byTurn.length}` : `turn ${median}`;
}
