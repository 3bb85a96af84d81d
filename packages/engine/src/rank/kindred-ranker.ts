import { KINDRED_FORMATS } from "../../data/kindred-formats.ts";
import type { Ranker } from "./ranker.ts";

/** A ranker that answers for formats nobody learned from with what it knows of their nearest kin. */
export function withKindred(ranker: Ranker): Ranker {
  const nearest = (format: string): string => {
    if (ranker.knows(format)) return format;
    const kin = Object.hasOwn(KINDRED_FORMATS, format) ? KINDRED_FORMATS[format] : undefined;
    return kin !== undefined && ranker.knows(kin) ? kin : format;
  };
  return {
    knows: (format) => ranker.knows(nearest(format)),
    relevance: (format, seeds, candidates) => ranker.relevance(nearest(format), seeds, candidates),
    sideRelevance: (format, seeds, candidates) => ranker.sideRelevance(nearest(format), seeds, candidates),
    popularity: (format, card) => ranker.popularity(nearest(format), card),
    usualCopies: (format, card) => ranker.usualCopies(nearest(format), card),
    sideboardShare: (format, card) => ranker.sideboardShare(nearest(format), card),
    affinity: (format, a, b) => ranker.affinity(nearest(format), a, b),
    affinities: (format, cards) => ranker.affinities(nearest(format), cards),
    leaders: (format, wish) => ranker.leaders(nearest(format), wish),
  };
}
