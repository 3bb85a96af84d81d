import type { Pair } from "@deckwright/decks/pairs.ts";
import { wordList } from "./word-list.ts";

/** What players call two commanders. Vague words mean people, too ("with my partner"). */
export const PAIR_WORDS: readonly {
  readonly pair: Pair;
  readonly words: readonly string[];
  readonly vague?: readonly string[];
}[] = [
  {
    pair: "partner",
    words: wordList(`
      partner commander, partner commanders, partnered commanders, two commanders, 2 commanders,
      second commander, pair of commanders, commander pair, dual commanders, partner pair, partner deck,
      partner edh, partner legends
    `),
    vague: ["partner", "partners"],
  },
  { pair: "background", words: wordList("background, backgrounds, choose a background") },
  {
    pair: "doctor",
    words: wordList(`
      doctor and companion, doctor and a companion, doctor with companion, doctor with a companion,
      doctor and doctors companion, doctors companion, time lord and companion
    `),
  },
];

/** Words behind a legend that put another beside it: "Tymna plus someone blue", and verbs before it: "pair Tymna with". */
export const BESIDE: readonly string[] = wordList(
  "plus, with, and, alongside, next to, beside, together with, paired with, partnered with",
);
export const SOMEBODY: readonly string[] = wordList(
  "someone, somebody, whoever, whomever, anyone, anybody, someone else, somebody else, another legend, a second legend, some legend, any partner, some partner, whatever partner, whichever partner",
);
export const PAIRS_UP: ReadonlySet<string> = new Set(
  wordList("pair, pairing, partner, partnering, team, match"),
);

/** Words before or behind "partner" that make it a person. */
export const WHOSE_PARTNER: ReadonlySet<string> = new Set(
  wordList("my, our, his, her, their, your, whose, girlfriend, boyfriend"),
);
export const PARTNER_DOES: ReadonlySet<string> = new Set(
  wordList("is, plays, likes, wants, has, said, who, hates, loves"),
);
