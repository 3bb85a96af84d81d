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
  is, was, has, had, plays, played, pilots, mains, jams, brings, likes, liked, wants, wanted, said, says, told, thinks, hates, hated, loves, loved, asked,
  asks, gave, owns, bought, came, comes, went, goes, always, never, usually, and i, and me, who, will, would, keeps
`),
);

/** First names that many people have, for wishes that write them small: "dave plays mill". Written by hand in November 2026. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  wordList(`
  adam, alan, alex, amy, ana, andy, anna, anne, ben, bill, bob, brad, brian, carl, chris, dan, daniel, dave, david, ed, emily, emma, eric, eva, felix, frank,
  fred, gary, george, greg, hannah, harry, hugo, ian, jack, jake, james, jason, jeff, jen, jenny, jess, jim, joe, john, jonas, josh, julia, karen, karl,
  kate, ken, kevin, kim, kyle, larry, laura, lena, leo, lisa, lucas, lukas, luke, maria, mark, martin, mary, matt, max, megan, mia, michael, mike, nate, nick, nina,
  oscar, paul, pete, peter, phil, rachel, ray, richard, rick, rob, robert, ron, roy, ryan, sam, sara, sarah, scott, sean, simon, sophie, steve, susan, ted, thomas,
  tim, tina, tom, tony, tyler, vince, zach, zoe
`),
);
