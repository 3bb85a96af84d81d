import { type ColorMask, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { SKELETON_CHANCE } from "../../data/weights.ts";
import { isCastableIn } from "../mana/demand.ts";
import { landLimit } from "../plan/card-limits.ts";
import { partnerFormat } from "../plan/level-bend.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import { chanceOf } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import { COMPETITIVE } from "../rank/ranker.ts";
import type { CopyShares, Skeleton } from "../rank/skeleton-figures.ts";
import { colorsOfSkeleton, copiesIn, shareOf } from "../rank/skeletons.ts";
import { aimOf, NEAR } from "./aim.ts";
import { type SelectContext, unwantedTest } from "./candidates.ts";
import { copiesOf } from "./copies.ts";
import { ASKED, type Drawn, drawSlots, type Slot, type Zone } from "./draw-slots.ts";
import { idleColors, isForSplash, splashLeft } from "./idle-colors.ts";
import { costOf, moneyFor, total } from "./money.ts";
import { ofOneKind } from "./snow-basics.ts";

/** The part of a deck that its archetype decides on. */
export interface SkeletonCards {
  readonly spells: ReadonlyMap<CardIndex, number>;
  readonly lands: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
  /** How many lands the whole deck is to have. */
  readonly landCount: number;
}

/** The plan with everything that its archetype decides on as given: what is left open is chosen beside it. */
export function withSkeletonCards(
  plan: Plan,
  { spells, lands, side, landCount }: SkeletonCards,
  context: SelectContext,
): Plan {
  const held = total(lands);
  const count = Math.max(held, Math.min(landCount, plan.mainSize - total(spells)));
  return {
    ...plan,
    wish: {
      ...plan.wish,
      include: [...spells, ...lands].map(([card, copies]) => ({ card, copies })),
    },
    template: { ...plan.template, lands: [count, count, count] },
    begunSide: { cards: total(side), usd: costOf(context, side) },
  };
}

const ALL_COLORS = 31;
/** Rounds in which the worth of a dollar is looked for at which the deck keeps to its budget. */
const ROUNDS = 24;
/**
 * What fewer of an archetype's decks play is no part of it: other cards are found for such a place. Where money is short
 * a card that a few of them play is still nearer to it than one that none does.
 */
const LEAST_SHARE = { usual: 0.1, short: 0.03, basics: 0.3 } as const;
/** Share of a deck's cards from which on what its archetype has in common says how many of them are lands. */
const COMMON = 0.9;
/** A companion for decks of so many cards more than others. In the sideboard of others it can only be fetched, and by nothing. */
const OF_LARGER_DECKS = { name: "Yorion, Sky Nomad", mainSize: 80 } as const;
/** How often chance is asked at most. */
const DRAWS = 6;
/** Dollars that are kept for each place that the archetype leaves open. */
const USD_OF_OPEN = 0.5;
/**
 * A card that an archetype is called by and that half of its decks play is in, as often as half of those have it, whatever chance
 * says: who asks for Delver wants to play them.
 */
const HALF = 0.5;
const TELLING_LETTERS = 4;
/** A creature of other colors that costs so much and that so many of the decks play is not cast there: Atraxa in Dimir Reanimator. */
const BROUGHT = { share: 0.85, manaValue: 6 } as const;
/** From so many copies on, on average, a card is what its deck works by. */
const MANY_COPIES = 2.5;
/** Copies come together where this share of the decks with the first of them has the next, too. */
const TOGETHER = 0.65;
/** The share of decks that a dollar is worth at most: at that, nothing of a price is left. */
const DEAREST = 20;

/**
 * The cards that most decks of an archetype play, as far as the wish lets them in: of all next copies those that the
 * largest shares of its decks play as well, which is the list that has most in common with the others. With a budget each
 * copy is held against its price, so that what is given up first is dear and played by few.
 */
export function skeletonCards(
  plan: Plan,
  skeleton: Skeleton,
  context: SelectContext,
  random: Random,
): SkeletonCards {
  const offAim = aimOf(plan, skeleton, context);
  let nearest = drawnCards(plan, skeleton, context, random);
  // Money bends a deck for its own reasons.
  if (Number.isFinite(moneyFor(plan, context).all)) return nearest;
  for (let draws = 1; draws < DRAWS && offAim(nearest) > NEAR; draws++) {
    const next = drawnCards(plan, skeleton, context, random);
    if (offAim(next) < offAim(nearest)) nearest = next;
  }
  return nearest;
}

function drawnCards(plan: Plan, skeleton: Skeleton, context: SelectContext, random: Random): SkeletonCards {
  const slots = slotsOf(plan, skeleton, context, random);
  const budget = moneyFor(plan, context).all;
  const landCount = usualLands(plan, skeleton, context);
  const usual = slots.filter(({ counted }) => counted >= LEAST_SHARE.usual);
  let drawn = drawSlots(usual, landCount, plan, context, 0);
  const isTooDear = ({ main, side }: Drawn): boolean => {
    const open = plan.mainSize + plan.format.sideboard - total(main) - total(side);
    return costOf(context, main) + costOf(context, side) + USD_OF_OPEN * open > budget;
  };
  if (isTooDear(drawn)) {
    let [low, high] = [0, DEAREST];
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      if (isTooDear(drawSlots(slots, landCount, plan, context, middle))) low = middle;
      else high = middle;
    }
    drawn = drawSlots(slots, landCount, plan, context, high);
  }
  const { table } = context;
  const ofLands = (are: boolean) => new Map([...drawn.main].filter(([card]) => isLand(table, card) === are));
  const held = new Set([...drawn.main.keys(), ...plan.commanders]);
  const asked = new Set(plan.wish.include.map(({ card }) => card));
  // Chance may leave one half of a pair out; the other is no card then.
  const isWhole = (card: CardIndex): boolean =>
    asked.has(card) || !context.combos.isAlone(partnerFormat(plan), card, (other) => held.has(other));
  const made = [...ofLands(true).keys()].reduce(
    (colors, land) => colors | ((table.producedMana[land] ?? 0) & ALL_COLORS),
    plan.colors,
  );
  // What a part of the decks splashes needs their lands, which chance or money may leave out. What has none there is not cast: Subtlety
  // beside Bazaar of Baghdad.
  const isCast = (card: CardIndex): boolean =>
    asked.has(card) ||
    shareOf(skeleton.main, card) >= BROUGHT.share ||
    isCastableIn(table, card, made) ||
    sourcesFor(card, made, skeleton, table) < shareOf(skeleton.main, card);
  const spells = new Map([...ofLands(false)].filter(([card]) => isWhole(card) && isCast(card)));
  const idle = idleColors(drawn.main, table);
  const isIdle = (card: CardIndex): boolean =>
    ((table.colorIdentity[card] ?? 0) & idle) !== 0 && !isCastableIn(table, card, ALL_COLORS & ~idle);
  const inUse = ([card]: readonly [CardIndex, number]): boolean => !isIdle(card);
  const played = [...skeleton.main, ...skeleton.side].filter(
    ({ shares: [first = 0] }) => first >= LEAST_SHARE.usual,
  );
  const splash = splashLeft(played, [...drawn.main.keys(), ...drawn.side.keys()], table);
  const sharesOf = (card: CardIndex): CopyShares =>
    skeleton.main.find((entry) => entry.card === card) ?? { card, shares: [] };
  const isNamesake = namesakeTest(skeleton.name, table);
  const side = new Map([...drawn.side].filter((entry) => inUse(entry) || isNamesake(entry[0])));
  const lands = new Map(
    [...ofLands(true)].filter((land) =>
      isBasic(table, land[0])
        ? inUse(land) && !plan.wish.excludes(land[0])
        : !isForSplash(sharesOf(land[0]), splash, table),
    ),
  );
  return {
    spells,
    // Snow-covered basics cost something, and where all cards differ an Island beside a snow-covered one does, too (Tainted Pact).
    lands:
      Number.isFinite(budget) || isSingleton(plan.format)
        ? lands
        : ofOneKind(lands, skeleton.main, (card) => asked.has(card), table),
    side,
    landCount,
  };
}

/** The share of an archetype's decks, summed over their lands, that can make what some colors lack to cast a card. */
function sourcesFor(card: CardIndex, made: ColorMask, { main }: Skeleton, table: CardTable): number {
  const lacking = (table.colorIdentity[card] ?? 0) & ~made;
  return main.reduce((sum, { card: land, shares: [first = 0] }) => {
    const isSource = isLand(table, land) && ((table.producedMana[land] ?? 0) & lacking) !== 0;
    return isSource ? sum + first : sum;
  }, 0);
}

/**
 * The lands that decks of the archetype have on average, for a main deck of this size. Where its decks have less in common
 * than most of a deck, that is mostly lands: then no more and no fewer than a deck of the style has.
 */
function usualLands(
  { mainSize, template, wish }: Plan,
  { main }: Skeleton,
  { table }: SelectContext,
): number {
  let lands = 0;
  let all = 0;
  for (const { card, shares } of main) {
    const copies = copiesIn(shares);
    all += copies;
    if (isLand(table, card)) lands += copies;
  }
  const usual = Math.round((mainSize * lands) / Math.max(1, all));
  if (all >= COMMON * mainSize && landLimit(wish.limits) === undefined) return usual;
  return Math.max(template.lands[0], Math.min(template.lands[2], usual));
}

/** All next copies that the wish lets in, and those that it asks for. */
function slotsOf(plan: Plan, skeleton: Skeleton, context: SelectContext, random: Random): Slot[] {
  const { name, main, side } = skeleton;
  const { table, rules } = context;
  const { wish } = plan;
  const pool = rules.poolMask(plan.format.slug);
  const isUnwanted = unwantedTest(plan, context);
  const width =
    chanceOf(wish, SKELETON_CHANCE) * (plan.rankFormat === COMPETITIVE ? SKELETON_CHANCE.competitive : 1);
  const asked = new Set(wish.include.map(({ card }) => card));
  // Who calls it by a name that says its colors means what most of its decks cast with them, Tamiyo in Dimir Tempo, and the card that
  // the name says.
  const isInName = wish.archetype !== undefined && wish.colors === colorsOfSkeleton(skeleton, table);
  // Where only the number of colors is said, they are those of the archetype.
  const isCounted = wish.colorCount !== undefined || wish.limits.deck.colors !== undefined;
  const colors = wish.colors ?? (isCounted ? plan.colors : undefined);
  const isOfColors = (card: CardIndex): boolean =>
    colors === undefined ||
    isWithin(table.colorIdentity[card] ?? 0, colors) ||
    (isLand(table, card) && ((table.producedMana[card] ?? 0) & colors) !== 0);
  const isIn = (card: CardIndex, isOwn: boolean): boolean =>
    pool[card] !== 0 &&
    !asked.has(card) &&
    !plan.commanders.includes(card) &&
    (plan.commanders.length > 0 || isOwn || isOfColors(card)) &&
    (isBasic(table, card) || !isUnwanted(card));
  const isOfOthers = (card: CardIndex, zone: Zone): boolean =>
    zone === "side" && plan.mainSize < OF_LARGER_DECKS.mainSize && table.name(card) === OF_LARGER_DECKS.name;
  const isNamesake = namesakeTest(name, table);
  const isBrought = (card: CardIndex, share: number): boolean =>
    share >= BROUGHT.share &&
    (table.manaValue[card] ?? 0) >= BROUGHT.manaValue &&
    ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
  const isMeant = (card: CardIndex, share: number): boolean =>
    isInName &&
    share >= HALF &&
    (isNamesake(card) || isCastableIn(table, card, wish.colors ?? 0) || isBrought(card, share));
  const ofZone = (cards: readonly CopyShares[], zone: Zone): Slot[] =>
    cards.flatMap(({ card, shares }) => {
      // It moves what about half of the decks play: what nearly all play, and what hardly any does, stays where it is.
      // Lands move as little as they may: colors have to stay castable.
      const most = isLand(table, card) ? SKELETON_CHANCE.least : width * chanceOfCopies(shares);
      const chance = most * random.jitter();
      const [first = 0] = shares;
      if (!isIn(card, isMeant(card, first)) || isOfOthers(card, zone)) return [];
      const isCalledBy = zone === "main" && first >= HALF && isNamesake(card);
      // Where money keeps an archetype's lands out, cheap ones of its colors do better than basics that few of its decks play.
      const least =
        wish.budget !== undefined && isBasic(table, card) ? LEAST_SHARE.basics : LEAST_SHARE.short;
      return stepsOf(shares.filter((share) => share >= least)).map(({ share, even, together }, at) => ({
        card,
        zone,
        copy: at + 1,
        together,
        counted: share,
        share: isCalledBy && share >= HALF * first ? 1 : withChance(even, chance),
      }));
    });
  const ofWish = wish.include.flatMap(({ card }) =>
    Array.from({ length: copiesOf(plan, context, card).usual }, (_, at) => ({
      card,
      zone: "main" as const,
      copy: at + 1,
      together: 1,
      counted: ASKED,
      share: ASKED,
    })),
  );
  return [...ofWish, ...ofZone(main, "main"), ...ofZone(side, "side")];
}

/** A share as chance has it: what about half of the decks play moves most. */
function withChance(share: number, chance: number): number {
  return share + chance * (share * (1 - share) * 4) ** 2;
}

/**
 * The next copies of a card in steps of those that most decks with the first of them play, too: four Leyline of the Void or none,
 * and no single one of a card that who plays it plays twice.
 */
function stepsOf(
  shares: CopyShares["shares"],
): { readonly share: number; readonly even: number; readonly together: number }[] {
  const steps: (readonly number[])[] = [];
  for (const share of shares) {
    const step = steps.at(-1);
    if (step !== undefined && share >= TOGETHER * (step[0] ?? 1)) steps[steps.length - 1] = [...step, share];
    else steps.push([share]);
  }
  return steps.flatMap((step) => {
    const even = step.reduce((sum, share) => sum + share, 0) / step.length;
    return step.map((share, at) => ({ share, even, together: step.length - at }));
  });
}

/** Whether an archetype is called by a card. */
function namesakeTest(name: string, table: CardTable): (card: CardIndex) => boolean {
  const called = wordsOf(name);
  return (card) => [...wordsOf(table.name(card))].some((word) => called.has(word));
}

/** The words of a name that tell it from others. */
function wordsOf(name: string): ReadonlySet<string> {
  return new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= TELLING_LETTERS),
  );
}

/**
 * How far a card's chance reaches, by the copies that decks with it play: one of three or four is what the deck works by, and moves little;
 * single copies differ from list to list.
 */
function chanceOfCopies(shares: CopyShares["shares"]): number {
  const copies = copiesIn(shares) / (shares[0] ?? 1);
  return 1 - SKELETON_CHANCE.steadier * Math.min(1, (copies - 1) / (MANY_COPIES - 1));
}
