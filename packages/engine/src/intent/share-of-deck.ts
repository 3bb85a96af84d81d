import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { SHARE_BEHIND, SHARE_OF_DECK, SHARES, type ShareBound } from "../../data/lexicon-shares.ts";
import { isList, kindOf } from "../forms/kind.ts";
import type { IntentContext } from "./context.ts";
import { type Counted, kindAt } from "./counted.ts";
import type { Mention } from "./mention.ts";
import { wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** The longest sentence of a share, in words, and how near its fraction must stand to its beginning. */
const MOST_WORDS = 14;
const FRACTION_REACH = 5;

/** "Half of the deck should be creatures", "at least a third of my deck lands", "half lands": a part of the deck. */
export function shareOfDeckAt(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
): Mention | undefined {
  const behind = shareBehind(tokens, at, context);
  if (behind !== undefined) return behind;
  if (!isFractionNear(tokens, at)) return undefined;
  const words = wordsFrom(tokens, at, MOST_WORDS);
  for (const { says, bound } of SHARE_OF_DECK) {
    const match = says.exec(words.sentence);
    const share = SHARES[match?.[1] ?? ""] ?? Number(match?.[2]) / 100;
    if (match === null || !(share > 0 && share < 1)) continue;
    // "32 for the rest, half of it removal" is a part of the rest.
    if (/^of (?:it|that|this)/.test(match[3] ?? "") && isOfRest(tokens, at)) return undefined;
    const place = words.endOf(match[0].trimEnd().length);
    // "60% creatures"
    const isJoined = tokens[place]?.gap === "tight" || /^\s*%\s*$/.test(tokens[place]?.between ?? "");
    const kind = isJoined ? kindAt(tokens, place, context) : undefined;
    if (kind === undefined || kind.what === "colors") return undefined;
    if (match[3] === undefined && !isBareShare(tokens, at, kind)) return undefined;
    const content = { kind: "share-limit", what: kind.what, share, bound } as const;
    return { from: at, to: kind.to, negated: false, content };
  }
  return undefined;
}

/** "Creatures half the deck", "removal should be about a quarter of it": the same behind what there is a share of. */
function shareBehind(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  if (!isFractionNear(tokens, at)) return undefined;
  const kind = kindAt(tokens, at, context);
  if (kind === undefined || kind.what === "colors" || tokens[kind.to]?.gap !== "tight") return undefined;
  const words = wordsFrom(tokens, kind.to, MOST_WORDS);
  for (const { says, bound } of SHARE_BEHIND) {
    const match = says.exec(words.sentence);
    const share = SHARES[match?.[1] ?? ""] ?? Number(match?.[2]) / 100;
    if (match === null || !(share > 0 && share < 1)) continue;
    const to = words.endOf(match[0].length);
    // "Creatures half of it and lands" goes on with something else.
    if (tokens[to]?.gap === "tight" && !/^(?:please|pls|and|for|in|with)$/.test(tokens[to]?.text ?? ""))
      continue;
    return { from: at, to, negated: false, content: { kind: "share-limit", what: kind.what, share, bound } };
  }
  return undefined;
}

function isOfRest(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:rest|others?|remaining)$/.test(text));
}

/** "Half creatures" is a share where it stands alone and none of a group's decks is so called: "half burn and half elves". */
function isBareShare(tokens: readonly Token[], at: number, { what, to }: Counted): boolean {
  // "Half lands half creatures"
  const isEnded = tokens[to] === undefined || tokens[to]?.gap !== "tight" || tokens[to]?.text === "half";
  const isBegun =
    at === 0 ||
    tokens[at]?.gap !== "tight" ||
    /^(?:with|and|deck|list|lands|creatures|spells)$/.test(tokens[at - 1]?.text ?? "");
  return isEnded && isBegun && BARE_KINDS.has(what);
}

const BARE_KINDS: ReadonlySet<string> = new Set([
  "creatures",
  "lands",
  "basic lands",
  "spells",
  "noncreature spells",
  "instants and sorceries",
  "removal",
]);

/** Whether a word for a fraction stands near. */
function isFractionNear(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + FRACTION_REACH && index < tokens.length; index++)
    if (FRACTION.test(tokens[index]?.text ?? "") || /^\s*%/.test(tokens[index + 1]?.between ?? ""))
      return true;
  return false;
}

const FRACTION = /^(?:half|1\/[234]|[23]\/[34]|thirds?|quarters?|percent)$/;

/** The limit that a share is in a format; undefined where nobody knows how large the deck will be. */
export function limitOfShare(
  { what, share, bound }: { readonly what: string; readonly share: number; readonly bound: ShareBound },
  format: string | undefined,
): Limit | undefined {
  const row = format === undefined ? undefined : FORMATS.get(format);
  if (row === undefined || isList(kindOf(row))) return undefined;
  const figure = Math.round(row.size.min * share);
  return {
    what,
    ...(bound === "most" ? {} : { least: figure }),
    ...(bound === "least" ? {} : { most: figure }),
  };
}
