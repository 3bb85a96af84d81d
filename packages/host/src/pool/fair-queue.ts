/**
 * What waits for its turn, and whose it is. Turns go round: whoever was just served comes after everybody else who waits,
 * so that one who brings a hundred things holds up another, who brings one, by a single one of them.
 */
export interface FairQueue<Item> {
  /** All that waits. */
  readonly size: number;
  /** What waits of one owner. */
  sizeOf(owner: string): number;
  /** Puts an item behind those that its owner has waiting already. */
  add(owner: string, item: Item): void;
  /** Takes out what comes next, passing over owners who may not have a turn now; undefined when nothing may. */
  take(mayHaveTurn?: (owner: string) => boolean): Item | undefined;
  /** Takes out one item; false when it does not wait any more. */
  remove(owner: string, item: Item): boolean;
  /** Takes out everything. */
  clear(): Item[];
}

export function createFairQueue<Item>(): FairQueue<Item> {
  /** The order of the owners is the order of their turns. */
  const lines = new Map<string, Item[]>();
  let size = 0;

  return {
    get size() {
      return size;
    },
    sizeOf: (owner) => lines.get(owner)?.length ?? 0,
    add(owner, item) {
      const line = lines.get(owner);
      if (line) line.push(item);
      else lines.set(owner, [item]);
      size += 1;
    },
    take(mayHaveTurn = () => true) {
      for (const [owner, line] of lines) {
        if (!mayHaveTurn(owner)) continue;
        const item = line.shift();
        // Goes to the end, away from the next turn.
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
        size -= 1;
        return item;
      }
      return undefined;
    },
    remove(owner, item) {
      const line = lines.get(owner);
      const at = line?.indexOf(item) ?? -1;
      if (!line || at < 0) return false;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(owner);
      size -= 1;
      return true;
    },
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return all;
    },
  };
}
