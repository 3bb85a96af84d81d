import type { TagDefinition } from "../definition.ts";
import { CREATURE_THEMES } from "./themes/creatures.ts";
import { KEYWORD_THEMES } from "./themes/keywords.ts";
import { PERMANENT_THEMES } from "./themes/permanents.ts";
import { PLAYER_THEMES } from "./themes/players.ts";
import { SPELL_THEMES } from "./themes/spells.ts";
import type { ThemeRules } from "./themes/theme-rules.ts";

/** By slug; every theme of `data/themes.ts` has an entry. */
const THEME_RULES: Readonly<Record<string, ThemeRules>> = {
  ...CREATURE_THEMES,
  ...KEYWORD_THEMES,
  ...PERMANENT_THEMES,
  ...PLAYER_THEMES,
  ...SPELL_THEMES,
};
// Tags are numbered in this order, whichever file a theme is in.
const SLUGS = Object.keys(THEME_RULES).sort();

/** Tags of every theme: `theme:<slug>` belongs to it and, where there is such a thing, `theme:<slug>:payoff` rewards it. */
export function themeTags(names: ReadonlyMap<string, string>): TagDefinition[] {
  return SLUGS.flatMap((slug): TagDefinition[] => {
    const theme = THEME_RULES[slug] ?? {};
    const label = names.get(slug) ?? slug;
    const payoff = `theme:${slug}:payoff`;
    const belongs = {
      tag: `theme:${slug}`,
      label,
      meaning: `Belongs in a deck about ${label.toLowerCase()}`,
      rules: theme.rules ?? [],
    };
    if (theme.payoffs === undefined && theme.payoffRules === undefined)
      return [{ ...belongs, from: theme.from ?? [] }];
    return [
      {
        tag: payoff,
        label,
        meaning: `Rewards a deck about ${label.toLowerCase()}`,
        from: theme.payoffs ?? [],
        rules: theme.payoffRules ?? [],
      },
      { ...belongs, from: [...(theme.from ?? []), payoff] },
    ];
  });
}
