import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** An answer as it is sent, with its mark. */
interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The same in gzip, made when it is first asked for and on another thread. */
  zipped(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Answers that were made before. */
export interface BodyCache {
  get(key: string, make: () => string): Body;
}

/** Bytes that all kept answers may have together, what they have in gzip aside: some tenth of that. */
const MOST_BYTES = 24_000_000;

const zip = promisify(gzip);

/** Keeps answers that take long to write, the most recently used of them. Cards change only with a new start. */
export function createBodyCache(most: number = MOST_BYTES): BodyCache {
  const bodies = new Map<string, Body>();
  let bytes = 0;
  return {
    get: (key, make) => {
      const known = bodies.get(key);
      if (known) {
        bodies.delete(key);
        bodies.set(key, known);
        return known;
      }
      const body = toBody(make());
      bodies.set(key, body);
      bytes += body.bytes.length;
      for (const [oldest, one] of bodies) {
        if (bytes <= most) break;
        bodies.delete(oldest);
        bytes -= one.bytes.length;
      }
      return body;
    },
  };
}

function toBody(text: string): Body {
  const bytes = new TextEncoder().encode(text);
  let zipped: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    bytes,
    etag: `W/"${createHash("sha1").update(bytes).digest("base64url")}"`,
    zipped: () => {
      zipped ??= zip(bytes);
      return zipped;
    },
  };
}
