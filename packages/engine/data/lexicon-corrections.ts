import { wordList } from "./word-list.ts";

/** Words that take back what stands before them. Written by hand in November 2026. */
export const CORRECTIONS: readonly string[] = wordList(`
  no wait, wait no, oh wait, actually no, no actually, scratch that, or rather, i mean, i meant, sorry i meant, no sorry,
  no thats the wrong deck, no thats wrong, no thats the wrong one, no thats another deck, no thats the other deck, no thats my other deck, wrong deck, wrong list, wrong card, no not that, no not that one, er no, uh no, um no, hmm no, err no, wait sorry, my bad, whoops, woops, strike that, i take that back, take that back, forget that, on second thought, on second thoughts, thinking about it, come to think of it, or actually, actually make that, actually lets do, actually make it, nvm, nevermind, never mind,
  lets say, so lets say, lets go with, lets go for, lets do, lets make it, well go with, ill go with, im going with, correction, no make that, make that, nah, no no, or better, better yet
`);

/** Words behind which somebody tells of earlier decks: "I used to run Meren". */
export const PAST_WORDS: readonly string[] = wordList(`
  after years of, after a year of, after months of, used to play, used to run, i ran, i was running, i was playing, i brought, used to have, used to own, use to play, i sold, already have, already own, already built,
  already play, was gonna go with, was going to go with, was gonna play, was going to play, was gonna build, i had a, had a, with my, just built, just finished, years ago i played, back then i played, i played, i always played,
  my old deck was, my last deck was, my old deck is, my last deck is, my current deck is, my other deck is, ive been playing, i have been playing,
  been playing, been running, ive been running, i have been running, have played, ive played, currently play, currently playing,
  currently run, i currently have, i currently play, up to now i played, until now i played, so far i played, so far ive played, i used,
  started with, i started out with, grew up with, grew up on, learned with, got tired of, got bored of, got sick of, retired my, took apart my,
  i took apart, i dismantled, sold my, lost my, gave away my, my first deck was, my only deck is, apart from my, besides my, next to my,
  i keep bringing, i keep playing, i keep running, i always bring, i always run, i always end up with, i always build,
  nothing against, have nothing against, got nothing against, ive nothing against, scrapping my, im scrapping, i scrapped, taking apart my, im taking apart, im retiring, id been playing, id been running, id been on, i had been playing, normally im a, normally im an, normally im on, normally im more of a, normally i play, normally i run, usually im a, usually im an, usually im on, usually i play, usually i run, i usually play, i usually run, i normally play, i normally run, im known as the, im known for, my usual is, my usual deck is,
  i thought about, thought about, i was considering, was considering, i considered, i almost went with, almost went with, i almost built, was going to ask for, was gonna ask for, i was tempted by, was tempted by, i toyed with, toyed with the idea of, came up playing, cut my teeth on, i learned on, years of, after three, after two, after four, after countless, my first was, my first decks were, my last decks were, my last three decks, my last two decks, my last few decks, my previous decks, my previous deck was, my past decks, my old decks, decks i own, decks i have, decks i already have, decks ive built, my other decks, my other decks are, my other commanders are, my current decks, my current decks are, current decks, i still have, still have, ive still got, i only have, i only own, so far ive built, besides, next to, lent my, i lent my, lent out my, i lent, i lent out,
  when i was, when we were, back when i, as a kid i, as a kid, growing up, i traded, traded away, traded my, sold off my, gave up, i quit, quit with
`);

/** Words behind something that was: "built Meren for me years ago". */
export const LONG_AGO: readonly string[] = wordList(`
  years ago, a year ago, months ago, a month ago, ages ago, long ago, weeks ago, a while ago, a while back, a long time ago, back then,
  back in the day, in those days, last year, last season, until the bans, until the ban, until it rotated, until rotation, for a decade, for ages, for a while there, used to be my thing, used to be my deck, used to be my jam, used to be my favorite, was my thing, was fun for a while, were fun for a while, has run its course, have run their course, got stale, got stolen, bored me after a while, fell apart, is in pieces, are in pieces, is taken apart, are taken apart
`);

/** Words before what a deck may be and need not be. */
export const NEED_NOT: readonly string[] = wordList(`
  doesnt have to be, does not have to be, dont have to be, do not have to be, doesnt need to be, does not need to be, dont need to be, neednt be, need not be, not necessarily, doesnt have to have, doesnt need to have
`);

/** Words that leave behind what was played so far: "always blue. this time green". */
export const NOW_WORDS: readonly string[] = wordList(`
  this time, switching to, im switching to, moving on to, for once, for a change, now i want, now i wanna, now i would like, now id like, but now, next one should be,
  jk, just kidding, only kidding
`);

/** Words behind what somebody plays so far: "I'm on burn right now, want something else". */
export const NOW_PLAYED: readonly string[] = wordList(
  "right now, rn, at the moment, atm, currently, at present, for now, these days",
);

/** Words of something that was: what stands behind them in the sentence is told, not asked for. */
export const OLD_DAYS: ReadonlySet<string> = new Set(
  wordList(
    "gave, bought, found, started, quit, stopped, began, inherited, met, born, learned, was, were, came, left, ago, been, winning, played",
  ),
);
