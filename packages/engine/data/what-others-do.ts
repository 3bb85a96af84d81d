import { wordList } from "./word-list.ts";

// What others do with their decks, in more words than one. Written by hand in December 2026.

/** Behind whoever it is: "my buddy pulls out elves", "the new guy showed up with Winota". */
export const TAKES_OUT: readonly string[] = wordList(`
  pulls out, pulled out, pull out, breaks out, broke out, whips out, whipped out, busts out, brings out, brought out, rolls out, rolled out, trots out, takes out, rolls up with, rolled up with, turns up with, turned up with, shows up with, showed up with, walks in with, walked in with,
  comes with, came with, comes in with, came in with, comes back with, came back with, sits down with, sat down with, sits there with, goes with, went with, sticks to, sticks with, stuck with, stuck to, moved to, moved on to, switched over to, went back to, got himself, got herself, got themselves, bought himself, bought herself, bought themselves, built himself, built herself, built themselves,
  put together, threw together, has sleeved up, sleeved up, is brewing, is back on, has been on, netdecked, netdecks, is married to, is glued to, keeps jamming, keeps bringing, keeps casting, keeps slamming, keeps pulling out, keeps sleeving up, knows only, owns only, does nothing but, plays nothing but, knows nothing but, has nothing but, tends to bring, tends to play, tends to run
`);

/** That somebody never does, and what: "will not stop playing goblins", "can't let go of Krenko". Nothing is ruled out by it. */
export const NEVER: readonly string[] = wordList(
  "wont, will not, cant, cannot, can not, doesnt, does not, never, wouldnt, couldnt, refuses to, just wont, just cant",
);
export const STOPS_WITH: readonly string[] = wordList(`
  stop playing, stops playing, stop bringing, stops bringing, stop running, stop jamming, stop casting, stop with, quit playing, quits playing, quit bringing, put down, let go of, shut up about, shuts up about, stop talking about, stops talking about, put away, puts away, leave the house without, leaves the house without, leave home without, leaves home without
`);

/** Words before something of which there is to be none, and that is out there: "if I see Krenko one more time". */
export const MET_TOO_OFTEN: readonly string[] = wordList(`
  if i see, if i ever see, if i have to see, if i have to face, if i have to play against, sick of seeing, tired of seeing, sick of facing, tired of facing, sick of playing against, tired of playing against, fed up with seeing, fed up with facing, had enough of seeing, bored of seeing
`);
/** The same, where it is also said that others play it: "sick of Jodah piles", "tired of all the elves at my store". */
export const TIRED_OF: readonly string[] = wordList(`
  sick of, sick and tired of, tired of, fed up with, had enough of, enough of, done with, over, had it with, have had it with, had my fill of, weary of, hate, no more
`);

/** What a deck has that meets others, and the words that lead to them: "side cards for storm", "tools against elves". */
export const MEANS: readonly string[] = wordList(`
  answers, answer, tools, a toolbox, hate, hate cards, hate pieces, tech, tech cards, a plan, plans, game plan, outs, solutions, a solution, side cards, sideboard cards, sideboard slots, side slots, sb cards, silver bullets, bullets, removal, interaction, protection, insurance, matchup, match up, odds, chances, edge, something, cards that are good, cards good, slots, ammo, medicine
`);
export const MEANS_AGAINST: readonly string[] = wordList("against, vs, versus, into");
/** Of these "for" says the same. */
export const MEANS_FOR: readonly string[] = wordList(`
  answers, answer, tools, a toolbox, hate, hate cards, hate pieces, tech, tech cards, outs, solutions, a solution, side cards, sideboard cards, sb cards, silver bullets, bullets, ammo, medicine
`);
/** What is done in a match that is lost: "lost the finals to elves". */
export const LOSES: ReadonlySet<string> = new Set(
  wordList("lose, loses, losing, lost, drop, dropped, dropping, fell, fall, falling, folded, succumbed"),
);
/** What is done by somebody, and hurts nobody: "a deck led by Krenko". */
export const HARMLESS: ReadonlySet<string> = new Set(
  wordList(`
  made, built, led, inspired, designed, given, taught, recommended, suggested, printed, drawn, illustrated, painted, followed, headed, commanded, helmed, supported, backed, fueled, fuelled, powered, written, defined, run, piloted, used, owned, introduced, invited, convinced, gifted, handed, shown, lent, sold, bought, carried, limited, helped, hooked, hyped, encouraged, raised, tempted, fascinated, mesmerized, charmed, bitten, impressed, blessed, sponsored, played, brewed, created, influenced, based, signed, caught, drawn in, sucked in, talked, joined, accompanied, replaced, surprised, intrigued, amused, excited
`),
);
