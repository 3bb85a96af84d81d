import { colorCount } from "@deckwright/cards/colors.ts";
import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { STYLE_HOMES, TOLD_BY_CARDS } from "../../data/style-homes.ts";
import { LED_BY } from "../../data/theme-cards.ts";
import { LEADER_WEIGHTS } from "../../data/weights.ts";
import { numbersOf } from "../forms/card-roles.ts";
import { COMPETITIVE, type Ranker } from "../rank/ranker.ts";
import { nameOfLeaders } from "../rank/skeletons.ts";
import { sumOfTerms, type Term } from "../terms.ts";
import { coverageByColors } from "./about-cards.ts";
import { createLeaderFit, type Fit, shareOfTypes, typesWanted } from "./fit.ts";
import type { CommanderContext, LeaderOption } from "./leader-options.ts";
import { tournamentFormat } from "./level-bend.ts";
import type { Wish } from "./wish.ts";

/** A leader with its worth for the wish. */
export interface ScoredLeader {
  readonly leader: LeaderOption;
  readonly score: number;
}

/** Decks under a commander from which on competitive decks are surely led by it. */
const PROVEN_DECKS = 4_000;

/**
 * Competitive leaders by the share of all decks that they lead: more than `most` tells no better one, and who is counted at all leads
 * them better than most others do. Of 125 leaders the rarest lead .12 %, ten more than 2 % (November 2026).
 */
const COUNTED = { least: 0.0012, most: 0.02, fewest: 0.75 } as const;
/** What is left of the same where nobody counted and only the cards' own decks tell. */
const UNCOUNTED = 0.35;

/** The highest bracket whose tables do not look for who leads tournament decks. */
const MODEST_BRACKET = 2;

/** Decks that play so many times as much of the wished cards as others are about nothing else. */
const ABOUT_FIT = 2;
/** More than so many times as much tells no fitter leader, and neither do more of the wished cards than so many. */
const MOST = { fit: 2.5, wished: 12 } as const;
/** Added to both, in cards, so that none and half a card are nearly the same. */
const THIN = 2;

/** A text that says so much of a theme, or of a playstyle, is about it; whether more so, its decks tell. */
const SAYS = { theme: 1, style: 1.2 } as const;
/** What the other adds where both a leader's text and its decks say so: Zabaz is about modular, Skullbriar's decks hold its cards. */
const SAID_TWICE = 0.3;

/** Dollars below which the lands of four and five colors are out of reach. */
const SHORT_OF_MONEY = 150;

/** A leader as the terms of its worth see it. */
interface Candidate extends LeaderOption {
  readonly colors: number;
  readonly own: Fit;
}

/** What the terms of a leader's worth know of the wish. */
interface LeaderState {
  readonly wish: Wish;
  readonly table: CardTable;
  readonly ranker: Ranker;
  /** Whether the wish says what the deck is about, beside its playstyle. */
  readonly about: boolean;
  /** The colors that the playstyle is at home in, where it is all the wish says. */
  readonly homes: number | undefined;
  /** How many of the wished cards decks of these colors usually have. */
  readonly usual: (colors: number) => number;
  readonly coverage: (colors: number) => number;
  /** Whether a card makes members of a creature type better, or is made better by them. */
  readonly rewardsType: (card: CardIndex) => boolean;
  /** Whether a card may lose the game for who leads it. */
  readonly losesGame: (card: CardIndex) => boolean;
  readonly shortOfMoney: boolean;
  /** The ranker's name for the tournament decks that the wish is to be like, if any. */
  readonly tournament: string | undefined;
  /** The share of these that are led by whom, by their names. */
  readonly competitive: ReadonlyMap<string, number>;
}

/** What a leader is worth to a wish: the sum of these. */
const LEADER_TERMS: readonly Term<Candidate, LeaderState>[] = [
  { name: "theme", weight: LEADER_WEIGHTS.theme, of: isAboutTheme },
  { name: "creature type", weight: LEADER_WEIGHTS.creatureType, of: ({ own }) => own.typal },
  {
    name: "all creature types at once",
    weight: LEADER_WEIGHTS.allTypes,
    applies: ({ wish }) => wish.alsoTypes.length > 0,
    of: (leader, { wish, table }) =>
      Math.max(...chosenOf(leader).map((card) => shareOfTypes(table, card, typesWanted(wish)))),
  },
  { name: "playstyle", weight: LEADER_WEIGHTS.playstyle, of: isOfStyle },
  {
    name: "playstyle alone",
    weight: LEADER_WEIGHTS.playstyleAlone,
    applies: ({ about }) => !about,
    of: isOfStyle,
  },
  {
    name: "plays the wished cards",
    weight: LEADER_WEIGHTS.wishedCards,
    of: ({ fit }) => Math.log2(Math.max(0.5, Math.min(fit, MOST.fit))),
  },
  {
    name: "has many of the wished cards",
    weight: LEADER_WEIGHTS.wishedCount,
    applies: ({ about }) => about,
    of: ({ wished, colors, fit }, { usual }) =>
      Math.log2(THIN + Math.min(wished ?? fit * usual(colors), MOST.wished)),
  },
  {
    name: "competitive",
    weight: LEADER_WEIGHTS.competitive,
    applies: ({ tournament }) => tournament !== undefined,
    // "competitive elves" are led by whom elves gather around, not by whoever wins tournaments.
    of: (leader, state) =>
      state.wish.creatureType < 0
        ? leadsCompetitive(leader, state)
        : provenShare(leader, state) * Math.min(1, leader.own.typal),
  },
  {
    name: "popular",
    weight: LEADER_WEIGHTS.popularity,
    applies: ({ wish, tournament }) => tournament === undefined || wish.creatureType >= 0,
    of: ({ decks }) => Math.log10(1 + decks),
  },
  {
    name: "too strong",
    weight: LEADER_WEIGHTS.tooStrong,
    applies: ({ wish }) => wish.bracket !== undefined && wish.bracket <= MODEST_BRACKET,
    of: provenShare,
  },
  {
    name: "colors of the creature types",
    weight: LEADER_WEIGHTS.coverage,
    applies: ({ wish }) => wish.colors === undefined && wish.creatureType >= 0,
    of: ({ colors }, { coverage }) => coverage(colors),
  },
  {
    name: "foreign colors",
    weight: LEADER_WEIGHTS.abroad,
    of: ({ colors }, { homes }) => Number(homes !== undefined && (colors & homes) === 0),
  },
  {
    name: "of another creature type",
    weight: LEADER_WEIGHTS.typalUnasked,
    // Tournaments are won by who makes Dwarves and Ninjas win, too.
    applies: ({ wish, about, tournament }) =>
      wish.creatureType >= 0 || (!about && wish.playstyle !== "tribal" && tournament === undefined),
    of: ({ cards, own }, { table, rewardsType }) =>
      Number(
        own.typal === 0 && cards.some((card) => table.mentionedTypes(card).length > 0 && rewardsType(card)),
      ),
  },
  {
    name: "goes with the included cards",
    weight: LEADER_WEIGHTS.includes,
    of: ({ cards }, { wish, ranker }) =>
      Math.min(
        1,
        wish.include.reduce(
          (sum, { card }) =>
            sum + Math.max(...cards.map((leader) => ranker.affinity("commander", leader, card))),
          0,
        ),
      ),
  },
  {
    name: "dear mana",
    weight: LEADER_WEIGHTS.dearMana,
    applies: ({ shortOfMoney }) => shortOfMoney,
    of: ({ colors }) => Math.max(0, colorCount(colors) - 3),
  },
  {
    name: "loses the game",
    weight: LEADER_WEIGHTS.losesGame,
    of: ({ cards }, { losesGame }) => Number(cards.some(losesGame)),
  },
  {
    name: "colorless",
    weight: LEADER_WEIGHTS.colorless,
    applies: ({ wish }) => wish.colors !== 0,
    of: ({ colors }) => Number(colors === 0),
  },
];

/** How much a leader is about the themes: its own text says so, or its decks do where the theme is not one of `LED_BY`. */
function isAboutTheme({ own, fit }: Candidate, { wish }: LeaderState): number {
  if (wish.themes.length === 0) return 0;
  // Who does the opposite of a theme plays its cards, too.
  if (own.theme < 0) return own.theme;
  const said = Math.min(SAYS.theme, own.theme);
  // Decks that make others attack each other hold forts, too.
  const asksText = wish.themes.every((slug) => ownEntry(LED_BY, slug) !== undefined);
  const shown = asksText && said < SAYS.theme ? 0 : SAYS.theme * shownByDecks(fit);
  return Math.max(said, shown) + SAID_TWICE * Math.min(said, shown);
}

/** The same of the playstyle, where it is all the wish says: the decks of a leader tell of one thing only. */
function isOfStyle({ own, fit }: Candidate, { wish, about }: LeaderState): number {
  if (wish.playstyle === undefined) return 0;
  const isShown = !about && TOLD_BY_CARDS.has(wish.playstyle);
  return Math.max(Math.min(SAYS.style, own.style), isShown ? SAYS.style * shownByDecks(fit) : 0);
}

/** 1 for decks that play so many of the wished cards that they can be about nothing else, 0 for those that play as many as others. */
function shownByDecks(fit: number): number {
  return Math.max(0, Math.min(1, Math.log2(fit) / Math.log2(ABOUT_FIT)));
}

/** How much, 0 to 1, competitive decks are led by these cards: as often as tournaments had them, else as surely as they lead any. */
function leadsCompetitive(leader: Candidate, state: LeaderState): number {
  const { ranker, table, tournament = COMPETITIVE, competitive } = state;
  const isSeen = leader.cards.every((card) => ranker.popularity(tournament, card) > 0);
  const share = isSeen ? competitive.get(nameOfLeaders(leader.cards, table)) : undefined;
  if (share === undefined) return tournament === COMPETITIVE ? UNCOUNTED * provenShare(leader, state) : 0;
  const { least, most, fewest } = COUNTED;
  const often = Math.log(share / least) / Math.log(most / least);
  return fewest + (1 - fewest) * Math.max(0, Math.min(1, often));
}

/**
 * How surely competitive decks are led by these cards: one that they merely hold must lead decks elsewhere too, in two
 * colors at least.
 */
function provenShare({ cards, colors, decks }: Candidate, { ranker }: LeaderState): number {
  if (colorCount(colors) < 2) return 0;
  const leads = Math.min(1, decks / PROVEN_DECKS);
  return leads * Math.min(1, 4 * Math.min(...cards.map((card) => ranker.popularity(COMPETITIVE, card))));
}

/** Leaders by worth for the wish, best first. */
export function scoreLeaders(
  leaders: readonly LeaderOption[],
  format: Format,
  wish: Wish,
  { table, rules, ranker }: CommanderContext,
): ScoredLeader[] {
  const fitOf = createLeaderFit(table, wish);
  const tournament = tournamentFormat(format, wish.bracket);
  const about = wish.themes.length > 0 || wish.creatureType >= 0;
  const homes = about || wish.playstyle === undefined ? undefined : STYLE_HOMES[wish.playstyle];
  const rewards = numbersOf(table, ["lord", "typal-payoff"]);
  const lost = numbersOf(table, ["drawback:lose-game"]);
  const worth = sumOfTerms(LEADER_TERMS, {
    wish,
    table,
    ranker,
    about,
    homes,
    usual: usualCounts(leaders, rules),
    rewardsType: (card) => rewards.some((tag) => table.tags.has(card, tag)),
    losesGame: (card) => lost.some((tag) => table.tags.has(card, tag)),
    tournament,
    competitive: new Map(
      (tournament === undefined ? [] : ranker.skeletons(tournament)).map(({ name, share }) => [name, share]),
    ),
    coverage: wish.creatureType >= 0 ? coverageByColors(table, wish) : () => 1,
    shortOfMoney: wish.colors === undefined && (wish.budget ?? Number.POSITIVE_INFINITY) <= SHORT_OF_MONEY,
  });
  return leaders
    .map((leader) => {
      const colors = rules.identityOf(leader.cards) & 31;
      return { leader, score: worth.of({ ...leader, colors, own: best(chosenOf(leader).map(fitOf)) }) };
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.leader.decks - a.leader.decks ||
        (a.leader.cards[0] ?? 0) - (b.leader.cards[0] ?? 0),
    );
}

/** How many of the wished cards decks of some colors usually have, as those of counted leaders tell; of colors without any, the mean. */
function usualCounts(leaders: readonly LeaderOption[], rules: Rules): (colors: number) => number {
  const byColors = new Map<number, number>();
  for (const { cards, fit, wished } of leaders)
    if (wished !== undefined && fit > 0) byColors.set(rules.identityOf(cards) & 31, wished / fit);
  const mean = [...byColors.values()].reduce((sum, count) => sum + count, 0) / Math.max(1, byColors.size);
  return (colors) => byColors.get(colors) ?? mean;
}

/** The cards that there is a choice of. */
function chosenOf({ cards, second }: LeaderOption): readonly CardIndex[] {
  return second === undefined ? cards : [second];
}

function best(fits: readonly Fit[]): Fit {
  const most = (pick: (fit: Fit) => number): number => Math.max(...fits.map(pick));
  return {
    theme: most(({ theme }) => theme),
    typal: most(({ typal }) => typal),
    style: most(({ style }) => style),
  };
}
