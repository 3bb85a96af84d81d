/** The entry of a record under a key that may be any text: `constructor` and the like are none. */
export function ownEntry<Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
