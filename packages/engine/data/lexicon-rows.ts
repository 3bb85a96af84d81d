import { wordList } from "./word-list.ts";

/** Words before a card in a row of cards that say no more than that it is there, or how many. */
export const ROW_BEGINS: ReadonlySet<string> = new Set(
  wordList(`
  a, the, my, some, both, with, w, plus, also, run, runs, running, play, plays, playing, has, have, got, like, using, use, want,
  wants, so, then, maybe, obviously, obv, usual, classic, good, old, full, playset, playsets, set, of, copies, copy, one, two,
  three, four, couple, single, lone, singleton, 1of, 2of, 3of, 4of, ofs, core, keep, keeping, include, including, cards, card
`),
);

/** Words behind a card in a row of cards that say no more of it than how many, or how sure it is. */
export const ROW_ENDS: ReadonlySet<string> = new Set(
  wordList(`
  please, pls, plz, too, also, etc, obviously, obv, ofc, again, each, playset, playsets, package, core, included, here, there, x1,
  x2, x3, x4, 1x, 2x, 3x, 4x, lol, main, maindeck, mb, optional, mandatory, as, in, for, is, are, stays, stay, of, course, and, plus
`),
);

/** Words that are no card in a row of them, whatever card has them in its name. */
export const NO_CARD_IN_A_ROW: ReadonlySet<string> = new Set(
  wordList(`
  rest, the rest, plains, island, islands, swamp, swamps, mountain, mountains, forest, forests, wastes, land, lands, basics, dude,
  dad, brother, sister, son, daughter, kids, friends, fun, love, value, power, life, death, time, day, night, tokens, token,
  big, huge, small, massive, giant, shenanigans, stuff, things, nonsense, goodies, goodness
`),
);

/** Words behind a name in a row of cards that make it the verb of a sentence: "then ponder what to do". */
export const NO_CARD_BEFORE: ReadonlySet<string> = new Set(
  wordList(
    `what, how, why, whether, this, that, these, those, something, anything, someone, some, me, us, my, our, your, it, ideas, over, about, big`,
  ),
);

/** Words behind what somebody does and to what: "ponder this", "brainstorm something". */
export const DONE_WITH_VERBS: ReadonlySet<string> = new Set(
  wordList(`
  this, these, those, something, anything, someone, some, me, us, my, our, ideas, over, about, what, how, why, whether
`),
);

/** Words before "to" and what is to be done: "I need to replenish my shelves". */
export const TO_DO: ReadonlySet<string> = new Set(
  wordList(`
  need, needs, needed, want, wants, wanted, like, love, have, has, had, got, going, try, tries, trying, tried, able, time, ready, how, used,
  hope, hoping, wish, plan, planning, decided, able, way, ways, something, anything, nothing, chance, here, out, afford, help, helps, afraid, about
`),
);
