import { colorsOf } from "@deckwright/cards/colors.ts";
import { type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import {
  AGAINST_ENDS,
  AGAINST_WORDS,
  AT_PLACES,
  BESIDE_PLAYS,
  BRINGS,
  DECK_OF,
  DONE_TO_ME,
  EVERYWHERE,
  FOR_THEM,
  HATE_WORDS,
  MANY_OF,
  OF_MYSELF,
  OPPONENT_OF_TYPES,
  OPPONENTS,
  OPPONENTS_OF_CARDS,
  OPPONENTS_OF_COLORS,
  PLAYERS,
  PLAYS,
  WHO_PLAYS,
  WHOSE,
} from "../../data/opponents.ts";
import { wordList } from "../../data/word-list.ts";
import type { Content, Mention } from "./mention.ts";
import { Phrases, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

const againstWords = phraseSet(AGAINST_WORDS.map(foldPhrase));
const everywhere = phraseSet(EVERYWHERE.map(foldPhrase));
const manyOf = phraseSet(MANY_OF.map(foldPhrase));
const places = phraseSet(AT_PLACES.map(foldPhrase));
const brings = phraseSet(BRINGS.map(foldPhrase));
const doneToMe = new Phrases<string>();
for (const [slug, sayings] of Object.entries(DONE_TO_ME))
  for (const saying of sayings) doneToMe.add(foldPhrase(saying), slug);
const opponentWords = new Phrases<string>();
for (const { slug, words } of OPPONENTS)
  for (const word of wordList(words)) opponentWords.add(foldPhrase(word), slug);

/** Most words of what others play, and between "my friend" and "plays". */
const LONGEST = 14;
const MOST_BETWEEN = 6;

/** What of a wish is about decks of others. */
export interface Opposed {
  /** The mentions that are still the wish's own. */
  readonly own: readonly Mention[];
  /** Slugs of `OPPONENTS`. */
  readonly against: Reading<readonly string[]> | undefined;
  /** What others play that nothing is known against. */
  readonly passed: readonly Mention[];
}

/** Tells what others play from what is wished for: "against graveyard decks", "my friend plays elves". */
export function withoutOpponents(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): Opposed {
  const slugs: string[] = [];
  const from: Mention[] = [];
  const passed: Mention[] = [];
  let own = mentions;
  for (let at = 0; at < tokens.length; ) {
    const { begin, end, to, found } = spokenOfAt(tokens, own, at, { table, isGoingOn: slugs.length > 0 });
    if (found.length === 0) {
      // Others play it, and nothing is known against it: it is still not the wish.
      const theirs = own.filter((each) => isTheirs(each, begin, to));
      passed.push(...theirs);
      own = own.filter((each) => !theirs.includes(each));
      at++;
      continue;
    }
    slugs.push(...found);
    from.push({ from: begin, to: end, negated: false, content: { kind: "saying" } });
    own = own.flatMap((mention) => ownAgain(mention, begin, end, to));
    at = Math.max(end, at + 1);
  }
  const against = slugs.length === 0 ? undefined : { value: [...new Set(slugs)], from };
  return { own, against, passed };
}

/** Words about decks of others: where they begin and end, how far what is named there goes, and the slugs found. */
interface Spoken {
  readonly begin: number;
  readonly end: number;
  readonly to: number;
  readonly found: readonly string[];
}

function spokenOfAt(
  tokens: readonly Token[],
  own: readonly Mention[],
  at: number,
  { table, isGoingOn }: { readonly table: CardTable; readonly isGoingOn: boolean },
): Spoken {
  const done = doneToMe.longest(tokens, at);
  if (done !== undefined) {
    const to = at + done.length;
    return { begin: at, end: to, to, found: [done.value] };
  }
  const hated = hatedAt(tokens, own, at, table);
  if (hated !== undefined) return hated;
  const trigger = isWithinPhrase(own, at)
    ? 0
    : triggerAt(tokens, at) || (isGoingOn ? nextPlayerAt(tokens, at) : 0);
  if (trigger === 0) return { begin: at, end: at, to: at, found: [] };
  const start = at + trigger;
  const to = endOf(tokens, start);
  const found = opponentsIn(tokens, own, { start, to }, table);
  const end = Math.max(start, ...found.map((each) => each.to));
  return { begin: found.length === 0 ? start : at, end, to, found: found.map(({ slug }) => slug) };
}

/** A mention that is about the wish itself; "hate" before it spoke of something else. */
function ownAgain(mention: Mention, begin: number, end: number, to: number): Mention[] {
  const isWithin = mention.to > begin && mention.from < Math.max(end, to) && mention.to <= Math.max(end, to);
  if (isWithin && isOfOpponent(mention.content)) return [];
  if (mention.negated && mention.from >= begin && mention.from < end && mention.to > end)
    return [{ ...mention, from: end, negated: false }];
  return [mention];
}

/** Whether a mention is of what others play, `from` to `to`. */
function isTheirs({ from, to, content }: Mention, start: number, end: number): boolean {
  return from >= start && to <= end && isOfOpponent(content);
}

/** Whether what is read there can be what others play; a format, a price or a level is the wish's own. */
function isOfOpponent({ kind }: Content): boolean {
  return /^(?:theme|playstyle|creature-type|exclusion|colors|card|unclear-card|unknown-card|limit)$/.test(
    kind,
  );
}

/** "attack triggers" are a theme, whatever "attack" says alone. */
function isWithinPhrase(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(
    ({ from, to, negated, content }) =>
      !negated && from <= at && to > at + 1 && (content.kind === "theme" || content.kind === "playstyle"),
  );
}

/** How many words say here that what others play follows; 0 for none. */
function triggerAt(tokens: readonly Token[], at: number): number {
  const words = againstWords.longest(tokens, at);
  if (words !== undefined) return words.length;
  const many = manyOf.longest(tokens, at);
  if (many !== undefined && isAtPlace(tokens, at + many.length)) return many.length;
  const does = tokens[at + 1]?.gap === "tight" ? brings.longest(tokens, at + 1) : undefined;
  if (does !== undefined && isSomebody(tokens[at])) return 1 + does.length;
  if (isShare(tokens, at)) return 1;
  if (!WHOSE.has(tokens[at]?.text ?? "")) return 0;
  return playedBySomebody(tokens, at) || deckOfSomebody(tokens, at);
}

/** "40% delver": a share of what is played, where the words around it speak of a field. */
function isShare(tokens: readonly Token[], at: number): boolean {
  const figure = Number(tokens[at]?.text);
  if (!(figure > 0 && figure < 100) || !/^\s*%/.test(tokens[at + 1]?.between ?? "")) return false;
  return tokens.some(({ text }) =>
    /^(?:meta|metagame|field|lgs|shop|store|room|pod|league|locals)$/.test(text),
  );
}

/** "my wife's deck is", "my brother's goblin deck": the words up to whose deck it is; 0 where it is the one to be built. */
function deckOfSomebody(tokens: readonly Token[], at: number): number {
  if (at > 0 && tokens[at]?.gap === "tight" && FOR_THEM.has(tokens[at - 1]?.text ?? "")) return 0;
  let owner = -1;
  for (let index = at; index <= at + MOST_BETWEEN; index++) {
    const token = tokens[index];
    if (token === undefined || (index > at && token.gap !== "tight")) return 0;
    if (owner >= 0 && DECK_OF.has(token.text)) return owner + 1 - at;
    if (isOwner(token.text)) owner = index;
  }
  return 0;
}

/** "friends", "wifes": somebody whose something follows. */
function isOwner(word: string): boolean {
  return (
    word === "his" ||
    word === "her" ||
    word === "their" ||
    (word.endsWith("s") && WHO_PLAYS.has(word.slice(0, -1)))
  );
}

/** "my friend always plays": the words from whose to what they do; 0 where that is not said. */
function playedBySomebody(tokens: readonly Token[], at: number): number {
  let isNamed = WHO_PLAYS.has(tokens[at]?.text ?? "");
  for (let index = at + 1; index <= at + MOST_BETWEEN; index++) {
    const token = tokens[index];
    if (token === undefined || token.gap === "hard" || token.gap === "comma") return 0;
    if (isNamed && PLAYS.has(token.text)) return index + (tokens[index + 1]?.text === "of" ? 2 : 1) - at;
    if (WHO_PLAYS.has(token.text)) isNamed = true;
    else if (!BESIDE_PLAYS.has(token.text)) return 0;
  }
  return 0;
}

/** A name, or somebody that people play with. */
function isSomebody(token: Token | undefined): boolean {
  return token !== undefined && (token.capital || WHO_PLAYS.has(token.text));
}

/** Whether the words behind "lots of" say soon where that is. */
function isAtPlace(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + MOST_BETWEEN; at++) {
    if (tokens[at] === undefined || tokens[at]?.gap === "hard") return false;
    if (places.longest(tokens, at) !== undefined) return true;
  }
  return false;
}

/** "Joe is on elves, Anna on mill": the next of those who play something. */
function nextPlayerAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const isNext = token?.capital === true && token.gap === "comma" && tokens[at + 1]?.text === "on";
  return isNext ? 2 : 0;
}

/** One past the last word of what others play. */
function endOf(tokens: readonly Token[], start: number): number {
  let to = start;
  // "they play nothing but elves"
  if (tokens[to]?.text === "nothing" && tokens[to + 1]?.text === "but") to += 2;
  // "that everyone plays, aristocrats": what they play is said before.
  if (tokens[start]?.gap === "comma") return start;
  while (to < tokens.length && to < start + LONGEST) {
    const token = tokens[to];
    if (token === undefined || (to > start && token.gap === "hard")) break;
    if (to > start && token.gap === "comma" && !isListed(tokens, to)) break;
    if (AGAINST_ENDS.has(token.text) && !(to === start && token.text === "my")) break;
    to++;
  }
  return to;
}

/** Whether a list goes on behind a comma: another member and "and" or "or" follow, or words for decks. */
function isListed(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + 4; index++) {
    const token = tokens[index];
    if (token === undefined || token.gap === "hard" || AGAINST_ENDS.has(token.text)) return false;
    if (token.text === "and" || token.text === "or") return true;
    if (index > at && /^(?:decks|players|strategies)$/.test(token.text)) return true;
  }
  return false;
}

interface Found {
  readonly slug: string;
  readonly from: number;
  readonly to: number;
}

function opponentsIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { start, to }: { readonly start: number; readonly to: number },
  table: CardTable,
): Found[] {
  const found: Found[] = [];
  for (let at = start; at < to; ) {
    const words = opponentWords.longest(tokens, at);
    if (words !== undefined && at + words.length <= to) {
      found.push({ slug: words.value, from: at, to: at + words.length });
      at += words.length;
      continue;
    }
    const mention = mentions.find((each) => each.to > at && each.from <= at);
    const slug = mention && slugOf(mention.content, table);
    if (mention !== undefined && slug !== undefined) found.push({ slug, from: at, to: mention.to });
    at = Math.max(at + 1, mention?.to ?? 0);
  }
  return found.map((each) => ({ ...each, to: each.to + decksBehind(tokens, each.to) }));
}

function decksBehind(tokens: readonly Token[], at: number): number {
  return /^(?:deck|decks|player|players|strategies|strategy|stuff)$/.test(tokens[at]?.text ?? "") ? 1 : 0;
}

/** "graveyard hate", "goblins everywhere", "tron players": what stands before the words is an opponent. */
function hatedAt(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
  table: CardTable,
): Spoken | undefined {
  const length = hatedBy(tokens, at);
  if (length === 0) return undefined;
  const end = at - decksBehind(tokens, at - 1);
  const mention = mentions.find(({ from, to }) => from < end && to >= end && to <= at);
  const word = opponentWordsBefore(tokens, end);
  if (mention === undefined && word === undefined) return undefined;
  const begin = mention?.from ?? end - (word?.length ?? 1);
  if (PLAYERS.has(tokens[at]?.text ?? "") && isOfMyself(tokens, begin)) return undefined;
  const slug = (mention && slugOf(mention.content, table)) ?? word?.value;
  const to = at + length;
  return { begin, end: to, to, found: slug === undefined ? [] : [slug] };
}

/** How many words there say that what stands before them is an opponent. */
function hatedBy(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined || token.gap !== "tight") return 0;
  return (
    everywhere.longest(tokens, at)?.length ?? (HATE_WORDS.has(token.text) || PLAYERS.has(token.text) ? 1 : 0)
  );
}

function opponentWordsBefore(tokens: readonly Token[], end: number) {
  for (let length = Math.min(3, end); length >= 1; length--) {
    const found = opponentWords.longest(tokens, end - length);
    if (found?.length === length) return found;
  }
  return undefined;
}

/** "I'm an aggro player", "for control players". */
function isOfMyself(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((back) => OF_MYSELF.has(tokens[at - back]?.text ?? ""));
}

/** The opponent that a mention stands for. */
function slugOf(content: Content, table: CardTable): string | undefined {
  switch (content.kind) {
    case "theme":
      return OPPONENTS.find(({ themes = [] }) => themes.includes(content.slug))?.slug;
    case "playstyle":
      return OPPONENTS.find(({ styles = [] }) => styles.includes(content.playstyle))?.slug;
    case "creature-type":
      return OPPONENT_OF_TYPES;
    case "colors":
      return OPPONENTS_OF_COLORS[colorsOf(content.mask).join("")];
    case "card": {
      const types = content.cards.reduce((all, card) => all | (table.frontTypes[card] ?? 0), 0);
      return OPPONENTS_OF_CARDS.find(({ type }) => (types & CardType[type]) !== 0)?.slug;
    }
    default:
      return undefined;
  }
}
