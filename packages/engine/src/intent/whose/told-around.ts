import type { SaidThing } from "./said-things.ts";
import { isWish, type Surroundings } from "./surroundings.ts";
import type { Take } from "./weights.ts";

/** Figures above this are one. */
const MANY = 4;
/** Longest run of words between two things that is looked at as a whole. */
const LINK = 4;
/** So far back the one who does what a verb says is looked for. */
const DOER = 4;

/** From where to where the sentence of a thing reaches. */
type Span = readonly [from: number, to: number];

/**
 * What a thing is called, the marks around it, and how the wish is told where it stands: who was spoken of before and is after
 * it, what was and what is, where something is asked for, and which things stand beside.
 */
export function takeTold(around: Surroundings, at: number, sentence: Span, take: Take): void {
  const thing = around.things[at];
  if (thing === undefined) return;
  takeName(around, thing, take);
  takeMarks(around, thing, sentence, take);
  takeWishes(around, thing, sentence, take);
  takePeople(around, thing, sentence, take);
  takeVerbs(around, thing, sentence, take);
  takeBeside(around, at, sentence, take);
}

/** Some cards and decks are complained of more than they are played. */
function takeName({ tokens }: Surroundings, { from, to }: SaidThing, take: Take): void {
  if (to - from === 1) {
    take("name", tokens[from]?.text ?? "");
    return;
  }
  const words = tokens.slice(from, to).map(({ text }) => text);
  take("name", words.join(" "));
  for (const word of words) take("in name", word);
}

/** Punctuation: "Tim: Yuriko. Ben: Krenko (again)". */
function takeMarks(around: Surroundings, { from, to }: SaidThing, [start, end]: Span, take: Take): void {
  const { words, tokens } = around;
  const before = markAt(around, from);
  const behind = markAt(around, to);
  take("mark<", before);
  take("mark>", behind);
  take("marks", `${before} ${behind}`);
  take("begin mark", markAt(around, start));
  take("end mark", markAt(around, end));
  if (start > 0) {
    const last = words[start - 1] ?? "";
    take("beyond<", last);
    take("begin beyond", `${markAt(around, start)} ${last}`);
    if (start === from) take("over<", `${before} ${last}`);
  }
  if (end < tokens.length) {
    const next = words[end] ?? "";
    take("beyond>", next);
    if (end === to) take("over>", `${behind} ${next}`);
  }
  take("length", lengthOf(end - start));
}

function markAt({ tokens }: Surroundings, at: number): string {
  if (at <= 0) return "start";
  const between = tokens[at]?.between;
  if (between === undefined) return "end";
  const mark = between.replace(/\s+/g, " ").trim();
  if (mark !== "") return mark;
  return between.includes("\n") ? "line" : "none";
}

function lengthOf(words: number): string {
  if (words > 20) return "20";
  if (words > 10) return "10";
  return words > 5 ? "5" : String(words);
}

/** Whether something is asked for before a thing, behind it, and in other sentences; and how many of those there are. */
function takeWishes(around: Surroundings, thing: SaidThing, [start, end]: Span, take: Take): void {
  const { wishesBefore, endsBefore, tokens } = around;
  const wishes = (from: number, to: number): boolean => (wishesBefore[to] ?? 0) > (wishesBefore[from] ?? 0);
  const ends = (from: number, to: number): string =>
    String(Math.min(MANY, (endsBefore[to] ?? 0) - (endsBefore[from] ?? 0)));
  const isBefore = wishes(start, thing.from);
  const isBehind = wishes(thing.to, end);
  const asked = isBefore ? askedBefore(around, thing, start) : "none";
  take("wish<", asked);
  take("wish>", isBehind ? "some" : "none");
  const where = `${wishes(0, start) ? "before" : ""} ${wishes(end, tokens.length) ? "after" : ""} ${isBefore || isBehind ? "here" : ""}`;
  take("wishes", where);
  take("wishes kind", `${where} ${thing.kind}`);
  take("to come", ends(end, tokens.length));
  take("gone by", ends(0, start + 1));
}

/** How far what asks is from a thing behind it: whether another thought began between them, and how many things. */
function askedBefore({ tokens, words }: Surroundings, { from }: SaidThing, start: number): string {
  let turns = 0;
  let things = 0;
  for (let at = from - 1; at >= start; at--) {
    const word = words[at] ?? "";
    if (isWish(word)) return `${turns > 0 ? "turned" : "same"} ${Math.min(things, MANY)}`;
    if (tokens[at + 1]?.gap === "comma" || word === "but") turns++;
    if (word.startsWith("<") && words[at - 1] !== word) things++;
  }
  return "none";
}

/** Who was spoken of in the sentences before, and who is next. */
function takePeople(around: Surroundings, thing: SaidThing, [start, end]: Span, take: Take): void {
  const { lastPerson, nextPerson, people, everybody } = around;
  takePerson(around, "person before", lastPerson[start] ?? -1, take);
  const next = nextPerson[thing.to] ?? -1;
  takePerson(around, "person>", next < end ? next : -1, take);
  takePerson(around, "person after", nextPerson[end] ?? -1, take);
  const last = lastPerson[thing.from] ?? -1;
  take("subject kind", `${last >= start ? people[last] : "nobody"} ${thing.kind}`);
  take("people", everybody);
}

function takePerson({ words, people }: Surroundings, slot: string, at: number, take: Take): void {
  const person = people[at];
  if (person === undefined) {
    take(slot, "nobody");
    return;
  }
  take(slot, person);
  take(`${slot}=`, words[at] ?? "");
  take(`${slot}+`, `${person} ${words[at + 1]}`);
}

/** What was, what is and what will be, by the verbs beside a thing and whoever does it. */
function takeVerbs(
  { lastVerb, lastPerson, times, words, people }: Surroundings,
  { from, to }: SaidThing,
  [start, end]: Span,
  take: Take,
): void {
  const before = lastVerb[from] ?? -1;
  if (before >= start) {
    const doer = lastPerson[before + 1] ?? -1;
    take("verb<", times[before] ?? "");
    take("verb<=", words[before] ?? "");
    take("verb<+", `${times[before]} ${doer >= Math.max(start, before - DOER) ? people[doer] : "nobody"}`);
  } else take("verb<", "none");
  let behind = to;
  while (behind < end && times[behind] === undefined) behind++;
  take("verb>", behind < end ? (times[behind] ?? "") : "none");
  if (behind < end) take("verb>=", words[behind] ?? "");
  take("verb before", times[lastVerb[start] ?? -1] ?? "none");
}

/** The things before and behind, and what joins them. */
function takeBeside(around: Surroundings, at: number, [start, end]: Span, take: Take): void {
  const { things, tokens } = around;
  const thing = things[at];
  if (thing === undefined) return;
  takeLink(around, "link<", things[at - 1], thing, take);
  takeLink(around, "link>", thing, things[at + 1], take);
  take("prev", things[at - 1]?.kind ?? "none");
  take("next", things[at + 1]?.kind ?? "none");
  const here = things.filter(({ from, to }) => from >= start && to <= end).length;
  take("things here", String(Math.min(here, MANY)));
  take("things", String(Math.min(things.length, 2 * MANY)));
  const first = tokens[thing.from]?.text;
  const isSame = ({ from }: SaidThing): boolean => tokens[from]?.text === first;
  take("again", `${things.slice(0, at).some(isSame)} ${things.slice(at + 1).some(isSame)}`);
}

function takeLink(
  around: Surroundings,
  slot: string,
  one: SaidThing | undefined,
  next: SaidThing | undefined,
  take: Take,
): void {
  if (one === undefined || next === undefined || one.to > next.from) return;
  const link = linkOf(around, one.to, next.from);
  take(slot, link);
  take(`${slot}+`, `${one.kind} ${link} ${next.kind}`);
}

/** Words and gaps between two things: ", and", "|" for the end of a sentence. */
function linkOf({ tokens, words }: Surroundings, from: number, to: number): string {
  if (to - from > LINK) return tokens.slice(from, to + 1).some(({ gap }) => gap === "hard") ? "..." : "far";
  let link = "";
  for (let at = from; at <= to; at++) {
    const gap = tokens[at]?.gap;
    if (gap === "hard") link += "|";
    if (gap === "comma") link += ",";
    if (at < to) link += ` ${words[at]}`;
  }
  return link;
}
