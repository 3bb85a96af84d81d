import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { cardColumns, resolveNames } from "./card-columns.ts";
import { readCompany } from "./company-file.ts";
import type { FormatRanker } from "./format-ranker.ts";
import { leaderFormat } from "./leader-format.ts";
import { listFormat } from "./list-format.ts";
import type { Ranker } from "./ranker.ts";
import { standardizeShares } from "./standardize.ts";

/** What is said of a format that nothing was learned from: popularity wherever a card was seen, and no company. */
function unknownFormat(known: readonly FormatRanker[]): FormatRanker {
  const most = (of: (ranker: FormatRanker) => number): number => Math.max(0, ...known.map(of));
  const popularity = (card: number): number => most((ranker) => ranker.popularity(card));
  const rank: FormatRanker["relevance"] = (_, candidates) =>
    standardizeShares(Float32Array.from(candidates, popularity));
  return {
    relevance: rank,
    sideRelevance: rank,
    popularity,
    usualCopies: (card) =>
      Math.max(
        1,
        most((ranker) => ranker.usualCopies(card)),
      ),
    sideboardShare: () => 0,
    affinity: () => 0,
    affinities: (cards) => new Float32Array(cards.length ** 2),
    leaders: () => [],
  };
}

/**
 * The ranker over a company file (see `company-file.ts`; not compressed). Cards that the table does not know are
 * passed over, so that a file and a table of different dates go together.
 * @throws Error when the bytes are no company file.
 */
export function openCompany(bytes: ArrayBufferLike, table: CardTable, names: NameIndex): Ranker {
  const file = readCompany(bytes);
  const cards = resolveNames(file.names, names);
  const formats = new Map<string, FormatRanker>();
  for (const figures of file.figures) {
    const columns = cardColumns(figures.cards, cards, table.size);
    formats.set(
      figures.format,
      figures.kind === "list" ? listFormat(figures, columns) : leaderFormat(figures, columns, cards, table),
    );
  }
  const fallback = unknownFormat([...formats.values()]);
  const of = (format: string): FormatRanker => formats.get(format) ?? fallback;
  return {
    knows: (format) => formats.has(format),
    relevance: (format, seeds, candidates) => of(format).relevance(seeds, candidates),
    sideRelevance: (format, seeds, candidates) => of(format).sideRelevance(seeds, candidates),
    popularity: (format, card) => of(format).popularity(card),
    usualCopies: (format, card) => of(format).usualCopies(card),
    sideboardShare: (format, card) => of(format).sideboardShare(card),
    affinity: (format, a, b) => of(format).affinity(a, b),
    affinities: (format, list) => of(format).affinities(list),
    leaders: (format, wish) => of(format).leaders(wish),
  };
}
