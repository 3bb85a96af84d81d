import { wordList } from "../word-list.ts";
import { CHINESE } from "./chinese.ts";
import { DUTCH } from "./dutch.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { JAPANESE } from "./japanese.ts";
import { KOREAN } from "./korean.ts";
import type { Language } from "./language.ts";
import { POLISH } from "./polish.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { RUSSIAN } from "./russian.ts";
import { SPANISH } from "./spanish.ts";

/** The languages beside English that wishes are read in. */
export const LANGUAGES: readonly Language[] = [
  GERMAN,
  FRENCH,
  SPANISH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  POLISH,
  RUSSIAN,
  JAPANESE,
  CHINESE,
  KOREAN,
];

/** Words that only English has: they speak for English where words of several languages stand side by side. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  the, and, with, for, of, that, is, are, my, want, build, without, under, cards, please, you, it, give, make, against,
  but, some, like, this, have, can, what, when, where, who, how, would, could, should, from, there, their, they, which,
  not, be, on, i, me, at, about, something, need, play, playing, plays, friend, friends, or, to, based, around,
  using, any, less, more, than, each, only, lots, good, fun, new, cheap, over, nothing, as, do, so, no, am, an, by, go, he, hi, if, up, us, we, in, every, all, just, really
`),
);
