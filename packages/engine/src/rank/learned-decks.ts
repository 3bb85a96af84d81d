import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { unpackWeight } from "./association-figures.ts";
import type { CardColumns } from "./card-columns.ts";
import type { Seed } from "./ranker.ts";
import type { SparseRows } from "./section-bytes.ts";

/** Groups that a deck is compared with, and how much more the likest of them count. */
const LIKEST = 20;
const LIKENESS_POWER = 12;

/** A figure for each column of a format, given the cards that a deck has. */
export type ColumnScores = (seeds: readonly Seed[]) => Float32Array;

/** What each byte stands for. */
const WEIGHT_OF = Float32Array.from({ length: 256 }, (_, packed) => unpackWeight(packed));

/** Weights of cards in so many copies or more; a row each. */
export interface CopyWeights {
  readonly signs: readonly { readonly card: CardIndex; readonly least: number }[];
  readonly rows: SparseRows;
}

/**
 * What the cards of a deck say of every other, and their numbers of copies: the sum of their weights for it and against it.
 *
 * @param usualCopies of a seed that says none
 */
export function weighCards(
  rows: SparseRows,
  columns: CardColumns,
  copyWeights?: CopyWeights,
  usualCopies: (card: CardIndex) => number = () => 1,
): ColumnScores {
  const signsOf = new Map<CardIndex, { readonly least: number; readonly row: number }[]>();
  for (const [row, { card, least }] of (copyWeights?.signs ?? []).entries()) {
    const known = signsOf.get(card);
    if (known) known.push({ least, row });
    else signsOf.set(card, [{ least, row }]);
  }
  return (seeds) => {
    const scores = new Float32Array(columns.count);
    for (const seed of seeds) {
      addRow(scores, rows, columns.columnOf(seed.card));
      if (!copyWeights) continue;
      const copies = seed.copies ?? usualCopies(seed.card);
      for (const { least, row } of signsOf.get(seed.card) ?? [])
        if (copies >= least) addRow(scores, copyWeights.rows, row);
    }
    return scores;
  };
}

function addRow(scores: Float32Array, rows: SparseRows, row: number): void {
  if (row < 0) return;
  for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at++) {
    const column = rows.columns[at] ?? 0;
    scores[column] = (scores[column] ?? 0) + (WEIGHT_OF[rows.values[at] ?? 0] ?? 0);
  }
}

/**
 * What the groups of decks play that a deck is most like, as shares. Likeness is the cosine over cards, the rare ones counting
 * more.
 *
 * @param popularity the share of the format's decks that play each column
 */
export function askGroups(rows: SparseRows, columns: CardColumns, popularity: Float32Array): ColumnScores {
  const rarity = popularity.map((share) => (share === 0 ? 0 : Math.log(1 / share + 1)));
  const count = rows.starts.length - 1;
  const lengths = new Float32Array(count);
  for (let group = 0; group < count; group++) {
    let squares = 0;
    for (let at = rows.starts[group] ?? 0; at < (rows.starts[group + 1] ?? 0); at++)
      squares += (((rows.values[at] ?? 0) / 255) * (rarity[rows.columns[at] ?? 0] ?? 0)) ** 2;
    lengths[group] = Math.sqrt(squares) || 1;
  }
  return (seeds) => {
    const asked = new Float32Array(columns.count);
    for (const { card, weight } of seeds) {
      const column = columns.columnOf(card);
      if (column >= 0) asked[column] = weight * (rarity[column] ?? 0) ** 2;
    }
    const likeness = new Float32Array(count);
    for (let group = 0; group < count; group++) {
      let common = 0;
      for (let at = rows.starts[group] ?? 0; at < (rows.starts[group + 1] ?? 0); at++)
        common += (asked[rows.columns[at] ?? 0] ?? 0) * (rows.values[at] ?? 0);
      likeness[group] = common / (lengths[group] ?? 1);
    }
    return meanOfLikest(rows, likeness, columns.count);
  };
}

function meanOfLikest(rows: SparseRows, likeness: Float32Array, count: number): Float32Array {
  const likest = Array.from(likeness.keys())
    .sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0) || a - b)
    .slice(0, LIKEST);
  const top = likeness[likest[0] ?? 0] ?? 0;
  const shares = new Float32Array(count);
  if (top === 0) return shares;
  let weights = 0;
  for (const group of likest) {
    const weight = ((likeness[group] ?? 0) / top) ** LIKENESS_POWER;
    weights += weight;
    for (let at = rows.starts[group] ?? 0; at < (rows.starts[group + 1] ?? 0); at++) {
      const column = rows.columns[at] ?? 0;
      shares[column] = (shares[column] ?? 0) + (weight * (rows.values[at] ?? 0)) / 255;
    }
  }
  return shares.map((share) => share / weights);
}
