import type { SparseRows } from "./section-bytes.ts";

/** The rows of leaders seen from the cards: who plays a card, and how much more than usual. */
export interface Postings {
  /** One entry of `affinities`, by walking both columns' leaders. */
  affinity(a: number, b: number, thin: number): number;
  /** Calls back with every leader that lists the column, and the share of its decks that play it. */
  leadersWith(column: number, visit: (leader: number, share: number) => void): void;
  /** The `count` leaders whose lists differ from the usual in the same way, with weights from 0 to 1; itself aside. */
  nearest(leader: number, count: number): Map<number, number>;
  /**
   * How alike the leaders are that play two columns more than usual: regularized cosines of all pairs as a square
   * matrix, 0 for column -1 and on the diagonal. `thin` is added to the product of the lengths.
   */
  affinities(columns: readonly number[], thin: number): Float32Array;
}

/** `usual` is the popularity per column. Takes some 20 ms for half a million entries. */
export function postings(rows: SparseRows, columnCount: number, usual: Float32Array): Postings {
  const total = rows.columns.length;
  const leaderCount = rows.starts.length - 1;
  const starts = new Uint32Array(columnCount + 1);
  for (const column of rows.columns) starts[column + 1] = (starts[column + 1] ?? 0) + 1;
  for (let column = 0; column < columnCount; column++)
    starts[column + 1] = (starts[column + 1] ?? 0) + (starts[column] ?? 0);
  const next = starts.slice();
  const leaders = new Uint16Array(total);
  const shares = new Uint8Array(total);
  const lengths = new Float32Array(columnCount);
  const leaderLengths = new Float32Array(leaderCount);
  const surplus = (column: number, share: number): number => Math.max(0, share / 255 - (usual[column] ?? 0));
  for (let leader = 0; leader < leaderCount; leader++) {
    for (let at = rows.starts[leader] ?? 0; at < (rows.starts[leader + 1] ?? 0); at++) {
      const column = rows.columns[at] ?? 0;
      const place = next[column] ?? 0;
      next[column] = place + 1;
      leaders[place] = leader;
      shares[place] = rows.values[at] ?? 0;
      const square = surplus(column, rows.values[at] ?? 0) ** 2;
      lengths[column] = (lengths[column] ?? 0) + square;
      leaderLengths[leader] = (leaderLengths[leader] ?? 0) + square;
    }
  }

  return {
    leadersWith(column, visit) {
      if (column < 0) return;
      for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++) {
        visit(leaders[at] ?? 0, (shares[at] ?? 0) / 255);
      }
    },

    nearest(leader, count) {
      const dots = new Float32Array(leaderCount);
      for (let at = rows.starts[leader] ?? 0; at < (rows.starts[leader + 1] ?? 0); at++) {
        const column = rows.columns[at] ?? 0;
        const own = surplus(column, rows.values[at] ?? 0);
        if (own === 0) continue;
        for (let post = starts[column] ?? 0; post < (starts[column + 1] ?? 0); post++) {
          const other = leaders[post] ?? 0;
          dots[other] = (dots[other] ?? 0) + own * surplus(column, shares[post] ?? 0);
        }
      }
      const own = leaderLengths[leader] ?? 0;
      const ranked = Array.from(dots, (dot, other): [number, number] => {
        return [other, dot / Math.sqrt(own * (leaderLengths[other] ?? 0) || 1)];
      });
      return new Map(
        ranked
          .filter(([other, cosine]) => other !== leader && cosine > 0)
          .sort((a, b) => b[1] - a[1] || a[0] - b[0])
          .slice(0, count),
      );
    },

    affinity(a, b, thin) {
      if (a < 0 || b < 0 || a === b) return 0;
      let dot = 0;
      let left = starts[a] ?? 0;
      let right = starts[b] ?? 0;
      const leftEnd = starts[a + 1] ?? 0;
      const rightEnd = starts[b + 1] ?? 0;
      while (left < leftEnd && right < rightEnd) {
        const difference = (leaders[left] ?? 0) - (leaders[right] ?? 0);
        if (difference === 0) dot += surplus(a, shares[left] ?? 0) * surplus(b, shares[right] ?? 0);
        if (difference <= 0) left++;
        if (difference >= 0) right++;
      }
      return dot / (Math.sqrt((lengths[a] ?? 0) * (lengths[b] ?? 0)) + thin);
    },

    affinities(columns, thin) {
      const size = columns.length;
      const matrix = new Float32Array(size * size);
      const members: number[][] = Array.from({ length: leaderCount }, () => []);
      const strengths: number[][] = Array.from({ length: leaderCount }, () => []);
      columns.forEach((column, place) => {
        if (column < 0) return;
        for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++) {
          const strength = surplus(column, shares[at] ?? 0);
          if (strength === 0) continue;
          members[leaders[at] ?? 0]?.push(place);
          strengths[leaders[at] ?? 0]?.push(strength);
        }
      });
      members.forEach((places, leader) => {
        const weights = strengths[leader] ?? [];
        for (let a = 0; a < places.length; a++) {
          const row = (places[a] ?? 0) * size;
          const own = weights[a] ?? 0;
          for (let b = a + 1; b < places.length; b++) {
            const cell = row + (places[b] ?? 0);
            matrix[cell] = (matrix[cell] ?? 0) + own * (weights[b] ?? 0);
          }
        }
      });
      for (let a = 0; a < size; a++) {
        for (let b = a + 1; b < size; b++) {
          const length = Math.sqrt((lengths[columns[a] ?? 0] ?? 0) * (lengths[columns[b] ?? 0] ?? 0));
          const value = columns[a] === columns[b] ? 0 : (matrix[a * size + b] ?? 0) / (length + thin);
          matrix[a * size + b] = value;
          matrix[b * size + a] = value;
        }
      }
      return matrix;
    },
  };
}
