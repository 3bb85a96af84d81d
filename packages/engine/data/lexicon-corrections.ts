import { wordList } from "./word-list.ts";

/** Words that take back what stands before them. Written by hand in November 2026. */
export const CORRECTIONS: readonly string[] = wordList(`
  no wait, wait no, oh wait, actually no, no actually, scratch that, or rather, i mean, i meant, sorry i meant, no sorry,
  correction, no make that, make that, nah, no no, or better, better yet
`);

/** Words behind which somebody tells of earlier decks: "I used to run Meren". */
export const PAST_WORDS: readonly string[] = wordList(`
  used to play, used to run, used to have, used to own, use to play, i sold, already have, already own, already built,
  already play, was gonna go with, was going to go with, was gonna play, was going to play, was gonna build, i had a, had a, with my, just built, just finished, years ago i played, back then i played, i played, i always played,
  my old deck was, my last deck was
`);

/** Words that leave behind what was played so far: "always blue. this time green". */
export const NOW_WORDS: readonly string[] = wordList(`
  this time, switching to, im switching to, moving on to, for once, for a change, now i want, now i wanna, now i would like, now id like, but now, next one should be
`);
