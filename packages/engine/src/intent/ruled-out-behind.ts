import {
  FORBIDDEN_AT_COLON,
  FORBIDDEN_AT_END,
  OUT_PRONOUNS,
  OUT_VERBS,
  RULED_OUT_AGAIN,
} from "../../data/lexicon-negation.ts";
import type { IntentContext } from "./context.ts";
import { kindSpokenOf } from "./kind-spoken-of.ts";
import { isLackedByThem } from "./lacked-by-them.ts";
import type { Mention } from "./mention.ts";
import { forbiddenBehind, negationWords } from "./negation.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { canBeOut } from "./ruled-out-families.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { wantedAfterAll, wantedLater } from "./wanted-after-all.ts";
import { worseOf } from "./worse-of-two.ts";

const atEnd = phraseSet(FORBIDDEN_AT_END.map(foldPhrase));
const atColon = phraseSet([...FORBIDDEN_AT_COLON, ...FORBIDDEN_AT_END].map(foldPhrase));
const again = phraseSet([...RULED_OUT_AGAIN, ...pairsOf(OUT_VERBS, OUT_PRONOUNS)].map(foldPhrase));

/** What somebody says to a thing that a comma leads to: "infect, nah". */
const ANSWERS = /^(?:nah|nope|naw|ew|eww|yuck|over)$/;
/** Words with which something else begins. */
const CLOSERS = /^(?:since|because|cause|cuz|so|but|at|anymore|either|though|tho|yet|right|lol|please|pls)$/;
/** Words between the members of a row: "Rhystic Study and Cyclonic Rift go". */
const JOINERS = /^(?:and|or|n|plus|nor|both|the|a|an|my|his|her)$/;
/** Those that two things are joined by. */
const AND = /^(?:and|or|n|plus|nor)$/;
/** Most of them between two members. */
const MOST_BETWEEN = 2;
/** Most small words between a thing and what rules it out: "tutors and the like are out" is not read. */
const MOST_SMALL = 2;
const SMALL =
  /^(?:cards?|decks?|stuff|spells?|effects?|all|both|either|just|also|too|really|honestly|please|pls|tho|though|is|are)$/;
/** So far behind a thing it is spoken of as "it". */
const IT_REACH = 14;
/** "Either of them" speaks of two that were named as a pair, however much is told of them. */
const PAIR_REACH = 40;
const OF_PAIR = /^(?:either|neither|both)$/;

/**
 * Mentions with those ruled out that words behind them rule out, and the members of the row that ends there: "Rhystic Study and
 * Cyclonic Rift are out", "Blood Artist is everywhere, leave it at home".
 */
export function ruledOutBehind(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  context: Pick<IntentContext, "lexicon">,
): readonly Mention[] {
  const out = new Set<Mention>();
  const wanted = new Set(wantedAfterAll(tokens, mentions));
  // The words that rule out are read, and said nothing else.
  const said: Mention[] = [];
  for (const [at, mention] of mentions.entries()) {
    if (!canBeOut(mention.content)) continue;
    const words = wordsBehind(tokens, mention, mentions[at + 1]);
    if (isOthersWord(tokens, mention)) {
      if (negationWords(tokens, mention.from) === 0) wanted.add(mention);
      continue;
    }
    if (words !== undefined) said.push(words);
    else if (!mention.negated || !endsBehind(tokens, mention)) continue;
    // "Static Orb, Winter Orb: in the bin" speaks of both.
    const isOfAll =
      words !== undefined &&
      (saysAll(tokens, words) || isAskedAt(tokens[mention.to]) || isClosing(tokens[mention.to]));
    const row = rowUpTo(tokens, mentions, at, isOfAll);
    for (const each of row.filter((one) => one === mention || !isNamedLater(mentions, one))) out.add(each);
  }
  const kinds = new Set<Mention>();
  const passed = new Set([
    ...wantedLater(tokens, mentions),
    ...mentions.filter((each) => each.negated && isLackedByThem(tokens, each)),
  ]);
  for (const { things, words } of spokenOfAgain(tokens, mentions, context)) {
    for (const thing of things) (mentions.includes(thing) ? out : kinds).add(thing);
    said.push(words);
  }
  for (const thing of worseOf(tokens, mentions)) out.add(thing);
  if (out.size + wanted.size + passed.size + kinds.size === 0) return mentions;
  const told = mentions.map((each) => {
    if (passed.has(each)) return saying(each.from, each.to);
    const isOut = (each.negated || out.has(each)) && !wanted.has(each);
    return isOut === each.negated ? each : { ...each, negated: isOut };
  });
  return [...told, ...kinds, ...said.filter((words) => !told.some((each) => isOver(each, words)))].toSorted(
    (a, b) => a.from - b.from,
  );
}

/** "Korvold + Dockside is banned? ok then Korvold with Devil": the card of a row that is asked for later on. */
function isNamedLater(mentions: readonly Mention[], { content, to }: Mention): boolean {
  if (content.kind !== "card") return false;
  const [card] = content.cards;
  return mentions.some(
    (later) =>
      later.from >= to && !later.negated && later.content.kind === "card" && later.content.cards[0] === card,
  );
}

/** "My buddy said mono white sucks": what somebody else says of a thing rules it out for nobody. */
function isOthersWord(tokens: readonly Token[], { from }: Mention): boolean {
  for (let at = from - 1; at > 0 && at >= from - OTHERS_REACH && tokens[at + 1]?.gap === "tight"; at--) {
    if (!SAYS.test(tokens[at]?.text ?? "")) continue;
    return !/^(?:i|we|id|ive|always)$/.test(tokens[at - 1]?.text ?? "");
  }
  return false;
}

const SAYS = /^(?:said|says|thinks|thought|claims|claimed|believes|insists|insisted|swears)$/;
/** Most words from what somebody says to what it is of. */
const OTHERS_REACH = 4;

function saying(from: number, to: number): Mention {
  return { from, to, negated: false, content: { kind: "saying" } };
}

function isOver(one: Mention, other: Mention): boolean {
  return one.from < other.to && one.to > other.from;
}

/** The words right behind a thing, before the next, that rule it out. */
function wordsBehind(
  tokens: readonly Token[],
  { to }: Mention,
  next: Mention | undefined,
): Mention | undefined {
  const isAsked = isAskedAt(tokens[to]);
  const short = shortIs(tokens, to);
  if (short > 0) return saying(to, to + short);
  for (let at = to; at <= to + MOST_SMALL && at < (next?.from ?? tokens.length); at++) {
    const gap = tokens[at]?.gap;
    if (gap === "hard" && at > to) return answerAt(tokens, at);
    if (gap === "hard" && !isAsked && !(at === to && isClosing(tokens[at]))) return undefined;
    const found = saidOut(tokens, at, at === to, isAsked);
    if (found !== undefined) return saying(at, at + found.length);
    if (!(gap === "tight" || isAsked) || !SMALL.test(tokens[at]?.text ?? "")) return undefined;
  }
  return undefined;
}

/** "Pantlaza's out": how many words behind a name that "is" is drawn together with rule it out. */
function shortIs(tokens: readonly Token[], to: number): number {
  const last = tokens[to - 1];
  if (last === undefined || last.end - last.start === last.text.length || !last.text.endsWith("s")) return 0;
  const words: Token[] = [{ ...last, text: "is" }, ...tokens.slice(to, to + SHORT_REACH)];
  return Math.max(0, (forbiddenBehind.longest(words, 0)?.length ?? 1) - 1);
}

/** Most words that are looked at there. */
const SHORT_REACH = 6;

/** The words that rule out what stands before them; `isFirst`: right before. */
function saidOut(tokens: readonly Token[], at: number, isFirst: boolean, isAsked: boolean) {
  const behind = isAsked && isFirst ? undefined : forbiddenBehind.longest(tokens, at);
  const isOpen = !isFirst || tokens[at]?.gap !== "comma" || ANSWERS.test(tokens[at]?.text ?? "");
  return behind ?? (isOpen ? endAt(tokens, at, isAsked ? atColon : atEnd) : undefined);
}

/** "Stax though? nah": words that answer a question with no. */
function answerAt(tokens: readonly Token[], at: number): Mention | undefined {
  const found = isAskedAt(tokens[at]) ? endAt(tokens, at, atColon) : undefined;
  return found === undefined ? undefined : saying(at, at + found.length);
}

/** "Mythics? nope", "fetchlands no": how many words right behind a thing rule it out and end what is said; 0 for none. */
export function endedWith(tokens: readonly Token[], at: number): number {
  const isAsked = isAskedAt(tokens[at]);
  // "All the milling out, stealing in" is an exchange.
  if ((!isAsked && tokens[at]?.gap !== "tight") || tokens[at]?.text === "out") return 0;
  return endAt(tokens, at, isAsked ? atColon : atEnd)?.length ?? 0;
}

/** "The usual things (ramp, landfall) are out": whether a bracket ends there, and the sentence goes on. */
function isClosing(token: Token | undefined): boolean {
  return token !== undefined && /^\s*\)\s*$/.test(token.between);
}

/** "Tutors: no", "Stasis?? nope", "goblins (never)", "stax = no": whether an answer to what stands before may follow. */
function isAskedAt(token: Token | undefined): boolean {
  return token?.gap === "hard" && /^\s*(?::|=+|\?+!?|\()\s*$/.test(token.between);
}

/** Words that rule out, begin there and end what is said. */
function endAt(tokens: readonly Token[], at: number, words: typeof atEnd) {
  const found = words.longest(tokens, at);
  const next = tokens[at + (found?.length ?? 0)];
  return next === undefined || next.gap !== "tight" || CLOSERS.test(next.text) ? found : undefined;
}

/** Whether the scan took words behind a mention as what rules it out. */
function endsBehind(tokens: readonly Token[], { from, to }: Mention): boolean {
  return [2, 3, 4, 5].some(
    (length) => to - length > from && forbiddenBehind.longest(tokens, to - length)?.length === length,
  );
}

/** "Oracle, Consultation, Pact: not these" speaks of all of them. */
function saysAll(tokens: readonly Token[], { from, to }: Mention): boolean {
  return tokens.slice(from, to).some(({ text }) => text === "these" || text === "those");
}

/** A thing and those before it in its row; `isOfAll`: commas alone join them. */
function rowUpTo(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  last: number,
  isOfAll = false,
): readonly Mention[] {
  let first = last;
  for (; first > 0; first--) {
    const [one, next] = [mentions[first - 1], mentions[first]];
    if (one === undefined || next === undefined || !isOfRow(tokens, one, next, isOfAll || first < last))
      break;
  }
  return mentions.slice(first, last + 1);
}

/** Whether two things stand in one row; `isInner`: the second is not its last. */
function isOfRow(tokens: readonly Token[], one: Mention, next: Mention, isInner: boolean): boolean {
  if (one.negated || !canBeOut(one.content) || one.content.kind !== next.content.kind) return false;
  const between = tokens.slice(one.to, next.from);
  const isNear =
    between.length <= MOST_BETWEEN &&
    between.every(({ text, gap }) => gap !== "hard" && JOINERS.test(text)) &&
    tokens[next.from]?.gap !== "hard";
  // "Cats, dogs not welcome": a comma alone parts what is wanted from what is not.
  const isJoined = /^\s*[+/]\s*$/.test(tokens[next.from]?.between ?? "");
  return isNear && (isInner || isJoined || between.some(({ text }) => AND.test(text)));
}

/** What is named last before words that rule "it" out, with its row, and these words. */
function spokenOfAgain(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  context: Pick<IntentContext, "lexicon">,
) {
  const out: { readonly things: readonly Mention[]; readonly words: Mention }[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const found = again.longest(tokens, at);
    if (found === undefined || !isWhole(tokens, at + found.length)) continue;
    const last = mentions.findLastIndex((each) => each.to <= at && canBeOut(each.content));
    const reach = reachOf(tokens.slice(at, at + found.length));
    const kind = kindSpokenOf(tokens, Math.max(mentions[last]?.to ?? 0, at - reach), at, mentions, context);
    const thing = kind ?? mentions[last];
    if (
      thing === undefined ||
      at - thing.to > reach ||
      // "Please don't build discard" speaks of what follows.
      mentions.some(
        ({ from, to, negated }) => (from < at || (negated && from < at + found.length)) && to > at,
      )
    )
      continue;
    const things = kind === undefined ? rowUpTo(tokens, mentions, last) : [kind];
    out.push({ things, words: saying(at, at + found.length) });
  }
  return out;
}

/** "Simic, please don't run more than 8 counterspells": whether words before `to` that leave open what is not done end what is said. */
function isWhole(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next === undefined || next.gap !== "tight" || CLOSERS.test(next.text)) return true;
  return !LEFT_OPEN.test(tokens[to - 1]?.text ?? "");
}

const LEFT_OPEN = /^(?:dont|me|us|one|bother|no)$/;

function reachOf(words: readonly Token[]): number {
  return words.some(({ text }) => OF_PAIR.test(text)) ? PAIR_REACH : IT_REACH;
}
