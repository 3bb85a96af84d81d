import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import type { Rulings } from "@deckwright/host/cards/rulings.ts";
import type { ScryfallClient } from "@deckwright/host/scryfall/scryfall-client.ts";
import { Hono } from "hono";
import { createCardLookup } from "../src/cards/card-lookup.ts";
import { createCardSearch } from "../src/cards/card-search.ts";
import { createCardRoutes } from "../src/cards/routes.ts";
import type { AppEnv } from "../src/platform/context.ts";
import { createMemoryRateLimiter, type RateLimit } from "../src/platform/rate-limit.ts";

/** The card database under `/api`, as the server has it, without the rest. */
export function cardSite(
  { table, names }: LoadedCards,
  options: {
    readonly origin?: string;
    readonly rulings?: Rulings;
    readonly limit?: RateLimit;
    readonly elsewhere?: ScryfallClient;
  } = {},
): Hono<AppEnv> {
  const {
    origin = "http://localhost:3000",
    rulings = new Map(),
    limit = { burst: 1e6, perSecond: 1e6 },
  } = options;
  return new Hono<AppEnv>().route(
    "/api",
    createCardRoutes({
      table,
      lookup: createCardLookup(table, names),
      search: createCardSearch(table),
      origin,
      rulings: async () => rulings,
      limiter: createMemoryRateLimiter(limit),
      ...(options.elsewhere ? { elsewhere: options.elsewhere } : {}),
    }),
  );
}
