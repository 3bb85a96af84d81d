import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import {
  BESIDE_SETS,
  DECADES,
  GAME_CLAUSES,
  GAME_WORDS,
  RARITIES_TO_RARE,
  RARITY_CLAUSES,
  RARITY_WORDS,
  SET_FOLLOWERS,
  SET_TRIGGERS,
  SINCE_SETS,
  SURE_SET_TRIGGERS,
  UNTIL_SETS,
} from "../../data/lexicon-printings.ts";
import type { IntentContext } from "./context.ts";
import type { Mention, PrintingFields } from "./mention.ts";
import { type PhraseMatch, Phrases, phraseSet } from "./phrases.ts";
import { yearsAt } from "./printing-years.ts";
import { isCodeWritten, isInName, rowOfCodes, setsNamedAt } from "./set-names.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

const phrases = new Phrases<PrintingFields>();
for (const [maxRarity, words] of Object.entries(RARITY_WORDS))
  for (const phrase of words) phrases.add(foldPhrase(phrase), { maxRarity });
for (const [game, words] of Object.entries(GAME_WORDS))
  for (const phrase of words) phrases.add(foldPhrase(phrase), { game });
for (const { words, from, to } of DECADES)
  for (const phrase of words)
    phrases.add(foldPhrase(phrase), { ...(from === undefined ? {} : { fromYear: from }), toYear: to });
const rarityClauses = phraseSet(RARITY_CLAUSES.map(foldPhrase));
const toRare = phraseSet(RARITIES_TO_RARE.map(foldPhrase));
const triggers = phraseSet([...SET_TRIGGERS, ...SURE_SET_TRIGGERS].map(foldPhrase));
const sureTriggers = phraseSet(SURE_SET_TRIGGERS.map(foldPhrase));
const sinceSets = phraseSet(SINCE_SETS.map(foldPhrase));
const untilSets = phraseSet(UNTIL_SETS.map(foldPhrase));
const besideSets = new Phrases<{ readonly from?: number; readonly until?: number }>();
for (const { words, ...years } of BESIDE_SETS)
  for (const phrase of words) besideSets.add(foldPhrase(phrase), years);
const followers = phraseSet(SET_FOLLOWERS.map(foldPhrase));

type SetContext = Pick<IntentContext, "setNames" | "table" | "precons">;

/** Reads what is said of printings from `at` on: `only commons`, `before 2003`, `on Arena`, `from Bloomburrow`. */
export function printingAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  context: SetContext,
): Mention | undefined {
  const all = toRare.longest(tokens, at, () => true);
  if (all !== undefined) return mention(at, at + all.length, { maxRarity: "rare" });
  const phrase = phrases.longest(tokens, at);
  // "Only commons + uncommons"
  const end = at + (phrase?.length ?? 0);
  if (phrase?.value.maxRarity === "common" && isUncommonsBeside(tokens[end]))
    return mention(at, end + 1, { maxRarity: "uncommon" });
  if (phrase !== undefined)
    return mention(at, at + phrase.length - formatAtEnd(tokens, at, phrase), phrase.value);
  return (
    rarityAt(tokens, at) ??
    gameAt(tokens, at) ??
    yearsOfSetAt(text, tokens, at, context) ??
    setAt(text, tokens, at, context) ??
    yearsAt(tokens, at)
  );
}

/** "Pioneer, commons and uncommons, $25". */
function rarityAt(tokens: readonly Token[], at: number): Mention | undefined {
  const some = rarityClauses.longest(tokens, at);
  if (some === undefined || at === 0 || tokens[at]?.gap === "tight") return undefined;
  return tokens[at + some.length]?.gap === "tight"
    ? undefined
    : mention(at, at + some.length, { maxRarity: "uncommon" });
}

/** "200 dollars. Paper.": a game that is a clause of its own. */
function gameAt(tokens: readonly Token[], at: number): Mention | undefined {
  const game = GAME_CLAUSES.get(tokens[at]?.text ?? "");
  if (game === undefined || tokens.length === 1) return undefined;
  const isAlone = (at === 0 || tokens[at]?.gap !== "tight") && tokens[at + 1]?.gap !== "tight";
  return isAlone ? mention(at, at + 1, { game }) : undefined;
}

function isUncommonsBeside(token: Token | undefined): boolean {
  return /^uncommons?$/.test(token?.text ?? "") && /^\s*[+&/]\s*$/.test(token?.between ?? "");
}

/** "Arena standard": how many of the words are the format's, which is read by itself. */
function formatAtEnd(
  tokens: readonly Token[],
  at: number,
  { value, length }: PhraseMatch<PrintingFields>,
): number {
  const last = tokens[at + length - 1]?.text ?? "";
  return value.game === "arena" && /^(?:standard|historic|pioneer|explorer|pauper|alchemy)$/.test(last)
    ? 1
    : 0;
}

function mention(from: number, to: number, fields: PrintingFields): Mention {
  return { from, to, negated: false, content: { kind: "printings", fields } };
}

/** "Nothing older than Modern Horizons", "cards since War of the Spark": years by the set that begins or ends them. */
function yearsOfSetAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  context: SetContext,
): Mention | undefined {
  const words = besideSets.longest(tokens, at);
  // "He owns nothing newer than Theros"
  if (words === undefined || /^(?:own|owns|has|have|had|with)$/.test(tokens[at - 1]?.text ?? ""))
    return undefined;
  const begin = at + words.length;
  const place = tokens[begin]?.text === "the" ? begin + 1 : begin;
  const found = setsAt(text, tokens, place, context, { isSure: true, isPart: true });
  const year = found && yearOfSet(found.value[0] ?? -1, context.table);
  if (found === undefined || year === undefined) return undefined;
  // "Modern Horizons 1" is the first of its name.
  const to = place + found.length + (tokens[place + found.length]?.text === "1" ? 1 : 0);
  const { from, until } = words.value;
  return mention(at, to, {
    ...(from === undefined ? {} : { fromYear: year + from }),
    ...(until === undefined ? {} : { toYear: year + until }),
  });
}

function setAt(text: string, tokens: readonly Token[], at: number, context: SetContext): Mention | undefined {
  const trigger = triggers.longest(tokens, at);
  const sure = trigger && sureTriggers.longest(tokens, at);
  const from = trigger === undefined ? at : at + trigger.length;
  let begin = from;
  while (begin < from + 2 && /^(?:the|cards?|sets?|of|mtg)$/.test(tokens[begin]?.text ?? "")) begin++;
  // "only Kaldheim cards": words on both sides leave no doubt.
  const isBetween = (end: number): boolean =>
    trigger !== undefined && /^cards?$/.test(tokens[end]?.text ?? "");
  const isFollowed = (end: number): boolean =>
    tokens[end]?.gap === "tight" && followers.longest(tokens, end) !== undefined;
  const named = (at: number, isJoined = false) =>
    setsAt(text, tokens, at, context, {
      isSure: sure !== undefined || isBetween(at + 1),
      isPart: sure !== undefined || isJoined || isFollowed(at + 1),
    });
  const first = named(begin);
  // "The Creative Energy precon from MH3" says where the precon is from.
  if (first === undefined || context.precons.endingBefore(tokens, withoutPrecon(tokens, at)) > 0)
    return undefined;
  const sets = [...first.value];
  let end = begin + first.length;
  // "from Bloomburrow, Duskmourn and Foundations"
  while (tokens[end] !== undefined) {
    const at = /^(?:and|or)$/.test(tokens[end]?.text ?? "") ? end + 1 : end;
    const next = at > end || tokens[end]?.gap === "comma" ? named(at, true) : undefined;
    if (next === undefined) break;
    sets.push(...next.value);
    end = at + next.length;
  }
  const year = yearOfSet(first.value[0] ?? -1, context.table);
  const since = sinceSets.longest(tokens, end);
  if (since !== undefined && year !== undefined) return mention(at, end + since.length, { fromYear: year });
  const until = untilSets.longest(tokens, end);
  if (until !== undefined && year !== undefined) return mention(at, end + until.length, { toYear: year });
  const follower = tokens[end]?.gap === "tight" ? followers.longest(tokens, end) : undefined;
  if (trigger === undefined && follower === undefined && tokens[end - 1]?.text !== "sets") return undefined;
  return mention(at, end + (follower?.length ?? 0), {
    sets: sets.flatMap((set) => context.table.sets[set]?.code ?? []),
  });
}

/** Where "precon" begins right before a word, if it stands there; else the word itself. */
function withoutPrecon(tokens: readonly Token[], at: number): number {
  return /^(?:precon|deck|box)$/.test(tokens[at - 1]?.text ?? "") ? at - 1 : at;
}

function yearOfSet(at: number, { sets }: CardTable): number | undefined {
  const day = sets[at]?.releasedAt ?? "";
  return day === "" ? undefined : Number(day.slice(0, 4));
}

/** Sets that are named at a word: one that is written as a name is or, where nothing else can be meant, any and a code. */
function setsAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  { setNames }: SetContext,
  {
    isSure,
    isPart,
  }: { readonly isSure: boolean /** One word of a name may stand for it. */; readonly isPart: boolean },
): PhraseMatch<readonly number[]> | undefined {
  const named = setNames.longest(tokens, at, isInName);
  if (named === undefined) return undefined;
  if (named.value.isCode) {
    const isShouted = text === text.toUpperCase();
    const row = rowOfCodes(tokens, at, setNames);
    if (row !== undefined) return row;
    return !isShouted && isCodeWritten(tokens[at], text)
      ? { value: named.value.whole, length: named.length }
      : undefined;
  }
  const { whole, part } = named.value;
  // "All Innistrad sets": every set whose name has the word.
  if (named.length === 1 && tokens[at + 1]?.text === "sets") return { value: [...whole, ...part], length: 2 };
  const found =
    setsNamedAt(tokens, at, setNames) ?? (isPart ? { value: part, length: named.length } : undefined);
  if (found === undefined || found.value.length === 0) return undefined;
  const isLong = found.length > 1 || (tokens[at]?.text.length ?? 0) >= LONG_NAME;
  return isSure || isLong || tokens[at]?.capital === true ? found : undefined;
}

/** From this length on a word is hardly more than the name of a set. */
const LONG_NAME = 9;

type PrintingReadings = {
  readonly [Name in keyof PrintingFields]-?: Reading<NonNullable<PrintingFields[Name]>> | undefined;
};

/** What a wish says of printings; of what is said twice the last counts. */
export function wantedPrintings(mentions: readonly Mention[], tokens: readonly Token[]): PrintingReadings {
  const found: { -readonly [Name in keyof PrintingReadings]: PrintingReadings[Name] } = {
    maxRarity: undefined,
    fromYear: undefined,
    toYear: undefined,
    sets: undefined,
    game: undefined,
  };
  for (const mention of mentions) {
    const { content, negated } = mention;
    if (content.kind !== "printings" || negated) continue;
    const from = [mention];
    const { maxRarity, fromYear, toYear, sets, game } = content.fields;
    if (maxRarity !== undefined) found.maxRarity = { value: maxRarity, from };
    if (fromYear !== undefined) found.fromYear = { value: fromYear, from };
    if (toYear !== undefined) found.toYear = { value: toYear, from };
    if (sets !== undefined)
      found.sets = {
        value: [...(found.sets?.value ?? []), ...sets],
        from: [...(found.sets?.from ?? []), mention],
      };
    if (game !== undefined && !isLeftBehind(tokens, mention)) found.game = { value: game, from };
  }
  return found;
}

/** "I play since one year only on Arena, now I go to a shop": where somebody played until now. */
function isLeftBehind(tokens: readonly Token[], { from, to }: Mention): boolean {
  const now = tokens[to]?.text === "but" ? to + 1 : to;
  if (tokens[to]?.gap === "tight" || tokens[now]?.text !== "now") return false;
  // "Now that it rotated" leaves nothing.
  if (/^(?:that|its|it)$/.test(tokens[now + 1]?.text ?? "")) return false;
  return tokens.slice(Math.max(0, from - PLAYED_REACH), from).some(({ text }) => PLAYED.test(text));
}

const PLAYED = /^(?:play|played|playing|started|began|learned|been|was|used)$/;
/** Most words from playing to where. */
const PLAYED_REACH = 7;
