import { RELATIVE_WORDS, type RelativeWish } from "../../../data/lexicon-refinement.ts";
import { type Reading, type Refined, take } from "./reading.ts";

/** A cheaper deck costs so much of what it did; a dearer one so many times that. */
const CHEAPER = 0.75;
const DEARER = 1.5;
/** How much an average mana value moves. */
const CURVE = 0.3;
/** "Cheaper", "faster", "more casual": held against what the deck is. */
export function readRelative(reading: Reading, refined: Refined): void {
  for (const [wish, words] of RELATIVE_WORDS) {
    const match = words.exec(reading.rest);
    if (!match) continue;
    take(reading, match[0]);
    RELATIVE[wish](reading, refined);
  }
}

const RELATIVE: Readonly<Record<RelativeWish, (reading: Reading, refined: Refined) => void>> = {
  cheaper({ fields, changes }, { wish, analysis }) {
    const price = Math.min(analysis.price.total, wish.budgetUsd ?? Number.POSITIVE_INFINITY);
    fields.budgetUsd = roundDollars(price * CHEAPER);
    changes.push(`Budget $${fields.budgetUsd}, where the deck costs $${analysis.price.total.toFixed(2)}`);
  },
  dearer({ fields, changes }, { wish, analysis }) {
    fields.budgetUsd = roundDollars(Math.max(analysis.price.total, wish.budgetUsd ?? 0) * DEARER);
    changes.push(`Budget $${fields.budgetUsd}, where the deck costs $${analysis.price.total.toFixed(2)}`);
  },
  faster: (reading, refined) => moveCurve(reading, refined, -CURVE),
  slower: (reading, refined) => moveCurve(reading, refined, CURVE),
  stronger: (reading, refined) => movePower(reading, refined, 1),
  weaker: (reading, refined) => movePower(reading, refined, -1),
  rarer({ fields, changes }, { wish }) {
    fields.novelty = Math.min(1, (wish.novelty ?? 0.25) + 0.35);
    changes.push("Cards that fewer people play");
  },
  usual({ fields, changes }) {
    fields.novelty = 0;
    changes.push("Cards that most people play");
  },
};

function moveCurve({ fields, changes }: Reading, { analysis }: Refined, by: number): void {
  const average = Math.round((analysis.averageManaValue + by) * 10) / 10;
  if (by < 0) fields.maxAverageManaValue = Math.max(1, average);
  else fields.maxAverageManaValue = Math.min(8, average);
  const is = analysis.averageManaValue.toFixed(2);
  changes.push(`Average mana value ${average} at most, where the deck has ${is}`);
}

function movePower({ fields, changes, refusals }: Reading, { wish, analysis }: Refined, by: number): void {
  if (analysis.bracket) {
    const now = wish.bracket ?? analysis.bracket.level;
    const next = now + by;
    if (next < 1 || next > 5)
      refusals.push(`The deck is in bracket ${now} already, and there is none beyond.`);
    else {
      fields.bracket = next;
      changes.push(`Bracket ${next}, where the deck is in ${now}`);
    }
    return;
  }
  const power = Math.round(wish.power ?? analysis.power_level) + by;
  if (power < 1 || power > 10) {
    refusals.push(
      `The deck has power ${analysis.power_level.toFixed(1)} already, and there is none beyond 10.`,
    );
    return;
  }
  fields.power = power;
  changes.push(`Power ${power}, where the deck has ${analysis.power_level.toFixed(1)}`);
}

/** Dollars as people say them. */
function roundDollars(usd: number): number {
  const step = usd >= 200 ? 10 : usd >= 40 ? 5 : 1;
  return Math.max(1, Math.floor(usd / step) * step);
}
