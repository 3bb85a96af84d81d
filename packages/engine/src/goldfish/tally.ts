import { GOLDFISH, type HandRule } from "../../data/goldfish.ts";
import type { Outcome } from "./game-state.ts";
import type { PlayDeck } from "./play-deck.ts";
import type { GoldfishReport, TurnOf } from "./report.ts";

/** Adds games up, and says what they come to. */
export interface Tally {
  add(outcome: Outcome): void;
  report(keeps: HandRule): GoldfishReport;
}

/** @param life what an opponent begins with */
export function createTally(deck: PlayDeck, life: number): Tally {
  const { turns, curveTurns, screw, flood } = GOLDFISH;
  let games = 0;
  let kept = 0;
  let mulligans = 0;
  let screwed = 0;
  let flooded = 0;
  let spent = 0;
  const lands = new Float64Array(turns);
  const onCurve = new Float64Array(curveTurns);
  const commanders = deck.commanders.map(() => new Float64Array(turns));
  const combo = new Float64Array(turns);
  const damage = new Float64Array(turns);
  const share = (count: number): number => (games === 0 ? 0 : count / games);
  const turnOf = (counts: Float64Array): TurnOf => {
    let sum = 0;
    const byTurn = Array.from(counts, (count) => {
      sum += count;
      return share(sum);
    });
    const median = byTurn.findIndex((part) => part >= 0.5);
    return { median: median < 0 ? null : median + 1, byTurn };
  };
  const possible = (curveTurns * (curveTurns + 1)) / 2;
  return {
    add(outcome) {
      games++;
      if (outcome.mulligans === 0) kept++;
      mulligans += outcome.mulligans;
      if ((outcome.lands[screw.turn - 1] ?? 0) < screw.lands) screwed++;
      if ((outcome.landsDrawn[flood.turn - 1] ?? 0) >= flood.lands) flooded++;
      for (let turn = 0; turn < turns; turn++) lands[turn] = (lands[turn] ?? 0) + (outcome.lands[turn] ?? 0);
      for (let turn = 1; turn <= curveTurns; turn++) {
        const mana = Math.min(turn, outcome.spent[turn - 1] ?? 0);
        spent += mana;
        if (mana === turn) count(onCurve, turn);
      }
      commanders.forEach((counts, at) => {
        count(counts, outcome.commanderTurns[at] ?? 0);
      });
      count(combo, outcome.comboTurn);
      count(damage, outcome.damageTurn);
    },
    report: ({ fewest, most }) => ({
      games,
      kept: share(kept),
      keeps: { fewest, most },
      mulligans: share(mulligans),
      lands: Array.from(lands, share),
      screw: { share: share(screwed), ...screw },
      flood: { share: share(flooded), ...flood },
      onCurve: Array.from(onCurve, share),
      spent: share(spent) / possible,
      commanders: deck.commanders.flatMap((card, at) => {
        const kind = deck.kinds[card];
        const counts = commanders[at];
        if (!kind || !counts) return [];
        return [{ name: kind.name, manaValue: kind.payment?.mana ?? 0, turn: turnOf(counts) }];
      }),
      combo:
        deck.combos.length === 0
          ? null
          : {
              pairs: deck.combos.map(([one, other]) => [
                deck.kinds[one]?.name ?? "",
                deck.kinds[other]?.name ?? "",
              ]),
              turn: turnOf(combo),
            },
      damage: { life, turn: turnOf(damage) },
    }),
  };
}

/** Counts what came in a turn; 0 is one that did not come. */
function count(counts: Float64Array, turn: number): void {
  if (turn > 0) counts[turn - 1] = (counts[turn - 1] ?? 0) + 1;
}
