import { KINDRED_FORMATS } from "../../data/similar-formats.ts";
import type { Ranker } from "./ranker.ts";

/** What each kin after the nearest is held back by, in deviations of relevance. */
const FARTHER = 0.25;

/**
 * A ranker that answers for formats nobody learned from with what it knows of their nearest kin: of each card the best
 * that any of them says, since what one kin never saw may be a staple of another.
 */
export function withKindred(ranker: Ranker): Ranker {
  const found = new Map<string, readonly string[]>();
  const kinOf = (format: string): readonly string[] => {
    const known = found.get(format);
    if (known !== undefined) return known;
    const kin = findKin(format);
    found.set(format, kin);
    return kin;
  };
  const findKin = (format: string): readonly string[] => {
    if (ranker.knows(format)) return [format];
    const kin = (Object.hasOwn(KINDRED_FORMATS, format) ? (KINDRED_FORMATS[format] ?? []) : []).filter(
      (each) => ranker.knows(each),
    );
    return kin.length > 0 ? kin : [format];
  };
  const most = (format: string, of: (kin: string) => number): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (const kin of kinOf(format)) best = Math.max(best, of(kin));
    return best;
  };
  const best = (format: string, of: (kin: string) => Float32Array, farther: number): Float32Array => {
    const [nearest = format, ...others] = kinOf(format);
    const scores = of(nearest);
    for (const [at, other] of others.entries()) {
      const theirs = of(other);
      const held = farther * (at + 1);
      for (let card = 0; card < theirs.length; card++)
        scores[card] = Math.max(scores[card] ?? 0, (theirs[card] ?? 0) - held);
    }
    return scores;
  };
  /** The kin that plays a card most, which knows best how. */
  const whoPlays = (format: string, card: number): string => {
    const [nearest = format, ...others] = kinOf(format);
    return others.reduce(
      (player, other) => (ranker.popularity(other, card) > ranker.popularity(player, card) ? other : player),
      nearest,
    );
  };
  return {
    knows: (format) => ranker.knows(kinOf(format)[0] ?? format),
    relevance: (format, seeds, candidates) =>
      best(format, (kin) => ranker.relevance(kin, seeds, candidates), FARTHER),
    sideRelevance: (format, seeds, candidates) =>
      best(format, (kin) => ranker.sideRelevance(kin, seeds, candidates), FARTHER),
    popularity: (format, card) => most(format, (kin) => ranker.popularity(kin, card)),
    played: (format, card) => most(format, (kin) => ranker.played(kin, card)),
    usualCopies: (format, card) => ranker.usualCopies(whoPlays(format, card), card),
    sideboardShare: (format, card) => ranker.sideboardShare(whoPlays(format, card), card),
    affinity: (format, a, b) => most(format, (kin) => ranker.affinity(kin, a, b)),
    affinities: (format, cards) => best(format, (kin) => ranker.affinities(kin, cards), 0),
    leaders: (format, wish) => ranker.leaders(kinOf(format)[0] ?? format, wish),
  };
}
