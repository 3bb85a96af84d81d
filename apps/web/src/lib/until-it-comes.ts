/** The pause before something that did not come is asked for again, in milliseconds. */
const PAUSE_MS = 2_000;

/** Asks for something until it comes: a script that is fetched while there is no line must not end the page. Never rejects. */
export function untilItComes<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
}
