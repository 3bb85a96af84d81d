import { PLAYED_BY_OTHERS } from "../../data/lexicon-predicates.ts";
import { EVERYWHERE, HATE_WORDS, HEAVY_PLACES, PLAYERS, WHOSE } from "../../data/opponents.ts";
import { isHadByNobody } from "./lacked-by-them.ts";
import type { Mention } from "./mention.ts";
import type { MetBy } from "./met-by.ts";
import {
  decksBehind,
  isHere,
  isOfCardInBrackets,
  isOfMyself,
  isOfOpponent,
  opponentsIn,
  opponentWordsBefore,
} from "./opponent-kinds.ts";
import { phraseSet } from "./phrases.ts";
import { eitherOf, saidInParts } from "./predicates.ts";
import { endOf } from "./their-words.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { deckAtPlace, playedBehind } from "./whose-deck.ts";

/** What is said behind something that others play: "everywhere", "is my kryptonite". */
export const everywhere = eitherOf(phraseSet(EVERYWHERE.map(foldPhrase)), saidInParts(PLAYED_BY_OTHERS));

/** Words about decks of others: where they begin and end, how far what is named there goes, and the slugs found. */
export interface Spoken {
  readonly begin: number;
  readonly end: number;
  readonly to: number;
  readonly found: readonly string[];
}

/** "graveyard hate", "goblins everywhere", "tron players": what stands before the words is an opponent. */
export function hatedAt(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
  known: MetBy,
): Spoken | undefined {
  const length = hatedBy(tokens, at);
  if (length === 0 || isOfKind(mentions, at) || isHadByNobody(tokens, at)) return undefined;
  if (isOfCardInBrackets(tokens, mentions, at)) return undefined;
  const end = at - decksBehind(tokens, at - 1);
  const mention = mentions.find(
    ({ from, to, content }) => from < end && to >= end && to <= at && isOfOpponent(content),
  );
  const word = opponentWordsBefore(tokens, end, known);
  if (mention === undefined && word === undefined) return undefined;
  const first = mention?.from ?? end - (word?.length ?? 1);
  const begin = colorsBefore(mentions, tokens, first) ?? first;
  const by = tokens[at]?.text ?? "";
  // "UW answers" are of these colors.
  if (by === "answers" && mention?.content.kind === "colors") return undefined;
  if (PLAYERS.has(by) && (isOfMyself(tokens, begin) || isHere(tokens, begin, at))) return undefined;
  // "cast spells and attack with prowess guys": creatures, where it is not said whose.
  if (/^(?:guys|dudes)$/.test(by) && !WHOSE.has(tokens[begin - 1]?.text ?? "")) return undefined;
  const slug = (mention && known.ofContent(mention.content)) ?? word?.value;
  const to = at + length;
  const found = slug === undefined ? [] : [slug];
  if (!isForWhom(tokens, to)) return { begin, end: to, to, found };
  // "artifact hate for affinity" says whom it is brought against.
  const last = endOf(tokens, to + 1);
  const more = opponentsIn(tokens, mentions, { start: to + 1, to: last }, known);
  return {
    begin,
    end: Math.max(to, ...more.map((each) => each.to)),
    to: last,
    found: [...found, ...more.map((each) => each.slug)],
  };
}

/** "no graveyard hate", "5 graveyard hate pieces": a kind of cards that is ruled out or counted. "Hate bears" are their own. */
function isOfKind(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(
    ({ from, to, content, negated }) =>
      from <= at &&
      at < to &&
      (content.kind === "limit" ||
        (negated && content.kind === "exclusion") ||
        (from === at && to > at + 1 && content.kind === "theme" && !negated)),
  );
}

/** "Boros energy everywhere": where colors begin that stand before what others play. */
function colorsBefore(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  at: number,
): number | undefined {
  if (tokens[at]?.gap !== "tight") return undefined;
  return mentions.find(({ to, content, negated }) => to === at && content.kind === "colors" && !negated)
    ?.from;
}

function isForWhom(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === "tight" && /^(?:for|against|vs|versus|into)$/.test(tokens[at]?.text ?? "");
}

/** How many words there say that what stands before them is an opponent. */
function hatedBy(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined || token.gap !== "tight") return 0;
  if (token.text === "heavy") return isHeavyOf(tokens, at) ? 1 : 0;
  const there = deckAtPlace(tokens, at) || playedBehind(tokens, at);
  if (there > 0) return there;
  return (
    everywhere.longest(tokens, at)?.length ?? (HATE_WORDS.has(token.text) || PLAYERS.has(token.text) ? 1 : 0)
  );
}

/** "a burn-heavy pauper league", "my group is artifact heavy". */
function isHeavyOf(tokens: readonly Token[], at: number): boolean {
  const isPlace = (place: number): boolean => HEAVY_PLACES.has(tokens[place]?.text ?? "");
  for (let place = at + 1; place <= at + 3 && tokens[place]?.gap === "tight"; place++)
    if (isPlace(place)) return true;
  for (let place = at - 1; place >= at - 5 && place >= 0; place--)
    if (/^(?:is|are)$/.test(tokens[place]?.text ?? "")) return isPlace(place - 1);
  return false;
}
