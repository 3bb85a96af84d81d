import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { CLEARLY_OF_KIND, MADE_OF, OWN_TYPE_POINTS, THEMES_OF_ALL } from "../../data/opponent-cards.ts";
import { OPPONENTS, type Opponent } from "../../data/opponents.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Inclusion, Ranker } from "../rank/ranker.ts";

const FORMAT = "commander";
/** Leaders whose decks say what is usual, the most played first. */
const USUAL_LEADERS = 200;

const TYPES = {
  planeswalker: CardType.Planeswalker,
  artifact: CardType.Artifact,
  enchantment: CardType.Enchantment,
  spell: CardType.Instant | CardType.Sorcery,
} as const;

/**
 * Tells the kind of the decks that a legend leads from what they play more than other decks do; undefined for one that nobody
 * counted, or whose decks are like any other.
 *
 * @param isOfOwnType whether the legend's text is about creatures of its own type
 */
export type KindOfLeader = (card: CardIndex, isOfOwnType: boolean) => string | undefined;

/** Something that a deck may be made of. */
interface Measure {
  readonly slug: string;
  readonly isTypal: boolean;
  /** The share of some cards that are it. */
  of(cards: readonly Inclusion[]): number;
}

/** Prepares `KindOfLeader`; what is usual is measured when it is first asked. */
export function createKindOfLeader(
  table: CardTable,
  ranker: Pick<Ranker, "leaders" | "popularity" | "inclusions">,
): KindOfLeader {
  const measures = OPPONENTS.flatMap((each) => measuresOf(each, table));
  const sharesOf = (card: CardIndex): readonly number[] | undefined => {
    const cards = ranker
      .inclusions(FORMAT, [card])
      .filter((each) => !isLand(table, each.card))
      .map((each) => ({ card: each.card, share: each.share - ranker.popularity(FORMAT, each.card) }))
      .filter(({ share }) => share > 0);
    return cards.length === 0 ? undefined : measures.map((measure) => measure.of(cards));
  };
  let usual: readonly Spread[] | undefined;
  const told = new Map<CardIndex, string | undefined>();
  const tell: KindOfLeader = (card, isOfOwnType) => {
    const shares = sharesOf(card);
    if (shares === undefined) return undefined;
    usual ??= spreadsOf(
      measures.length,
      ranker
        .leaders(FORMAT)
        .filter(({ commanders }) => commanders.length === 1)
        .slice(0, USUAL_LEADERS)
        .flatMap(({ commanders: [leader = 0] }) => [sharesOf(leader) ?? []]),
    );
    return likeliest(measures, shares, usual, isOfOwnType);
  };
  // Of a legend it is always the same, and takes milliseconds.
  return (card, isOfOwnType) => {
    if (!told.has(card)) told.set(card, tell(card, isOfOwnType));
    return told.get(card);
  };
}

/** The kind that a deck is most of, where it clearly is. */
function likeliest(
  measures: readonly Measure[],
  shares: readonly number[],
  usual: readonly Spread[],
  isOfOwnType: boolean,
): string | undefined {
  let best: string | undefined;
  let most = CLEARLY_OF_KIND;
  measures.forEach(({ slug, isTypal }, at) => {
    const { mean, deviation } = usual[at] ?? NO_SPREAD;
    const above = ((shares[at] ?? 0) - mean) / deviation + (isTypal && isOfOwnType ? OWN_TYPE_POINTS : 0);
    if (above <= most) return;
    most = above;
    best = slug;
  });
  return best;
}

/** What is usual of a measure. */
interface Spread {
  readonly mean: number;
  readonly deviation: number;
}
const NO_SPREAD: Spread = { mean: 0, deviation: 1 };

function spreadsOf(measures: number, decks: readonly (readonly number[])[]): readonly Spread[] {
  const average = (of: (shares: readonly number[]) => number): number =>
    decks.reduce((sum, shares) => sum + of(shares), 0) / Math.max(1, decks.length);
  return Array.from({ length: measures }, (_, at) => {
    const mean = average((shares) => shares[at] ?? 0);
    const variance = average((shares) => ((shares[at] ?? 0) - mean) ** 2);
    return { mean, deviation: Math.sqrt(variance) || 1 };
  });
}

/** The themes, the card type and the creature type of a kind are measured each by itself: a deck needs to be only one of them. */
function measuresOf({ slug, themes = [] }: Opponent, table: CardTable): readonly Measure[] {
  if (themes.length === 0) return [];
  const { type, isTypal = false, also = [], without = [] } = MADE_OF[slug] ?? {};
  const told = [...themes, ...also].filter((theme) => !THEMES_OF_ALL.has(theme) && !without.includes(theme));
  const tags = numbersOf(
    table,
    told.map((theme) => `theme:${theme}`),
  );
  const share =
    (is: (card: CardIndex) => boolean) =>
    (cards: readonly Inclusion[]): number =>
      sum(cards.filter(({ card }) => is(card))) / sum(cards);
  return [
    { slug, isTypal: false, of: share((card) => tags.some((tag) => table.tags.has(card, tag))) },
    ...(type === undefined
      ? []
      : [{ slug, isTypal: false, of: share((card) => isOf(card, TYPES[type], table)) }]),
    ...(isTypal
      ? [{ slug, isTypal: true, of: (cards: readonly Inclusion[]) => ofOneType(cards, table) }]
      : []),
  ];
}

/** The share of creatures of the commonest creature type. */
function ofOneType(cards: readonly Inclusion[], table: CardTable): number {
  const types = new Map<number, number>();
  for (const { card, share } of cards) {
    if (!isOf(card, CardType.Creature, table)) continue;
    for (const type of Array.from(table.subtypes(card))) types.set(type, (types.get(type) ?? 0) + share);
  }
  return Math.max(0, ...types.values()) / sum(cards);
}

function isOf(card: CardIndex, types: number, table: CardTable): boolean {
  return ((table.frontTypes[card] ?? 0) & types) !== 0;
}

function sum(cards: readonly Inclusion[]): number {
  return cards.reduce((all, { share }) => all + share, 0);
}
