import { personalTerms } from "@deckwright/cards/search/personal-terms.ts";
import type { SearchWarning } from "@deckwright/cards/search/tree.ts";
import type { PrintingIndex } from "@deckwright/cards/table/card-table.ts";
import { MAX_QUERY } from "@deckwright/contract/search.ts";
import { acceptsGzip } from "../platform/http/compress.ts";
import type { AppContext } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { sendCacheable } from "../platform/http/response-cache.ts";
import type { RateLimiter } from "../platform/limits/rate-limit.ts";
import { AnswerBuffer } from "./answer-buffer.ts";
import { errorObject } from "./api-error.ts";
import type { AskersCards } from "./askers-cards.ts";
import { createBodyCache } from "./body-cache.ts";
import type { Answer, CardSearch, SearchWish } from "./card-search.ts";
import type { WriteHit } from "./hit-texts.ts";
import { inLines, isForEyes } from "./pretty-json.ts";

/** What a request asked the search for, and what came of it. */
interface Asked {
  readonly answer: Answer;
  /** True where cards of the asker's own had a say: nobody keeps such an answer. */
  readonly isOwn: boolean;
}

/** Takes searches from requests and answers them, in whatever shape a route shows the hits. */
export interface SearchService {
  /** Runs the search that stands in the address. */
  ask(c: AppContext): Promise<Asked>;
  /** Sends what `write` makes, which is kept by its address unless it is somebody's own. */
  send(c: AppContext, asked: Asked, write: (into: AnswerBuffer) => void): Promise<Response>;
}

export function createSearchService(options: {
  readonly search: CardSearch;
  /** Cards of members' own; without it a search that speaks of them says so. */
  readonly askersCards?: AskersCards;
  /** Where answers that are kept ready are counted. */
  readonly limiter: RateLimiter;
}): SearchService {
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
      const json = { "content-type": "application/json" };
      if (isOwn) {
        const own = new AnswerBuffer();
        write(own);
        return c.body(own.from(0), 200, json);
      }
      const { url } = c.req;
      // Under whatever name the server was asked, the answer is the same.
      const key = url.slice(url.indexOf("/", url.indexOf("//") + 2));
      const isZipped = acceptsGzip(c.req.header("accept-encoding"));
      const body = await bodies.get(key, isZipped, isForEyes(c) ? inLinesOf(write) : write);
      // 304 where the asker has this answer already.
      const headers = { ...json, etag: body.etag, vary: "Accept-Encoding" };
      const packed = isZipped ? { "content-encoding": "gzip" } : {};
      return sendCacheable(c, { bytes: body.bytes, limiter }, { ...headers, ...packed });
    },
  };
}

/** The same JSON line by line. */
function inLinesOf(write: (into: AnswerBuffer) => void): (into: AnswerBuffer) => void {
  return (into) => {
    write(into);
    const json = into.from(0).toString();
    into.empty();
    into.text(inLines(json));
  };
}

/** Writes an object with the fields of `head` and, as its `data`, the hits as `writeHit` writes each. */
export function writeHits(
  into: AnswerBuffer,
  head: Readonly<Record<string, unknown>>,
  hits: ArrayLike<PrintingIndex>,
  writeHit: WriteHit,
): void {
  into.text(`${JSON.stringify(head).slice(0, -1)},"data":[`);
  for (let at = 0; at < hits.length; at++) {
    if (at > 0) into.text(",");
    writeHit(hits[at] ?? 0, into);
  }
  into.text("]}");
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
