import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { LEVEL_BENDS, type LevelBend, NO_BEND } from "../../data/weights.ts";
import { CASUAL, COMPETITIVE } from "../rank/ranker.ts";
import type { Plan } from "./plan.ts";

/** What the level that was asked for changes in what cards are worth; nothing where nobody asked, and without brackets. */
export function bendOf({ wish, bracket }: Pick<Plan, "bracket" | "wish">): LevelBend {
  if (wish.bracket === undefined || bracket === null) return NO_BEND;
  const [least, most] = BRACKET_POWER[bracket];
  const bend = bendAt(wish.power ?? (least + most) / 2);
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
  if (asked === 5) return COMPETITIVE;
  return format.slug === COMMANDER ? CASUAL : format.slug;
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
    dear: between((bend) => bend.dear),
  };
}
