import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createRecent } from "../platform/recent.ts";

/** An answer as it is sent, with its mark. */
interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The same in gzip, made when it is first asked for and on another thread. */
  zipped(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Answers that were made before. */
export interface BodyCache {
  get(key: string, make: () => Uint8Array<ArrayBuffer>): Body;
}

/** Bytes that all kept answers may have together, what they have in gzip aside: some tenth of that. */
const MOST_BYTES = 12_000_000;

const zip = promisify(gzip);

/** Keeps answers that take long to write, the most recently used of them. Cards change only with a new start. */
export function createBodyCache(most: number = MOST_BYTES): BodyCache {
  const bodies = createRecent<Body>(most, ({ bytes }) => bytes.length);
  return {
    get: (key, make) => {
      const known = bodies.get(key);
      if (known) return known;
      const body = toBody(make());
      bodies.set(key, body);
      return body;
    },
  };
}

function toBody(bytes: Uint8Array<ArrayBuffer>): Body {
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
