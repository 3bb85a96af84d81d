import { wordList } from "./word-list.ts";

/** Verbs by which one thing takes another's place: "swap Meren for Muldrotha", "Edgar replaced by Strefan". Written by hand in November 2026. */
export const SWAP_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  swap, swaps, swapping, swapped, replace, replaces, replacing, replaced, change, changes, changing, changed, switch, switches,
  switching, switched, trade, traded, trading, exchange, exchanging, exchanged
`),
);

/** Words between the two of a swap. */
export const SWAPPED_FOR: ReadonlySet<string> = new Set(wordList("for, with, to, by, into"));

/** Words by which what stands before them takes the place of what follows: "white replaces black". */
export const TAKES_PLACE: readonly string[] = wordList(`
  replaces, replacing, takes the place of, taking the place of, takes over for, is swapped in for, swapped in for, goes in for, comes in for, subs in for, fills in for, stands in for
`);

/** What a swap may speak of instead of a name: whoever was named before. */
export const WHO_LEADS: ReadonlySet<string> = new Set(
  wordList(`
  her, him, it, them, commander, commanders, general, leader, legend, boss, captain, head, face, helm
`),
);

/** Words by which a legend that was named is not to lead: somebody else is. */
export const SOMEBODY_ELSE: readonly string[] = wordList(`
  different commander, another commander, other commander, new commander, different leader, another leader, other leader, new leader,
  without her in charge, without him in charge, without it in charge, without her at the helm, without him at the helm, without it at the helm, without her as commander, without him as commander, without her as the commander, without him as the commander,
  without her leading, without him leading, without her leading it, without him leading it, without her up front, without him up front,
  different general, another general, other general, new general, different legend, another legend, other legend, somebody else in charge,
  someone else in charge, somebody else in command, someone else in command, somebody else at the helm, someone else at the helm,
  led by someone else, led by somebody else, lead by someone else, lead by somebody else, headed by someone else, helmed by someone else, somebody else leading, someone else leading, somebody else as commander,
  general should be someone else, general should be somebody else, commander should be someone else, commander should be somebody else, leader should be someone else, leader should be somebody else,
  let someone else lead, let somebody else lead, have someone else lead, have somebody else lead, someone else leads, somebody else leads, someone else should lead, somebody else should lead, put someone else in charge, put somebody else in charge,
  someone else as general, somebody else as general, not as commander, not as the commander, not as my commander, not as general, not as the general,
  someone else as commander, someone else to lead, somebody else to lead, anyone else as commander
`);
/** Between "another" and "commander" colors may stand: "some other jund commander". */
export const ELSE: ReadonlySet<string> = new Set(wordList("different, another, other, new"));
export const LEADERS: ReadonlySet<string> = new Set(wordList("commander, leader, general, legend"));
