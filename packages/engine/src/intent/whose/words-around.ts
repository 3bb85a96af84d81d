import type { SaidThing } from "./said-things.ts";
import { boundsOf, type Surroundings } from "./surroundings.ts";
import { takeTold } from "./told-around.ts";
import type { Take } from "./weights.ts";

/** Words to the left and the right that are looked at in their order. */
const LEFT = 5;
const RIGHT = 4;
/** The nearest words that are looked at in pairs. */
const PAIRS = 3;
const AT = {
  left: Array.from({ length: 2 * LEFT }, (_, at) => `left${at + 1}`),
  right: Array.from({ length: 2 * RIGHT }, (_, at) => `right${at + 1}`),
} as const;

/**
 * What stands around a thing: words by their distance and without it, who is spoken of, and which of its kind the thing is. The
 * features are those that `data/whose.json` has weights for, as `slot:value`.
 */
export function wordsAround(around: Surroundings, at: number, take: Take): void {
  const thing = around.things[at];
  if (thing === undefined) return;
  const { sentence, part, before, after } = boundsOf(around, thing);
  take("always", "");
  take("kind", thing.kind);
  takeRules(around, thing, take);
  takeInOrder("left", leftOf(around, thing), take);
  takeInOrder("right", rightOf(around, thing), take);
  takeWords(around, [part[0], thing.from], "part<", take);
  takeWords(around, [thing.to, part[1]], "part>", take);
  takeWords(around, [sentence[0], part[0]], "sentence<", take);
  takeWords(around, [part[1], sentence[1]], "sentence>", take);
  takeWords(around, [before, sentence[0]], "before", take);
  takeWords(around, [sentence[1], after], "after", take);
  const begin = around.words[part[0]] ?? "";
  take("begin", begin);
  take("begin+", `${begin} ${around.words[part[0] + 1]}`);
  takeSubject(around, thing, sentence[0], take);
  takePlace(around, at, sentence, take);
  takeTold(around, at, sentence, take);
}

/** The words before a thing in its sentence, the nearest first. */
function leftOf({ tokens, words }: Surroundings, { from }: SaidThing): readonly string[] {
  const left: string[] = [];
  for (let at = from; left.length < LEFT; at--) {
    if (at <= 0) return [...left, "start"];
    if (tokens[at]?.gap === "hard") return [...left, "stop"];
    if (tokens[at]?.gap === "comma") left.push(",");
    left.push(words[at - 1] ?? "");
  }
  return left;
}

function rightOf({ tokens, words }: Surroundings, { to }: SaidThing): readonly string[] {
  const right: string[] = [];
  for (let at = to; right.length < RIGHT; at++) {
    const token = tokens[at];
    if (token === undefined) return [...right, "end"];
    if (token.gap === "hard") return [...right, token.between.includes("?") ? "question" : "stop"];
    if (token.gap === "comma") right.push(",");
    right.push(words[at] ?? "");
  }
  return right;
}

/** Words in their order: each at its distance, and each with the one behind it. */
function takeInOrder(side: "left" | "right", words: readonly string[], take: Take): void {
  for (const [at, word] of words.entries()) {
    take(AT[side][at] ?? side, word);
    const next = words[at + 1];
    if (at < PAIRS && next !== undefined) take(`${side}${at + 1}+`, `${word} ${next}`);
  }
}

/** Words without their order, and who they are about; each once. */
function takeWords(
  { words, people }: Surroundings,
  [from, to]: readonly [number, number],
  slot: string,
  take: Take,
): void {
  const said = new Set<string>();
  for (let at = from; at < to; at++) {
    said.add(words[at] ?? "");
    const person = people[at];
    if (person !== undefined) said.add(person);
  }
  for (const word of said) take(slot, word);
}

/** The person that is spoken of last before a thing. */
function takeSubject({ words, people }: Surroundings, { from }: SaidThing, start: number, take: Take): void {
  for (let at = from - 1; at >= start; at--) {
    const person = people[at];
    if (person === undefined) continue;
    take("subject", person);
    take("subject+", `${person} ${words[at + 1]}`);
    take("subject=", words[at] ?? "");
    return;
  }
  take("subject", "nobody");
}

/** Whose the rules take the thing for, and whether they find something of the deck's own and of others beside it. */
function takeRules({ things }: Surroundings, thing: SaidThing, take: Take): void {
  const has = (whose: string): boolean => things.some((each) => each !== thing && each.byRules === whose);
  take("rules", thing.byRules);
  take("rules+", `${thing.byRules} ${thing.kind}`);
  take("beside", `${has("own") ? "own" : ""} ${has("theirs") ? "theirs" : ""}`);
}

/** Where in the wish a thing stands, and which of its kind it is. */
function takePlace(
  { tokens, things }: Surroundings,
  at: number,
  [start, end]: readonly [number, number],
  take: Take,
): void {
  const kind = things[at]?.kind;
  let before = 0;
  let after = 0;
  for (const [place, each] of things.entries())
    if (each.kind === kind && place !== at) place < at ? before++ : after++;
  take("sentence", `${start === 0 ? "first" : "later"}${end >= tokens.length ? " last" : ""}`);
  take("thing", which(at, things.length - 1 - at));
  take("of kind", `${which(before, after)} ${kind}`);
}

function which(before: number, after: number): string {
  if (before === 0) return after === 0 ? "only" : "first";
  return after === 0 ? "last" : "between";
}
