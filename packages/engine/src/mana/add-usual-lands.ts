import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { tappedShare } from "../../data/land-style.ts";
import type { LandCandidate } from "./land-candidates.ts";
import { addLands, type LandWork, leavesSources } from "./land-work.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import { type LandSource, landSource } from "./sources.ts";
import { countedDecks, isCompetitive, type UsualLands, usualLands } from "./usual-lands.ts";

/** How much more, or less, than others the commander's own decks may play a land before the rest of it is left out. */
const LEAST_LIFT = 0.5;
const MOST_LIFT = 2;
/** Of shares: what few decks play says little by how many times more it is than what fewer play. */
const FEW = 0.02;
/** US dollars that halve what a land is worth: without a budget, and where dear lands should not be taken. */
const HALVED_BY = 40;
const HALVED_BY_MODEST = 8;
/**
 * What harms lands that are no basics keeps them out of decks of more colors than this. Of 383 decks of one color (Ojer Axonil) those
 * without such a card play 5.9 of these lands, with one 6.1, with four 5.3.
 */
const ONE_COLOR = 1;
/**
 * The part of its lands that a deck without a commander gives to such lands at the most. Decks of Canadian Highlander of one color have
 * 5 to 12 of them beside 13 to 25 basics (8 of 68 decks, 2026); the green ones of Duel Commander 31, as their commanders live off lands.
 */
const MOST_UNLED = 0.4;
/** A land that fewer of such decks play is none that a deck needs. */
const LEAST_SHARE = 0.08;
/**
 * How many more such lands than its colors a commander's decks have, by what they play of them beyond that: `each` for each land, as far as
 * these come to more than `usual`, in shares of decks. Of 2,175 average decks, November 2026: off by 1.0 land on average instead of
 * 1.5, and Titania's have twenty where other decks of green have seven.
 */
const OWN = { each: 1.3, usual: 1.25 } as const;

/**
 * Swaps basics for lands that do something else, as many as decks of these colors have and such as they and the commander's own
 * decks play, while the spells keep their sources: more of them where its decks play others than those. A deck of one color has none else: its basics make all that it needs.
 */
export function addUsualLands(work: LandWork, candidates: readonly LandCandidate[]): void {
  const { wish, lands } = work;
  const usual = usualOf(wish);
  if (usual === undefined) return;
  const { table, colors } = wish;
  const singles = candidates.filter((candidate) => candidate.colors <= 1 && candidate.scarce === 0);
  const weights = weighed(wish, usual, singles);
  const inFull = usual.lands + OWN.each * (ownLands(wish, usual, singles) - OWN.usual);
  const isLed = wish.commanders.length > 0;
  // With fewer lands than those decks there is less room for such ones, in proportion.
  const most = Math.round(
    Math.min(inFull * Math.min(1, wish.lands / usual.all), isLed ? wish.lands : MOST_UNLED * wish.lands),
  );
  const basics = work.wanted.flatMap((kind) => {
    const card = work.basics[kind];
    return card === undefined ? [] : [{ kind, source: landSource(table, card, colors, new Set()) }];
  });
  const isOther = (source: LandSource): boolean => !source.basic && colorCount(source.mask) <= 1;
  let others = [...lands].reduce(
    (sum, [card, copies]) => sum + (isOther(landSource(table, card, colors, new Set())) ? copies : 0),
    0,
  );
  const mostTapped = tappedShare(wish.format, wish.playstyle, work.wanted.length, wish.level) * wish.lands;
  let money = moneyLeft(wish, lands);
  for (const { candidate } of weights) {
    if (others >= most) return;
    if (candidate.price > money || work.tapped + candidate.tapped > mostTapped) continue;
    const out = mostSpare(work, basics, candidate);
    if (out === undefined) continue;
    addLands(work, out, -1);
    addLands(work, candidate, 1);
    money -= candidate.price;
    others++;
  }
}

/** Undefined where a deck is not like those that were counted. */
function usualOf(wish: ManaBaseInput): UsualLands | undefined {
  const counted = countedDecks(wish);
  const isLike = colorCount(wish.colors) <= ONE_COLOR || (wish.basicsWanted ?? 0) === 0;
  return isLike && counted !== undefined ? usualLands(wish.names, wish.colors, counted) : undefined;
}

/** How many of these lands, in shares of decks, the commander's own decks play beyond others of its colors; as many as usual where nobody knows. */
function ownLands(
  { ranker, format, commanders }: ManaBaseInput,
  { shares }: UsualLands,
  candidates: readonly LandCandidate[],
): number {
  const expected = ranker.expected(format, commanders);
  if (expected === undefined) return OWN.usual;
  return candidates.reduce((sum, { card }) => {
    const elsewhere = Math.max(shares.get(card) ?? 0, ranker.popularity(format, card));
    return sum + Math.max(0, expected(card) - elsewhere);
  }, 0);
}

/** Candidates that are not in the deck yet, the most wanted first. */
function weighed(
  wish: ManaBaseInput,
  { shares }: UsualLands,
  candidates: readonly LandCandidate[],
): readonly { readonly candidate: LandCandidate; readonly weight: number }[] {
  const { ranker, format, commanders } = wish;
  const expected = ranker.expected(format, commanders);
  const isCounted = ranker.inclusions(format, commanders).length > 0;
  const halvedBy = priceThatHalves(wish);
  return candidates
    .map((candidate) => {
      const { card, price } = candidate;
      const everywhere = ranker.popularity(format, card);
      const here = expected?.(card) ?? everywhere;
      const lift = Math.min(MOST_LIFT, Math.max(LEAST_LIFT, (here + FEW) / (everywhere + FEW)));
      const share = Math.max((shares.get(card) ?? 0) * lift, isCounted ? here : 0);
      return { candidate, share, weight: share / (1 + price / halvedBy) };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.weight - a.weight || a.candidate.card - b.candidate.card);
}

/** US dollars that halve what a land is worth; nobody who plays to win without a budget minds them. */
function priceThatHalves(wish: ManaBaseInput): number {
  if (wish.modest === true || wish.budgetUsd !== undefined) return HALVED_BY_MODEST;
  return isCompetitive(wish) ? Number.POSITIVE_INFINITY : HALVED_BY;
}

/** US dollars that are left for more lands beside some; Infinity without a budget. */
export function moneyLeft(wish: ManaBaseInput, lands: ReadonlyMap<CardIndex, number>): number {
  const price = (card: CardIndex): number => wish.priceOf(card) || 0;
  const spent = [...lands].reduce((sum, [card, copies]) => sum + copies * price(card), 0);
  return (wish.budgetUsd ?? Number.POSITIVE_INFINITY) - spent;
}

/** The basic that can go most easily for a land; undefined where each is needed, or that land is there already. */
function mostSpare(
  work: LandWork,
  basics: readonly { readonly kind: number; readonly source: LandSource }[],
  into: LandCandidate,
): LandSource | undefined {
  if (work.lands.has(into.card)) return undefined;
  const spare = (kind: number): number => (work.have[kind] ?? 0) - (work.needs.sources[kind] ?? 0);
  return basics
    .filter(
      ({ source }) =>
        (work.lands.get(source.card) ?? 0) > work.eachBasic && leavesSources(work, source, into),
    )
    .toSorted((a, b) => spare(b.kind) - spare(a.kind))[0]?.source;
}
