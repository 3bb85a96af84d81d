import type { SparseRows } from "../section-bytes.ts";
import type { WeightedDeck } from "./recent-decks.ts";
import { sparseRows } from "./sparse-rows.ts";

/** How decks are put into groups. */
export interface GroupOptions {
  /** Decks for each group that is begun with. */
  readonly decksEach: number;
  /** Fewer decks are no group: they would show what single people play. */
  readonly minDecks: number;
  /** Decks of a group that a card must be seen in. */
  readonly minSeen: number;
  /** Smallest share that is kept. */
  readonly least: number;
}

const ROUNDS = 8;

/**
 * Groups of like decks, and the share of each group's decks that play a card: spherical k-means over decks as vectors of their
 * rare cards. A deck that is begun is told by the groups it is most like, which finds nearly as much as all decks would.
 *
 * @param count columns of the format's figures
 */
export function learnGroups(
  decks: readonly WeightedDeck[],
  count: number,
  options: GroupOptions,
): SparseRows {
  const { decksEach, minDecks, minSeen, least } = options;
  const rarity = rarityOf(decks, count);
  const vectors = decks.map(({ cards }) => unitVector(cards, rarity));
  const begun = Math.max(1, Math.floor(decks.length / decksEach));
  let centers = Array.from({ length: begun }, (_, at) => [Math.floor((at * decks.length) / begun)]);
  let groups = assign(vectors, decks, centersOf(centers, vectors, decks, count));
  for (let round = 0; round < ROUNDS; round++) {
    const isLast = round >= ROUNDS - 2;
    centers = groups.filter((group) => group.length >= (isLast ? minDecks : 1));
    groups = assign(vectors, decks, centersOf(centers, vectors, decks, count));
  }
  const rows = groups
    .filter((group) => group.length >= minDecks)
    .map((group) =>
      sharesOf(
        group.flatMap((at) => decks[at] ?? []),
        { minSeen, least },
      ),
    );
  return sparseRows(rows);
}

/** How much a card says about a deck: the rarer, the more. */
function rarityOf(decks: readonly WeightedDeck[], count: number): Float32Array {
  const played = new Float64Array(count);
  let all = 0;
  for (const { cards, weight } of decks) {
    all += weight;
    for (const card of cards) played[card] = (played[card] ?? 0) + weight;
  }
  return Float32Array.from(played, (weight) => (weight === 0 ? 0 : Math.log(all / weight + 1)));
}

function unitVector(cards: Uint16Array, rarity: Float32Array): Float32Array {
  const vector = Float32Array.from(cards, (card) => rarity[card] ?? 0);
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** For each card, how much of it each center has: centers side by side, of unit length. */
interface Centers {
  readonly count: number;
  readonly byCard: readonly (Float32Array | undefined)[];
}

function centersOf(
  groups: readonly (readonly number[])[],
  vectors: readonly Float32Array[],
  decks: readonly WeightedDeck[],
  count: number,
): Centers {
  const byCard: (Float32Array | undefined)[] = Array.from({ length: count }, () => undefined);
  const lengths = new Float64Array(groups.length);
  const sum = new Float32Array(count);
  for (const [group, members] of groups.entries()) {
    const touched = new Set<number>();
    for (const at of members) {
      const vector = vectors[at];
      decks[at]?.cards.forEach((card, index) => {
        sum[card] = (sum[card] ?? 0) + (vector?.[index] ?? 0);
        touched.add(card);
      });
    }
    let squares = 0;
    for (const card of touched) squares += (sum[card] ?? 0) ** 2;
    lengths[group] = Math.sqrt(squares) || 1;
    for (const card of touched) {
      const row = byCard[card] ?? new Float32Array(groups.length);
      row[group] = (sum[card] ?? 0) / (lengths[group] ?? 1);
      byCard[card] = row;
      sum[card] = 0;
    }
  }
  return { count: groups.length, byCard };
}

/** Each deck with the center it is most like. */
function assign(
  vectors: readonly Float32Array[],
  decks: readonly WeightedDeck[],
  { count, byCard }: Centers,
): number[][] {
  const groups = Array.from({ length: count }, (): number[] => []);
  const likeness = new Float32Array(count);
  for (const [at, deck] of decks.entries()) {
    likeness.fill(0);
    const vector = vectors[at];
    for (const [index, card] of deck.cards.entries()) {
      const row = byCard[card];
      const value = vector?.[index] ?? 0;
      if (row)
        for (let center = 0; center < count; center++)
          likeness[center] = (likeness[center] ?? 0) + value * (row[center] ?? 0);
    }
    let best = 0;
    for (let center = 1; center < count; center++)
      if ((likeness[center] ?? 0) > (likeness[best] ?? 0)) best = center;
    groups[best]?.push(at);
  }
  return groups;
}

/** The shares of a group's decks, newer ones counting more, in 255ths. */
function sharesOf(
  decks: readonly WeightedDeck[],
  { minSeen, least }: Pick<GroupOptions, "minSeen" | "least">,
): [column: number, share: number][] {
  const seen = new Map<number, { decks: number; weight: number }>();
  let all = 0;
  for (const { cards, weight } of decks) {
    all += weight;
    for (const card of cards) {
      const entry = seen.get(card) ?? { decks: 0, weight: 0 };
      entry.decks += 1;
      entry.weight += weight;
      seen.set(card, entry);
    }
  }
  return [...seen]
    .filter(([, entry]) => entry.decks >= minSeen && entry.weight / all >= least)
    .sort(([a], [b]) => a - b)
    .map(([card, { weight }]) => [card, Math.max(1, Math.round((255 * weight) / all))]);
}
