/** What was made of late, by its name. */
interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly madeAt: number;
}

/**
 * Keeps what is asked for often for a while, so that it is made once for all. What could not be made is not kept.
 * @param most Names that are kept; the oldest is forgotten for one more.
 */
export function keepFor<Value>(
  ms: number,
  most: number,
  now: () => number = () => performance.now(),
): (name: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (name, make) => {
    const known = kept.get(name);
    if (known && now() - known.madeAt < ms) return known.value;
    const value = make();
    kept.delete(name);
    kept.set(name, { value, madeAt: now() });
    value.catch(() => kept.delete(name));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}
