import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { SKELETON_CHANCE } from "../../data/weights.ts";
import { landLimit, mostCopies } from "../plan/card-limits.ts";
import { partnerFormat } from "../plan/level-bend.ts";
import type { Plan } from "../plan/plan.ts";
import { chanceOf } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import type { CopyShares, Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { type SelectContext, unwantedTest } from "./candidates.ts";
import { copiesOf } from "./copies.ts";
import { idleColors, isForSplash, splashLeft } from "./idle-colors.ts";
import { costOf, moneyFor, total } from "./money.ts";
import { openPlaces } from "./open-places.ts";

/** The part of a deck that its archetype decides on. */
export interface SkeletonCards {
  readonly spells: ReadonlyMap<CardIndex, number>;
  readonly lands: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
  /** How many lands the whole deck is to have. */
  readonly landCount: number;
}

/** The plan with everything that its archetype decides on as given: what is left open is chosen beside it. */
export function withSkeletonCards(plan: Plan, { spells, lands, landCount }: SkeletonCards): Plan {
  const held = total(lands);
  const count = Math.max(held, Math.min(landCount, plan.mainSize - total(spells)));
  return {
    ...plan,
    wish: {
      ...plan.wish,
      include: [...spells, ...lands].map(([card, copies]) => ({ card, copies })),
    },
    template: { ...plan.template, lands: [count, count, count] },
  };
}

type Zone = "main" | "side";

/** The next copy of a card in a zone, and the share of decks that play as many. */
interface Slot {
  readonly card: CardIndex;
  readonly zone: Zone;
  /** As counted, and with chance. */
  readonly counted: number;
  readonly share: number;
}

/** A card that was asked for goes before all others. */
const ASKED = 2;
/** Rounds in which the worth of a dollar is looked for at which the deck keeps to its budget. */
const ROUNDS = 24;
/**
 * What fewer of an archetype's decks play is no part of it: other cards are found for such a place. Where money is short
 * a card that a few of them play is still nearer to it than one that none does.
 */
const LEAST_SHARE = { usual: 0.1, short: 0.03 } as const;
/** Share of a deck's cards from which on what its archetype has in common says how many of them are lands. */
const COMMON = 0.9;
/** Lands above the usual number that stand where more decks play them than the next spell. */
const LANDS_OVER = 1;
/** A companion for decks of so many cards more than others. In the sideboard of others it can only be fetched, and by nothing. */
const OF_LARGER_DECKS = { name: "Yorion, Sky Nomad", mainSize: 80 } as const;
/** Dollars that are kept for each place that the archetype leaves open. */
const USD_OF_OPEN = 0.5;
/**
 * A card that an archetype is called by and that half of its decks play is in, as often as half of those have it, whatever chance
 * says: who asks for Delver wants to play them.
 */
const HALF = 0.5;
const TELLING_LETTERS = 4;
/** From so many copies on, on average, a card is what its deck works by. */
const MANY_COPIES = 2.5;
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
  const slots = slotsOf(plan, skeleton, context, random);
  const budget = moneyFor(plan, context).all;
  const landCount = usualLands(plan, skeleton, context);
  const usual = slots.filter(({ counted }) => counted >= LEAST_SHARE.usual);
  let drawn = draw(usual, landCount, plan, context, 0);
  const isTooDear = ({ main, side }: Drawn): boolean => {
    const open = plan.mainSize + plan.format.sideboard - total(main) - total(side);
    return costOf(context, main) + costOf(context, side) + USD_OF_OPEN * open > budget;
  };
  if (isTooDear(drawn)) {
    let [low, high] = [0, DEAREST];
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      if (isTooDear(draw(slots, landCount, plan, context, middle))) low = middle;
      else high = middle;
    }
    drawn = draw(slots, landCount, plan, context, high);
  }
  const { table } = context;
  const ofLands = (are: boolean) => new Map([...drawn.main].filter(([card]) => isLand(table, card) === are));
  const held = new Set([...drawn.main.keys(), ...plan.commanders]);
  const asked = new Set(plan.wish.include.map(({ card }) => card));
  // Chance may leave one half of a pair out; the other is no card then.
  const isWhole = (card: CardIndex): boolean =>
    asked.has(card) || !context.combos.isAlone(partnerFormat(plan), card, (other) => held.has(other));
  const spells = new Map([...ofLands(false)].filter(([card]) => isWhole(card)));
  const idle = idleColors(drawn.main, table);
  const isIdle = (card: CardIndex): boolean => ((table.colorIdentity[card] ?? 0) & idle) !== 0;
  const inUse = ([card]: readonly [CardIndex, number]): boolean => !isIdle(card);
  const played = [...skeleton.main, ...skeleton.side].filter(
    ({ shares: [first = 0] }) => first >= LEAST_SHARE.usual,
  );
  const splash = splashLeft(
    played.map(({ card }) => card),
    [...drawn.main.keys(), ...drawn.side.keys()],
    table,
  );
  return {
    spells,
    lands: new Map(
      [...ofLands(true)].filter((land) =>
        isBasic(table, land[0]) ? inUse(land) : !isForSplash(land[0], splash, table),
      ),
    ),
    side: new Map([...drawn.side].filter(inUse)),
    landCount,
  };
}

/**
 * The lands that decks of the archetype have on average, for a main deck of this size. Where its decks have less in common
 * than most of a deck, that is mostly lands: then, and where a style was asked for, no more and no fewer than a deck of the style has.
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
  if (all >= COMMON * mainSize && landLimit(wish.limits) === undefined && !isTakenForStyle(wish))
    return usual;
  return Math.max(template.lands[0], Math.min(template.lands[2], usual));
}

/** Whether an archetype was taken because it plays as was asked, not by its name: then it keeps to the lands of the style. */
function isTakenForStyle({ archetype, playstyle }: Plan["wish"]): boolean {
  return archetype === undefined && playstyle !== undefined;
}

/** All next copies that the wish lets in, and those that it asks for. */
function slotsOf(plan: Plan, { name, main, side }: Skeleton, context: SelectContext, random: Random): Slot[] {
  const { table, rules } = context;
  const { wish } = plan;
  const pool = rules.poolMask(plan.format.slug);
  const isUnwanted = unwantedTest(plan, context);
  const width = chanceOf(wish, SKELETON_CHANCE);
  const asked = new Set(wish.include.map(({ card }) => card));
  const isOfColors = (card: CardIndex): boolean =>
    wish.colors === undefined ||
    isWithin(table.colorIdentity[card] ?? 0, wish.colors) ||
    (isLand(table, card) && ((table.producedMana[card] ?? 0) & wish.colors) !== 0);
  const isIn = (card: CardIndex): boolean =>
    pool[card] !== 0 &&
    !asked.has(card) &&
    !plan.commanders.includes(card) &&
    (plan.commanders.length > 0 || isOfColors(card)) &&
    (isBasic(table, card) || !isUnwanted(card));
  const isOfOthers = (card: CardIndex, zone: Zone): boolean =>
    zone === "side" && plan.mainSize < OF_LARGER_DECKS.mainSize && table.name(card) === OF_LARGER_DECKS.name;
  const called = wordsOf(name);
  const isNamesake = (card: CardIndex): boolean =>
    [...wordsOf(table.name(card))].some((word) => called.has(word));
  const ofZone = (cards: readonly CopyShares[], zone: Zone): Slot[] =>
    cards.flatMap(({ card, shares }) => {
      // It moves what about half of the decks play: what nearly all play, and what hardly any does, stays where it is.
      // Lands move as little as they may: colors have to stay castable.
      const most = isLand(table, card) ? SKELETON_CHANCE.least : width * chanceOfCopies(shares);
      const chance = most * (random.next() - 0.5);
      if (!isIn(card) || isOfOthers(card, zone)) return [];
      const [first = 0] = shares;
      const isCalledBy = zone === "main" && first >= HALF && isNamesake(card);
      return shares
        .filter((share) => share >= LEAST_SHARE.short)
        .map((share) => ({
          card,
          zone,
          counted: share,
          share: isCalledBy && share >= HALF * first ? 1 : share + chance * (share * (1 - share) * 4) ** 2,
        }));
    });
  const ofWish = wish.include.flatMap(({ card }) =>
    Array.from({ length: copiesOf(plan, context, card).usual }, () => ({
      card,
      zone: "main" as const,
      counted: ASKED,
      share: ASKED,
    })),
  );
  return [...ofWish, ...ofZone(main, "main"), ...ofZone(side, "side")];
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

type Drawn = Readonly<Record<Zone, Map<CardIndex, number>>>;

/**
 * Fills both zones with the best of the next copies, a dollar counting as much as a share of decks. Lands and spells have
 * places of their own: they stay open where what its decks play there is too dear, or differs too much.
 */
function draw(
  slots: readonly Slot[],
  landCount: number,
  plan: Plan,
  { table, rules }: SelectContext,
  perDollar: number,
): Drawn {
  const { wish, format, mainSize } = plan;
  const open = openPlaces(plan, table, []);
  const ownedOf = (card: CardIndex): number =>
    wish.ownedMode === "only" && !isBasic(table, card)
      ? (wish.owned.get(card) ?? 0)
      : Number.POSITIVE_INFINITY;
  const mostOf = (card: CardIndex, zone: Zone): number =>
    Math.min(
      ownedOf(card),
      zone === "main" ? mostCopies(wish.limits, card) : Number.POSITIVE_INFINITY,
      rules.copyLimit(format.slug, card),
    );
  const isFree =
    landLimit(wish.limits) === undefined && !(isTakenForStyle(wish) && landCount >= plan.template.lands[2]);
  const landsOver = isFree ? LANDS_OVER : 0;
  const room = { main: mainSize, side: format.sideboard };
  const places = { lands: landCount + landsOver, spells: mainSize - landCount };
  const drawn = { main: new Map<CardIndex, number>(), side: new Map<CardIndex, number>() };
  const worth = ({ card, share }: Slot): number =>
    share === ASKED ? ASKED : share - perDollar * ((table.priceUsd[card] ?? 0) || 0);
  const best = slots
    .map((slot) => ({ ...slot, worth: worth(slot) }))
    .filter((slot) => slot.worth > 0)
    .sort((a, b) => b.worth - a.worth);
  for (const { card, zone, share } of best) {
    const held = (drawn.main.get(card) ?? 0) + (drawn.side.get(card) ?? 0);
    if (room[zone] === 0 || held >= mostOf(card, zone)) continue;
    const kind = isLand(table, card) ? "lands" : "spells";
    if (zone === "main") {
      if (places[kind] <= 0 && share !== ASKED) continue;
      if (!open.take(card) && share !== ASKED) continue;
      places[kind]--;
    }
    drawn[zone].set(card, (drawn[zone].get(card) ?? 0) + 1);
    room[zone]--;
  }
  return drawn;
}
