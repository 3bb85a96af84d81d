import { isSomebody } from "../complaints.ts";
import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";

/** Most words to a side that are looked at without their order. */
const MOST = 40;

const ME: ReadonlySet<string> = new Set("i im ive id my me mine we us our were weve".split(" "));
const THEM: ReadonlySet<string> = new Set(
  "he she they hes shes theyre his her their everyone everybody everyones someone somebody people nobody them him".split(
    " ",
  ),
);
/** Whom words may be about. */
const PEOPLE = ["#me", "#them", "#player", "#name"] as const;
/** Words behind which another thought begins. */
const TURNS = /^(?:but|so|because|since|while)$/;

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words that ask for something. */
const WISHES = wordsOf(
  "want wanna need give gimme make build looking please pls plz id ill search wish rather prefer",
);
const PAST = wordsOf(
  "was were had used sold quit lost won took gave bought got came went did been began kept left met saw ran built made beat",
);
/** What somebody else does, or is. */
const OTHERS_DO = wordsOf(
  "is are plays has runs brings keeps loves goes says owns wins casts does gets thinks likes hates",
);
const TO_COME = wordsOf("will would id ill going gonna should could can let lets");

/** A wish as the words around its things are read: each thing stands as its kind, each word beside the class it is of. */
export interface Surroundings {
  readonly tokens: readonly Token[];
  readonly things: readonly SaidThing[];
  readonly words: readonly string[];
  /** Who a word is about; undefined for most. */
  readonly people: readonly (string | undefined)[];
  /** All of those people, in one order. */
  readonly everybody: string;
  /** What a verb says of the time: "past", "third" of what others do now, "will", "ing"; undefined for other words. */
  readonly times: readonly (string | undefined)[];
  /** By each place: where the last person and the last verb before it stand, and the next person from it on; -1 where there is none. */
  readonly lastPerson: Int32Array;
  readonly nextPerson: Int32Array;
  readonly lastVerb: Int32Array;
  /** How many words that wish, and ends of sentences, there are before each place. */
  readonly wishesBefore: Int32Array;
  readonly endsBefore: Int32Array;
}

/** Prepares a wish for `wordsAround`. */
export function surroundingsOf(tokens: readonly Token[], things: readonly SaidThing[]): Surroundings {
  const words = tokens.map(({ text }) => (/^\d/.test(text) ? "#number" : text));
  for (const { from, to, kind } of things) words.fill(`<${kind}>`, from, to);
  const people = words.map((word, at) => personAt(word, tokens[at], at));
  const times = words.map(timeOf);
  return {
    tokens,
    things,
    words,
    people,
    everybody: PEOPLE.filter((who) => people.includes(who)).join(" "),
    times,
    lastPerson: lastBefore(people),
    nextPerson: nextFrom(people),
    lastVerb: lastBefore(times),
    wishesBefore: countBefore(words, isWish),
    endsBefore: countBefore(tokens, ({ gap }) => gap === "hard"),
  };
}

function personAt(word: string, token: Token | undefined, at: number): string | undefined {
  if (ME.has(word)) return "#me";
  if (THEM.has(word)) return "#them";
  if (isSomebody(word)) return "#player";
  const isName = token?.capital === true && at > 0 && token.gap !== "hard" && token.text.length > 1;
  return isName && !word.startsWith("<") ? "#name" : undefined;
}

/** Whether a word asks for something. */
export function isWish(word: string): boolean {
  return WISHES.has(word);
}

function timeOf(word: string): string | undefined {
  if (PAST.has(word) || endsIn(word, "ed")) return "past";
  if (OTHERS_DO.has(word)) return "third";
  if (TO_COME.has(word)) return "will";
  return endsIn(word, "ing") ? "ing" : undefined;
}

/** Whether a word has an ending and letters before it. */
function endsIn(word: string, ending: string): boolean {
  return word.length > ending.length && word.endsWith(ending);
}

function lastBefore(marked: readonly (string | undefined)[]): Int32Array {
  const last = new Int32Array(marked.length + 1).fill(-1);
  for (const [at, mark] of marked.entries()) last[at + 1] = mark === undefined ? (last[at] ?? -1) : at;
  return last;
}

function nextFrom(marked: readonly (string | undefined)[]): Int32Array {
  const next = new Int32Array(marked.length + 1).fill(-1);
  for (let at = marked.length - 1; at >= 0; at--)
    next[at] = marked[at] === undefined ? (next[at + 1] ?? -1) : at;
  return next;
}

function countBefore<T>(all: readonly T[], isOne: (each: T) => boolean): Int32Array {
  const counts = new Int32Array(all.length + 1);
  for (const [at, each] of all.entries()) counts[at + 1] = (counts[at] ?? 0) + (isOne(each) ? 1 : 0);
  return counts;
}

/** Where the sentence of a thing, its part of it, and the sentences beside begin and end. */
export interface Bounds {
  readonly sentence: readonly [from: number, to: number];
  readonly part: readonly [from: number, to: number];
  readonly before: number;
  readonly after: number;
}

/** The bounds of a thing, no further than so many words away. */
export function boundsOf({ tokens, words }: Surroundings, { from, to }: SaidThing): Bounds {
  const isEnd = (at: number): boolean => tokens[at]?.gap === "hard";
  const back = (at: number, isStop: (at: number) => boolean, least: number): number => {
    let place = at;
    while (place > least && !isStop(place)) place--;
    return Math.max(0, place);
  };
  const on = (at: number, isStop: (at: number) => boolean, most: number): number => {
    let place = at;
    while (place < Math.min(tokens.length, most) && !isStop(place)) place++;
    return place;
  };
  const start = back(from, isEnd, from - MOST);
  const end = on(to, isEnd, to + MOST);
  const isTurn = (at: number): boolean => tokens[at]?.gap !== "tight" || TURNS.test(words[at - 1] ?? "");
  const isTurnOn = (at: number): boolean => tokens[at]?.gap !== "tight" || TURNS.test(words[at] ?? "");
  return {
    sentence: [start, end],
    part: [back(from, (place) => isTurn(place) || words[place - 1] === "and", start), on(to, isTurnOn, end)],
    before: start === 0 ? 0 : back(start - 1, isEnd, start - MOST),
    after: on(end + 1, isEnd, end + MOST),
  };
}
