import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { cardColumns, resolveNames } from "./card-columns.ts";
import { cardsAlone } from "./cards-alone.ts";
import { type CoOccurrenceFile, readCoOccurrence } from "./co-occurrence-file.ts";
import { type FormatRanker, NO_LEADERS } from "./format-ranker.ts";
import { type Habitat, habitatsByCard } from "./habitats.ts";
import { leaderFormats } from "./leader-format.ts";
import { type LearnedOfDecks, listFormat } from "./list-format.ts";
import { CASUAL, COMPETITIVE, type Ranker } from "./ranker.ts";
import type { CopyShares, Skeleton, SkeletonFigures } from "./skeleton-figures.ts";
import { blend, perCard, standardizeShares } from "./standardize.ts";

/** Below this share of seeds that a format knows, its decks say nothing about the deck at hand. */
const LEAST_KNOWN = 0.5;

/**
 * What is said of a format that nothing was learned from: what the formats that know most of the seeds say of them,
 * and popularity wherever a card was seen.
 */
function unknownFormat(known: readonly FormatRanker[]): FormatRanker {
  const most = (of: (ranker: FormatRanker) => number): number => Math.max(0, ...known.map(of));
  const popularity = (card: number): number => most((ranker) => ranker.popularity(card));
  const rank =
    (of: (ranker: FormatRanker) => FormatRanker["relevance"]): FormatRanker["relevance"] =>
    (given, candidates) => {
      const seeds = given.filter(({ weight }) => weight > 0);
      const popular = standardizeShares(perCard(candidates, popularity));
      if (seeds.length === 0) return popular;
      const shares = known.map(
        (ranker) => seeds.filter(({ card }) => ranker.popularity(card) > 0).length / seeds.length,
      );
      const best = Math.max(...shares, LEAST_KNOWN);
      const voices = known.filter((_, at) => (shares[at] ?? 0) >= best);
      if (voices.length === 0) return popular;
      return blend(
        voices.map((ranker) => [of(ranker)(seeds, candidates), 1] as const),
        candidates.length,
      );
    };
  return {
    relevance: rank((ranker) => ranker.relevance),
    completion: rank((ranker) => ranker.completion),
    sideRelevance: rank((ranker) => ranker.sideRelevance),
    popularity,
    played: (card) => most((ranker) => ranker.played(card)),
    usualCopies: (card) =>
      Math.max(
        1,
        most((ranker) => ranker.usualCopies(card)),
      ),
    sideboardShare: (card) => most((ranker) => ranker.sideboardShare(card)),
    affinity: (a, b) => most((ranker) => ranker.affinity(a, b)),
    affinities(cards) {
      const matrix = new Float32Array(cards.length ** 2);
      for (const ranker of known) {
        ranker.affinities(cards).forEach((value, at) => {
          matrix[at] = Math.max(matrix[at] ?? 0, value);
        });
      }
      return matrix;
    },
    ...NO_LEADERS,
  };
}

const DAY_MS = 86_400_000;

/**
 * The ranker over a co-occurrence file (see `co-occurrence-file.ts`; not compressed). Cards that the table does not know are
 * passed over, so that a file and a table of different dates go together. A file without figures is answered by the cards alone.
 * @throws Error when the bytes are no co-occurrence file.
 */
export function openCoOccurrence(bytes: ArrayBufferLike, table: CardTable, names: NameIndex): Ranker {
  const file = readCoOccurrence(bytes);
  const cards = resolveNames(file.names, names);
  const formats = new Map<string, FormatRanker>();
  const skeletons = new Map<string, readonly Skeleton[]>();
  const habitats = new Map<string, ReadonlyMap<CardIndex, Habitat>>();
  for (const figures of file.figures)
    if (figures.kind === "skeletons") skeletons.set(figures.format, skeletonsOf(figures, cards));
  let casual: FormatRanker | undefined;
  for (const figures of file.figures) {
    if (figures.kind === "habitats") habitats.set(figures.format, habitatsByCard(figures, cards));
    if (figures.kind === "list") {
      const columns = cardColumns(figures.cards, cards, table.size);
      formats.set(figures.format, listFormat(figures, columns, learnedOfDecks(file, figures.format, cards)));
    }
    if (figures.kind === "leaders") {
      const columns = cardColumns(figures.cards, cards, table.size);
      const competitive = skeletons.get(COMPETITIVE) ?? [];
      const known = leaderFormats(figures, columns, cards, table, competitive);
      formats.set(figures.format, known.counted);
      casual = known.casual;
    }
  }
  const fallback = formats.size === 0 ? cardsAlone(table) : unknownFormat([...formats.values()]);
  // The same decks with some left out: no voice of its own on formats that nothing was learned from.
  if (casual !== undefined) formats.set(CASUAL, casual);
  const of = (format: string): FormatRanker => formats.get(format) ?? fallback;
  const lastDays = new Map<string, number>();
  for (const figures of file.figures)
    if (figures.kind === "list" || figures.kind === "leaders")
      lastDays.set(figures.format, Date.parse(figures.to) / DAY_MS);
  return {
    knows: (format) => formats.has(format),
    countedTo: (format) => lastDays.get(format) ?? Number.NaN,
    relevance: (format, seeds, candidates) => of(format).relevance(seeds, candidates),
    completion: (format, seeds, candidates) => of(format).completion(seeds, candidates),
    sideRelevance: (format, seeds, candidates) => of(format).sideRelevance(seeds, candidates),
    popularity: (format, card) => of(format).popularity(card),
    played: (format, card) => of(format).played(card),
    usualCopies: (format, card) => of(format).usualCopies(card),
    sideboardShare: (format, card) => of(format).sideboardShare(card),
    affinity: (format, a, b) => of(format).affinity(a, b),
    affinities: (format, list) => of(format).affinities(list),
    isCounted: (format, leaders) => of(format).isCounted(leaders),
    inclusions: (format, leaders) => of(format).inclusions(leaders),
    expected: (format, leaders) => of(format).expected(leaders),
    lift: (format, cards, apartFrom) => of(format).lift(cards, apartFrom),
    skeletons: (format) => skeletons.get(format) ?? [],
    habitat: (format, card) => habitats.get(format)?.get(card),
    leaders: (format, wish) => of(format).leaders(wish),
  };
}

/** What a file has of whole decks of a format. */
function learnedOfDecks(file: CoOccurrenceFile, format: string, cards: Int32Array): LearnedOfDecks {
  const rowsOf = (kind: "weights" | "groups") => {
    const found = file.figures.find((figures) => figures.kind === kind && figures.format === format);
    return found?.kind === kind ? found.rows : undefined;
  };
  const copies = file.figures.find((figures) => figures.kind === "copies" && figures.format === format);
  return {
    weights: rowsOf("weights"),
    copies:
      copies?.kind === "copies"
        ? {
            signs: copies.signs.map(({ card, least }) => ({ card: cards[card] ?? -1, least })),
            rows: copies.rows,
          }
        : undefined,
    groups: rowsOf("groups"),
  };
}

/** The archetypes with the table's cards; those that the table does not know are left out. */
function skeletonsOf({ skeletons }: SkeletonFigures, cards: Int32Array): readonly Skeleton[] {
  const known = (zone: readonly CopyShares[]) =>
    zone.flatMap(({ card, shares }) => {
      const known = cards[card] ?? -1;
      return known < 0 ? [] : [{ card: known, shares }];
    });
  return skeletons.map(({ main, side, ...skeleton }) => ({
    ...skeleton,
    main: known(main),
    side: known(side),
  }));
}
