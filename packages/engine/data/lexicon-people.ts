import { wordList } from "./word-list.ts";

/** Words before a first name that make it a person's: "my brother Edgar". Written by hand in November 2026. */
export const WHO_PEOPLE_ARE: ReadonlySet<string> = new Set(
  wordList(`
  friend, buddy, brother, sister, son, daughter, kid, cousin, uncle, aunt, niece, nephew, grandson, grandma, grandpa, mom, dad, mother, father, wife, husband,
  girlfriend, boyfriend, roommate, coworker, colleague, boss, neighbor, neighbour, opponent, mr, mrs, ms, dear, hi, hello,
  hey, called, named, name, from, at, to, near, in, thanks, and me, love
`),
);

/** Words behind a first name that make it a person's: "Edgar plays vampires". */
export const WHAT_PEOPLE_DO: ReadonlySet<string> = new Set(
  wordList(`
  is, was, has, had, plays, played, likes, liked, wants, wanted, said, says, told, thinks, hates, hated, loves, loved, asked,
  asks, gave, owns, bought, came, comes, went, goes, always, never, usually, and i, and me, who, will, would, keeps
`),
);
