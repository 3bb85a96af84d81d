import { BRACKET_POWER } from "../../data/brackets.ts";
import { LEVEL_BENDS, type LevelBend, NO_BEND } from "../../data/weights.ts";
import { COMPETITIVE } from "../rank/ranker.ts";
import type { Plan } from "./plan.ts";

/** What the level that was asked for changes in what cards are worth; nothing where nobody asked, and without brackets. */
export function bendOf({ wish, bracket }: Pick<Plan, "bracket" | "wish">): LevelBend {
  if (wish.bracket === undefined || bracket === null) return NO_BEND;
  const [least, most] = BRACKET_POWER[bracket];
  const bend = bendAt(wish.power ?? (least + most) / 2);
  // The rules of bracket 3 allow slow combos; who wants them there asks for the power that they give.
  return wish.power === undefined && bracket <= 3 ? { ...bend, combo: 0 } : bend;
}

/** The lowest bracket whose decks hold no half of a competitive combo without the other. */
const WHOLE_COMBOS = 4;

/** The format that says which cards are nothing without a partner: at brackets 4 and 5 the most competitive one. */
export function partnerFormat({ bracket, rankFormat }: Pick<Plan, "bracket" | "rankFormat">): string {
  return bracket !== null && bracket >= WHOLE_COMBOS ? COMPETITIVE : rankFormat;
}

/** The bend at a power level, between those of whole levels. */
function bendAt(power: number): LevelBend {
  const below = LEVEL_BENDS[Math.floor(power) - 1] ?? NO_BEND;
  const above = LEVEL_BENDS[Math.ceil(power) - 1] ?? NO_BEND;
  const between = (of: (bend: LevelBend) => number): number =>
    of(below) + (power - Math.floor(power)) * (of(above) - of(below));
  return {
    competitive: between((bend) => bend.competitive),
    usual: between((bend) => bend.usual),
    together: between((bend) => bend.together),
    hidden: between((bend) => bend.hidden),
    combo: between((bend) => bend.combo),
  };
}
