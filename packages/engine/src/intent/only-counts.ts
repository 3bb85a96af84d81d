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
  const percent = percentAt(tokens, at);
  const only = onlyWords.longest(tokens, at) ?? percent;
  if (!every && only === undefined)
    return isOnlyBehind(tokens, at, context) ?? allBehind(tokens, at, context);
  if (isDone(tokens, at)) return undefined;
  const each = every ? everyAt(tokens, at, context) : undefined;
  if (each !== undefined) return each;
  if (only === undefined) return undefined;
  const kind = withSorceries(
    tokens,
    percent !== undefined || tokens[at + only.length]?.gap === "tight"
      ? kindAt(tokens, at + only.length, context)
      : undefined,
  );
  const lands = kind === undefined ? undefined : asLands(tokens, at, kind);
  if (lands !== undefined) return lands;
  if (kind === undefined || COUNT_BEGINS_MORE.has(tokens[kind.to]?.text ?? "")) return undefined;
  // "just creatures turning sideways", "all auras and tricks" say what a deck does, and limit it to nothing.
  if (WHOLE_DECK.has(kind.what) && goesOn(tokens, kind.to)) return undefined;
  // "Only legendary creatures" says nothing of other cards.
  const isOfCreatures =
    kind.what === "legendary cards" && /^creatures?$/.test(tokens[kind.to - 1]?.text ?? "");
  const limit = isOfCreatures ? { what: "creatures", but: kind.what, most: 0 } : onlyOf(kind);
  return limit && limitMention(at, landsBehind(tokens, kind.to), limit, kind.type);
}

/** "Every creature an elf", "all of my lands are basics" */
function everyAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  let start = at + 1;
  while (start < at + 3 && /^(?:of|the|my|single|last)$/.test(tokens[start]?.text ?? "")) start++;
  const whole = wholeAt(tokens, start, context);
  const part = whole && partBehind(tokens, whole.to, context);
  return whole && part && noOther(at, whole, part);
}

/** "100% creatures" */
function percentAt(tokens: readonly Token[], at: number): { readonly length: number } | undefined {
  return tokens[at]?.text === "100" && /^\s?%\s*$/.test(tokens[at + 1]?.between ?? "")
    ? { length: 1 }
    : undefined;
}

/** A limit by which there is nothing of a kind but a part of it, said from `at` on. */
export function noOther(at: number, whole: Counted, part: Counted): Mention {
  if (whole.what === "lands" && part.what === "basic lands")
    return limitMention(at, part.to, { what: "nonbasic lands", most: 0 });
  return limitMention(at, part.to, { what: whole.what, but: part.what, most: 0 }, part.type);
}

/** "Creatures should all be elves", "my lands must all be basic": the same with the kind first. */
function allBehind(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const whole = kindAt(tokens, at, context);
  if (whole === undefined || tokens[whole.to]?.gap !== "tight") return undefined;
  let to = whole.to;
  let isAll = false;
  while (to < whole.to + MOST_BETWEEN && tokens[to]?.gap === "tight" && ALL_BE.test(tokens[to]?.text ?? "")) {
    isAll ||= /^(?:all|only|exclusively)$/.test(tokens[to]?.text ?? "");
    to++;
  }
  // "Lands are all basics" has a verb and a word for all of them.
  const part = isAll && to > whole.to + 1 ? partBehind(tokens, to, context, true) : undefined;
  return part === undefined || part.what === whole.what ? undefined : noOther(at, whole, part);
}

const ALL_BE = /^(?:should|must|have|has|need|needs|will|shall|to|be|are|all|only|exclusively|ought)$/;
const MOST_BETWEEN = 6;

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
  if (kind === undefined) return undefined;
  // "creatures and lands only"
  const end = landsBehind(tokens, kind.to);
  if (tokens[end]?.text !== "only" || tokens[end]?.gap !== "tight") return undefined;
  const limit = onlyOf(kind);
  return limit && limitMention(at, end + 1, limit, kind.type);
}

/** "Only creatures", "only elves": the limit that a kind makes of all that it is a part of. */
export function onlyOf({ what, isType }: Counted): Limit | undefined {
  if (what === "basic lands") return { what: "nonbasic lands", most: 0 };
  if (WHOLE_DECK.has(what)) return { what: "spells", but: what, most: 0 };
  if (isType || what === "flyers") return { what: "creatures", but: what, most: 0 };
  return undefined;
}

/** What all of is spoken of: a kind of cards, or whatever is no land. */
export function wholeAt(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  const card = /^nonlands?$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  if (/^(?:cards?|spells?)$/.test(tokens[card]?.text ?? ""))
    return { what: "spells", to: card + 1, isType: false };
  return kindAt(tokens, at, context);
}

/** "Every creature legendary", "all creatures elves": a part that ends its clause. */
function isBarePart(tokens: readonly Token[], at: number, { lexicon }: IntentContext): boolean {
  const type = lexicon.phrases.longest(tokens, at);
  const isType = type?.value.kind === "creature-type";
  if (!isType && !/^(?:legendary|basic)$/.test(tokens[at]?.text ?? "")) return false;
  return tokens[at]?.gap === "tight" && tokens[at + (type?.length ?? 1)]?.gap !== "tight";
}

/** "Only Forests as lands", "nothing but islands for my lands". */
function asLands(tokens: readonly Token[], at: number, { what, to }: Counted): Mention | undefined {
  if (!Object.values(LAND_TYPES).includes(what) || !/^(?:as|for)$/.test(tokens[to]?.text ?? ""))
    return undefined;
  const end = /^(?:the|my)$/.test(tokens[to + 1]?.text ?? "") ? to + 2 : to + 1;
  const but = what === "Plains" || what === "Wastes" ? what : `${what}s`;
  return tokens[end]?.text === "lands"
    ? limitMention(at, end + 1, { what: "lands", but, most: 0 })
    : undefined;
}

const IS_WORDS: ReadonlySet<string> = new Set(
  "is are be being a an the must should has have to need needs".split(" "),
);

/**
 * A part of a kind of cards, behind "is a" and the like.
 *
 * @param isSaid whether words before it say already that nothing else is meant
 */
export function partBehind(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  isSaid = false,
): Counted | undefined {
  let index = at;
  while (index < at + 4 && IS_WORDS.has(tokens[index]?.text ?? "")) index++;
  // "Every creature legendary"
  const isBare = index === at && !isSaid;
  if (isBare && !isBarePart(tokens, at, context)) return undefined;
  const text = tokens[index]?.text ?? "";
  if (text === "basic") return { what: "basic lands", to: index + 1, isType: false };
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
