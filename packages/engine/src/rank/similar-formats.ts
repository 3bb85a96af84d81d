import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { ARCHETYPES_LENT_BY, SIMILAR_FORMATS } from "../../data/similar-formats.ts";
import type { Ranker } from "./ranker.ts";
import type { Skeleton } from "./skeleton-figures.ts";
import { copiesIn } from "./skeletons.ts";

/** What each similar format after the nearest is held back by, in deviations of relevance. */
const FARTHER = 0.25;

/**
 * A format plays a card that at least this share of its decks has. One farther off may play it more, in a deck that is nothing to
 * the nearest: four Gruul Turf are in 2.5 % of Modern's decks, for Amulet of Vigor, and one in 1 % of Pauper's.
 */
const PLAYED = 0.003;

/** Share of an archetype's copies that a format must let in to play it as others do: what is missing is found beside the rest. */
const LET_IN = 0.9;

/**
 * A ranker that answers for formats nobody learned from with what it knows of similar ones: of each card the best that
 * any of them says, since what one never saw may be a staple of another. Archetypes are lent where `isIn` says that nearly all
 * of their cards are in the format's pool; without it none are.
 */
export function withSimilarFormats(
  ranker: Ranker,
  isIn?: (format: string, card: CardIndex) => boolean,
): Ranker {
  const lent = new Map<string, readonly Skeleton[]>();
  const skeletonsOf = (format: string): readonly Skeleton[] => {
    const lenders = ranker.knows(format) ? undefined : ownEntry(ARCHETYPES_LENT_BY, format);
    if (lenders === undefined) return ranker.skeletons(format);
    const known = lent.get(format);
    if (known !== undefined) return known;
    const byName = new Map<string, Skeleton>();
    for (const lender of lenders)
      for (const skeleton of ranker.skeletons(lender)) {
        const letIn = shareLetIn(skeleton.main, (card) => isIn?.(format, card) ?? false);
        if (letIn >= LET_IN && skeleton.share > (byName.get(skeleton.name)?.share ?? -1))
          byName.set(skeleton.name, { ...skeleton, lentBy: lender });
      }
    const skeletons = [...byName.values()].sort((a, b) => b.share - a.share);
    lent.set(format, skeletons);
    return skeletons;
  };
  const found = new Map<string, readonly string[]>();
  const similarTo = (format: string): readonly string[] => {
    const known = found.get(format);
    if (known !== undefined) return known;
    const similar = findSimilar(format);
    found.set(format, similar);
    return similar;
  };
  const findSimilar = (format: string): readonly string[] => {
    if (ranker.knows(format)) return [format];
    const similar = (ownEntry(SIMILAR_FORMATS, format) ?? []).filter((each) => ranker.knows(each));
    return similar.length > 0 ? similar : [format];
  };
  const most = (format: string, of: (similar: string) => number): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (const similar of similarTo(format)) best = Math.max(best, of(similar));
    return best;
  };
  const best = (format: string, of: (similar: string) => Float32Array, farther: number): Float32Array => {
    const [nearest = format, ...others] = similarTo(format);
    const scores = of(nearest);
    for (const [at, other] of others.entries()) {
      const theirs = of(other);
      const held = farther * (at + 1);
      for (let card = 0; card < theirs.length; card++)
        scores[card] = Math.max(scores[card] ?? 0, (theirs[card] ?? 0) - held);
    }
    return scores;
  };
  /** The similar format that plays a card most, which knows best what it is for. */
  const whoPlaysMost = (format: string, card: number): string => {
    const [nearest = format, ...others] = similarTo(format);
    return others.reduce(
      (most, other) => (ranker.popularity(other, card) > ranker.popularity(most, card) ? other : most),
      nearest,
    );
  };
  /** The nearest of the similar formats that plays a card, which knows best in how many copies. */
  const whoPlays = (format: string, card: number): string =>
    similarTo(format).find((each) => ranker.popularity(each, card) >= PLAYED) ?? whoPlaysMost(format, card);
  return {
    knows: (format) => ranker.knows(similarTo(format)[0] ?? format),
    // What a format itself plays, decks of a similar one do not say.
    countedTo: (format) => ranker.countedTo(format),
    relevance: (format, seeds, candidates) =>
      best(format, (similar) => ranker.relevance(similar, seeds, candidates), FARTHER),
    completion: (format, seeds, candidates) =>
      best(format, (similar) => ranker.completion(similar, seeds, candidates), FARTHER),
    sideRelevance: (format, seeds, candidates) =>
      best(format, (similar) => ranker.sideRelevance(similar, seeds, candidates), FARTHER),
    popularity: (format, card) => most(format, (similar) => ranker.popularity(similar, card)),
    played: (format, card) => most(format, (similar) => ranker.played(similar, card)),
    usualCopies: (format, card) => ranker.usualCopies(whoPlays(format, card), card),
    sideboardShare: (format, card) => ranker.sideboardShare(whoPlaysMost(format, card), card),
    affinity: (format, a, b) => most(format, (similar) => ranker.affinity(similar, a, b)),
    affinities: (format, cards) => best(format, (similar) => ranker.affinities(similar, cards), 0),
    isCounted: (format, leaders) => ranker.isCounted(format, leaders),
    inclusions: (format, leaders) => ranker.inclusions(format, leaders),
    expected: (format, leaders) => ranker.expected(similarTo(format)[0] ?? format, leaders),
    lift: (format, cards, apartFrom) => ranker.lift(similarTo(format)[0] ?? format, cards, apartFrom),
    skeletons: skeletonsOf,
    habitat: (format, card) => ranker.habitat(format, card),
    leaders: (format, wish) => ranker.leaders(similarTo(format)[0] ?? format, wish),
  };
}

/** The share, 0 to 1, of an archetype's copies that are of cards that are let in. */
function shareLetIn(main: Skeleton["main"], isIn: (card: CardIndex) => boolean): number {
  let all = 0;
  let within = 0;
  for (const { card, shares } of main) {
    const copies = copiesIn(shares);
    all += copies;
    if (isIn(card)) within += copies;
  }
  return all === 0 ? 0 : within / all;
}
