import { CASUAL_WORDS } from "./casual.ts";
import { CONSTRUCTED_WORDS } from "./constructed.ts";
import type { FormatWords } from "./format-words.ts";
import { LED_WORDS } from "./led.ts";
import { LIMITED_WORDS } from "./limited.ts";

/** A group of formats as the list of all of them shows it. */
export interface FormatGroup {
  readonly title: string;
  readonly text: string;
  readonly slugs: readonly string[];
}

/** All formats in groups, those that most people play first. */
export const FORMAT_GROUPS: readonly FormatGroup[] = [
  {
    title: "With a commander",
    text: "Different cards only, led by one that starts outside the deck.",
    slugs: Object.keys(LED_WORDS),
  },
  {
    title: "Sixty cards and up",
    text: "Decks for two that you build at home, from the newest sets to all of them.",
    slugs: Object.keys(CONSTRUCTED_WORDS),
  },
  {
    title: "Drafts and shared boxes",
    text: "Decks out of what is opened or passed, and stacks that everybody draws from.",
    slugs: Object.keys(LIMITED_WORDS),
  },
  {
    title: "For an odd evening",
    text: "Planes, schemes, teams and silver borders, on top of decks that you have.",
    slugs: Object.keys(CASUAL_WORDS),
  },
];

/** What the page of each format says, by slug. */
export const FORMAT_WORDS: Readonly<Record<string, FormatWords>> = {
  ...CONSTRUCTED_WORDS,
  ...LED_WORDS,
  ...LIMITED_WORDS,
  ...CASUAL_WORDS,
};
