import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { USUAL_NOVELTY } from "@deckwright/decks/wish-fields.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { NONBASIC_HARM } from "../../data/clashes.ts";
import {
  ALIKE,
  CARD_LIMITS,
  CHANCE,
  CONSTRUCTED_PULL,
  DIRECTED,
  NOVELTY,
  SYMBOLS_CASTABLE,
  THEMED,
} from "../../data/weights.ts";
import { numbersOf } from "../forms/card-roles.ts";
import { setOf } from "../forms/role-set.ts";
import { isRestricted } from "../forms/scarcity.ts";
import { createFit, typesWanted } from "../plan/fit.ts";
import { bendOf, countedFormat } from "../plan/level-bend.ts";
import { isModest, isSingleton, type Plan } from "../plan/plan.ts";
import { chanceOf, isDirected } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import type { Combos } from "../rank/combos.ts";
import { COMPETITIVE, type Ranker, type Seed } from "../rank/ranker.ts";
import { type Share, sumOfTerms } from "../terms.ts";
import { CARD_TERMS } from "./card-terms.ts";
import { clashWithLeaders } from "./clashes.ts";
import type { CardColumns } from "./columns.ts";
import type { Candidate, ScoreState } from "./score-state.ts";
import { isThemePlayed } from "./themed-deck.ts";
import { themedShares } from "./themed-shares.ts";

/** What scoring looks at. */
export interface ScoreContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: CardColumns;
  readonly combos: Combos;
}

/** Playstyles that may mean to empty their own library, and so do decks about a full graveyard. */
const EMPTIES_LIBRARY: ReadonlySet<Playstyle> = new Set(["combo", "control-combo-hybrid", "reanimator"]);
/** Playstyles that have a turn which wins, and the least bracket whose decks do. */
const BURSTS: ReadonlySet<Playstyle> = new Set([...EMPTIES_LIBRARY, "stax-prison"]);
const FAST_BRACKET = 4;

/** What cards are worth to one deck. */
export interface CardWorth {
  /** Worth of each card, in the order asked; chance is part of it. */
  all(cards: readonly CardIndex[], seeds: readonly Seed[], random: Random): Float32Array;
  /** The terms that a card's worth is the sum of, chance aside. */
  shares(card: CardIndex, seeds: readonly Seed[]): Share[];
  /** That sum. */
  worth(card: CardIndex, seeds: readonly Seed[]): number;
}

/** Scores cards for a plan: what goes with the seeds, what fits the wish, less what makes a poor main-deck card. */
export function cardWorth(plan: Plan, context: ScoreContext): CardWorth {
  const { table, ranker, rules } = context;
  const state = scoreState(plan, context);
  const sum = sumOfTerms(CARD_TERMS, state);
  const fitOf = createFit(table, plan);
  const candidate = (card: CardIndex, relevance: number): Candidate => ({
    card,
    relevance,
    fit: fitOf(card),
    played: ranker.popularity(countedFormat(plan), card),
    points: plan.format.points === null ? 0 : rules.points(plan.format.slug, card),
    restricted: isRestricted(plan.format, rules, card),
  });
  // Where shares of a commander's decks count for less, so must chance, or it would be what chooses.
  const width =
    (isAbout(plan.wish) ? CHANCE.directed : CHANCE.leader) +
    (isEstimated(plan, context) ? CHANCE.estimated : 0);
  const chance = state.singleton
    ? CHANCE.least + width * state.usualPart * Math.min(1, plan.wish.novelty / USUAL_NOVELTY)
    : chanceOf(plan.wish, { least: CHANCE.least, usual: CHANCE.constructed });
  const alone = (card: CardIndex, seeds: readonly Seed[]): Candidate =>
    candidate(card, ranker.relevance(plan.rankFormat, seeds, [card])[0] ?? 0);
  return {
    all(cards, seeds, random) {
      const worth = ranker.relevance(plan.rankFormat, seeds, cards);
      for (const [at, card] of cards.entries())
        worth[at] =
          sum.of(candidate(card, worth[at] ?? 0)) +
          chance * (random.jitter() + random.jitter() + random.jitter()) * 2;
      return worth;
    },
    shares: (card, seeds) => sum.shares(alone(card, seeds)),
    worth: (card, seeds) => sum.of(alone(card, seeds)),
  };
}

/** Whether a wish says what its deck is about, beside who leads it. */
function isAbout(wish: Plan["wish"]): boolean {
  return isDirected(wish) || wish.creatureType >= 0;
}

/** Whether what the commander's decks play was estimated from an average of them. */
function isEstimated({ rankFormat, commanders }: Plan, { ranker }: ScoreContext): boolean {
  return !ranker.isCounted(rankFormat, commanders) && ranker.inclusions(rankFormat, commanders).length > 0;
}

/**
 * How much more of the casual decks of leaders play a card than of all, where it is seen at competitive tables at all: what a leader is
 * about stays so, however it is played. Only for those whom too few lead there to be learned from.
 */
function leadersOwn(
  { rankFormat, format, commanders, skeleton }: Plan,
  { ranker }: ScoreContext,
): ScoreState["leadersOwn"] {
  if (rankFormat !== COMPETITIVE || skeleton !== undefined || !ranker.isCounted(format.slug, commanders))
    return undefined;
  const shares = new Map(
    ranker.inclusions(format.slug, commanders).map(({ card, share }) => [card, share] as const),
  );
  return (card) =>
    ranker.popularity(COMPETITIVE, card) < CARD_LIMITS.seen
      ? 0
      : Math.max(0, (shares.get(card) ?? 0) - ranker.popularity(format.slug, card));
}

function scoreState(plan: Plan, context: ScoreContext): ScoreState {
  const { table, columns } = context;
  const singleton = isSingleton(plan.format);
  const bend = bendOf(plan);
  const tags = (...names: readonly string[]): number[] => numbersOf(table, names);
  return {
    ...context,
    plan,
    singleton,
    tags: {
      // In Commander an answer to artifacts belongs in the main deck; in duels over sixty cards it waits in the sideboard.
      situational: tags(singleton ? "color-hate" : "sideboard-hate"),
      drawback: tags("drawback", "drawback:lose-game"),
      lords: tags("lord", "typal-payoff"),
      emptyLibrary: tags("win-condition:library"),
      vanilla: tags("vanilla"),
      ritual: tags("ramp:ritual"),
      loot: tags("loot"),
      cheaperThanPrinted: tags("cheaper-than-printed"),
    },
    pull: singleton ? 1 : CONSTRUCTED_PULL,
    expected: context.ranker.expected(plan.rankFormat, plan.commanders),
    leadersOwn: leadersOwn(plan, context),
    shareOf: themedShares(plan, context),
    usualPart:
      (1 - plan.wish.novelty) *
      usualWhereDirected(plan.wish) *
      (context.ranker.inclusions(plan.rankFormat, plan.commanders).length > 0 ? 1 : ALIKE) *
      bend.usual,
    hidden: Math.max(bend.hidden, (plan.wish.novelty - NOVELTY.hidden) / (1 - NOVELTY.hidden)),
    bend,
    combosWithUsual: combosWithUsual(plan, context),
    ownTypes: new Set([
      ...typesWanted(plan),
      ...plan.commanders.flatMap((commander) => Array.from(table.mentionedTypes(commander))),
    ]),
    bursts: BURSTS.has(plan.playstyle) || (plan.bracket ?? 0) >= FAST_BRACKET,
    emptiesLibrary: EMPTIES_LIBRARY.has(plan.playstyle) || plan.rankFormat === COMPETITIVE,
    symbolsCastable: plan.commanders.length > 0 ? SYMBOLS_CASTABLE[0] : symbolsCastable(plan),
    onlyMana: setOf("ramp"),
    harmToLeaders: clashWithLeaders(columns.clashes, plan.commanders),
    harmToLands: NONBASIC_HARM[colorCount(plan.colors)] ?? 0,
    isThemePlayed: isThemePlayed(plan, context),
    modest: isModest(plan),
  };
}

/** The part that is left of what a commander's decks usually play, by what the wish says of their direction. */
function usualWhereDirected(wish: Plan["wish"]): number {
  if (!isDirected(wish)) return 1;
  return wish.themes.length > 0 ? THEMED : DIRECTED;
}

/** For each card the number of combos that it makes with what decks of these commanders play, each by its share, where these are wanted. */
function combosWithUsual(plan: Plan, { ranker, combos }: ScoreContext): (card: CardIndex) => number {
  if (bendOf(plan).combo <= 0 || plan.wish.excludeCombos) return () => 0;
  const usual = [
    ...plan.commanders.map((card) => ({ card, share: 1 })),
    ...ranker.inclusions(plan.rankFormat, plan.commanders),
  ].filter(({ share }) => share >= CARD_LIMITS.comboPartner);
  const found = new Map<CardIndex, number>();
  for (const { card, share } of usual)
    for (const partner of combos.partnersOf(card)) {
      if (combos.bracketOf(card, partner) < 2 || combos.bracketOf(card, partner) > (plan.bracket ?? 0))
        continue;
      found.set(partner, (found.get(partner) ?? 0) + share);
    }
  return (card) => Math.min(CARD_LIMITS.combos, found.get(card) ?? 0);
}

/** Symbols of one color that the lands of the deck's colors can be trusted with: fewer where no rare lands help. */
function symbolsCastable({ colors, format }: Plan): number {
  const count = colorCount(colors);
  const most = SYMBOLS_CASTABLE[count] ?? 1;
  return count > 1 && format.pool.derive?.rarity === "uncommon" ? Math.max(1, most - 1) : most;
}
