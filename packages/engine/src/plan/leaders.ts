import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { STYLE_HOMES } from "../../data/style-homes.ts";
import { LEADER_WEIGHTS } from "../../data/weights.ts";
import type { Note, Notes } from "../notes.ts";
import { COMPETITIVE, type Ranker } from "../rank/ranker.ts";
import { sumOfTerms, type Term } from "../terms.ts";
import { aboutCards, coverageByColors } from "./about-cards.ts";
import { createFit, type Fit } from "./fit.ts";
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
  /** Decks seen under them. */
  readonly decks: number;
  /** How much more of the wished cards their decks play than others of their colors; 1 is as much. */
  readonly fit: number;
}

/** A leader with its worth for the wish. */
export interface ScoredLeader {
  readonly leader: LeaderOption;
  readonly score: number;
}

/** A commander takes at most this share of the budget, unless there is no other. */
const BUDGET_SHARE = 0.25;

/** Dollars below which the lands of four and five colors are out of reach. */
const SHORT_OF_MONEY = 150;

/**
 * A leader of rank r among all cards leads about this number divided by r decks, up to a limit (fitted by eye to leaders
 * that are known). Ranks count decks that merely hold the card too: at this share of the decks that could, half is left.
 */
const DECKS_BY_RANK = 1e7;
const MOST_GUESSED = 9_000;
const HELD_SHARE = 0.03;
/** Share of competitive decks that play a card, and the number of decks that a share of all of them stands for. */
const COMPETITIVE_SHARE = 0.025;
const DECKS_BY_SHARE = 40_000;
const PROVEN_DECKS = 4_000;

/**
 * Everybody who may lead this deck: legal, affordable, not excluded, and of the right colors as far as possible. What
 * has to give way is noted. Pairs are offered at the most competitive tables and where four colors are asked for.
 */
export function eligibleLeaders(
  format: Format,
  wish: Wish,
  context: CommanderContext,
  notes: Notes,
): LeaderOption[] {
  const { table, rules } = context;
  const pool = rules.poolMask(format.slug);
  const open = (card: CardIndex): boolean => isOpen(table, card, wish);
  const alone = leadersOf(format, context);
  const all = [
    ...knownLeaders(format, wish, context, alone.filter(open)),
    ...(wish.bracket === 5 ? competitivePairs(format, alone.filter(open), context) : []),
  ];
  const included = wish.include.reduce(
    (mask, { card }) => mask | (pool[card] ? (table.colorIdentity[card] ?? 0) : 0),
    0,
  );
  const identity = ({ cards }: LeaderOption): number => rules.identityOf(cards) & 31;
  const steps: readonly {
    readonly keep: (leader: LeaderOption) => boolean;
    readonly lost: Note["kind"] & `no-leader-${string}`;
  }[] = [
    {
      keep: ({ cards }) => affordable(table, cards, wish),
      lost: "no-leader-so-cheap",
    },
    {
      keep: (leader) => wish.colors === undefined || identity(leader) === wish.colors,
      lost: "no-leader-of-colors",
    },
    {
      keep: (leader) => isWithin(included, identity(leader)),
      lost: "no-leader-of-all-cards",
    },
  ];
  let left: LeaderOption[] =
    all.length > 0 ? all : alone.map((card) => ({ cards: [card], decks: 0, fit: 1 }));
  for (const { keep, lost } of steps) {
    const kept = left.filter(keep);
    if (kept.length > 0) left = kept;
    else if (left.length > 0) {
      notes.add({ kind: lost });
      const { colors } = wish;
      if (colors !== undefined) left = nearest(left, (leader) => colorCount(identity(leader) ^ colors));
    }
  }
  return left;
}

/** Whether collection, bracket and exclusions let a card lead. */
function isOpen(table: CardTable, card: CardIndex, wish: Wish): boolean {
  if (wish.excludesByWord(card) || (wish.ownedMode === "only" && !wish.owned.has(card))) return false;
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
  const pool = rules.poolMask(format.slug);
  const wanted = aboutCards(format, wish, context);
  const pairs = wish.bracket === 5 || (wish.colors !== undefined && colorCount(wish.colors) === 4);
  const mayLead = (card: CardIndex): boolean => pool[card] !== 0 && isOpen(table, card, wish);
  const known = new Map<CardIndex, LeaderOption>();
  const together: LeaderOption[] = [];
  const seen = ranker.leaders(format.slug, wanted.length > 0 ? { cards: wanted } : {});
  for (const { commanders, decks, fit } of seen) {
    const [card, partner] = commanders;
    if (card === undefined) continue;
    if (partner === undefined) known.set(card, { cards: [card], decks, fit });
    else if (pairs && mayLead(card) && mayLead(partner) && rules.pairing(format.slug, card, partner).ok)
      together.push({ cards: [card, partner], decks, fit });
  }
  const fitOf = createFit(table, wish);
  const guessed = (card: CardIndex): LeaderOption => ({
    cards: [card],
    decks: guessedDecks(format, card, context),
    fit: guessedFit(fitOf(card)),
  });
  return [...together, ...alone.map((card) => known.get(card) ?? guessed(card))];
}

/** A leader as the terms of its worth see it. */
interface Candidate extends LeaderOption {
  readonly colors: number;
  readonly own: Fit;
}

/** What the terms of a leader's worth know of the wish. */
interface LeaderState {
  readonly wish: Wish;
  readonly ranker: Ranker;
  /** Whether the wish says what the deck is about, beside its playstyle. */
  readonly about: boolean;
  /** The colors that the playstyle is at home in, where it is all the wish says. */
  readonly homes: number | undefined;
  readonly coverage: (colors: number) => number;
  readonly shortOfMoney: boolean;
}

/** What a leader is worth to a wish: the sum of these. */
const LEADER_TERMS: readonly Term<Candidate, LeaderState>[] = [
  { name: "theme", weight: LEADER_WEIGHTS.theme, of: ({ own }) => own.theme },
  { name: "creature type", weight: LEADER_WEIGHTS.creatureType, of: ({ own }) => own.typal },
  { name: "playstyle", weight: LEADER_WEIGHTS.playstyle, of: ({ own }) => own.style },
  {
    name: "playstyle alone",
    weight: LEADER_WEIGHTS.playstyleAlone,
    applies: ({ about }) => !about,
    of: ({ own }) => own.style,
  },
  {
    name: "plays the wished cards",
    weight: LEADER_WEIGHTS.wishedCards,
    of: ({ fit }) => Math.log2(Math.max(0.5, Math.min(fit, 8))),
  },
  {
    name: "competitive",
    weight: LEADER_WEIGHTS.competitive,
    applies: ({ wish }) => wish.bracket === 5,
    of: provenShare,
  },
  {
    name: "popular",
    weight: LEADER_WEIGHTS.popularity,
    applies: ({ wish }) => wish.bracket !== 5,
    of: ({ decks }) => Math.log10(1 + decks),
  },
  {
    name: "colors of the wished cards",
    weight: LEADER_WEIGHTS.coverage,
    applies: ({ wish }) => wish.colors === undefined,
    of: ({ colors }, { coverage }) => coverage(colors),
  },
  {
    name: "foreign colors",
    weight: LEADER_WEIGHTS.abroad,
    of: ({ colors }, { homes }) => Number(homes !== undefined && (colors & homes) === 0),
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
    name: "colorless",
    weight: LEADER_WEIGHTS.colorless,
    applies: ({ wish }) => wish.colors !== 0,
    of: ({ colors }) => Number(colors === 0),
  },
];

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
  wish: Wish,
  { table, rules, ranker }: CommanderContext,
): ScoredLeader[] {
  const fitOf = createFit(table, wish);
  const about = wish.themes.length > 0 || wish.creatureType >= 0;
  const homes = about || wish.playstyle === undefined ? undefined : STYLE_HOMES[wish.playstyle];
  const worth = sumOfTerms(LEADER_TERMS, {
    wish,
    ranker,
    about,
    homes,
    coverage: coverageByColors(table, wish),
    shortOfMoney: wish.colors === undefined && (wish.budget ?? Number.POSITIVE_INFINITY) <= SHORT_OF_MONEY,
  });
  return leaders
    .map((leader) => {
      const colors = rules.identityOf(leader.cards) & 31;
      return { leader, score: worth.of({ ...leader, colors, own: best(leader.cards.map(fitOf)) }) };
    })
    .sort((a, b) => b.score - a.score || (a.leader.cards[0] ?? 0) - (b.leader.cards[0] ?? 0));
}

/** Decks under a leader that the ranker has not met: from how much the card is played at all, less how much others hold it. */
function guessedDecks(format: Format, card: CardIndex, { table, ranker }: CommanderContext): number {
  const rank = table.edhrecRank[card] ?? 0;
  if (rank === 0) return 0;
  const held = ranker.popularity(format.slug, card) / HELD_SHARE;
  return Math.min(MOST_GUESSED, DECKS_BY_RANK / rank) / (1 + held * held);
}

/** A leader whose decks are unknown is taken to play what its own text asks for. */
function guessedFit({ theme, typal }: Fit): number {
  return 1 + 0.5 * theme + 0.5 * typal;
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

function best(fits: readonly Fit[]): Fit {
  const most = (pick: (fit: Fit) => number): number => Math.max(...fits.map(pick));
  return {
    theme: most(({ theme }) => theme),
    typal: most(({ typal }) => typal),
    style: most(({ style }) => style),
  };
}

/** Cards that may lead in a format, found once for each set of rules. */
const leadersByRules = new WeakMap<Rules, Map<string, readonly CardIndex[]>>();

function leadersOf(format: Format, { table, rules }: CommanderContext): readonly CardIndex[] {
  const byFormat = leadersByRules.get(rules) ?? new Map<string, readonly CardIndex[]>();
  leadersByRules.set(rules, byFormat);
  const known = byFormat.get(format.slug);
  if (known) return known;
  const leaders: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) if (rules.canLead(format.slug, card)) leaders.push(card);
  byFormat.set(format.slug, leaders);
  return leaders;
}

function nearest(
  leaders: readonly LeaderOption[],
  distance: (leader: LeaderOption) => number,
): LeaderOption[] {
  const least = leaders.reduce((low, leader) => Math.min(low, distance(leader)), Number.POSITIVE_INFINITY);
  return leaders.filter((leader) => distance(leader) === least);
}

function affordable(table: CardTable, cards: readonly CardIndex[], wish: Wish): boolean {
  let sum = 0;
  for (const card of cards) {
    if (wish.owned.has(card)) continue;
    const price = table.priceUsd[card] ?? Number.NaN;
    if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
    sum += price;
  }
  return wish.budget === undefined || sum <= wish.budget * BUDGET_SHARE;
}
