import { NO_CARD_BEFORE, NO_CARD_IN_A_ROW, ROW_BEGINS, ROW_ENDS } from "../../data/lexicon-rows.ts";
import { JOINERS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import { cardMention, certainly } from "./card-mention.ts";
import { type CardPhrase, canLead } from "./card-phrases.ts";
import { isNameExpected } from "./card-slot.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import type { DeckWord, DeckWords } from "./deck-words.ts";
import type { Mention } from "./mention.ts";
import { overCommas } from "./phrases.ts";
import { figureOf, isFigure } from "./said-words.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

/** A stretch of words that is a card's name. */
interface Named {
  readonly from: number;
  /** Absent where the card is read by its name anyway. */
  readonly mention?: Mention;
  /** Nothing else can be meant. */
  readonly isSure: boolean;
  readonly isOfDeck: boolean;
  /** Decks of the format play it much. */
  readonly isKnown: boolean;
}

/** A wish that is looked through for rows of cards. */
interface Looked {
  readonly tokens: readonly Token[];
  readonly words: DeckWords;
  readonly context: IntentContext;
  /** Positions within a card's whole name, behind its first word. */
  readonly within: ReadonlySet<number>;
}

/** The words from one comma or joiner to the next. */
interface Item {
  readonly from: number;
  readonly to: number;
}

/** Most words of a name in a row. */
const LONGEST = 6;
/** Shares of a format's decks from which a word of the game, most words and any word are a card in a row of them. */
const WELL_PLAYED = 0.05;
const KNOWN = 0.004;
const HARDLY_PLAYED = 0.001;
/** So many times more played, a card goes by a word that is another's whole name. */
const MUCH_MORE = 10;

/**
 * Reads rows of cards, which stand between commas or joiners, by what words mean in the decks and formats that a wish
 * names: "vial, mom, flickerwisp" beside Death and Taxes. By the position of each card's first word; names in full that
 * nobody says otherwise are left out.
 */
export function rowsOfCards(
  tokens: readonly Token[],
  words: DeckWords | undefined,
  context: IntentContext,
): ReadonlyMap<number, Mention> {
  const found = new Map<number, Mention>();
  if (words === undefined) return found;
  const { items, within } = itemsOf(tokens, context);
  const looked: Looked = { tokens, words, context, within };
  let row: Named[] = [];
  const end = (): void => {
    if (isRow(row)) for (const { from, mention } of row) if (mention !== undefined) found.set(from, mention);
    row = [];
  };
  for (const item of items) {
    const first = tokens[item.from];
    if (first?.gap === "hard" && !isNextLine(first) && !isNumbered(tokens, item.from)) end();
    const whole = wholeOf(looked, item);
    if (whole !== undefined) {
      row.push(whole);
      continue;
    }
    const head = row.length === 0 ? undefined : headOf(looked, item);
    if (head !== undefined) row.push(head);
    end();
    const tail = tailOf(looked, item);
    if (tail !== undefined) row.push(tail);
  }
  end();
  return found;
}

function isNextLine({ between }: Token): boolean {
  return /^[\s/]*[\n/][\s/]*$/.test(between);
}

/** "1) Opt 2) Ponder": whether a figure that numbers it stands before a word. */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  return /^\s*[).]\s*$/.test(tokens[at]?.between ?? "") && /^\d{1,2}$/.test(tokens[at - 1]?.text ?? "");
}

function isCopies({ text }: Token): boolean {
  return /^[1-4]x?$/.test(text);
}

/** Two cards are a row where one is sure or both are of the deck; three also where all are much played. */
function isRow(row: readonly Named[]): boolean {
  if (row.length < 2) return false;
  if (row.length > 2 && row.every(({ isKnown }) => isKnown)) return true;
  return row.some(({ isSure }) => isSure) || row.filter(({ isOfDeck }) => isOfDeck).length > 1;
}

/** The stretches between commas, joiners and ends; a name that holds a comma or a joiner is not cut. */
function itemsOf(
  tokens: readonly Token[],
  { cardPhrases }: IntentContext,
): { readonly items: readonly Item[]; readonly within: ReadonlySet<number> } {
  const items: Item[] = [];
  const within = new Set<number>();
  let from = 0;
  const close = (to: number, next: number): void => {
    if (to > from) items.push({ from, to });
    from = next;
  };
  for (const [at, token] of tokens.entries()) {
    if (within.has(at)) continue;
    if (token.text.length > 1 && JOINERS.has(token.text)) {
      close(at, at + 1);
      continue;
    }
    // "4x bolt 4x spike": a count begins the next card.
    if (isCopies(token) && tokens.slice(from, at).some(isCopies)) close(at, at);
    if (isNumbered(tokens, at + 1)) {
      close(at, at + 1);
      continue;
    }
    if (token.gap !== "tight" || /[/+&]/.test(token.between)) close(at, at);
    const name = cardPhrases.phrases.longest(tokens, at, overCommas);
    if (name?.value.form === "full")
      for (let index = at + 1; index < at + name.length; index++) within.add(index);
  }
  close(tokens.length, tokens.length);
  return { items, within };
}

/** A card that is all of an item but words before and behind it that say no more than how many. */
function wholeOf(looked: Looked, { from, to }: Item): Named | undefined {
  const end = beforeEnds(looked, from, to);
  let begin = from;
  while (begin < end - 1 && isBegin(looked.tokens[begin])) begin++;
  return named(looked, begin, end) ?? named(looked, from, to);
}

function isBegin(token: Token | undefined): boolean {
  return token !== undefined && (ROW_BEGINS.has(token.text) || /^\d{1,2}x?$|^x\d$/.test(token.text));
}

/** One past the last word of an item that is none of those behind a card. */
function beforeEnds({ tokens, within }: Looked, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && !within.has(end - 1) && ROW_ENDS.has(tokens[end - 1]?.text ?? "")) end--;
  return end;
}

/** A card at the end of an item, where the words before it ask for one: "a list that still runs goyf". */
function tailOf(looked: Looked, { from, to }: Item): Named | undefined {
  const end = beforeEnds(looked, from, to);
  for (let begin = Math.max(from + 1, end - LONGEST); begin < end; begin++) {
    if (!isBegin(looked.tokens[begin - 1]) && !isNameExpected(looked.tokens, begin, [])) continue;
    const found = named(looked, begin, end);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A card at the beginning of the last item of a row: "mom and flickerwisp in a white deck". */
function headOf(looked: Looked, { from, to }: Item): Named | undefined {
  let begin = from;
  while (begin < to - 1 && isBegin(looked.tokens[begin])) begin++;
  for (let end = Math.min(to - 1, begin + LONGEST); end > begin; end--) {
    const next = looked.tokens[end]?.text ?? "";
    if (NO_CARD_BEFORE.has(next) || (!STOP_WORDS.has(next) && !ROW_ENDS.has(next))) continue;
    const found = named(looked, begin, end);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The card that some words name, in full or by what the wish's decks call it. */
function named(looked: Looked, from: number, to: number): Named | undefined {
  const { tokens, words, context, within } = looked;
  if (within.has(from) || within.has(to)) return undefined;
  const said = wordsOf(tokens, from, to);
  if (STOP_WORDS.has(said) || NO_CARD_IN_A_ROW.has(said) || isFigure(said)) return undefined;
  const phrase = context.cardPhrases.phrases.get(said);
  if (phrase !== undefined && (phrase.certainty === "certain" || phrase.pair))
    return { from, isSure: true, isOfDeck: false, isKnown: true };
  const [card] = phrase?.cards ?? [];
  const word = words.get(said);
  // Who leads decks is called by a short name wherever it stands; "vial" is no Vial Smasher beside what plays another.
  const isLeader = phrase?.form === "short" && card !== undefined && canLead(context.table, card);
  if (isLeader && (phrase.certainty !== "everyday" || word === undefined)) return undefined;
  const isWhole = phrase?.form === "full" && card !== undefined && isWholeName(said, card, context);
  if (word !== undefined && (!isWhole || word.share >= MUCH_MORE * context.fame(card)))
    return partOf(looked, said, word, from, to);
  if (phrase === undefined || card === undefined) return undefined;
  return isWhole || to - from > 1 || phrase.certainty === "likely"
    ? byPhrase(phrase, card, context, { said, from, to })
    : undefined;
}

/** Whether words are a card's name, and not one half of it: "dead" is no Dead // Gone. */
function isWholeName(said: string, card: number, { table }: IntentContext): boolean {
  const name = foldPhrase(table.name(card));
  return name === said || (said.includes(" ") && name.startsWith(said));
}

/** A card by a word of its name, or by a nickname. */
function partOf(
  { tokens, words, context }: Looked,
  said: string,
  { card, isOfDeck, share }: DeckWord,
  from: number,
  to: number,
): Named | undefined {
  const isCounted = /^[2-4]x?$/.test(figureOf(tokens[from - 1]?.text ?? ""));
  // What says a theme or a creature type, or is the name of a deck, is hardly one card of it.
  const meaning = context.lexicon.phrases.get(said);
  const isOther = meaning !== undefined;
  const isType = meaning?.kind === "creature-type" && !meaning.plural && share >= WELL_PLAYED;
  if (isOther && !isType && !isCounted) return undefined;
  const isDoubtful = (isOther || words.isName(said)) && !isCounted;
  return {
    from,
    mention: mentioned(card, from, to),
    isSure: isOfDeck && !isDoubtful && !isCommonWord(said),
    isOfDeck: isOfDeck && !isDoubtful,
    isKnown: share >= KNOWN && !isDoubtful,
  };
}

function byPhrase(
  { form }: CardPhrase,
  card: number,
  { lexicon, fame }: IntentContext,
  { said, from, to }: Item & { readonly said: string },
): Named | undefined {
  const isOther = lexicon.phrases.get(said) !== undefined;
  if (fame(card) < (isOther ? WELL_PLAYED : HARDLY_PLAYED)) return undefined;
  return {
    from,
    mention: mentioned(card, from, to),
    isSure: form === "full" && to - from > 1,
    isOfDeck: false,
    isKnown: fame(card) >= KNOWN,
  };
}

function mentioned(card: number, from: number, to: number): Mention {
  return cardMention({ ...certainly(card), form: "short" }, from, to, "wanted", false);
}
