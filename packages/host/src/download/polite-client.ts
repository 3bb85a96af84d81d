import { setTimeout as sleep } from "node:timers/promises";
import { DownloadError } from "./download-error.ts";

/** How a source is asked. */
export interface PoliteOptions {
  /** Least milliseconds between two requests; Scryfall asks for 50 to 100. */
  readonly spacingMs?: number;
  /** How often a request is made before it is given up; 1 unless told. */
  readonly attempts?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Asks a source no faster than it likes, names itself, and waits as long as it is told to. */
export interface PoliteClient {
  /**
   * @throws DownloadError when there is no answer, or one that says that there is nothing to have. A wait that the
   * source asks for is waited out only when there is another attempt left.
   */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** Scryfall refuses clients that do not say who they are or what they take. */
const WHO = { "User-Agent": "Deckwright/0.1", Accept: "application/json;q=0.9,*/*;q=0.8" };
const SPACING_MS = 100;
/** A source that wants a longer pause is taken at its word, but not waited for. */
const LONGEST_WAIT_MS = 120_000;
/** Answers after which the same request may succeed later. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A client with its own clock of requests. */
export function createPoliteClient(options: PoliteOptions = {}): PoliteClient {
  const spacing = options.spacingMs ?? SPACING_MS;
  const attempts = Math.max(1, options.attempts ?? 1);
  const waiting = options.signal ? { signal: options.signal } : {};
  let next = 0;

  async function once(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    const now = performance.now();
    const start = Math.max(now, next);
    next = start + spacing;
    if (start > now) await sleep(start - now, undefined, waiting);
    try {
      // Compression on the way would hide how long the file is and where a broken download may go on.
      return await fetch(url, { headers: { ...WHO, "Accept-Encoding": "identity", ...headers }, ...waiting });
    } catch (cause) {
      options.signal?.throwIfAborted();
      throw new DownloadError(`${url} does not answer (${reason(cause)}).`, { cause });
    }
  }

  return {
    async get(url, headers = {}) {
      for (let attempt = 1; ; attempt++) {
        const last = attempt >= attempts;
        let wait = spacing * 2 ** attempt;
        try {
          const response = await once(url, headers);
          if (response.ok || response.status === 416) return response;
          await response.body?.cancel();
          const asked = retryAfter(response.headers.get("retry-after"), Date.now());
          if (last || !PASSING.has(response.status) || asked > LONGEST_WAIT_MS) {
            const later = asked > 0 ? ` It asks to wait ${Math.ceil(asked / 1000)} seconds.` : "";
            throw new DownloadError(`${url} answers ${response.status}.${later}`);
          }
          wait = Math.max(wait, asked);
        } catch (error) {
          if (last || !isSilence(error)) throw error;
        }
        await sleep(wait, undefined, waiting);
      }
    },
  };
}

/** True when there was no answer at all, which another attempt may change. */
function isSilence(error: unknown): boolean {
  return error instanceof DownloadError && error.cause !== undefined;
}

/** Milliseconds that a `Retry-After` of seconds or of a date asks for; 0 when there is none. */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message || cause.message : cause.message;
}
