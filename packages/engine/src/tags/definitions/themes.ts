import type { TagDefinition } from "../definition.ts";
import { THEMES_A_TO_D } from "./themes/a-to-d.ts";
import { THEMES_E_TO_K } from "./themes/e-to-k.ts";
import { THEMES_L_TO_Q } from "./themes/l-to-q.ts";
import { THEMES_R_TO_Z } from "./themes/r-to-z.ts";
import type { ThemeRules } from "./themes/theme-rules.ts";

/** By slug; every theme of `data/themes.ts` has an entry. */
const THEME_RULES: Readonly<Record<string, ThemeRules>> = {
  ...THEMES_A_TO_D,
  ...THEMES_E_TO_K,
  ...THEMES_L_TO_Q,
  ...THEMES_R_TO_Z,
};

/** Tags of every theme: `theme:<slug>` belongs to it and, where there is such a thing, `theme:<slug>:payoff` rewards it. */
export function themeTags(names: ReadonlyMap<string, string>): TagDefinition[] {
  return Object.entries(THEME_RULES).flatMap(([slug, theme]): TagDefinition[] => {
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
