import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { DONE_TO_ALL, LAND_TYPES, ONLY_WORDS, WHOLE_DECK } from "../../data/lexicon-limits.ts";
import type { IntentContext } from "./context.ts";
import { type Counted, kindAt, limitMention, pluralOf } from "./counted.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const onlyWords = phraseSet(ONLY_WORDS.map(foldPhrase));

/** `all creatures`, `nothing but artifacts`, `every creature a skeleton`, `all lands are swamps`, `only basics`. */
export function shareAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const every = /^(?:all|every|each)$/.test(tokens[at]?.text ?? "");
  const only = onlyWords.longest(tokens, at);
  if (!every && only === undefined) return isOnlyBehind(tokens, at, context);
  if (isDone(tokens, at)) return undefined;
  if (every) {
    let start = at + 1;
    while (start < at + 3 && /^(?:of|the|my)$/.test(tokens[start]?.text ?? "")) start++;
    const whole = wholeAt(tokens, start, context);
    const part = whole && partBehind(tokens, whole.to, context);
    // "every land a basic"
    if (whole?.what === "lands" && part?.what === "basic lands")
      return limitMention(at, part.to, { what: "nonbasic lands", most: 0 });
    if (whole && part)
      return limitMention(at, part.to, { what: whole.what, but: part.what, most: 0 }, part.type);
  }
  if (only === undefined) return undefined;
  const kind = withSorceries(
    tokens,
    tokens[at + only.length]?.gap === "tight" ? kindAt(tokens, at + only.length, context) : undefined,
  );
  if (kind === undefined || COUNT_BEGINS_MORE.has(tokens[kind.to]?.text ?? "")) return undefined;
  // "just creatures turning sideways", "all auras and tricks" say what a deck does, and limit it to nothing.
  if (WHOLE_DECK.has(kind.what) && goesOn(tokens, kind.to)) return undefined;
  const limit = onlyOf(kind);
  return limit && limitMention(at, landsBehind(tokens, kind.to), limit, kind.type);
}

/** "Destroys all creatures", "discard of only lands": whether something is done to what follows; a deck may be of it. */
function isDone(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  if (at === 0 || tokens[at]?.gap !== "tight" || !DONE_TO_ALL.has(before)) return false;
  return (
    before !== "of" || !/^(?:deck|list|pile|made|consists?|consisting)$/.test(tokens[at - 2]?.text ?? "")
  );
}

/** "Only instants, sorceries and lands": both kinds of spells as one. */
function withSorceries(tokens: readonly Token[], kind: Counted | undefined): Counted | undefined {
  if (kind?.what !== "instants") return kind;
  const at = /^(?:and|or)$/.test(tokens[kind.to]?.text ?? "") ? kind.to + 1 : kind.to;
  if (tokens[at]?.text !== "sorceries" || tokens[kind.to]?.gap === "hard") return kind;
  return { ...kind, what: "instants and sorceries", to: at + 1 };
}

/** Whether more is said of what stands before a word than that there is nothing else. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.gap !== "tight" || landsBehind(tokens, at) > at) return false;
  return !BEHIND_ONLY.has(next.text);
}

/** Words that may stand behind "only creatures" without saying more of them. */
const BEHIND_ONLY: ReadonlySet<string> = new Set(
  "please pls plz thanks deck decks list edh commander modern legacy pauper pioneer standard brawl for as but no without lol".split(
    " ",
  ),
);

/** "only artifacts and lands", "only basics for lands": the end of what says no more than that. */
function landsBehind(tokens: readonly Token[], at: number): number {
  const isLands =
    /^(?:and|for|as)$/.test(tokens[at]?.text ?? "") && /^lands?$/.test(tokens[at + 1]?.text ?? "");
  return isLands ? at + 2 : at;
}

/** Words behind "only creatures" that say more of them than is read here. */
export const COUNT_BEGINS_MORE: ReadonlySet<string> = new Set([
  "with",
  "that",
  "i",
  "from",
  "in",
  "of",
  "you",
  "we",
]);

/** `creatures only`. */
function isOnlyBehind(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const kind = kindAt(tokens, at, context);
  if (kind === undefined || tokens[kind.to]?.text !== "only" || tokens[kind.to]?.gap !== "tight")
    return undefined;
  const limit = onlyOf(kind);
  return limit && limitMention(at, kind.to + 1, limit, kind.type);
}

function onlyOf({ what, isType }: Counted): Limit | undefined {
  if (what === "basic lands") return { what: "nonbasic lands", most: 0 };
  if (WHOLE_DECK.has(what)) return { what: "spells", but: what, most: 0 };
  if (isType || what === "flyers") return { what: "creatures", but: what, most: 0 };
  return undefined;
}

function wholeAt(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  const card = /^nonlands?$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  if (/^cards?$/.test(tokens[card]?.text ?? "")) return { what: "spells", to: card + 1, isType: false };
  return kindAt(tokens, at, context);
}

const IS_WORDS: ReadonlySet<string> = new Set(
  "is are be being a an the must should has have to need needs".split(" "),
);

function partBehind(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  let index = at;
  while (index < at + 4 && IS_WORDS.has(tokens[index]?.text ?? "")) index++;
  // "Every creature legendary"
  const isBare = index === at;
  if (isBare && (tokens[at]?.text !== "legendary" || tokens[at + 1]?.gap === "tight")) return undefined;
  const text = tokens[index]?.text ?? "";
  const land = Object.hasOwn(LAND_TYPES, text) ? LAND_TYPES[text] : undefined;
  if (land !== undefined)
    return { what: land === "Plains" || land === "Wastes" ? land : `${land}s`, to: index + 1, isType: true };
  const kind = kindAt(tokens, index, context);
  if (kind !== undefined) return kind;
  const phrase = context.lexicon.phrases.longest(tokens, index);
  return phrase?.value.kind === "creature-type"
    ? { what: pluralOf(phrase.value.name), to: index + phrase.length, isType: true, type: phrase.value.name }
    : undefined;
}
