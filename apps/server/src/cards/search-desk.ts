import { personalTerms } from "@deckwright/cards/search/personal-terms.ts";
import type { SearchWarning } from "@deckwright/cards/search/tree.ts";
import type { PrintingIndex } from "@deckwright/cards/table/card-table.ts";
import { MAX_QUERY } from "@deckwright/contract/search.ts";
import { acceptsGzip } from "../platform/compress.ts";
import type { AppContext } from "../platform/context.ts";
import { Failure } from "../platform/failure.ts";
import type { RateLimiter } from "../platform/rate-limit.ts";
import { createRecent } from "../platform/recent.ts";
import { sendWhole } from "../platform/send-whole.ts";
import { errorObject } from "./api-error.ts";
import type { AskersCards } from "./askers-cards.ts";
import { createBodyCache } from "./body-cache.ts";
import type { Answer, CardSearch, SearchWish } from "./card-search.ts";
import { inLines, isForEyes } from "./pretty-json.ts";

/** What a request asked the search for, and what came of it. */
interface Asked {
  readonly answer: Answer;
  /** True where cards of the asker's own had a say: nobody keeps such an answer. */
  readonly isOwn: boolean;
}

/** Takes searches from requests and answers them, in whatever shape a route shows the hits. */
export interface SearchDesk {
  /** Runs the search that stands in the address. */
  ask(c: AppContext): Promise<Asked>;
  /** Sends what `write` makes, which is kept by its address unless it is somebody's own. */
  send(c: AppContext, asked: Asked, write: () => Bytes): Promise<Response>;
}

export function createSearchDesk(options: {
  readonly search: CardSearch;
  /** Cards of members' own; without it a search that speaks of them says so. */
  readonly askersCards?: AskersCards;
  /** Where answers that are kept ready are counted. */
  readonly limiter: RateLimiter;
}): SearchDesk {
  const { search, askersCards, limiter } = options;
  const bodies = createBodyCache();

  /** Cards of the asker's own where the query speaks of them; then the answer is theirs alone, and nobody keeps it. */
  async function ownOf(c: AppContext, query: string) {
    const wanted = personalTerms(query);
    if (!askersCards || !(wanted.owned || wanted.deck)) return undefined;
    c.header("cache-control", "private, no-store");
    const { req } = c;
    const asker = {
      authorization: req.header("authorization"),
      apikey: req.header("apikey"),
      deck: req.query("deck"),
    };
    return askersCards(asker, wanted);
  }

  return {
    ask: async (c) => {
      const wish = readWish(c);
      const own = await ownOf(c, wish.q);
      return { answer: own ? search.findFor(wish, own) : search.find(wish), isOwn: own !== undefined };
    },
    send: async (c, { isOwn }, write) => {
      if (isOwn) return c.body(write(), 200, { "content-type": "application/json" });
      const { url } = c.req;
      const pretty = () => encoder.encode(inLines(new TextDecoder().decode(write())));
      // Under whatever name the server was asked, the answer is the same.
      const body = bodies.get(
        url.slice(url.indexOf("/", url.indexOf("//") + 2)),
        isForEyes(c) ? pretty : write,
      );
      // Who has this answer already is told so by the mark alone.
      const headers = { "content-type": "application/json", etag: body.etag };
      if (!acceptsGzip(c.req.header("accept-encoding")))
        return sendWhole(c, { bytes: body.bytes, limiter }, headers);
      const packed = { "content-encoding": "gzip", vary: "Accept-Encoding" };
      return sendWhole(c, { bytes: await body.zipped(), limiter }, { ...headers, ...packed });
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
const encoder = new TextEncoder();
const COMMA = encoder.encode(",");
const END = encoder.encode("]}");

/** An object with the fields of `head` and, as its `data`, the hits as `textOf` writes each. */
export function writeHits(
  head: Readonly<Record<string, unknown>>,
  hits: ArrayLike<PrintingIndex>,
  textOf: (hit: PrintingIndex) => Bytes,
): Bytes {
  const parts = [encoder.encode(`${JSON.stringify(head).slice(0, -1)},"data":[`)];
  for (let at = 0; at < hits.length; at++) {
    if (at > 0) parts.push(COMMA);
    parts.push(textOf(hits[at] ?? 0));
  }
  parts.push(END);
  return Buffer.concat(parts);
}

/**
 * Printings as `toObject` has them, in JSON. Those used last are kept: the first hits of many searches are the same.
 * They are kept as the bytes that are sent, since half of them would take two bytes a letter as text for the sake of a dash.
 * @param most Bytes that all that is kept may take.
 */
export function createTexts(
  most: number,
  toObject: (hit: PrintingIndex) => object,
): (hit: PrintingIndex) => Bytes {
  const texts = createRecent<Bytes>(most, (text) => text.length);
  return (hit) => {
    const key = String(hit);
    let text = texts.get(key);
    if (text === undefined) {
      text = encoder.encode(JSON.stringify(toObject(hit)));
      texts.set(key, text);
    }
    return text;
  };
}

function readWish(c: AppContext): SearchWish {
  const q = c.req.query("q") ?? "";
  if (q.trim() === "") throw new Failure("bad_request", "Say what to look for, in the parameter q.");
  if (q.length > MAX_QUERY) throw new Failure("bad_request", `A search has at most ${MAX_QUERY} characters.`);
  return {
    q,
    extras: c.req.query("include_extras") === "true",
    unique: c.req.query("unique"),
    order: c.req.query("order"),
    dir: c.req.query("dir"),
    prefer: c.req.query("prefer"),
  };
}

/** What the search says beside its cards. */
export function readingOf({ found, notes }: Answer) {
  const warnings = [...notes, ...found.warnings.map(inWords)];
  return {
    understood: found.understood,
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(found.warnings.length === 0
      ? {}
      : {
          warning_places: found.warnings.map(({ message, span, suggestion }) => ({
            message,
            start: span.start,
            end: span.end,
            ...(suggestion === undefined ? {} : { suggestion }),
          })),
        }),
  };
}

function inWords({ message, suggestion }: SearchWarning): string {
  return suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`;
}

/**
 * What is said where no hit can be shown: nothing was found, nothing was asked that could be, or `start`, a place, lies behind
 * the last hit. Undefined where there are hits to show.
 */
export function refusal(c: AppContext, answer: Answer, start: number): Response | undefined {
  const { status, printings } = answer.found;
  if (start < printings.length) return undefined;
  if (printings.length > 0) {
    const details = "You have turned beyond the last page of these results.";
    return c.json({ ...errorObject(422, "validation_error", details), ...readingOf(answer) }, 422);
  }
  if (status === "searched") {
    const details = "No card matches this search.";
    return c.json({ ...errorObject(404, "not_found", details), ...readingOf(answer) }, 404);
  }
  const details =
    status === "nothing_asked"
      ? "There is nothing to look for in this search."
      : "Nothing of this search could be used.";
  return c.json({ ...errorObject(400, "bad_request", details), ...readingOf(answer) }, 400);
}
