import { wordList } from "./word-list.ts";

/** Words behind a count that put the figure behind them in its place: "12 ramp spells, make it 15 of them". */
export const COUNT_SET: readonly string[] = wordList(`
  make it, make that, make them, make those, lets make it, lets make that, better make it, or make it, make it more like, change it to, change that to, bump it to, bump it up to,
  bump that to, bump that up to, bump them to, bring it to, bring it up to, bring it down to, bring that to, bring them to, bring them up to, bring them down to, raise it to, raise that to,
  raise them to, lower it to, lower that to, lower them to, up it to, up that to, cut it to, cut it down to, cut that to, cut them to, cut them down to, cut down to, get it to, get it up to, get it down to,
  get them to, go down to, go up to, take it to, take it up to, take it down to, push it to, push it up to, push that to, turn it into, turn that into,
  nah, naah, nah make it, nah lets say, nah rather, nope, nope make it, no lets say, no rather, hm no, hmm no, well no, eh no,
  ok, okay, ok then, fine then, no wait, wait no, oh wait, actually no, no actually, actually, scratch that, or rather, i mean, i meant, sorry i meant, no sorry, correction, or better, better yet, no better,
  that makes, which makes, so that makes, makes it, that would be, so thats, for a total of, a total of
`);

/** The same where a count was changed before: "six of those, plus three, so nine". */
export const COUNT_SUMMED: readonly string[] = wordList("so, thats, makes, equals, in total");

/** What multiplies the count before. */
export const COUNT_TIMES: readonly { readonly words: readonly string[]; readonly times: number }[] = [
  {
    words: wordList(`
      double that, double it, double them, double those, double the number, double the amount, double this, doubled, times two, times 2, twice that, twice that many, twice that number, twice as many,
      twice the number, twice the amount, two times that, 2 times that
    `),
    times: 2,
  },
  {
    words: wordList("triple that, triple it, three times that, 3 times that, three times as many"),
    times: 3,
  },
  {
    words: wordList(`
      half that, half of that, half that many, half that number, half as many, halve it, halve that, halve them, halve the number, cut it in half, cut that in half, cut them in half,
      half of those, half of them, just half of them, only half of them
    `),
    times: 0.5,
  },
];

/** Verbs before a figure by which the count before it grows or shrinks: "take 36 lands, then cut two". */
export const COUNT_ADDING: readonly string[] = wordList(
  "raise that by, raise it by, raise them by, bump that by, bump it by, up that by, up it by, increase that by, increase it by, increase them by, go up by, add, add in, adding, plus, throw in, put in, toss in",
);
export const COUNT_TAKING: readonly string[] = wordList(`
  lower that by, lower it by, lower them by, reduce that by, reduce it by, reduce them by, cut that by, cut it by, cut them by, drop that by, drop it by, decrease that by, decrease it by, go down by, bring it down by, bring that down by, cut, cutting, drop, dropping, remove, removing, lose, minus, less, subtract, trim, take out, take away, take off, shave off, knock off, pull out, pull
`);

/** Words behind a figure by which it is that many more or fewer than the count before. */
export const COUNT_MORE: ReadonlySet<string> = new Set(wordList("more, extra, additional, further"));
export const COUNT_FEWER: ReadonlySet<string> = new Set(wordList("fewer, less"));

/** What may stand behind a figure and speak of what was counted. */
export const OF_COUNTED: readonly string[] = wordList(`
  of them, of those, of these, of it, of that, of that kind, of that sort, of each kind, than that, than this, than those, than these, than now, than i have, than i have now, than i run, than i run now, than it has, on top, on top of that, on top of it,
  on top of those, on top of them, too, as well, again, is ok, is okay, is fine, is good, is enough, is plenty, is alright, are ok, are okay, are fine, are enough, are plenty, will do, would do, would be fine, would be ok, would be enough
`);

/** Words with which a clause goes on behind such a figure and counts nothing else by it. */
export const BEHIND_COUNT: ReadonlySet<string> = new Set(
  wordList(
    "please, pls, plz, thanks, then, and, so, but, if, when, because, since, instead, now, total, at, max, min, though, would, should, will, imo",
  ),
);

/** Words a few before a figure by which somebody asks for it. */
export const COUNT_ASKED: ReadonlySet<string> = new Set(
  wordList("want, wants, need, needs, like, add, take, make, give, please, pls"),
);

/** "Twice as many creatures as removal spells": how many times as many, and the words between both kinds. */
export const AS_MANY: readonly { readonly words: readonly string[]; readonly times: number }[] = [
  { words: wordList("twice as many, two times as many, 2 times as many, double as many"), times: 2 },
  { words: wordList("three times as many, 3 times as many"), times: 3 },
  { words: wordList("half as many"), times: 0.5 },
  {
    words: wordList(
      "as many, just as many, exactly as many, the same number of, an equal number of, equally many",
    ),
    times: 1,
  },
];
/** The same behind a kind: "lands: same as creatures". */
export const SAME_AS: readonly { readonly words: readonly string[]; readonly times: number }[] = [
  {
    words: wordList("same as, the same as, as many as, equal to, same number as, the same number as"),
    times: 1,
  },
  { words: wordList("twice as many as, double, twice the number of"), times: 2 },
  { words: wordList("half as many as, half the number of, half of"), times: 0.5 },
];
export const THAN_OTHERS: ReadonlySet<string> = new Set(wordList("as, and"));
