import type { TagRule } from "../../definition.ts";

/** How a theme of `data/themes.ts` is recognized: `from` and `rules` say what belongs, `payoffs` what rewards it. */
export interface ThemeRules {
  readonly from?: readonly string[];
  readonly rules?: readonly TagRule[];
  /** Tags and rules of the cards that reward the theme; each of them belongs to the theme as well. */
  readonly payoffs?: readonly string[];
  readonly payoffRules?: readonly TagRule[];
}

/** A rule for a keyword ability or another word that stands for the theme wherever it occurs. */
export function says(pattern: RegExp, ...words: readonly string[]): TagRule {
  return { words, any: [pattern] };
}

/** A rule for faces of one of the subtypes. */
export function subtype(...names: readonly string[]): TagRule {
  return { words: names.map((name) => `type:${name}`) };
}
