import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, type ThemeRules } from "./theme-rules.ts";

/** The theme of one keyword ability: who has it or makes tokens with it, who gives it to several or asks for it. */
function keywordTheme(keyword: string, word: string): ThemeRules {
  const [given, several] = [
    `(?:[^."]*(?:, | and ))?${keyword}\\b`,
    "(?:creatures|tokens|permanents|you control)",
  ];
  return {
    rules: [
      { types: CardType.Creature, words: [word], any: [new RegExp(`^(?:[^".]*, )?${keyword}\\b`)] },
      says(new RegExp(`create [^."]*with ${given}|${keyword} counter`), word),
    ],
    payoffRules: [
      says(
        new RegExp(
          `${several}[^."]* (?:have|gain) ${given}|(?:equipped|enchanted) creature[^."]* has ${given}|creatures?(?: you control)? with ${keyword}\\b`,
        ),
        word,
      ),
    ],
  };
}

/** How themes of single keyword abilities are recognized: who has the ability, who spreads it, who is paid by it. */
export const KEYWORD_THEMES: Readonly<Record<string, ThemeRules>> = {
  connive: {
    rules: [says(/\bconnives?\b/, "connive", "connives")],
    payoffRules: [says(/whenever [^.]*\bconnives\b/, "connives")],
  },
  crimes: { payoffRules: [says(/\bcommit(?:s|ted)? a crime\b/, "crime")] },
  deathtouch: keywordTheme("deathtouch", "deathtouch"),
  exalted: { payoffRules: [says(/\bexalted\b|\battacks alone\b/, "exalted", "alone")] },
  "first-strike": keywordTheme("(?:first|double) strike", "strike"),
  haste: { ...keywordTheme("haste", "haste"), payoffs: ["haste-enabler"] },
  modified: {
    from: ["equipment", "aura:buff", "counters-on-others"],
    payoffRules: [says(/\bmodified\b/, "modified")],
  },
  trample: keywordTheme("trample", "trample"),
};
