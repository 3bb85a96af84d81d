import { personalTerms } from "@deckwright/cards/search/personal-terms.ts";
import type { SearchWarning } from "@deckwright/cards/search/tree.ts";
import type { CardTable, Printing, PrintingIndex } from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import { MAX_QUERY } from "@deckwright/contract/search.ts";
import { Hono } from "hono";
import { acceptsGzip } from "../platform/compress.ts";
import type { AppContext, AppEnv } from "../platform/context.ts";
import { Failure } from "../platform/failure.ts";
import type { RateLimiter } from "../platform/rate-limit.ts";
import { createRecent } from "../platform/recent.ts";
import { sendWhole } from "../platform/send-whole.ts";
import { errorObject } from "./api-error.ts";
import type { AskersCards } from "./askers-cards.ts";
import { createBodyCache } from "./body-cache.ts";
import { toCsv } from "./card-formats.ts";
import type { Answer, CardSearch, SearchWish } from "./card-search.ts";
import type { SendPrinting } from "./send-printing.ts";

/** Cards on a page: Scryfall's number. */
const PAGE = 175;

/** Bytes that printings take that are kept as text: the first pages of many searches begin with the same names. */
const TEXT_BYTES = 8_000_000;

/** What the routes of the search are made of. */
interface SearchRoutesOptions {
  readonly table: CardTable;
  readonly search: CardSearch;
  readonly origin: string;
  readonly toObject: (printing: Printing) => ScryfallCard;
  readonly send: SendPrinting;
  /** Cards of members' own; without it a search that speaks of them says so. */
  readonly askersCards?: AskersCards;
  /** Where answers that are kept ready are counted. */
  readonly limiter: RateLimiter;
}

/** `/cards/search` and `/cards/random`. */
export function createSearchRoutes({
  table,
  search,
  origin,
  toObject,
  send,
  askersCards,
  limiter,
}: SearchRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const bodies = createBodyCache();
  const texts = createRecent<string>(TEXT_BYTES, (text) => text.length);

  /** A printing as it is written in lists. */
  function textOf(at: PrintingIndex): string {
    const key = String(at);
    let text = texts.get(key);
    if (text === undefined) {
      text = JSON.stringify(toObject(table.printing(at)));
      texts.set(key, text);
    }
    return text;
  }

  routes.get("/cards/search", async (c) => {
    const wish = readWish(c);
    const page = readPage(c.req.query("page"));
    const format = c.req.query("format") ?? "json";
    const own = await ownOf(c, wish.q);
    const answer = own ? search.findFor(wish, own) : search.find(wish);
    const { printings } = answer.found;
    if (printings.length === 0) return nothing(c, answer);
    const start = (page - 1) * PAGE;
    if (start >= printings.length) {
      const details = "You have turned beyond the last page of these results.";
      return c.json({ ...errorObject(422, "validation_error", details), ...reading(answer) }, 422);
    }
    const shown = printings.subarray(start, start + PAGE);
    const hasMore = start + PAGE < printings.length;
    if (format === "csv") {
      c.header("x-scryfall-total-cards", String(printings.length));
      c.header("x-scryfall-has-more", String(hasMore));
      const objects = Array.from(shown, (at) => toObject(table.printing(at)));
      return c.body(toCsv(objects), 200, { "content-type": "text/csv; charset=utf-8" });
    }
    const list = () => {
      const fields = JSON.stringify({
        object: "list",
        total_cards: printings.length,
        has_more: hasMore,
        ...(hasMore ? { next_page: nextPage(origin, c, page + 1) } : {}),
        ...reading(answer),
      });
      return `${fields.slice(0, -1)},"data":[${Array.from(shown, textOf).join(",")}]}`;
    };
    if (own) return c.body(list(), 200, { "content-type": "application/json" });
    const body = bodies.get(c.req.url, list);
    // Who has this answer already is told so by the mark alone.
    const headers = { "content-type": "application/json", etag: body.etag };
    if (!acceptsGzip(c.req.header("accept-encoding")))
      return sendWhole(c, { bytes: body.bytes, limiter }, headers);
    const packed = { "content-encoding": "gzip", vary: "Accept-Encoding" };
    return sendWhole(c, { bytes: await body.zipped(), limiter }, { ...headers, ...packed });
  });

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

  routes.get("/cards/random", (c) => {
    const q = (c.req.query("q") ?? "").slice(0, MAX_QUERY);
    const answer = search.find({ q: q.trim() === "" ? "mv>=0" : q, extras: false });
    const { printings } = answer.found;
    if (printings.length === 0) return nothing(c, answer);
    const printing = table.printing(printings[Math.floor(Math.random() * printings.length)] ?? 0);
    c.header("cache-control", "no-store");
    return send(c, printing);
  });
  return routes;
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

/** Pages count from 1; what is no page counts as the first, as Scryfall does. */
function readPage(typed: string | undefined): number {
  const page = Number(typed ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 1e9) : 1;
}

/** What the search says beside its cards. */
function reading({ found, notes }: Answer) {
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

/** Nothing was found, or nothing was asked that could be. */
function nothing(c: AppContext, answer: Answer): Response {
  const { status } = answer.found;
  if (status === "searched") {
    const details = "No card matches this search.";
    return c.json({ ...errorObject(404, "not_found", details), ...reading(answer) }, 404);
  }
  const details =
    status === "nothing_asked"
      ? "There is nothing to look for in this search."
      : "Nothing of this search could be used.";
  return c.json({ ...errorObject(400, "bad_request", details), ...reading(answer) }, 400);
}

function nextPage(origin: string, c: AppContext, page: number): string {
  const params = new URL(c.req.url).searchParams;
  params.set("page", String(page));
  return `${origin}/api/cards/search?${params}`;
}
