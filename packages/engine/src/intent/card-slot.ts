import { LAND_TYPES } from "../../data/lexicon-limits.ts";
import { NOT_TO, TAKEN_AWAY } from "../../data/lexicon-negation.ts";
import {
  ASKED_YES,
  INCLUDE_FOLLOWERS,
  INCLUDE_TRIGGERS,
  JOINERS,
  LEAD_FOLLOWERS,
  LEAD_TRIGGERS,
} from "../../data/lexicon-wish.ts";
import { wordList } from "../../data/word-list.ts";
import type { Mention, Slot } from "./mention.ts";
import { Phrases, pairsOf, phraseSet } from "./phrases.ts";
import { figureOf } from "./said-words.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

const leadTriggers = phraseSet(LEAD_TRIGGERS.map(foldPhrase));
const leadFollowers = phraseSet(LEAD_FOLLOWERS.map(foldPhrase));
const includeFollowers = phraseSet(INCLUDE_FOLLOWERS.map(foldPhrase));
const askedYes = phraseSet(ASKED_YES.map(foldPhrase));
const includeTriggers = new Phrases<boolean>();
for (const { words, strong } of INCLUDE_TRIGGERS) includeTriggers.add(foldPhrase(words), strong === true);
for (const words of [...pairsOf(NOT_TO, TAKEN_AWAY), "hands off"])
  includeTriggers.add(foldPhrase(words), false);

/** Triggers after which any name is a commander's, even one that is an everyday word. */
const CERTAIN_LEAD =
  /(?:led|lead|helmed|headed|commanded) by$|(?:commander|general) (?:is|will be)$|my (?:commander|general)$/;
const CERTAIN_FOLLOW = /^(?:as|at the helm|in the command|is my|is the)/;
/** Words that may stand between a trigger and a name. */
const NAME_FILLERS: ReadonlySet<string> = new Set(
  wordList(`
  a, the, my, some, card, cards, like, 4, 3, 2, 1, 4x, 3x, 2x, 1x, four, of, copies, playset, beloved,
  favorite, good, old, both, x, foil, foiled, signed, altered, promo, beautiful, shiny
`),
);
/** What the words around `from`..`to` say of a card there, and whether they leave no doubt that a card is meant. */
export interface Surroundings {
  readonly slot: Slot;
  readonly certain: boolean;
  /** True for a later member of a list of cards. */
  readonly listed?: boolean;
  /** True from the third member of a row of cards on, where nothing else says that they are wanted. */
  readonly isRow?: boolean;
  /** True right behind a legend and "and". */
  readonly paired?: boolean;
}

/** The slot of words `from`..`to`; members of a list take the slot of the card before them. */
export function surroundings(
  tokens: readonly Token[],
  from: number,
  to: number,
  before: readonly Mention[],
): Surroundings {
  const follow = tokens[to]?.gap === "hard" ? undefined : leadFollowers.longest(tokens, to);
  const follower = follow === undefined ? "" : wordsOf(tokens, to, to + follow.length);
  let at = from;
  while (at > 0 && at > from - 3 && NAME_FILLERS.has(tokens[at - 1]?.text ?? "")) at--;
  for (const index of at === from ? [from] : [from, at]) {
    const slot = slotBefore(tokens, index, follower);
    if (slot !== undefined) return slot;
  }
  if (follower !== "") {
    // "10th doctor and rose commander"
    const paired = listSlot(tokens, from, before).paired === true;
    return { slot: "lead", certain: CERTAIN_FOLLOW.test(follower), paired };
  }
  // "1 Purphoros" is a line of a list, whoever leads.
  if (isCounted(tokens, from)) return { slot: "wanted", certain: false };
  if (isCountedBehind(tokens, to)) return { slot: "wanted", certain: true };
  if (isAnsweredYes(tokens, to)) return { slot: "wanted-strongly", certain: true };
  const listed = listSlot(tokens, from, before);
  const isWanted =
    listed.slot === "bare" && (isIncludedBehind(tokens, to) || isOneMore(tokens, from, to, before));
  return isWanted ? { slot: "wanted", certain: false } : listed;
}

/** "Moonmist is a must", "curiosity in it": words right behind a name that ask for it in the deck. */
function isIncludedBehind(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.gap === "tight" && includeFollowers.longest(tokens, to) !== undefined;
}

/** "Farewell? please yes": a question about a card, with an answer that asks for it. */
function isAnsweredYes(tokens: readonly Token[], to: number): boolean {
  if (!/^\s*\?+\s*$/.test(tokens[to]?.between ?? "")) return false;
  const yes = askedYes.longest(tokens, to);
  return yes !== undefined && tokens[to + yes.length]?.gap !== "tight";
}

/** "Jace in it, Snappy too": one more card soon behind another. */
function isOneMore(tokens: readonly Token[], from: number, to: number, before: readonly Mention[]): boolean {
  const last = before.at(-1);
  if (last?.content.kind !== "card" || last.negated || from - last.to > MOST_TO_NEXT) return false;
  return tokens[to]?.gap === "tight" && /^(?:too|aswell|also)$|^as well$/.test(wordsBehind(tokens, to));
}

function wordsBehind(tokens: readonly Token[], to: number): string {
  return tokens[to]?.text === "as"
    ? wordsOf(tokens, to, Math.min(tokens.length, to + 2))
    : (tokens[to]?.text ?? "");
}

/** Most words between a card and one that comes to it. */
const MOST_TO_NEXT = 3;

/** "Sinkhole (2)", "Opt x4": a quantity right behind a name. */
export function isCountedBehind(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next === undefined) return false;
  if (/^\s?\($/.test(next.between)) return /^x?[1-9]x?$/.test(next.text) && tokens[to + 1]?.gap !== "tight";
  return next.gap === "tight" && /^(?:x[1-9]|[1-9]x)$/.test(next.text);
}

/** Whether a quantity stands right before a name; in words before a basic land: "twenty Swamp". */
export function isCounted(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (token?.gap !== "tight") return false;
  const before = tokens[from - 1]?.text ?? "";
  return /^\d{1,2}x?$/.test(isBasicName(token) ? figureOf(before) : before);
}

/** Whether a word is a basic land's name, with a capital. */
export function isBasicName(token: Token | undefined): boolean {
  return token?.capital === true && Object.hasOwn(LAND_TYPES, token.text);
}

/** The slot that words ending right before `index` make, with the words behind the name in `follower`. */
function slotBefore(tokens: readonly Token[], index: number, follower: string): Surroundings | undefined {
  const colon = /:/.test(tokens[index]?.between ?? "");
  if (index === 0 || (tokens[index]?.gap === "hard" && !colon)) return undefined;
  const lead = leadTriggers.endingBefore(tokens, index);
  const wanted = includeTriggers.endingBefore(tokens, index);
  if (lead > 0 && lead >= wanted) {
    const words = wordsOf(tokens, index - lead, index);
    const isCommander = colon && /commander|general/.test(words);
    return { slot: "lead", certain: isCommander || CERTAIN_LEAD.test(words) };
  }
  if (CERTAIN_FOLLOW.test(follower)) return { slot: "lead", certain: true };
  if (wanted === 0) return undefined;
  const strong = includeTriggers.get(wordsOf(tokens, index - wanted, index)) === true;
  return { slot: strong ? "wanted-strongly" : "wanted", certain: strong };
}

function listSlot(tokens: readonly Token[], from: number, before: readonly Mention[]): Surroundings {
  const last = before.at(-1);
  if (
    last === undefined ||
    (last.content.kind !== "card" && last.content.kind !== "unknown-card") ||
    last.negated
  )
    return { slot: "bare", certain: false };
  const said = last.content.kind === "card" ? last.content.slot : "wanted";
  // "bolt, swiftspear, ...": from the third on a row of cards is what is to be in the deck.
  const isRow = said === "bare" && isRowOfCards(tokens, before);
  const slot = isRow ? "wanted" : said;
  for (let index = last.to; index < from; index++) {
    const word = tokens[index]?.text ?? "";
    if (!JOINERS.has(word) && !NAME_FILLERS.has(word) && word !== "with" && word !== "plus")
      return { slot: "bare", certain: false };
  }
  const joined = last.to < from || tokens[from]?.gap === "comma" || /[+/&]/.test(tokens[from]?.between ?? "");
  const paired = slot !== "wanted-strongly" && last.content.kind === "card" && last.content.short;
  return joined ? { slot, certain: false, listed: true, paired, isRow } : { slot: "bare", certain: false };
}

/** Whether the last two things that were read are cards with nothing but a comma or a joiner between them. */
function isRowOfCards(tokens: readonly Token[], before: readonly Mention[]): boolean {
  const [first, second] = before.slice(-2);
  if (first?.content.kind !== "card" || second?.content.kind !== "card" || first.negated) return false;
  const between = second.from - first.to;
  if (between === 0) return tokens[second.from]?.gap === "comma";
  return between === 1 && JOINERS.has(tokens[first.to]?.text ?? "");
}

/** True where the words before say that a card's name follows. */
export function isNameExpected(tokens: readonly Token[], at: number, before: readonly Mention[]): boolean {
  return surroundings(tokens, at, at + 1, before).slot !== "bare";
}
