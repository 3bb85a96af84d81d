/**
 * Second ways to tell what a text orders, for the second card of a deck that does the same: what a telling begins or ends
 * with, and what may stand there instead.
 */
export const OTHER_WORDS: readonly (readonly [said: RegExp, instead: string])[] = [
  [/^makes (.+ mana) by tapping$/, "taps for $1"],
  [/^makes ((?:an?|two|three) .*tokens?\b)/, "brings $1"],
  [/^exiles (an? [\w ,-]*(?:creature|permanent|artifact|enchantment|planeswalker))$/, "sends $1 into exile"],
  [/^destroys (an? [^,]*creature[^,]*)$/, "kills $1"],
  [/^destroys (an? [^,]*(?:artifact|enchantment)[^,]*)$/, "breaks $1"],
  [/^counters (an? .*spell\b)/, "says no to $1"],
  [/^draws (a card|two cards|three cards)(?! for|, then)/, "gets you $1"],
  [/^finds (.+) and puts /, "fetches $1 and puts "],
  [/^gives one creature /, "lends one creature "],
  [/^deals (.+) damage to /, "does $1 damage to "],
  [/^returns (an? .+) to its owner's hand/, "bounces $1"],
  [/^blinks /, "flickers "],
  [/^gives (.+ you control) /, "grants $1 "],
];
