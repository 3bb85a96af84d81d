import { COLORS, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { OPENED } from "../../data/boosters.ts";
import { isFreeBasic, type LimitedPool } from "../forms/build-rules.ts";
import type { Form } from "../forms/form.ts";
import { isFromPool, kindOf } from "../forms/kind.ts";
import { isPlayable, limitedRatings } from "../forms/rating.ts";
import type { Notes } from "../notes.ts";
import { createFit } from "../plan/fit.ts";
import type { Wish } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import type { Sideboard, SidePurpose } from "../select/sideboard.ts";
import { GenerateError } from "../types.ts";
import { chooseSet, openBooster } from "./boosters.ts";
import type { ZoneCounts } from "./deck-parts.ts";
import type { GenerateContext } from "./generate-context.ts";

/** Non-land cards of a deck of forty. */
const SPELLS = 23;
/** What each color costs a deck of opened cards, in points of rating, by number of colors. */
const COLOR_COST = [0, 1.5, 0, 18, 28, 38] as const;
/** A spell that is missing from the colors weighs this much. */
const MISSING = 1.2;
const DIRECTION = 0.5;
/** Share of creatures that a drafter keeps up, and how much more a creature counts while they are fewer. */
const CREATURES = 0.62;
const SHORT_OF_BODIES = 0.5;
/**
 * How much a drafter prefers its two best colors: nothing at first, all of it from the pick on by which drafters have
 * settled. A color weighs in by what was taken of it, `enough` points of rating making it one to stay with.
 */
const LOYALTY = { most: 3.2, settled: 12, enough: 3, colorless: 0.75 } as const;

/**
 * The cards that the deck has to come from: the pool that came with the wish, or else boosters that are opened (and
 * drafted) here. Undefined in formats that are not about opened cards.
 *
 * @throws GenerateError `no_deck` when the card table has no set to open
 */
export function limitedPoolOf(
  form: Form,
  wish: Wish,
  context: GenerateContext,
  notes: Notes,
  random: Random,
): LimitedPool | undefined {
  const { table } = context;
  if (!isFromPool(form.judged)) return undefined;
  if (wish.limitedPool.size > 0) return wish.limitedPool;
  const conspiracies = form.judged.zones.some(({ holds }) => holds === "conspiracy");
  const humorous = form.judged.zones.some(({ holds }) => holds === "contraption");
  const set = chooseSet(table, { code: wish.set, conspiracies, humorous });
  if (set === undefined)
    throw new GenerateError("no_deck", "No pool came with the wish, and the card data has no set to open.");
  if (wish.set !== undefined && set.code !== wish.set) {
    const named = table.sets.find(({ code }) => code === wish.set)?.name ?? wish.set.toUpperCase();
    notes.add({ kind: "set-without-boosters", asked: named, set: set.name });
  }
  const team = kindOf(form.judged) === "team" ? 2 : 1;
  const drafted = form.built.players.max > 2;
  const pool = drafted
    ? draft(wish, context, team, () => openBooster(set, random), random)
    : Array.from({ length: OPENED.sealed * team }, () => openBooster(set, random)).flat();
  notes.add(
    drafted
      ? { kind: "drafted-pool", boosters: OPENED.draft, set: set.name, players: OPENED.table }
      : { kind: "opened-pool", boosters: OPENED.sealed * team, set: set.name },
  );
  const limitedPool = new Map<CardIndex, number>();
  for (const card of pool.sort((a, b) => a - b)) limitedPool.set(card, (limitedPool.get(card) ?? 0) + 1);
  return limitedPool;
}

/** What a card of some colors gains by being within, or near, the two that weigh most of what was taken so far. */
function loyalty(colors: number, weights: readonly number[] | Float64Array, taken: number): number {
  const settled = Math.min(1, taken / LOYALTY.settled);
  if (colors === 0) return LOYALTY.most * LOYALTY.colorless * settled;
  const second = Math.max(LOYALTY.enough, [...weights].sort((a, b) => b - a)[1] ?? 0);
  let share = 1;
  for (let bit = 0; bit < COLORS.length; bit++)
    if (colors & (1 << bit)) share = Math.min(share, Math.min(1, (weights[bit] ?? 0) / second) ** 2);
  return LOYALTY.most * share * settled;
}

/** The place of the card with most worth; each is asked once, in order. */
function bestPlace(cards: readonly CardIndex[], worthOf: (card: CardIndex) => number): number {
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const [at, card] of cards.entries()) {
    const worth = worthOf(card);
    if (worth > bestWorth) [best, bestWorth] = [at, worth];
  }
  return best;
}

/** Picks of the first players of a table, who all take the best card for their colors and what they are after. */
function draft(
  wish: Wish,
  { table, ranker }: GenerateContext,
  seats: number,
  open: () => CardIndex[],
  random: Random,
): CardIndex[] {
  const ratings = limitedRatings(table, ranker);
  const fitOf = createFit(table, wish);
  const picks: CardIndex[][] = Array.from({ length: OPENED.table }, () => []);
  const weights = picks.map(() => new Float64Array(COLORS.length));
  const needOf = (taken: readonly CardIndex[]): number => {
    const bodies = taken.filter((card) => (table.frontTypes[card] ?? 0) & CardType.Creature).length;
    return bodies < CREATURES * taken.length ? SHORT_OF_BODIES : 0;
  };
  const worthTo = (seat: number, card: CardIndex): number => {
    const colors = table.colorIdentity[card] ?? 0;
    const loyal = loyalty(colors, weights[seat] ?? [], picks[seat]?.length ?? 0);
    const fit = seat < seats ? fitOf(card) : undefined;
    const wished = seat < seats && wish.colors !== undefined && !isWithin(colors, wish.colors) ? -2 : 0;
    const direction = fit === undefined ? 0 : DIRECTION * (fit.theme + fit.typal + fit.style);
    const land = isLand(table, card) ? -1 : 0;
    const body = (table.frontTypes[card] ?? 0) & CardType.Creature ? needOf(picks[seat] ?? []) : 0;
    return (ratings[card] ?? 0) + loyal + direction + wished + land + body + 0.3 * random.next();
  };
  const take = (seat: number, card: CardIndex): void => {
    picks[seat]?.push(card);
    const own = weights[seat];
    for (let bit = 0; own !== undefined && bit < COLORS.length; bit++)
      if ((table.colorIdentity[card] ?? 0) & (1 << bit))
        own[bit] = (own[bit] ?? 0) + Math.max(0, 1 + (ratings[card] ?? 0));
  };
  for (let round = 0; round < OPENED.draft; round++) {
    const packs = picks.map(open);
    for (let pick = 0; packs.some((pack) => pack.length > 0); pick++) {
      for (const seat of picks.keys()) {
        const passed = round % 2 === 0 ? pick : -pick;
        const pack = packs[(((seat + passed) % OPENED.table) + OPENED.table) % OPENED.table] ?? [];
        const [card] = pack.splice(
          bestPlace(pack, (each) => worthTo(seat, each)),
          1,
        );
        if (card !== undefined) take(seat, card);
      }
    }
  }
  return picks.slice(0, seats).flat();
}

/**
 * The wish with the colors that the opened cards are best in: two, or one or three where they are clearly better.
 * Named colors stay unless they hold too little; what is added to them is said.
 */
export function withPoolColors(
  wish: Wish,
  limitedPool: LimitedPool,
  { table, ranker }: GenerateContext,
  notes: Notes,
): Wish {
  const ratings = limitedRatings(table, ranker);
  const fitOf = createFit(table, wish);
  const cards = [...limitedPool]
    .filter(([card]) => isPlayable(table, card) && !wish.excludes(card))
    .map(([card, copies]) => {
      const fit = fitOf(card);
      const worth = 1 + (ratings[card] ?? 0) + DIRECTION * (fit.theme + fit.typal + fit.style);
      return { card, copies, worth, colors: table.colorIdentity[card] ?? 0 };
    })
    .sort((a, b) => b.worth - a.worth || a.card - b.card);
  const bound = wish.include
    .filter(({ card }) => limitedPool.has(card))
    .reduce((mask, { card }) => mask | (table.colorIdentity[card] ?? 0), 0);
  const worthOf = (mask: number): number => {
    let left = SPELLS;
    let sum = 0;
    for (const { copies, worth, colors } of cards) {
      if (left <= 0) break;
      if (!isWithin(colors, mask)) continue;
      const taken = Math.min(left, copies);
      sum += taken * worth;
      left -= taken;
    }
    return sum - MISSING * left - (COLOR_COST[colorCount(mask)] ?? 20);
  };
  const playables = (mask: number): number =>
    cards.reduce((sum, { copies, colors }) => sum + (isWithin(colors, mask) ? copies : 0), 0);
  const least = (wish.colors ?? 0) | bound;
  if (wish.colors !== undefined && playables(wish.colors) >= SPELLS) return wish;
  let best = least;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let mask = 1; mask < 32; mask++) {
    if (!isWithin(least, mask)) continue;
    const worth = worthOf(mask);
    if (worth > bestWorth) [best, bestWorth] = [mask, worth];
  }
  if (wish.colors !== undefined && best !== wish.colors) notes.add({ kind: "pool-outside-colors" });
  if (playables(best) < SPELLS) notes.add({ kind: "few-playables", count: playables(best) });
  return { ...wish, colors: best };
}

/** The opened cards that neither the deck nor a zone beside it plays; the free basic lands are no part of it. */
export function restOfPool(
  limitedPool: LimitedPool,
  main: ReadonlyMap<CardIndex, number>,
  zones: ZoneCounts,
  table: CardTable,
): Sideboard {
  const counts = new Map<CardIndex, number>();
  const purposes = new Map<CardIndex, SidePurpose>();
  for (const [card, copies] of limitedPool) {
    if (isFreeBasic(table, card)) continue;
    let left = copies - (main.get(card) ?? 0);
    for (const zone of zones.values()) left -= zone.get(card) ?? 0;
    // Cards of a zone that the deck does without are no sideboard either: they never lie among the others.
    if (left <= 0 || !(isPlayable(table, card) || isLand(table, card))) continue;
    counts.set(card, left);
    purposes.set(card, "pool");
  }
  return { counts, purposes };
}
