import { BOOSTER_SETS } from "../../data/boosters.ts";
import { OPENED_WORDS } from "../../data/lexicon-printings.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import type { Content, Mention } from "./mention.ts";
import type { PhraseMatch } from "./phrases.ts";
import { isCodeWritten, isInName, type NamedSets } from "./set-names.ts";
import type { Token } from "./tokens.ts";

/** The words of a wish, and what they are read with. */
interface Said {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: Pick<IntentContext, "setNames" | "table" | "lexicon">;
}

/** Words between "draft" and the name of the set: "a draft deck from Dominaria", "sealed with MH3". */
const MORE_OF_FORMAT = /^(?:decks?|pools?|format|league|event|games?|night|boosters?)$/;
const OF_SET = /^(?:from|of|with|in|for|using)$/;
const ARTICLE = /^(?:the|a|an|my|our|some)$/;

/**
 * Sets together with how they are opened: "Bloomburrow draft", "MH3 sealed", "draft deck from Modern Horizons 3". Beside these
 * words a code and one word of a name are the set's, and what else its words mean is not meant. By the position of their first
 * word.
 */
export function openedSets(said: Said): Map<number, Mention> {
  const found = new Map<number, Mention>();
  const isOpened = said.tokens.some(({ text }) => OPENED_WORDS.has(text));
  for (let at = 0; at < said.tokens.length; at++) {
    const mentions = openedSetAt(said, at, isOpened);
    for (const each of mentions) found.set(each.from, each);
    at = Math.max(at, (mentions.at(-1)?.to ?? 0) - 1);
  }
  return found;
}

function openedSetAt(said: Said, at: number, isOpened: boolean): readonly Mention[] {
  const behind = OPENED_WORDS.has(said.tokens[at]?.text ?? "") ? setBehind(said, at) : [];
  if (behind.length > 0) return behind;
  const named = said.context.setNames.longest(said.tokens, at, isInName);
  if (named === undefined) return [];
  const inFront = isOpened ? setInFront(said, at, named) : [];
  return inFront.length > 0 ? inFront : setApart(said, at, named, isOpened);
}

/** "Bloomburrow draft" */
function setInFront(said: Said, at: number, named: PhraseMatch<NamedSets>): readonly Mention[] {
  const code = openedCode(said, at, named);
  const to = at + named.length;
  const next = said.tokens[to];
  const slug = next?.gap === "tight" ? OPENED_WORDS.get(next.text) : undefined;
  if (code === undefined || slug === undefined) return [];
  return [
    mention(at, to, { kind: "opened-set", code }),
    mention(to, endOfFormat(said.tokens, to), { kind: "format", slug, vague: false }),
  ];
}

/** "draft deck from Bloomburrow" */
function setBehind(said: Said, at: number): readonly Mention[] {
  const { tokens, context } = said;
  const slug = OPENED_WORDS.get(tokens[at]?.text ?? "");
  const end = endOfFormat(tokens, at);
  let from = end;
  for (const words of [OF_SET, ARTICLE])
    if (tokens[from]?.gap === "tight" && words.test(tokens[from]?.text ?? "")) from++;
  const named = tokens[from]?.gap === "hard" ? undefined : context.setNames.longest(tokens, from, isInName);
  const code = named === undefined ? undefined : openedCode(said, from, named);
  if (slug === undefined || named === undefined || code === undefined) return [];
  return [
    mention(at, end, { kind: "format", slug, vague: false }),
    mention(from, from + named.length, { kind: "opened-set", code }),
  ];
}

/** One past the words for how a set is opened: "draft", "sealed pool". */
function endOfFormat(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  return next?.gap === "tight" && MORE_OF_FORMAT.test(next.text) ? at + 2 : at + 1;
}

/**
 * "Draft. Modern Horizons 3": the whole name of a set says nothing else in a wish that speaks of opening it; nor does one that is
 * written as a name and begins with a format.
 */
function setApart(
  { tokens, context }: Said,
  at: number,
  named: PhraseMatch<NamedSets>,
  isOpened: boolean,
): readonly Mention[] {
  if (named.length < 2 || named.value.whole.length === 0) return [];
  const known = context.lexicon.phrases.longest(tokens, at);
  const isFormat = known?.value.kind === "format";
  if (isFormat && known.length >= named.length) return [];
  const words = tokens.slice(at, at + named.length);
  const isName = isFormat && words.every(({ capital, text }) => capital || /^(?:of|the|\d.*)$/.test(text));
  return isOpened || isName ? [mention(at, at + named.length, { kind: "saying" })] : [];
}

function mention(from: number, to: number, content: Content): Mention {
  return { from, to, negated: false, content };
}

/** The code of the newest set sold in boosters that words name. */
function openedCode({ text, tokens, context }: Said, at: number, named: PhraseMatch<NamedSets>) {
  // "Conspiracy draft" names how it is played.
  const known = context.lexicon.phrases.longest(tokens, at);
  if (known?.value.kind === "format" && known.length > named.length) return undefined;
  const { whole, part, isCode } = named.value;
  // "blb draft": letters that are no word are a code as well.
  if (isCode && !isCodeWritten(tokens[at], text) && isCommonWord(tokens[at]?.text ?? "")) return undefined;
  const [newest] = (whole.length > 0 ? whole : part)
    .flatMap((each) => context.table.sets[each] ?? [])
    .filter(({ type }) => BOOSTER_SETS.has(type))
    .toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt));
  return newest?.code;
}
