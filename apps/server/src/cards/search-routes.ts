import type { CardTable, Printing } from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import { MAX_QUERY } from "@deckwright/contract/search.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { toCsv } from "./card-formats.ts";
import type { CardSearch } from "./card-search.ts";
import { createHitTexts } from "./hit-texts.ts";
import { readingOf, refusal, type SearchService, writeHits } from "./search-service.ts";
import type { SendPrinting } from "./send-printing.ts";

/** Cards on a page: Scryfall's number. */
const PAGE = 175;

/** Bytes of printings that are kept as text: some five thousand. */
const TEXT_BYTES = 16_000_000;

/** What the routes of the search are made of. */
interface SearchRoutesOptions {
  readonly table: CardTable;
  readonly search: CardSearch;
  readonly searchService: SearchService;
  readonly origin: string;
  readonly toObject: (printing: Printing) => ScryfallCard;
  readonly send: SendPrinting;
}

/** `/cards/search` and `/cards/random`, as Scryfall has them. */
export function createSearchRoutes(options: SearchRoutesOptions): Hono<AppEnv> {
  const { table, search, searchService, origin, toObject, send } = options;
  const routes = new Hono<AppEnv>();
  const writeHit = createHitTexts(table.printingCount, TEXT_BYTES, (at) =>
    JSON.stringify(toObject(table.printing(at))),
  );

  routes.get("/cards/search", async (c) => {
    const page = readPage(c.req.query("page"));
    const asked = await searchService.ask(c);
    const { printings } = asked.answer.found;
    const start = (page - 1) * PAGE;
    const refused = refusal(c, asked.answer, start);
    if (refused) return refused;
    const shown = printings.subarray(start, start + PAGE);
    const hasMore = start + PAGE < printings.length;
    if (c.req.query("format") === "csv") {
      c.header("x-scryfall-total-cards", String(printings.length));
      c.header("x-scryfall-has-more", String(hasMore));
      const objects = Array.from(shown, (at) => toObject(table.printing(at)));
      return c.body(toCsv(objects), 200, { "content-type": "text/csv; charset=utf-8" });
    }
    return searchService.send(c, asked, (into) => {
      const head = {
        object: "list",
        total_cards: printings.length,
        has_more: hasMore,
        ...(hasMore ? { next_page: nextPage(origin, c, page + 1) } : {}),
        ...readingOf(asked.answer),
      };
      writeHits(into, head, shown, writeHit);
    });
  });

  routes.get("/cards/random", (c) => {
    const q = (c.req.query("q") ?? "").slice(0, MAX_QUERY);
    const answer = search.find({ q: q.trim() === "" ? "mv>=0" : q, extras: false });
    const { printings } = answer.found;
    const refused = refusal(c, answer, 0);
    if (refused) return refused;
    const printing = table.printing(printings[Math.floor(Math.random() * printings.length)] ?? 0);
    c.header("cache-control", "no-store");
    return send(c, printing);
  });
  return routes;
}

/** Pages count from 1; what is no page counts as the first, as Scryfall does. */
function readPage(typed: string | undefined): number {
  const page = Number(typed ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 1e9) : 1;
}

function nextPage(origin: string, c: AppContext, page: number): string {
  const params = new URL(c.req.url).searchParams;
  params.set("page", String(page));
  return `${origin}/api/cards/search?${params}`;
}
