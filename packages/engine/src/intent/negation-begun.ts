import { colorCount } from "@deckwright/cards/colors.ts";
import { LEFT_WHERE, RULED_OUT_HEADINGS, STRUCK_WHERE } from "../../data/lexicon-negation.ts";
import { LIKE_WORDS } from "../../data/lexicon-wish.ts";
import { HATES_ON } from "../../data/opponents.ts";
import { isAccepted } from "./accepted-phrases.ts";
import { againstWords } from "./against-words.ts";
import { ruledWords } from "./agreed-on.ts";
import type { IntentContext } from "./context.ts";
import { negationWords } from "./negation.ts";
import { overCommas, phraseSet } from "./phrases.ts";
import { refusedIf } from "./refused-if.ts";
import { isCutCard, isCutDown, isDropped, isOutOfTwo } from "./taken-out.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const leftWhere = phraseSet(LEFT_WHERE.map(foldPhrase));
const struckWhere = phraseSet(STRUCK_WHERE.map(foldPhrase));
const hatesOn = phraseSet(HATES_ON.map(foldPhrase));
const headings = phraseSet(RULED_OUT_HEADINGS.map(foldPhrase));
const likeWords = phraseSet(LIKE_WORDS.map(foldPhrase));

/** How many words of a negation begin here; 0 when they begin a longer phrase that means something else. */
export function negationAt(tokens: readonly Token[], at: number, context: IntentContext): number {
  const heading = headingAt(tokens, at);
  if (heading > 0) return heading;
  const length =
    ruledWords(tokens, at) ||
    negationWords(tokens, at) ||
    refusedIf(tokens, at) ||
    ratherThan(tokens, at) ||
    asFewAt(tokens, at) ||
    (isSorry(tokens, at, context) ||
    isKeptOut(tokens, at) ||
    isStruck(tokens, at) ||
    isCutCard(tokens, at, context) ||
    isDropped(tokens, at, context) ||
    isOutOfTwo(tokens, at) ||
    isAnyBut(tokens, at)
      ? 1
      : 0);
  if (
    length === 0 ||
    isOldBan(tokens, at) ||
    isMetAcross(tokens, at) ||
    isBroughtAlong(tokens, at) ||
    isButOfLike(tokens, at, context) ||
    isDoubled(tokens, at) ||
    isAnswer(tokens, at) ||
    isCutDown(tokens, at)
  )
    return 0;
  const phrase = context.lexicon.phrases.longest(tokens, at);
  if (
    phrase !== undefined &&
    phrase.length > length &&
    !isOfLongerName(tokens, at + length, at + phrase.length, context) &&
    isAccepted(phrase.value, tokens, at, at + phrase.length)
  )
    return 0;
  const card = context.cardPhrases.phrases.longest(tokens, at, overCommas);
  if (card !== undefined && card.length > length + 1 && card.value.certainty === "certain") return 0;
  return length;
}

/** "Only about the dogs (sorry cats)": who is told so is not to be in it. "Elves, sorry, goblins" corrects what was said. */
function isSorry(tokens: readonly Token[], at: number, { lexicon }: IntentContext): boolean {
  if (tokens[at]?.text !== "sorry" || tokens[at + 1]?.gap !== "tight") return false;
  const thing = lexicon.phrases.longest(tokens, at + 1);
  if (thing?.value.kind !== "creature-type") return false;
  const behind = tokens[at + 1 + thing.length];
  const isEnd = behind?.gap !== "tight" || /^(?:but|not)$/.test(behind.text);
  return isEnd ? thing.value.plural : /^(?:fans?|lovers?|people|players?|folks)$/.test(behind.text);
}

/** "Jodie and Rose? No: 10 and Rose": a question is answered, and what follows is what it is instead. */
function isAnswer(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:no|nope|nah)$/.test(tokens[at]?.text ?? "")) return false;
  if (!/^\s*:\s*$/.test(tokens[at + 1]?.between ?? "")) return false;
  // "Talrand or Kess? You pick. No: Rielle"
  return tokens.slice(Math.max(0, at - ANSWER_REACH), at + 1).some(({ between }) => /\?\s*$/.test(between));
}

/** Words from a question to its answer. */
const ANSWER_REACH = 5;

/** "If I see one more Lathril across from me": what others play. */
function isMetAcross(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === "if" &&
    tokens.slice(at, at + ACROSS_REACH).some(({ text }) => /^(?:across|table|opposite|against)$/.test(text))
  );
}

const ACROSS_REACH = 10;

/** "Pack hate for elves", "hates out zombies": what is brought against others. */
function isBroughtAlong(tokens: readonly Token[], at: number): boolean {
  if (!/^hat(?:e|es|ing)$/.test(tokens[at]?.text ?? "")) return false;
  return hatesOn.longest(tokens, at) !== undefined || againstWords.longest(tokens, at) !== undefined;
}

/** "Until they banned Karn": what became of a card once is no wish. */
function isOldBan(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === "banned" &&
    /^(?:they|wizards|wotc)$/.test(tokens[at - 1]?.text ?? "") &&
    /^(?:until|till|before|when|since|after|then)$/.test(tokens[at - 2]?.text ?? "")
  );
}

/** "As few combos as possible": how many words there ask for as little as can be, of which there is none; 0 for none. */
function asFewAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== "as" || !/^(?:few|little)$/.test(tokens[at + 1]?.text ?? "")) return 0;
  for (let to = at + 3; to < at + FEW_REACH && tokens[to]?.gap === "tight"; to++)
    if (tokens[to]?.text === "as" && AS_CAN_BE.test(tokens[to + 1]?.text ?? "")) return 2;
  return 0;
}

/** Most words from "as few" to "as possible", and what else stands there. */
const FEW_REACH = 7;
const AS_CAN_BE = /^(?:possible|you|i|we|it|can|humanly|practical)$/;

/** How many words before a colon say that what follows is ruled out: "Not wanted: Mana Drain". */
function headingAt(tokens: readonly Token[], at: number): number {
  if (at > 0 && tokens[at]?.gap === "tight") return 0;
  const found = headings.longest(tokens, at);
  if (found === undefined || !/^\s*:\s*$/.test(tokens[at + found.length]?.between ?? "")) return 0;
  return found.length;
}

/** "No One Ring": whether a card's name begins within a saying and ends behind it. */
function isOfLongerName(
  tokens: readonly Token[],
  at: number,
  end: number,
  { cardPhrases }: IntentContext,
): boolean {
  const name = cardPhrases.phrases.longest(tokens, at);
  return name !== undefined && name.value.certainty === "certain" && at + name.length > end;
}

/** "keep the reserved list out of it", "leave tutors, stax and combos out". */
function isKeptOut(tokens: readonly Token[], at: number): boolean {
  // "I will never take Craterhoof out"
  if (!KEEPS.test(tokens[at]?.text ?? "") || DENIALS.test(tokens[at - 1]?.text ?? "")) return false;
  for (let to = at + 1; to < at + KEPT_REACH && isOfClause(tokens[to - 1], to - 1 === at); to++) {
    if (tokens[to]?.gap === "hard") return false;
    const isKept = !/^leav/.test(tokens[at]?.text ?? "");
    const where = leftWhere.longest(tokens, to)?.length ?? (isKept ? 0 : somewhereAt(tokens, to));
    if (where === 0 || (isKept && !KEPT_FROM.test(tokens[to]?.text ?? ""))) continue;
    const next = tokens[to + where];
    const ends = /^tak/.test(tokens[at]?.text ?? "") ? TAKEN_OUT : LEFT_OUT;
    return to > at + 1 && (next?.gap !== "tight" || ends.test(next.text));
  }
  return false;
}

/** "Leave Breeches at sea", "leave the tutors in their sleeves": how many words say a place that is no deck's; 0 for none. */
function somewhereAt(tokens: readonly Token[], at: number): number {
  if (!/^(?:at|in|on|under|behind)$/.test(tokens[at]?.text ?? "") || tokens[at]?.gap !== "tight") return 0;
  const begin = OWNED.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const place = tokens[begin];
  return place === undefined || place.gap !== "tight" || OF_A_DECK.test(place.text) ? 0 : begin + 1 - at;
}

const OWNED = /^(?:the|a|my|your|his|her|its|their|some)$/;
/** What is left there is in the deck. */
const OF_A_DECK =
  /^(?:it|there|decks?|lists?|main|mainboard|maindeck|sideboards?|side|board|99|command|place|commander|charge|peace|play|tact|as|for|one|that|this|here)$/;

/** "Strike Krenko from the list", "get tutors out of there". */
function isStruck(tokens: readonly Token[], at: number): boolean {
  if (!STRIKES.test(tokens[at]?.text ?? "")) return false;
  for (let to = at + 2; to < at + KEPT_REACH && tokens[to]?.gap !== "hard"; to++) {
    const where = struckWhere.longest(tokens, to);
    if (where === undefined) continue;
    const next = tokens[to + where.length];
    return next === undefined || next.gap !== "tight" || LEFT_OUT.test(next.text);
  }
  return false;
}

const STRIKES = /^(?:cut|strike|kick|throw|cross|scratch|pull|yank|toss|boot|scrub|get|rip|take)$/;

const LEFT_OUT = /^(?:of|from|please|pls|thanks|thx|and|for|so|then|but|because|since)$/;
/** "Take Krenko out for a spin" plays him. */
const TAKEN_OUT = /^(?:please|pls|thanks|thx|and)$/;
const KEEPS = /^(?:keep|keeping|leave|leaving|take|taking)$/;
/** Where things are kept, or taken, that are to be out; what is kept at home is kept. */
const KEPT_FROM = /^(?:out|away|far)$/;

/** Whether a word may stand in a list of what is kept out: "keep it fun, leave stax out" begins anew. */
function isOfClause(token: Token | undefined, isVerb: boolean): boolean {
  if (isVerb) return true;
  if (token === undefined || token.gap === "hard") return false;
  return !(KEEPS.test(token.text) || /^(?:no|not|without|but|cut|take|play|run|with|in)$/.test(token.text));
}

/** "There is no game without Cyclonic Rift", "not a real elf deck without Llanowar Elves". */
function isDoubled(tokens: readonly Token[], at: number): boolean {
  if (DENIALS.test(tokens[at]?.text ?? ""))
    for (let to = at + 1; to < at + DOUBLED_REACH && tokens[to]?.gap === "tight"; to++)
      if (tokens[to]?.text === "without") return true;
  if (tokens[at]?.text !== "without") return false;
  for (let before = at; before > Math.max(0, at - DOUBLED_REACH) && tokens[before]?.gap === "tight"; before--)
    if (DENIALS.test(tokens[before - 1]?.text ?? "")) return true;
  return false;
}

const DENIALS =
  /^(?:no|not|never|nobody|nothing|cant|cannot|isnt|arent|dont|doesnt|wont|couldnt|wouldnt|aint)$/;
/** Words from a denial to "without". */
const DOUBLED_REACH = 7;

/** "Any color but white", "all the colors but blue", "any commander besides Krenko". */
function isAnyBut(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.gap !== "tight") return false;
  // Where it begins a sentence it may add to what is wished for: "besides elves I own insects".
  if (tokens[at]?.text === "besides") return at > 0;
  if (tokens[at]?.text !== "but") return false;
  for (let back = 1; back <= ANY_REACH && tokens[at - back + 1]?.gap === "tight"; back++) {
    const word = tokens[at - back]?.text ?? "";
    if (ANYBODY.test(word) || (ANY.test(word) && (back === 2 || back === 3))) return true;
  }
  return false;
}

/** "I'd rather eat my sleeves than play blue": how many words from "than" on lead to what is not to be; 0 for none. */
function ratherThan(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== "than") return 0;
  for (let back = at - 1; back >= at - RATHER_REACH && tokens[back + 1]?.gap !== "hard"; back--) {
    if (!/^(?:rather|sooner)$/.test(tokens[back]?.text ?? "")) continue;
    if (!/^(?:id|would|wed|ill)$/.test(tokens[back - 1]?.text ?? "")) return 0;
    let to = at + 1;
    while (THAN_DO.test(tokens[to]?.text ?? "") && tokens[to]?.gap === "tight") to++;
    return to - at;
  }
  return 0;
}

/** Words from "rather" to "than", and what may stand between "than" and what is not to be. */
const RATHER_REACH = 10;
const THAN_DO =
  /^(?:ever|to|against|with|or|play|see|touch|run|use|build|sleeve|have|pilot|cast|shuffle|another|more|any|the|a|again|buy|own|put|add)$/;

const ANY = /^(?:any|all|every)$/;
/** "Anyone at the helm but Muldrotha": those that speak of whoever it may be. */
const ANYBODY = /^(?:anyone|anybody|whoever|whomever)$/;
/** Most words from "anyone" to "but". */
const ANY_REACH = 5;

/** Words from "keep" to "out". */
const KEPT_REACH = 12;

/** "Like boros burn, except mono red": behind something that a deck is to be like, "except" says what it is instead. */
function isButOfLike(tokens: readonly Token[], at: number, { lexicon }: IntentContext): boolean {
  if (tokens[at]?.text !== "except") return false;
  const isFor = tokens[at + 1]?.text === "for";
  const next = lexicon.phrases.longest(tokens, isFor ? at + 2 : at + 1)?.value;
  // "Krenko except for pauper"
  if (isFor) return next?.kind === "format" && at > 0 && !WHOLE.test(tokens[at - 1]?.text ?? "");
  // "Burn except pauper", "Atraxa except Jund"
  const isElse = next?.kind === "format" || (next?.kind === "colors" && colorCount(next.mask) > 1);
  if (isElse && at > 0 && !WHOLE.test(tokens[at - 1]?.text ?? "")) return true;
  if (isTheirDeck(tokens, at) || IS_MADE.test(tokens[at + 1]?.text ?? "")) return true;
  for (let place = at; place > 0 && tokens[place]?.gap !== "hard"; place--)
    if (likeWords.longest(tokens, place - 1) !== undefined) return true;
  return false;
}

const WHOLE =
  /^(?:anything|everything|all|any|every|formats?|colors?|colours?|combos?|pair|guild|everywhere)$/;

/** Words behind "except" that say what becomes of it: "Krenko except mono black". */
const IS_MADE =
  /^(?:in|with|mono|as|its|it|make|made|id|im|i|cheaper|cheap|budget|slower|faster|bigger|smaller)$/;

/** "The Lathril elf deck except", "his dragon precon, except": a deck that is known stands right before. */
function isTheirDeck(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:deck|precon|list|build)$/.test(tokens[at - 1]?.text ?? "")) return false;
  for (let back = at - 2; back >= Math.max(0, at - DECK_REACH) && tokens[back + 1]?.gap === "tight"; back--)
    if (/^(?:the|his|her|their|that|this)$/.test(tokens[back]?.text ?? "")) return true;
  return false;
}

/** Most words from "the" to "except". */
const DECK_REACH = 6;
