import { useSyncExternalStore } from "react";

/** A value that many components watch. It changes in the browser only; the server always sees the first value. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `watcher` after each change, until the returned function is called. */
  watch(watcher: () => void): () => void;
  /** The value, for a component that renders again when it changes. */
  use(): Value;
  /** A part of it, for a component that renders again only when that part is another. */
  usePart<Part>(pick: (value: Value) => Part): Part;
}

/** Makes a store that holds `first`. */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const get = () => current;
  return {
    get,
    set(value) {
      current = value;
      for (const watcher of watchers) watcher();
    },
    watch,
    use: () => useSyncExternalStore(watch, get, () => first),
    usePart: (pick) =>
      useSyncExternalStore(
        watch,
        () => pick(current),
        () => pick(first),
      ),
  };
}
