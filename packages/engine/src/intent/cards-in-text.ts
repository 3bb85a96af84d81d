import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { CardPhrase } from "./card-phrases.ts";
import { type Surroundings, surroundings } from "./card-slot.ts";
import type { IntentContext } from "./context.ts";
import type { Mention, Slot } from "./mention.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** Reads a card's name that begins at `at`, spelled right; undefined where the words more likely mean something else. */
export function cardAt(sentence: Sentence, at: number): Mention | undefined {
  const { tokens, context } = sentence;
  const found = context.cardPhrases.phrases.longest(tokens, at, true);
  if (found === undefined) return famousCardAt(sentence, at);
  const to = at + found.length;
  const around = surroundings(tokens, at, to, sentence.before);
  if (found.length === 1 && found.value.form === "short" && found.value.certainty === "everyday") {
    // "with Bolt" asks for the spell that everybody plays, not for a legend of that name.
    const famous = famousCardAt(sentence, at);
    if (famous !== undefined) return famous;
  }
  if (!isMeant(found.value, sentence, at, to, around)) return undefined;
  return cardMention(found.value, at, to, around.slot, false);
}

/** Reads a well-known card called by one word of its name ("with Snapcaster and Bowmasters"), where a card is wanted. */
function famousCardAt({ tokens, context, before }: Sentence, at: number): Mention | undefined {
  const word = tokens[at]?.text ?? "";
  const card = context.famousWords.get(word) ?? context.famousWords.get(word.replace(/s$/, ""));
  if (card === undefined) return undefined;
  const { slot, listed } = surroundings(tokens, at, at + 1, before);
  if (slot !== "wanted" && slot !== "wanted-strongly") return undefined;
  // "Counterspell and Delver" lists two cards; "Counterspell in Delver" names a kind of deck.
  const isWord = context.lexicon.phrases.get(word) !== undefined;
  const isCapital = tokens[at]?.capital === true;
  if (isWord ? !(listed && isCapital) : !isCapital && word.length < LONG) return undefined;
  return cardMention(certainly(card), at, at + 1, slot, true);
}

/** A mention of the card, or cards, that a phrase names. */
export function cardMention(
  phrase: CardPhrase,
  from: number,
  to: number,
  slot: Slot,
  corrected: boolean,
): Mention {
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
      corrected,
    },
  };
}

function isMeant(
  phrase: CardPhrase,
  { tokens, context, text }: Sentence,
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  const capital = (): boolean => isCapital(tokens, from, to, text);
  if (phrase.certainty === "certain") return true;
  if (phrase.certainty === "likely") return around.slot !== "bare" || (capital() && from > 0);
  const known = context.lexicon.phrases.longest(tokens, from);
  const otherwise = known !== undefined && known.length >= to - from;
  if (around.certain) return !otherwise || capital() || to - from > 1;
  const isShort = phrase.form === "short";
  if (around.paired && isShort && !otherwise && !STOP_WORDS.has(tokens[from]?.text ?? "")) return true;
  if (around.listed && otherwise && !isShort) return capital();
  // "with Counterspell and Delver" names cards; "with counterspells" a kind of them.
  if (around.slot === "wanted" && otherwise && !isShort && to - from === 1)
    return capital() && isFamous(phrase, context);
  return around.slot !== "bare" && !otherwise && isShort && capital();
}

function isFamous(phrase: CardPhrase, context: IntentContext): boolean {
  return phrase.cards.some((card) => context.fame(card) >= FAMOUS);
}

/** From this length on a word of a card's name is hardly a word of the sentence, even without a capital. */
const LONG = 9;

/** Share of a format's decks from which a card's name means the card, even where it is a word of the game, too. */
const FAMOUS = 0.08;

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

/** Names in quotation marks, by the position of their first word. Quoted text that is no name is read like the rest. */
export function quotedCards({ text, tokens, context, search }: Sentence): Map<number, Mention> {
  const found = new Map<number, Mention>();
  let quotes = MAX_QUOTES;
  for (const match of text.matchAll(/["“”„«»]([^"“”„«»\n]{2,80})["“”«»]/g)) {
    const inner = match[1] ?? "";
    const start = match.index + 1;
    const from = tokens.findIndex((token) => token.start >= start);
    if (from < 0 || quotes-- <= 0) break;
    let to = from;
    while (to < tokens.length && (tokens[to]?.end ?? 0) <= start + inner.length) to++;
    if (to === from) continue;
    const phrase = context.cardPhrases.phrases.get(foldPhrase(inner));
    const slot = surroundings(tokens, from, to, []).slot;
    if (phrase !== undefined) {
      found.set(from, cardMention(phrase, from, to, slot, false));
      continue;
    }
    const near = search.resolve(inner);
    if (near?.found)
      found.set(from, { ...cardMention(certainly(near.card), from, to, slot, near.how === "typo") });
  }
  return found;
}

const MAX_QUOTES = 8;

/** A phrase that names exactly this card. */
export function certainly(card: CardIndex): CardPhrase {
  return { cards: [card], pair: false, form: "full", certainty: "certain" };
}
