import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import {
  FROM_SET,
  NEWEST,
  OF_THE_DECK,
  OLDEST,
  ONE_OF_SET,
  WORDS_OF_MANA,
} from "../../data/lexicon-namesakes.ts";
import { canLead } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import type { Content, Mention } from "./mention.ts";
import { asNamedBefore, namesakesOf, winsWith } from "./namesakes.ts";
import { figureOf } from "./said-words.ts";
import { isCodeWritten } from "./set-names.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** Words between a name and the set that it is from. */
const MOST_BETWEEN = 6;
/** What rules out whatever follows, and not what stands before. */
const OF_ALL = /^(?:no|nothing|none|without)$/;
/** Most words of a set's name. */
const LONGEST_SET = 6;
type CardContent = Content & { readonly kind: "card" };

/** Words that say which of several cards of one name is meant. */
interface Said {
  readonly from: number;
  readonly to: number;
  readonly cards: readonly CardIndex[];
  /** Where the name of a set that follows begins. */
  readonly set?: number;
}

/**
 * Mentions in which a legend of a name that several have is the one of the set, the mana value or the age that the words beside
 * it say: "the Kaldheim Tergrid", "zimone out of strixhaven", "4 mana Sheoldred".
 */
export function whichOfNamesakes(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  context: IntentContext,
): readonly Mention[] {
  const said: Said[] = [];
  const undecided = new Set<Mention>();
  const told = mentions.map((mention) => {
    const { content } = mention;
    if (content.kind !== "card" || content.pair || !isLegend(content, context)) return mention;
    const ofCombo = winsWith(tokens, mention, content, mentions, context);
    if (ofCombo !== undefined) return { ...mention, content: { ...content, cards: ofCombo } };
    const words = saidOf(text, tokens, mention, content, context);
    // "Szarekh, necrons from the 40k set" speaks of the Necrons, "no W6, nothing from MH1" of the whole set.
    const isOfOthers =
      words !== undefined &&
      mentions.some(
        ({ from, content: { kind } }) =>
          from >= mention.to &&
          from < (words.set ?? 0) &&
          (!/^(?:printings|saying|card|unclear-card)$/.test(kind) || OF_ALL.test(tokens[from]?.text ?? "")),
      );
    if (words === undefined || isOfOthers) {
      undecided.add(mention);
      return mention;
    }
    said.push(words);
    return { ...mention, content: { ...content, cards: words.cards } };
  });
  const bearers = told.filter((each) => each.content.kind === "card" && !undecided.has(each));
  const settled = told.map((each) => asNamedBefore(each, undecided, bearers, context));
  if (said.length === 0) return settled;
  // "The Throne of Eldraine Korvold" names no card but him.
  const isTold = ({ from, to, content: { kind } }: Mention): boolean =>
    said.some((words) =>
      kind === "card" ? from >= words.from && to <= words.to : from < words.to && to > words.from,
    );
  const sayings = said.map(
    ({ from, to }): Mention => ({ from, to, negated: false, content: { kind: "saying" } }),
  );
  return [...settled.filter((each) => !isTold(each)), ...sayings].toSorted((a, b) => a.from - b.from);
}

function isLegend({ cards }: CardContent, { table }: IntentContext): boolean {
  const [card] = cards;
  return card !== undefined && canLead(table, card);
}

function saidOf(
  text: string,
  tokens: readonly Token[],
  mention: Mention,
  content: CardContent,
  { table, setNames, lexicon, legends, led }: IntentContext,
): Said | undefined {
  const namesakes = namesakesOf(tokens, mention, content, legends);
  const { from, to } = mention;
  const ofSetAt = (at: number): Said | undefined => {
    const found = setNames.longest(tokens, at);
    if (found === undefined || (found.value.isCode && !isCodeWritten(tokens[at], text))) return undefined;
    const { whole, part } = found.value;
    for (const sets of [whole, part]) {
      const cards = printedIn(namesakes, sets, table);
      if (cards.length > 0) return { from: at, to: at + found.length, cards };
    }
    return undefined;
  };
  return (
    manaBefore(tokens, from, namesakes, table) ??
    manaBehind(tokens, to, namesakes, table) ??
    ageBefore(tokens, from, namesakes, table) ??
    setBefore(tokens, from, ofSetAt) ??
    setBehind(tokens, to, ofSetAt) ??
    titleBehind(tokens, to, namesakes, { table, lexicon, led }) ??
    titleInBrackets(tokens, to, namesakes, { table, lexicon, led }) ??
    ageBehind(tokens, to, namesakes, table)
  );
}

/** "teysa the orzhov scion one", "sheoldred apocalypse": words of one bearer's title, of which one says nothing else unless all of it is said. */
function titleBehind(
  tokens: readonly Token[],
  to: number,
  cards: readonly CardIndex[],
  { table, lexicon, led }: Pick<IntentContext, "table" | "lexicon" | "led">,
): Said | undefined {
  const end = titleEnd(tokens, to);
  if (cards.length < 2 || end === to) return undefined;
  for (let stop = end; stop > to; stop--) {
    const said = tokens.slice(to, stop).flatMap(({ text }) => (TITLE_FILLERS.has(text) ? [] : [text]));
    const isPlain = said.some((word) => word.length > 3 && lexicon.phrases.get(word) === undefined);
    const meant = cards.filter((card) => {
      const title = foldPhrase(table.name(card).split(" // ")[0] ?? "").split(" ");
      const isWhole = said.length > 1 && said.length === title.length - 1;
      return (isPlain || isWhole) && said.every((word) => title.includes(word));
    });
    if (meant.length === 1) return { from: to, to: stop, cards: meant };
    // "Krenko tin street" may be two of them, and is not the third.
    if (meant.length > 1 && meant.length < cards.length && said.length > 1 && isPlain)
      return { from: to, to: stop, cards: meant.toSorted((a, b) => led(b) - led(a)) };
  }
  return undefined;
}

/** "elesh norn (the new one, mother of machines)": the title of one of them, within brackets behind the name. */
function titleInBrackets(
  tokens: readonly Token[],
  to: number,
  cards: readonly CardIndex[],
  known: Pick<IntentContext, "table" | "lexicon" | "led">,
): Said | undefined {
  if (!/^\s*[([]$/.test(tokens[to]?.between ?? "")) return undefined;
  for (
    let at = to;
    at < to + BRACKET_REACH && (at === to || !/[)\]]/.test(tokens[at]?.between ?? ")"));
    at++
  ) {
    // "The first one, not Known Killer"
    if (/^(?:not|no|never)$/.test(tokens[at]?.text ?? "")) return undefined;
    const said = titleBehind(tokens, at, cards, known);
    if (said !== undefined && said.to - at > 1) return { ...said, from: to };
  }
  return undefined;
}

/** Most words in such brackets before a title. */
const BRACKET_REACH = 6;

/** Small words of titles. */
const TITLE_FILLERS: ReadonlySet<string> = new Set(["the", "of", "a"]);
/** Most words of a title that are looked at. */
const LONGEST_TITLE = 4;

/** One past the last word that stands right behind a name, as its title may. */
function titleEnd(tokens: readonly Token[], to: number): number {
  let end = to;
  while (end < to + LONGEST_TITLE && tokens[end] !== undefined && tokens[end]?.gap !== "hard") end++;
  return end;
}

/** Those of some cards that were printed in one of some sets; the ones that were new there first. */
function printedIn(
  cards: readonly CardIndex[],
  sets: readonly number[],
  table: CardTable,
): readonly CardIndex[] {
  const { set, day } = table.printings;
  const inSet = cards.flatMap((card) => {
    const [first, end] = table.printingsOf(card);
    let isIn = false;
    let isNew = false;
    for (let at = first; at < end; at++) {
      if (!sets.includes(set[at] ?? -1)) continue;
      isIn = true;
      isNew ||= (day[at] ?? 0) - (table.firstPrinted[card] ?? 0) < NEW_DAYS;
    }
    return isIn ? [{ card, isNew }] : [];
  });
  return inSet.toSorted((a, b) => Number(b.isNew) - Number(a.isNew)).map(({ card }) => card);
}

/** So many days after its first printing a card still is new. */
const NEW_DAYS = 45;

/** "the kaldheim tergrid", "MH2 Grist". */
function setBefore(
  tokens: readonly Token[],
  from: number,
  ofSetAt: (at: number) => Said | undefined,
): Said | undefined {
  if (tokens[from]?.gap !== "tight") return undefined;
  for (let at = Math.max(0, from - LONGEST_SET); at < from; at++) {
    const said = ofSetAt(at);
    if (said?.to === from) return said;
  }
  return undefined;
}

/** "zimone out of strixhaven", "jodah (DOM)", "omnath, the zendikar rising one". */
function setBehind(
  tokens: readonly Token[],
  to: number,
  ofSetAt: (at: number) => Said | undefined,
): Said | undefined {
  for (let at = to; at <= to + MOST_BETWEEN && at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (token.gap === "hard" && !/^\s*[([]$/.test(token.between))) return undefined;
    const said = ofSetAt(at);
    const isInBrackets = at === to && /[([]$/.test(token.between);
    const before = tokens.slice(to, at);
    const isOne = ONE_OF_SET.has(tokens[said?.to ?? 0]?.text ?? "");
    if (said !== undefined)
      return isInBrackets || isOne || before.some(({ text }) => FROM_SET.has(text))
        ? { ...said, set: at, from: to, to: said.to + Number(isOne || tokens[said.to]?.text === "set") }
        : undefined;
    // "Titania, but the BRO one"
    if (OF_THE_DECK.has(token.text) && !(at === to && token.text === "but")) return undefined;
  }
  return undefined;
}

/** "4 mana sheoldred", "the three drop thalia". */
function manaBefore(
  tokens: readonly Token[],
  from: number,
  cards: readonly CardIndex[],
  table: CardTable,
): Said | undefined {
  const figure = figureOf(tokens[from - 2]?.text ?? "");
  if (tokens[from]?.gap !== "tight" || tokens[from - 1]?.gap !== "tight" || !/^\d{1,2}$/.test(figure))
    return undefined;
  if (!WORDS_OF_MANA.has(tokens[from - 1]?.text ?? "")) return undefined;
  if (cards.length < 2) return undefined;
  const meant = cards.filter((card) => table.manaValue[card] === Number(figure));
  return meant.length === 0 ? undefined : { from: from - 2, to: from, cards: meant };
}

/** "elesh norn (the 5 mana one)", "Sheoldred, the 4 drop". */
function manaBehind(
  tokens: readonly Token[],
  to: number,
  cards: readonly CardIndex[],
  table: CardTable,
): Said | undefined {
  const at = /^(?:the|that)$/.test(tokens[to]?.text ?? "") ? to + 1 : to;
  const isBracket = /^\s*\($/.test(tokens[to]?.between ?? "");
  if (cards.length < 2 || (at === to && !isBracket) || (tokens[to]?.gap === "hard" && !isBracket))
    return undefined;
  const figure = figureOf(tokens[at]?.text ?? "");
  if (!/^\d{1,2}$/.test(figure) || !WORDS_OF_MANA.has(tokens[at + 1]?.text ?? "")) return undefined;
  const meant = cards.filter((card) => table.manaValue[card] === Number(figure));
  const end = ONE_OF_SET.has(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  return meant.length === 0 ? undefined : { from: to, to: end, cards: meant };
}

/** "the original Krenko", "the newest omnath". */
function ageBefore(
  tokens: readonly Token[],
  from: number,
  cards: readonly CardIndex[],
  table: CardTable,
): Said | undefined {
  const word = tokens[from - 1]?.text ?? "";
  const isOld = OLDEST.has(word);
  if (cards.length < 2 || (!isOld && !NEWEST.has(word)) || tokens[from]?.gap !== "tight") return undefined;
  return { from: from - 1, to: from, cards: byAge(cards, isOld, table) };
}

/** "Gonti, the old one", "krenko (the newer version)", "Jodah, not the first one". */
function ageBehind(
  tokens: readonly Token[],
  to: number,
  cards: readonly CardIndex[],
  table: CardTable,
): Said | undefined {
  const isNot = tokens[to]?.text === "not";
  const the = isNot ? to + 1 : to;
  const [word = "", noun = ""] = [tokens[the + 1]?.text, tokens[the + 2]?.text];
  if (cards.length < 2 || tokens[the]?.text !== "the" || !ONE_OF_SET.has(noun)) return undefined;
  const isOld = word === "old" || word === "older" || OLDEST.has(word);
  if (!isOld && !/^newe?r?$/.test(word) && !NEWEST.has(word)) return undefined;
  return { from: to, to: the + 3, cards: byAge(cards, isOld !== isNot, table) };
}

function byAge(cards: readonly CardIndex[], isOldFirst: boolean, table: CardTable): readonly CardIndex[] {
  const rows = cards.toSorted((a, b) => (table.firstPrinted[a] ?? 0) - (table.firstPrinted[b] ?? 0));
  return isOldFirst ? rows : rows.toReversed();
}
