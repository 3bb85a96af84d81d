import { LRUCache } from "lru-cache";

/** What a key and the objects around a value take, in bytes and about. */
const OVERHEAD = 1_000;

/** Keeps the most recently used values. @param most Bytes that all of it may take together. */
export function createByteCache<Value extends { readonly bytes: Uint8Array }>(
  most: number,
): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: most,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + OVERHEAD,
  });
}
