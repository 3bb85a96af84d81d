import type { Database } from "@deckwright/db/database.ts";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import type { Rulings } from "@deckwright/host/cards/rulings.ts";
import type { ScryfallClient } from "@deckwright/host/scryfall/scryfall-client.ts";
import { Hono } from "hono";
import { createAskersCards } from "../src/cards/askers-cards.ts";
import { createCardLookup } from "../src/cards/card-lookup.ts";
import { createCardSearch } from "../src/cards/card-search.ts";
import { createCardRoutes } from "../src/cards/routes.ts";
import type { AppEnv } from "../src/platform/http/context.ts";
import { createGate } from "../src/platform/limits/gate.ts";
import { createMemoryRateLimiter, type RateLimit } from "../src/platform/limits/rate-limit.ts";
import type { Identify } from "../src/ports/caller.ts";

/** The card database under `/api`, as the server has it, without the rest. */
export function cardSite(
  { table, names }: LoadedCards,
  options: {
    readonly origin?: string;
    readonly rulings?: Rulings;
    readonly limit?: RateLimit;
    readonly scryfallFallback?: ScryfallClient;
    /** Whose tokens are believed, and where their cards are. */
    readonly members?: { readonly database: Database; readonly identify: Identify };
  } = {},
): Hono<AppEnv> {
  const {
    origin = "http://localhost:3000",
    rulings = new Map(),
    limit = { burst: 1e6, perSecond: 1e6 },
  } = options;
  const lookup = createCardLookup(table, names);
  return new Hono<AppEnv>().route(
    "/api",
    createCardRoutes({
      table,
      lookup,
      search: createCardSearch(table, names),
      origin,
      rulings: async () => rulings,
      limiter: createMemoryRateLimiter(limit),
      gate: createGate({ places: 64, placesEach: 4 }),
      ...(options.members ? { askersCards: createAskersCards({ ...options.members, table, lookup }) } : {}),
      ...(options.scryfallFallback ? { scryfallFallback: options.scryfallFallback } : {}),
    }),
  );
}
