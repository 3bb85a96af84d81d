import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { BEYOND_LEVELS, LEVEL_BENDS, type LevelBend, NO_BEND } from "../../data/weights.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import { CASUAL, COMPETITIVE } from "../rank/ranker.ts";
import type { Plan } from "./plan.ts";

/** What the level that was asked for changes in what cards are worth; nothing where nobody asked, and without brackets. */
export function bendOf({ wish, bracket, lean = 0 }: Pick<Plan, "bracket" | "wish" | "lean">): LevelBend {
  if (wish.bracket === undefined || bracket === null) return NO_BEND;
  const [least, most] = BRACKET_POWER[bracket];
  const bend = leaningBend(wish.power ?? (least + most) / 2, lean);
  // The rules of bracket 3 allow slow combos; who wants them there asks for the power that they give.
  return wish.power === undefined && bracket <= 3 ? { ...bend, combo: 0 } : bend;
}

/** The format whose decks were counted without regard to how competitive they are. */
const COMMANDER = "commander";

/**
 * Which decks say what a deck of a format and bracket is to be like: competitive ones at bracket 5, and the others below. Strong
 * decks below are theirs with better cards; see `LevelBend.competitive`.
 */
export function rankFormatOf(format: Format, asked: Bracket | undefined): string {
  const own = rankNameOf(format);
  if (own !== format.slug) return own;
  if (asked === 5) return COMPETITIVE;
  return format.slug === COMMANDER ? CASUAL : format.slug;
}

/** Whose skeletons are those of a commander's tournament decks: a form's own, and competitive ones at bracket 5. */
export function tournamentFormat(format: Format, bracket: Bracket | undefined): string | undefined {
  const own = rankNameOf(format);
  if (own !== format.slug) return own;
  return bracket === 5 ? COMPETITIVE : undefined;
}

/** Which of them say what a commander's decks are about: competitive ones are alike in what wins. */
export function toldFormatOf(format: Format, asked: Bracket | undefined): string {
  return asked === 5 ? format.slug : rankFormatOf(format, asked);
}

/** The format that people's decks of a plan's commanders were counted in. */
export function countedFormat({ format, rankFormat }: Pick<Plan, "format" | "rankFormat">): string {
  return rankFormat === CASUAL ? format.slug : rankFormat;
}

/** The lowest bracket whose decks hold no half of a competitive combo without the other. */
const WHOLE_COMBOS = 4;

/** The format that says which cards are nothing without a partner: at brackets 4 and 5 the most competitive one. */
export function partnerFormat(plan: Pick<Plan, "bracket" | "format" | "rankFormat">): string {
  return plan.bracket !== null && plan.bracket >= WHOLE_COMBOS ? COMPETITIVE : countedFormat(plan);
}

/** The highest level of decks that are no competitive lists. */
const STRONGEST = 9;

/** The bend of a level and so many more or fewer. */
function leaningBend(power: number, lean: number): LevelBend {
  if (power > STRONGEST) return mixed(bendAt(power), BEYOND_LEVELS, 1, Math.max(0, lean));
  const level = power + lean;
  const known = Math.max(1, Math.min(STRONGEST, level));
  return mixed(bendAt(known), BEYOND_LEVELS, 1, level - known);
}

/** The bend at a power level, between those of whole levels. */
function bendAt(power: number): LevelBend {
  const below = LEVEL_BENDS[Math.floor(power) - 1] ?? NO_BEND;
  const above = LEVEL_BENDS[Math.ceil(power) - 1] ?? NO_BEND;
  const part = power - Math.floor(power);
  return mixed(below, above, 1 - part, part);
}

/** Parts of two bends together; parts of a whole stay within it. */
function mixed(one: LevelBend, other: LevelBend, ofOne: number, ofOther: number): LevelBend {
  const sum = (of: (bend: LevelBend) => number): number => ofOne * of(one) + ofOther * of(other);
  const part = (of: (bend: LevelBend) => number): number => Math.max(0, Math.min(1, sum(of)));
  return {
    competitive: sum((bend) => bend.competitive),
    abroad: part((bend) => bend.abroad),
    usual: part((bend) => bend.usual),
    together: part((bend) => bend.together),
    hidden: part((bend) => bend.hidden),
    combo: Math.max(
      0,
      sum((bend) => bend.combo),
    ),
    dear: Math.min(
      0,
      sum((bend) => bend.dear),
    ),
  };
}
