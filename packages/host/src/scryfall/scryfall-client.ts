/** How to ask the card service. */
interface ScryfallClientOptions {
  /** Where the service is. */
  readonly origin?: string;
  /** Milliseconds between two requests; less than 50 counts as 50. */
  readonly spacingMs?: number;
  /** How often a request is made before it counts as failed. */
  readonly attempts?: number;
  /** Milliseconds that have gone by since some moment. */
  readonly now?: () => number;
}

/** The card service, asked politely. Every method throws ScryfallError when there is no answer to be had. */
export interface ScryfallClient {
  /** The object at a path such as `/cards/named?exact=Opt`. */
  get(path: string): Promise<unknown>;
  /** The objects of the list at a path. */
  list(path: string): Promise<readonly unknown[]>;
  /** Cards by identifiers, 75 to a request, with the identifiers of those that are not there. */
  collection(
    identifiers: readonly object[],
  ): Promise<{ readonly data: readonly unknown[]; readonly not_found: readonly unknown[] }>;
  /** The set of a whole name, in whatever case. */
  setNamed(name: string): Promise<unknown>;
}

/** What the service answered instead; `code` is its own word, `unreachable` where there was no answer. */
class ScryfallError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(message: string, status: number, code: string) {
    super(message);
    this.name = "ScryfallError";
    this.status = status;
    this.code = code;
  }
}

const ORIGIN = "https://api.scryfall.com";
const HEADERS = { "user-agent": "Deckwright/0.1", accept: "application/json;q=0.9,*/*;q=0.8" };
const SPACING_MS = 100;
const LEAST_SPACING_MS = 50;
/** Answers stay good for an hour, the newest 500 of them. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 500;
const BATCH = 75;
/** A visitor waits for this: not longer than so, and not behind more than so many. */
const PATIENCE_MS = 4_000;
const LONGEST_QUEUE = 20;
/** What would be answered the same once more. */
const FINAL: ReadonlySet<string> = new Set(["not_found", "bad_request"]);

/** Makes a client with a queue and a memory of its own. */
export function createScryfallClient(options: ScryfallClientOptions = {}): ScryfallClient {
  const origin = options.origin ?? ORIGIN;
  const spacing = Math.max(LEAST_SPACING_MS, options.spacingMs ?? SPACING_MS);
  const attempts = Math.max(1, options.attempts ?? 1);
  const now = options.now ?? (() => performance.now());
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  let last = Number.NEGATIVE_INFINITY;
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function turn(): Promise<void> {
    if (waiting >= LONGEST_QUEUE)
      throw new ScryfallError("Too many wait for the service.", 503, "unreachable");
    waiting++;
    const mine = queue.then(async () => {
      const wait = last + spacing - now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      last = now();
      waiting--;
    });
    queue = mine;
    await mine;
  }

  async function once(path: string, body: string | undefined): Promise<unknown> {
    await turn();
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(origin + path, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: body === undefined ? HEADERS : { ...HEADERS, "content-type": "application/json" },
        ...(body === undefined ? {} : { method: "POST", body }),
      });
      answer = await response.json();
    } catch {
      throw new ScryfallError("The card service does not answer.", 503, "unreachable");
    }
    if (response.ok) return answer;
    const code = textOf(answer, "code") ?? "unreachable";
    throw new ScryfallError(textOf(answer, "details") ?? "The card service failed.", response.status, code);
  }

  async function ask(path: string, body?: string): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(path, body);
      } catch (error) {
        const isFinal = error instanceof ScryfallError && FINAL.has(error.code);
        if (isFinal || attempt >= attempts) throw error;
      }
    }
  }

  function get(path: string): Promise<unknown> {
    const known = kept.get(path);
    if (known && known.until > now()) return known.answer;
    const answer = ask(path);
    kept.delete(path);
    kept.set(path, { until: now() + KEPT_MS, answer });
    // That there is no such card is an answer; that nobody answered is none.
    answer.catch((error: unknown) => {
      const isFinal = error instanceof ScryfallError && FINAL.has(error.code);
      if (!isFinal && kept.get(path)?.answer === answer) kept.delete(path);
    });
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
    return answer;
  }

  return {
    get,
    list: async (path) => dataOf(await get(path)),
    collection: async (identifiers) => {
      const data: unknown[] = [];
      const missing: unknown[] = [];
      for (let at = 0; at < identifiers.length; at += BATCH) {
        const body = JSON.stringify({ identifiers: identifiers.slice(at, at + BATCH) });
        const answer = await ask("/cards/collection", body);
        data.push(...dataOf(answer));
        missing.push(...missingOf(answer));
      }
      return { data, not_found: missing };
    },
    setNamed: async (name) => {
      const wanted = name.trim().toLowerCase();
      const set = dataOf(await get("/sets")).find((one) => textOf(one, "name")?.toLowerCase() === wanted);
      if (set === undefined) throw new ScryfallError(`No sets found matching "${name}"`, 404, "not_found");
      return set;
    },
  };
}

/** @throws ScryfallError when it is no list. */
function dataOf(value: unknown): readonly unknown[] {
  if (textOf(value, "object") === "list" && typeof value === "object" && value !== null && "data" in value)
    if (Array.isArray(value.data)) return value.data;
  throw new ScryfallError("Result object is not a list", 502, "not_a_list");
}

function missingOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null || !("not_found" in value)) return [];
  return Array.isArray(value.not_found) ? value.not_found : [];
}

function textOf(value: unknown, field: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text: unknown = Object.entries(value).find(([name]) => name === field)?.[1];
  return typeof text === "string" ? text : undefined;
}
