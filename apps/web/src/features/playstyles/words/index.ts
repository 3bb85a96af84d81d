import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { ENGINE_WORDS } from "./engines.ts";
import { FAST_WORDS } from "./fast.ts";
import type { PlaystyleWords } from "./playstyle-words.ts";
import { SLOW_WORDS } from "./slow.ts";

/** What the page of each playstyle says. */
export const PLAYSTYLE_WORDS: Readonly<Record<Playstyle, PlaystyleWords>> = {
  ...FAST_WORDS,
  ...SLOW_WORDS,
  ...ENGINE_WORDS,
};

/** All playstyles in groups, as the list of them shows them. */
export const PLAYSTYLE_GROUPS: readonly {
  readonly title: string;
  readonly text: string;
  readonly slugs: readonly string[];
}[] = [
  {
    title: "Win with creatures and damage",
    text: "Early or all at once; the board and their life total are what counts.",
    slugs: Object.keys(FAST_WORDS),
  },
  {
    title: "Win the long game",
    text: "Answers, mana and better cards, until nothing of theirs is left to matter.",
    slugs: Object.keys(SLOW_WORDS),
  },
  {
    title: "Win with cards that work together",
    text: "Pieces that are little alone, and the game once they meet.",
    slugs: Object.keys(ENGINE_WORDS),
  },
];
