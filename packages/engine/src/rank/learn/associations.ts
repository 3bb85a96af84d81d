import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CopyFigures, GroupFigures, WeightFigures } from "../association-figures.ts";
import type { ListFigures } from "../co-occurrence-file.ts";
import { learnSigns } from "./copy-signs.ts";
import type { LearnedDeck } from "./decks.ts";
import { type GroupOptions, learnGroups } from "./groups.ts";
import { type RecentOptions, recentDecks } from "./recent-decks.ts";
import { learnWeights, type WeightOptions } from "./weights.ts";

/** How what goes together in whole decks is learned. */
export interface AssociationOptions {
  /** The decks that weights are learned from, and those that groups are made of. */
  readonly weighed: RecentOptions;
  readonly grouped: RecentOptions;
  readonly weights: WeightOptions;
  /** Decks that must have a number of copies of a card for it to say anything. */
  readonly minSigned: number;
  readonly groups: GroupOptions;
}

/** What formats differ in. Little data, or a format that changes slowly: older decks; decks of many cards: more weights. */
interface OfFormat {
  readonly halfLife: number;
  readonly lasting?: { readonly share: number; readonly halfLife: number };
  /** Days that weights and groups look back. */
  readonly horizon: number;
  readonly groupHorizon: number;
  readonly lambda: number;
  readonly hidden: number;
  readonly kept: number;
}
const USUAL: OfFormat = {
  halfLife: 30,
  lasting: { share: 0.05, halfLife: 240 },
  horizon: 500,
  groupHorizon: 230,
  lambda: 3,
  hidden: 0.2,
  kept: 400,
};
const OF_FORMATS: Readonly<Record<string, OfFormat>> = {
  pioneer: { ...USUAL, groupHorizon: 365 },
  legacy: { ...USUAL, groupHorizon: 365 },
  vintage: { ...USUAL, groupHorizon: 365 },
  // No card is ever added to it: what was played three years ago still is.
  premodern: { ...USUAL, halfLife: 120, horizon: 900, groupHorizon: 900 },
  "duel-commander": { halfLife: 120, horizon: 900, groupHorizon: 900, lambda: 8, hidden: 0.3, kept: 400 },
  cedh: { halfLife: 365, horizon: 1_100, groupHorizon: 1_100, lambda: 8, hidden: 0.3, kept: 400 },
};

/** At most so many decks, the newest. */
const MOST = 16_000;

/**
 * Groups of twenty decks find nearly as many of a newer deck's hidden cards as the decks themselves do. In sixty cards, weights
 * of the last month's decks find more when those of the last 500 days count a little beside them. Chosen on decks that are 42 days
 * and more older than the newest; `bench/engine` asks about the newest 42 days.
 */
export function associationOptions(format: string): AssociationOptions {
  const { groupHorizon, lambda, hidden, kept, ...decks } = ownEntry(OF_FORMATS, format) ?? USUAL;
  return {
    weighed: { ...decks, most: MOST },
    grouped: { halfLife: decks.halfLife, horizon: groupHorizon, most: MOST },
    weights: { minSeen: 5, lambda, signLambda: 10, hidden, kept },
    minSigned: 20,
    groups: { decksEach: 20, minDecks: 12, minSeen: 3, least: 0.02 },
  };
}

/**
 * Weights between the cards of a format, and groups of its decks, for the cards that its figures list.
 *
 * @param decks with those that are nearly the same: what many people play says more
 */
export function learnAssociations(
  list: ListFigures,
  names: readonly string[],
  decks: readonly LearnedDeck[],
  options: AssociationOptions = associationOptions(list.format),
): readonly [WeightFigures, CopyFigures, GroupFigures] {
  const columns = new Map(Array.from(list.cards, (id, column) => [names[id] ?? "", column]));
  const ids = new Map(names.map((name, at) => [name, at]));
  const weighed = recentDecks(decks, columns, options.weighed);
  const grouped = recentDecks(decks, columns, options.grouped);
  const { signs, ofDecks } = learnSigns(weighed, ids, (name) => columns.has(name), options.minSigned);
  const columnsOfSigns = signs.map(({ card }) => columns.get(names[card] ?? "") ?? -1);
  const count = list.cards.length;
  const weights = learnWeights(weighed, count, options.weights, { ofDecks, columns: columnsOfSigns });
  const head = { format: list.format, from: list.from, to: list.to };
  return [
    { kind: "weights", ...head, decks: weighed.length, rows: weights.cards },
    { kind: "copies", ...head, decks: weighed.length, signs, rows: weights.signs },
    { kind: "groups", ...head, decks: grouped.length, rows: learnGroups(grouped, count, options.groups) },
  ];
}
