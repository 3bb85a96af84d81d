import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { GroupFigures, WeightFigures } from "../association-figures.ts";
import type { ListFigures } from "../co-occurrence-file.ts";
import type { LearnedDeck } from "./decks.ts";
import { type GroupOptions, learnGroups } from "./groups.ts";
import { type RecentOptions, recentDecks } from "./recent-decks.ts";
import { learnWeights, type WeightOptions } from "./weights.ts";

/** How what goes together in whole decks is learned. */
export interface AssociationOptions extends RecentOptions {
  readonly weights: WeightOptions;
  readonly groups: GroupOptions;
}

/** What formats differ in. Little data, or a format that changes slowly: older decks; decks of many cards: more weights. */
interface OfFormat {
  readonly halfLife: number;
  readonly horizon: number;
  readonly lambda: number;
  readonly hidden: number;
  readonly kept: number;
}
const USUAL: OfFormat = { halfLife: 30, horizon: 230, lambda: 3, hidden: 0.2, kept: 200 };
const OF_FORMATS: Readonly<Record<string, OfFormat>> = {
  pioneer: { ...USUAL, horizon: 365 },
  legacy: { ...USUAL, horizon: 365 },
  vintage: { ...USUAL, horizon: 365 },
  "duel-commander": { halfLife: 120, horizon: 900, lambda: 8, hidden: 0.3, kept: 400 },
  cedh: { halfLife: 365, horizon: 1_100, lambda: 8, hidden: 0.3, kept: 400 },
};

/**
 * Groups of twenty decks find nearly as many of a newer deck's hidden cards as the decks themselves do; two hundred weights a
 * card as many as all of them, four hundred in decks of a hundred cards. Chosen on decks that are 30 days and more older than the newest (the half-life of
 * Duel Commander on those from 15 days on); `bench/ranker` asks about the newest 30 days.
 */
export function associationOptions(format: string): AssociationOptions {
  const { halfLife, horizon, ...ofWeights } = ownEntry(OF_FORMATS, format) ?? USUAL;
  return {
    halfLife,
    horizon,
    most: 16_000,
    weights: { minSeen: 5, ...ofWeights },
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
): readonly [WeightFigures, GroupFigures] {
  const columns = new Map(Array.from(list.cards, (id, column) => [names[id] ?? "", column]));
  const recent = recentDecks(decks, columns, options);
  const head = { format: list.format, decks: recent.length, from: list.from, to: list.to };
  const count = list.cards.length;
  return [
    { kind: "weights", ...head, rows: learnWeights(recent, count, options.weights) },
    { kind: "groups", ...head, rows: learnGroups(recent, count, options.groups) },
  ];
}
