import { type CardIndex, type CardTable, Fact } from "../table/card-table.ts";
import { isBasic } from "../table/lands.ts";

/** Finds cards that do what another does. */
export interface SimilarCards {
  /** The most alike first, at most `limit`; the card itself and basic lands are none of them. Fewer when little is alike. */
  of(card: CardIndex, limit: number): readonly CardIndex[];
}

/** Cards that share less than this of what they do are not alike. */
const LEAST_SHARE = 0.2;
/** How much of the likeness is left when the cards have no type in common, and for each point of mana value between them. */
const OTHER_TYPE = 0.45;
const PER_MANA = 0.88;
/** Share of the likeness that colors decide, and that a creature type in common adds. */
const COLOR_SHARE = 0.35;
const SUBTYPE_BONUS = 0.12;

/**
 * Likeness of cards from what their rules text does, as the table's tags say it: rare tags weigh more (the logarithm
 * of how few cards have them), and what only one of the two does counts against them (weighted Jaccard index). Types,
 * colors and mana value temper it. Works without rules texts, since tags are kept when texts are not.
 */
export function createSimilarCards(table: CardTable): SimilarCards {
  let weights: Float64Array | undefined;
  let totals: Float64Array | undefined;

  /** Weight of each tag, and per card the weights of all its tags. */
  function prepare(): { readonly weights: Float64Array; readonly totals: Float64Array } {
    if (weights && totals) return { weights, totals };
    const { names } = table.tags;
    const counts = new Uint32Array(names.length);
    const tagsOf = Array.from({ length: table.size }, (_, card) => table.tags.numbersOf(card));
    for (const tags of tagsOf) for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1;
    const weighed = Float64Array.from(counts, (count) => Math.log((table.size + 1) / (count + 1)));
    weights = weighed;
    totals = Float64Array.from(tagsOf, (tags) => tags.reduce((sum, tag) => sum + (weighed[tag] ?? 0), 0));
    return { weights, totals };
  }

  function isAnswer(card: CardIndex): boolean {
    if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny)) return false;
    return !isBasic(table, card);
  }

  /** Of each card, the weights of all tags that it has in common with one. */
  function sharedWith(card: CardIndex, weightOf: Float64Array): Float64Array {
    const shared = new Float64Array(table.size);
    for (const tag of table.tags.numbersOf(card)) {
      const weight = weightOf[tag] ?? 0;
      for (let other = 0; other < table.size; other++)
        if (table.tags.has(other, tag)) shared[other] = (shared[other] ?? 0) + weight;
    }
    return shared;
  }

  function of(card: CardIndex, limit: number): readonly CardIndex[] {
    if (table.tags.numbersOf(card).length === 0) return [];
    const known = prepare();
    const shared = sharedWith(card, known.weights);
    const own = known.totals[card] ?? 0;
    const found: { readonly card: CardIndex; readonly score: number }[] = [];
    for (let other = 0; other < table.size; other++) {
      const common = shared[other] ?? 0;
      if (common === 0 || other === card) continue;
      const share = common / (own + (known.totals[other] ?? 0) - common);
      if (share < LEAST_SHARE || !isAnswer(other)) continue;
      found.push({ card: other, score: share * closeness(card, other) });
    }
    const rank = (each: CardIndex) => table.edhrecRank[each] || table.size;
    found.sort((a, b) => b.score - a.score || rank(a.card) - rank(b.card));
    return found.slice(0, limit).map((each) => each.card);
  }

  /** How near two cards are in types, colors and mana value; about 0 to 1. */
  function closeness(card: CardIndex, other: CardIndex): number {
    const hasType = ((table.frontTypes[card] ?? 0) & (table.frontTypes[other] ?? 0)) !== 0;
    const distance = Math.abs((table.manaValue[card] ?? 0) - (table.manaValue[other] ?? 0));
    const colors = overlap(table.colorIdentity[card] ?? 0, table.colorIdentity[other] ?? 0);
    const subtypes = table.subtypes(card);
    const others = table.subtypes(other);
    let hasSubtype = false;
    for (let at = 0; at < subtypes.length; at++)
      for (let to = 0; to < others.length; to++) hasSubtype ||= subtypes[at] === others[to];
    return (
      (hasType ? 1 : OTHER_TYPE) * PER_MANA ** distance * (1 - COLOR_SHARE + COLOR_SHARE * colors) +
      (hasSubtype ? SUBTYPE_BONUS : 0)
    );
  }

  return { of };
}

/** Share of the colors of either that both have; 1 for two colorless cards. */
function overlap(a: number, b: number): number {
  const all = bits(a | b);
  return all === 0 ? 1 : bits(a & b) / all;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
