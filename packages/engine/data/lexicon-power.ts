import type { Bracket } from "@deckwright/decks/deck.ts";
import { wordList } from "./word-list.ts";

/** What players call each Commander bracket. */
export const BRACKET_WORDS: readonly {
  readonly bracket: Bracket;
  readonly words: readonly string[];
  readonly vague?: readonly string[];
}[] = [
  {
    bracket: 1,
    words: wordList(`
      exhibition, jank, janky, meme deck, super casual, ultra casual, very casual, very low power, meme,
      bracket one, exhibition bracket
    `),
  },
  {
    bracket: 2,
    words: wordList(`
      casual, precon level, precon power, precon ish, precon ish power, precon powered, precon, low power, low powered,
      kitchen table power, bracket two, beginner friendly, battlecruiser magic, core bracket
    `),
    vague: ["core"],
  },
  {
    bracket: 3,
    words: wordList(`
      upgraded, mid power, medium power, mid powered, upgraded precon, above precon, average power,
      focused casual, bracket three, middle power, upgraded bracket
    `),
  },
  {
    bracket: 4,
    words: wordList(`
      optimized, optimised, high power, high powered, very strong, high power casual, fringe cedh,
      no holds barred, pubstomp, pubstomper, very powerful, powerful, degenerate, tuned, highly tuned,
      bracket four, cutthroat, near cedh, almost cedh, super strong, optimized bracket
    `),
  },
  {
    bracket: 5,
    words: wordList(`
      cedh, competitive, competitive edh, competitive commander, c edh, tournament, bracket five,
      max power, maximum power, full power, tournament level, tier 1, tier one, most powerful, strongest,
      tournament ready, cedh bracket, competitive bracket
    `),
  },
];

/** Words before "a 7" by which a deck, and nothing else, is called that. */
export const CALLED_LEVELS: readonly string[] = wordList(`
  call it, say its, call this, call that, called it, calling it, rate it, rate it at, rated, rated at, make it, make this, make that, aim for, aim at, aiming for, aiming at, shoot for, shooting for,
  gunning for, going for, keep it at, keep it to, land at, lands at, land on, landing at, sits at, sit at, sitting at, think of it as, consider it, count as, counts as, plays like, play like,
  plays at, play at, playing at, tuned to, more like, somewhere near
`);

/** The bracket a power level belongs to. */
export function bracketOfPower(power: number): Bracket {
  if (power >= 10) return 5;
  if (power >= 7.5) return 4;
  if (power >= 5.5) return 3;
  return power >= 3.5 ? 2 : 1;
}
