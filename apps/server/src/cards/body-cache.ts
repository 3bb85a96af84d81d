import { createHash } from "node:crypto";

/** An answer as it is sent, with its mark. */
interface Body {
  readonly text: string;
  readonly etag: string;
}

/** Answers that were made before. */
export interface BodyCache {
  get(key: string, make: () => string): Body;
}

/** Letters that all kept answers may have together. */
const MOST_LETTERS = 24_000_000;

/** Keeps answers that take long to write, the most recently used of them. Cards change only with a new start. */
export function createBodyCache(most: number = MOST_LETTERS): BodyCache {
  const bodies = new Map<string, Body>();
  let letters = 0;
  return {
    get: (key, make) => {
      const known = bodies.get(key);
      if (known) {
        bodies.delete(key);
        bodies.set(key, known);
        return known;
      }
      const text = make();
      const body = { text, etag: `W/"${createHash("sha1").update(text).digest("base64url")}"` };
      bodies.set(key, body);
      letters += text.length;
      for (const [oldest, one] of bodies) {
        if (letters <= most) break;
        bodies.delete(oldest);
        letters -= one.text.length;
      }
      return body;
    },
  };
}
