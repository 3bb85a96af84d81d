import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import { type CardPhrase, canLead, headOf } from "./card-phrases.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { isFigure } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** Decks that somebody leads whose name is a word of English. Of 5.9 million counted ones, November 2026. */
const LEADS_MANY = 2_000;

/** "Feather commander": whether one word before what a leader leads is a leader's name: nobody's word else, or that of one who leads many. */
export function isLeader(
  phrase: CardPhrase,
  tokens: readonly Token[],
  from: number,
  context: IntentContext,
): boolean {
  const word = tokens[from]?.text ?? "";
  if (STOP_WORDS.has(word) || !phrase.cards.every((card) => canLead(context.table, card))) return false;
  if (!isCommonWord(word)) return true;
  return isBegun(tokens, from, context) && phrase.cards.some((card) => context.led(card) >= LEADS_MANY);
}

/** Whether words are what one of those is called who lead many decks. */
export function leadsMany({ form, cards }: CardPhrase, { led }: IntentContext): boolean {
  return form === "short" && cards.some((card) => led(card) >= LEADS_MANY);
}

/** Whether nothing stands before a name but what the deck may cost: "budget Feather edh". */
function isBegun(tokens: readonly Token[], from: number, { lexicon }: IntentContext): boolean {
  for (let at = 0; at < from; ) {
    const said = lexicon.phrases.longest(tokens, at);
    const isMoney = said !== undefined && /^(?:money|cheap)$/.test(said.value.kind);
    if (!isMoney && !/^(?:a|an|my)$/.test(tokens[at]?.text ?? "")) return false;
    at += said?.length ?? 1;
  }
  return true;
}

/** "Feather voltron edh": whether a legend's name begins what is said, and how it plays stands between it and what it leads. */
export function leadsItsPlay(
  phrase: CardPhrase,
  tokens: readonly Token[],
  from: number,
  to: number,
  context: IntentContext,
): boolean {
  const play = tokens[to]?.gap === "tight" ? context.lexicon.phrases.longest(tokens, to) : undefined;
  if (from > 0 || play === undefined || !/^(?:playstyle|theme)$/.test(play.value.kind)) return false;
  const next = tokens[to + play.length];
  const isLed = next?.gap === "tight" && /^(?:commander|edh|cedh|deck|brew)$/.test(next.text);
  const isHead = phrase.cards.some((card) => headOf(context.table.name(card)) === tokens[from]?.text);
  return (next === undefined || isLed) && isHead && isLeader(phrase, tokens, from, context);
}

/** "reaper king scarecrows": whether the whole name of one who leads many begins what is said, right before what its decks do. */
export function isLegendOfPlay(
  { form, cards }: CardPhrase,
  tokens: readonly Token[],
  from: number,
  to: number,
  context: IntentContext,
): boolean {
  if (from > 0 || form !== "full" || tokens[to]?.gap !== "tight") return false;
  if (!cards.some((card) => canLead(context.table, card) && context.led(card) >= LEADS_MANY)) return false;
  const play = context.lexicon.phrases.longest(tokens, to);
  return play !== undefined && /^(?:playstyle|theme|creature-type|colors)$/.test(play.value.kind);
}

/** "Sarah Jane and the 4th doctor": several words of a legend's name, with another legend beside it. */
export function isBesideLegend(
  { form, cards }: CardPhrase,
  { tokens, context, before }: Pick<Sentence, "tokens" | "context" | "before">,
  from: number,
  to: number,
): boolean {
  const isLegend = (all: readonly number[]): boolean => all.every((card) => canLead(context.table, card));
  if (form !== "short" || !isLegend(cards)) return false;
  const last = before.at(-1);
  const isBehind = last?.content.kind === "card" && !last.negated && isLegend(last.content.cards);
  if (isBehind && last.to === from - 1 && JOINTS.test(tokens[last.to]?.text ?? "")) return true;
  if (!JOINTS.test(tokens[to]?.text ?? "")) return false;
  const begin = tokens[to + 1]?.text === "the" ? to + 2 : to + 1;
  const next = context.cardPhrases.phrases.longest(tokens, begin)?.value;
  return next?.certainty === "certain" && isLegend(next.cards);
}

const JOINTS = /^(?:and|n|with|plus)$/;

/** "Feather with 25+ instants": a wish begins with one who leads many decks, and counts what stands in hers. */
export function isBegunWithCount(
  { cards }: CardPhrase,
  tokens: readonly Token[],
  from: number,
  to: number,
  context: IntentContext,
): boolean {
  if (from > 0 || tokens[from]?.capital !== true || !/^(?:with|w)$/.test(tokens[to]?.text ?? ""))
    return false;
  return isFigure(tokens[to + 1]?.text ?? "") && cards.some((card) => context.led(card) >= LEADS_MANY);
}
