import { type CardTable, Game } from "../table/card-table.ts";

/** By card: how many printings it has and how many sets it is in, all together and in paper. */
export interface PrintCounts {
  readonly all: Uint16Array;
  readonly sets: Uint16Array;
  readonly paperSets: Uint16Array;
  readonly paper: Uint16Array;
}

/** Counts the printings and sets of every card. */
export function countPrints(table: CardTable): PrintCounts {
  const { set, games } = table.printings;
  const { size } = table;
  const [sets, paperSets, paper] = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
  const all = new Uint16Array(size);
  const seen = new Set<number>();
  const seenInPaper = new Set<number>();
  for (let card = 0; card < size; card++) {
    const [from, to] = table.printingsOf(card);
    all[card] = to - from;
    seen.clear();
    seenInPaper.clear();
    for (let at = from; at < to; at++) {
      const id = set[at] ?? -1;
      seen.add(id);
      if (((games[at] ?? 0) & Game.Paper) === 0) continue;
      seenInPaper.add(id);
      paper[card] = (paper[card] ?? 0) + 1;
    }
    sets[card] = seen.size;
    paperSets[card] = seenInPaper.size;
  }
  return { all, sets, paperSets, paper };
}

/** By card how many different pictures its printings have in front; NaN where none is known. */
export function countIllustrations(table: CardTable): Float32Array {
  const { illustrations } = table.printings;
  const counts = new Float32Array(table.size);
  const seen = new Set<number>();
  for (let card = 0; card < table.size; card++) {
    const [from, to] = table.printingsOf(card);
    seen.clear();
    for (let at = from; at < to; at++) {
      const illustration = illustrations[at] ?? 0;
      if (illustration > 0) seen.add(illustration);
    }
    counts[card] = seen.size || Number.NaN;
  }
  return counts;
}
