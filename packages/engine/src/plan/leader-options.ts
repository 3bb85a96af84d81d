import { colorCount } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { guessedDecks } from "../rank/guessed-decks.ts";
import { COMPETITIVE, type Ranker } from "../rank/ranker.ts";
import { aboutCards } from "./about-cards.ts";
import { createLeaderFit } from "./fit.ts";
import { guessFits } from "./guessed-fit.ts";
import { pairsOf, secondsOf } from "./pairs.ts";
import type { Wish } from "./wish.ts";

/** What choosing a commander looks at. */
export interface CommanderContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** One or two cards that may lead together, and what the ranker knows of their decks. */
export interface LeaderOption {
  readonly cards: readonly CardIndex[];
  /** Of these the one to choose, where the other is named. */
  readonly second?: CardIndex;
  /** Decks seen under them. */
  readonly decks: number;
  /** How much more of the wished cards their decks play than others of their colors; 1 is as much. */
  readonly fit: number;
  /** How many of the wished cards their decks have; undefined where nobody counted. */
  readonly wished?: number;
}

/** Share of competitive decks that play a card, and the number of decks that a share of all of them stands for. */
const COMPETITIVE_SHARE = 0.025;
const DECKS_BY_SHARE = 40_000;
/** Nobody is known to play most pairs: one is guessed to lead this part of the decks that its rarer half does. */
const PAIRED_SHARE = 0.05;

/**
 * Everybody who may lead as the wish has it. Pairs are offered where they are asked for, at the most competitive tables and
 * where four colors are asked for. Empty where all of them are excluded.
 */
export function leaderOptions(format: Format, wish: Wish, context: CommanderContext): LeaderOption[] {
  const pairs = wish.pair === undefined ? [] : pairOptions(format, wish, wish.pair, context);
  if (pairs.length > 0) return pairs;
  const open = leadersOf(format, context).filter((card) => isOpen(context.table, card, wish));
  return [
    ...knownLeaders(format, wish, context, open),
    ...(wish.bracket === 5 ? competitivePairs(format, open, context) : []),
  ];
}

/** Everybody who may lead beside a named commander, as the wish asks for it. */
export function secondOptions(
  format: Format,
  wish: Wish,
  leader: CardIndex,
  context: CommanderContext,
): LeaderOption[] {
  if (wish.pair === undefined) return [];
  const seconds = secondsOf(format, leader, wish.pair, context);
  const cards = seconds.map((second) => ({ second, cards: [leader, second] }));
  return withDecks(
    cards.filter(({ second }) => mayLead(format, wish, second, context)),
    format,
    wish,
    context,
  );
}

function pairOptions(format: Format, wish: Wish, pair: Pair, context: CommanderContext): LeaderOption[] {
  const pairs = pairsOf(format, pair, context).filter((cards) =>
    cards.every((card) => mayLead(format, wish, card, context)),
  );
  return withDecks(
    pairs.map((cards) => ({ cards })),
    format,
    wish,
    context,
  );
}

function mayLead(format: Format, wish: Wish, card: CardIndex, { table, rules }: CommanderContext): boolean {
  const isAble =
    table.pairing(card)?.kind === "background"
      ? rules.poolMask(format.slug)[card] !== 0
      : rules.canLead(format.slug, card);
  return isAble && isOpen(table, card, wish);
}

/** Pairs with what is known of the decks under them, or guessed of those under each half. */
function withDecks(
  pairs: readonly Pick<LeaderOption, "cards" | "second">[],
  format: Format,
  wish: Wish,
  context: CommanderContext,
): LeaderOption[] {
  const { table, ranker } = context;
  const keyOf = (cards: readonly CardIndex[]): string => [...cards].sort((a, b) => a - b).join("+");
  const wanted = aboutCards(format, wish, context);
  const seen = ranker.leaders(format.slug, wanted.length > 0 ? { cards: wanted } : {});
  const known = new Map(seen.map((leader) => [keyOf(leader.commanders), leader]));
  const fitOf = guessFits(createLeaderFit(table, wish), seen);
  const guesses = new Map<CardIndex, number>();
  const guess = (card: CardIndex): number => {
    const decks = guesses.get(card) ?? guessedDecks(table, card, ranker.popularity(format.slug, card));
    guesses.set(card, decks);
    return decks;
  };
  return pairs.map((pair) => {
    const found = known.get(keyOf(pair.cards));
    if (found) return { ...pair, decks: found.decks, fit: found.fit };
    return {
      ...pair,
      decks: PAIRED_SHARE * Math.min(...pair.cards.map(guess)),
      fit: Math.max(...pair.cards.map(fitOf)),
    };
  });
}

/** Whether collection, bracket and exclusions let a card lead. */
function isOpen(table: CardTable, card: CardIndex, wish: Wish): boolean {
  const isFiltered = wish.filters.some((filter) => filter.isOut(card));
  if (isFiltered || wish.excludesByWord(card) || (wish.ownedMode === "only" && !wish.owned.has(card)))
    return false;
  return (
    wish.bracket === undefined || wish.bracket > 2 || ((table.facts[card] ?? 0) & Fact.GameChanger) === 0
  );
}

/** Pairs that real decks are led by, where pairs are offered, and everybody who may lead alone. */
function knownLeaders(
  format: Format,
  wish: Wish,
  context: CommanderContext,
  alone: readonly CardIndex[],
): LeaderOption[] {
  const { table, rules, ranker } = context;
  const wanted = aboutCards(format, wish, context);
  const pairs =
    wish.bracket === 5 ||
    wish.colorCount === 4 ||
    (wish.colors !== undefined && colorCount(wish.colors) === 4);
  const known = new Map<CardIndex, LeaderOption>();
  const together: LeaderOption[] = [];
  const seen = ranker.leaders(format.slug, wanted.length > 0 ? { cards: wanted } : {});
  for (const { commanders, decks, fit, wished } of seen) {
    const [card, partner] = commanders;
    if (card === undefined) continue;
    if (partner === undefined) known.set(card, { cards: [card], decks, fit, wished });
    else if (
      pairs &&
      mayLead(format, wish, card, context) &&
      mayLead(format, wish, partner, context) &&
      rules.pairing(format.slug, card, partner).ok
    )
      together.push({ cards: [card, partner], decks, fit });
  }
  const fitOf = guessFits(createLeaderFit(table, wish), seen);
  const guessed = (card: CardIndex): LeaderOption => ({
    cards: [card],
    decks: guessedDecks(table, card, ranker.popularity(format.slug, card)),
    fit: fitOf(card),
  });
  return [...together, ...alone.map((card) => known.get(card) ?? guessed(card))];
}

/** Pairs of partners that both are seen at the most competitive tables. */
function competitivePairs(
  format: Format,
  open: readonly CardIndex[],
  { rules, ranker, table }: CommanderContext,
): LeaderOption[] {
  const seen = open
    .filter((card) => table.pairing(card)?.kind === "partner")
    .map((card) => ({ card, share: ranker.popularity(COMPETITIVE, card) }))
    .filter(({ share }) => share >= COMPETITIVE_SHARE);
  return seen.flatMap(({ card: first, share }, at) =>
    seen
      .slice(at + 1)
      .filter(({ card: second }) => rules.pairing(format.slug, first, second).ok)
      .map((other) => ({
        cards: [first, other.card],
        decks: DECKS_BY_SHARE * Math.min(share, other.share),
        fit: 1,
      })),
  );
}

/** Cards that may lead alone in a format, found once for each set of rules. */
const leadersByRules = new WeakMap<Rules, Map<string, readonly CardIndex[]>>();

export function leadersOf(format: Format, { table, rules }: CommanderContext): readonly CardIndex[] {
  const byFormat = leadersByRules.get(rules) ?? new Map<string, readonly CardIndex[]>();
  leadersByRules.set(rules, byFormat);
  const known = byFormat.get(format.slug);
  if (known) return known;
  const leaders: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) if (rules.canLead(format.slug, card)) leaders.push(card);
  byFormat.set(format.slug, leaders);
  return leaders;
}
