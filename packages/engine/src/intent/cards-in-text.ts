import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import {
  INCLUDE_TRIGGERS,
  JOINERS,
  LEAD_FOLLOWERS,
  LEAD_TRIGGERS,
  STOP_WORDS,
} from "../../data/lexicon-wish.ts";
import type { CardPhrase } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import type { Mention, Slot } from "./mention.ts";
import { Phrases, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const leadTriggers = phraseSet(LEAD_TRIGGERS.map(foldPhrase));
const leadFollowers = phraseSet(LEAD_FOLLOWERS.map(foldPhrase));
const includeTriggers = new Phrases<boolean>();
for (const { words, strong } of INCLUDE_TRIGGERS) includeTriggers.add(foldPhrase(words), strong === true);

/** Triggers after which any name is a commander's, even one that is an everyday word. */
const CERTAIN_LEAD =
  /(?:led|lead|helmed|headed|commanded) by$|(?:commander|general) (?:is|will be)$|my (?:commander|general)$/;
const CERTAIN_FOLLOW = /^(?:as|at the helm|in the command|is my|is the)/;
/** Words that may stand between a trigger and a name. */
const NAME_FILLERS: ReadonlySet<string> = new Set([
  "a",
  "the",
  "my",
  "some",
  "card",
  "cards",
  "like",
  "4",
  "3",
  "2",
  "1",
  "4x",
  "3x",
  "2x",
  "1x",
  "four",
  "of",
  "copies",
  "playset",
  "beloved",
  "favorite",
  "good",
  "old",
  "both",
  "x",
]);
/** Longest name, in words, that is searched for with its slips. */
const MAX_NAME_WORDS = 5;

/** What the words around `from`..`to` say of a card there, and whether they leave no doubt that a card is meant. */
interface Surroundings {
  readonly slot: Slot;
  readonly certain: boolean;
  /** True for a later member of a list of cards. */
  readonly listed?: boolean;
}

/** Reads a card's name that begins at `at`, spelled right; undefined where the words more likely mean something else. */
export function cardAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  before: readonly Mention[],
): Mention | undefined {
  const found = context.cardPhrases.phrases.longest(tokens, at, true);
  if (found === undefined) return undefined;
  const to = at + found.length;
  const around = surroundings(tokens, at, to, before);
  if (!isMeant(found.value, tokens, at, to, around, context, text)) return undefined;
  return cardMention(found.value, at, to, around.slot, false);
}

function cardMention(phrase: CardPhrase, from: number, to: number, slot: Slot, mended: boolean): Mention {
  return {
    from,
    to,
    negated: false,
    content: {
      kind: "card",
      cards: phrase.cards,
      pair: phrase.pair,
      short: phrase.form === "short",
      slot,
      mended,
    },
  };
}

function isMeant(
  phrase: CardPhrase,
  tokens: readonly Token[],
  from: number,
  to: number,
  around: Surroundings,
  context: IntentContext,
  text: string,
): boolean {
  if (phrase.certainty === "certain") return true;
  if (phrase.certainty === "likely")
    return around.slot !== "bare" || (isCapital(tokens, from, to, text) && from > 0);
  const known = context.lexicon.phrases.longest(tokens, from);
  const otherwise = known !== undefined && known.length >= to - from;
  if (around.certain) return !otherwise || isCapital(tokens, from, to, text) || to - from > 1;
  if (around.listed && otherwise && phrase.form === "full") return isCapital(tokens, from, to, text);
  return around.slot !== "bare" && !otherwise && isCapital(tokens, from, to, text) && phrase.form === "short";
}

/** True when the name is capitalized (small words inside it aside) in a text that does not capitalize most words. */
function isCapital(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  for (let index = from; index < to; index++) {
    const token = tokens[index];
    if (token === undefined || (!token.capital && (index === from || token.text.length > 3))) return false;
  }
  return capitalShare(tokens, text) < 0.5;
}

function capitalShare(tokens: readonly Token[], text: string): number {
  if (text.length > 4_000) return 1;
  let capitals = 0;
  for (const token of tokens) if (token.capital) capitals++;
  return tokens.length === 0 ? 0 : capitals / tokens.length;
}

/** The slot of words `from`..`to`; members of a list take the slot of the card before them. */
function surroundings(
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
    if (index === 0) continue;
    const colon = /:/.test(tokens[index]?.between ?? "");
    if (tokens[index]?.gap === "hard" && !colon) continue;
    const lead = leadTriggers.endingBefore(tokens, index);
    const wanted = includeTriggers.endingBefore(tokens, index);
    const wantedWords = wanted > 0 ? wordsOf(tokens, index - wanted, index) : "";
    if (lead > 0 && lead >= wanted) {
      const words = wordsOf(tokens, index - lead, index);
      return {
        slot: "lead",
        certain: CERTAIN_LEAD.test(words) || (colon && /commander|general/.test(words)),
      };
    }
    if (CERTAIN_FOLLOW.test(follower)) return { slot: "lead", certain: true };
    if (wanted > 0) {
      const strong = includeTriggers.get(wantedWords) === true;
      return { slot: strong ? "wanted-strongly" : "wanted", certain: strong };
    }
  }
  if (follower !== "") return { slot: "lead", certain: CERTAIN_FOLLOW.test(follower) };
  return listSlot(tokens, from, before);
}

function listSlot(tokens: readonly Token[], from: number, before: readonly Mention[]): Surroundings {
  const last = before.at(-1);
  if (
    last === undefined ||
    (last.content.kind !== "card" && last.content.kind !== "unknown-card") ||
    last.negated
  )
    return { slot: "bare", certain: false };
  const slot = last.content.kind === "card" ? last.content.slot : "wanted";
  for (let index = last.to; index < from; index++) {
    const word = tokens[index]?.text ?? "";
    if (!JOINERS.has(word) && !NAME_FILLERS.has(word) && word !== "with" && word !== "plus")
      return { slot: "bare", certain: false };
  }
  const joined = last.to < from || tokens[from]?.gap === "comma" || /[+/&]/.test(tokens[from]?.between ?? "");
  return joined ? { slot, certain: false, listed: true } : { slot: "bare", certain: false };
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  let words = "";
  for (let index = from; index < to; index++)
    words += `${index > from ? " " : ""}${tokens[index]?.text ?? ""}`;
  return words;
}

/** Names in quotation marks, by the position of their first word. Quoted text that is no name is read like the rest. */
export function quotedCards(
  text: string,
  tokens: readonly Token[],
  context: IntentContext,
): Map<number, Mention> {
  const found = new Map<number, Mention>();
  let searches = MAX_QUOTES;
  for (const match of text.matchAll(/["“”„«»]([^"“”„«»\n]{2,80})["“”«»]/g)) {
    const inner = match[1] ?? "";
    const start = match.index + 1;
    const from = tokens.findIndex((token) => token.start >= start);
    if (from < 0 || searches-- <= 0) break;
    let to = from;
    while (to < tokens.length && (tokens[to]?.end ?? 0) <= start + inner.length) to++;
    if (to === from) continue;
    const phrase = context.cardPhrases.phrases.get(foldPhrase(inner));
    const slot = surroundings(tokens, from, to, []).slot;
    if (phrase !== undefined) {
      found.set(from, cardMention(phrase, from, to, slot, false));
      continue;
    }
    const match2 = context.names.resolve(inner);
    if (match2.found)
      found.set(from, { ...cardMention(certainly(match2.card), from, to, slot, match2.how === "typo") });
  }
  return found;
}

const MAX_QUOTES = 12;

function certainly(card: CardIndex): CardPhrase {
  return { cards: [card], pair: false, form: "full", certainty: "certain" };
}

/**
 * Reads a misspelled name that begins at `at`, where a card is expected or the word is unknown. A name after a strong
 * trigger that resembles no card becomes an unknown card, so that the wish can be told.
 */
export function closeCardAt(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  before: readonly Mention[],
  budget: { searches: number },
  forbidden: boolean,
  ordinary: boolean,
): Mention | undefined {
  if (budget.searches <= 0 || (ordinary && !startsName(tokens, at))) return undefined;
  const around = surroundings(tokens, at, at + 1, before);
  const expected = around.slot !== "bare" || forbidden;
  const longest = nameEnd(tokens, at, context);
  const least = expected && !ordinary ? 1 : 2;
  let tries = expected ? MAX_TRIES : 1;
  for (let to = longest; to >= at + least && tries > 0 && budget.searches > 0; to--) {
    const words = wordsOf(tokens, at, to);
    if (words.length < 6) continue;
    budget.searches--;
    tries--;
    const match = context.names.resolve(words);
    if (match.found) return cardMention(certainly(match.card), at, to, around.slot, true);
    if (around.certain && to === longest && tokens[at]?.capital === true && !forbidden) {
      const name = words;
      return {
        from: at,
        to,
        negated: false,
        content: { kind: "unknown-card", name, near: match.suggestions },
      };
    }
  }
  return undefined;
}

/** How many beginnings of one stretch of words are searched for. */
const MAX_TRIES = 3;

/** True where the words before say that a card's name follows. */
export function isNameExpected(tokens: readonly Token[], at: number, before: readonly Mention[]): boolean {
  return surroundings(tokens, at, at + 1, before).slot !== "bare";
}

/** True when an everyday word begins a capitalized name of several words ("The Wandering Emprorer"). */
function startsName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  return (
    token !== undefined &&
    next !== undefined &&
    next.gap !== "hard" &&
    token.capital &&
    next.capital &&
    at > 0
  );
}

/** One past the last word that can belong to a name beginning at `at`. */
function nameEnd(tokens: readonly Token[], at: number, context: IntentContext): number {
  let to = at + 1;
  while (to < tokens.length && to < at + MAX_NAME_WORDS) {
    const token = tokens[to];
    if (token === undefined || token.gap === "hard" || (token.gap === "comma" && !token.capital)) break;
    if (/^(?:and|und|with|without|under|but|no|for|in|budget)$/.test(token.text) || /^\d/.test(token.text))
      break;
    const known = context.lexicon.phrases.get(token.text);
    if (known?.kind === "format" || known?.kind === "cheap") break;
    to++;
  }
  while (to > at + 1 && STOP_WORDS.has(tokens[to - 1]?.text ?? "") && tokens[to - 1]?.capital !== true) to--;
  return to;
}
