/** Things that take room, of which the most recently used are kept. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** What a key and the objects around a value take, in bytes and about. */
const OVERHEAD = 1_000;

/**
 * @param most Bytes that all of it may take together.
 * @param sizeOf Bytes that a value takes.
 */
export function createRecent<Value>(most: number, sizeOf: (value: Value) => number): Recent<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;
  const room = (key: string, value: Value): number => sizeOf(value) + 2 * key.length + OVERHEAD;
  function remove(key: string): void {
    const value = kept.get(key);
    if (value === undefined || !kept.delete(key)) return;
    bytes -= room(key, value);
  }
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      // Moves it to the end, away from the oldest.
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      kept.set(key, value);
      bytes += room(key, value);
      for (const oldest of kept.keys()) {
        if (bytes <= most) break;
        remove(oldest);
      }
    },
  };
}
