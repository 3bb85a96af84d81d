import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { bestPlaces } from "./best-places.ts";
import type { Ranker } from "./ranker.ts";

/** The format whose decks play most cards: asked first, and its order goes before that of the others. */
const LEADING = "commander";
const OTHERS = FORMAT_NAMES.map(({ slug }) => slug).filter((slug) => slug !== LEADING);
/** Cards that are looked at more closely: those that the ranker puts next to the card. */
const CANDIDATES = 240;
/** Below this two cards are strangers, and below this share of decks nothing is known of a card. */
const LEAST_AFFINITY = 0.03;
const LEAST_PLAYED = 0.0005;
/** What a share in sixty-card decks counts in an order that is Commander's, where most cards are played. */
const ELSEWHERE = 0.06;
/** What popularity among decks of the card's colors counts, for cards that no list is long enough for. */
const TIE_BREAK = 0.01;

/** Whose co-occurring cards are asked for. */
export interface CoOccurrenceRequest {
  /** A card's name. */
  readonly card: string;
  readonly limit: number;
}

/** The cards that are played with a card. */
export interface CoOccurringCards {
  /** The format whose decks say so, where the card is played most; null when no deck with it was seen. */
  readonly format: string | null;
  /** Names of cards that stand in the same decks more than chance would have it, the closest first. */
  readonly cards: readonly string[];
}

interface CoOccurrenceContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
}

/** Cards that real decks play beside a card. Never throws: a name that nobody knows has none. */
export function coOccurringCards(
  { card: name, limit }: CoOccurrenceRequest,
  context: CoOccurrenceContext,
): CoOccurringCards {
  const { table, names, ranker } = context;
  const match = names.resolve(name, { typos: false, suggest: false });
  if (!match.found) return { format: null, cards: [] };
  const { card } = match;
  const format = [LEADING, ...OTHERS]
    .filter((each) => ranker.knows(each))
    .map((each) => ({ each, share: ranker.popularity(each, card) }))
    .filter(({ share }) => share >= LEAST_PLAYED)
    .sort((a, b) => b.share - a.share)[0]?.each;
  if (format === undefined) return { format: null, cards: [] };
  const candidates: CardIndex[] = [];
  for (let other = 0; other < table.size; other++)
    if (other !== card && isDeckCard(table, other) && ranker.popularity(format, other) > 0)
      candidates.push(other);
  const relevance = ranker.relevance(format, [{ card, weight: 1 }], candidates);
  const nearest = bestPlaces(relevance, CANDIDATES).flatMap((at) => candidates[at] ?? []);
  const cards = nearest
    .map((other) => ({ other, affinity: ranker.affinity(format, card, other) }))
    .filter(({ affinity }) => affinity >= LEAST_AFFINITY)
    .sort((a, b) => b.affinity - a.affinity || a.other - b.other)
    .slice(0, limit)
    .map(({ other }) => table.name(other));
  return { format, cards };
}

function isDeckCard(table: CardTable, card: CardIndex): boolean {
  if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny)) return false;
  return !isBasic(table, card);
}

/**
 * How much each card is played, by card, in no unit: only compared. The share of Commander decks that play it; sixty-card
 * formats, and what decks of its colors usually do, tell apart what that does not.
 */
export function playedShares(table: CardTable, ranker: Ranker): Float32Array {
  const others = OTHERS.filter((format) => ranker.knows(format));
  return Float32Array.from({ length: table.size }, (_, card) => {
    const elsewhere = Math.max(0, ...others.map((format) => ranker.popularity(format, card)));
    const usual = ranker.popularity(LEADING, card);
    return ranker.played(LEADING, card) + ELSEWHERE * elsewhere + TIE_BREAK * usual;
  });
}
