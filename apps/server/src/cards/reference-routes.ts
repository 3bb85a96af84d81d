import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Rulings } from "@deckwright/host/cards/rulings.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { errorObject } from "./api-error.ts";
import type { CardLookup } from "./card-lookup.ts";
import { createCatalogs } from "./catalogs.ts";
import { serviceCalled } from "./services.ts";
import { parseMana, SYMBOLS } from "./symbols.ts";

/** What is beside the cards: rulings, catalogs, symbols. */
export function createReferenceRoutes(options: {
  readonly table: CardTable;
  readonly lookup: CardLookup;
  readonly rulings: () => Promise<Rulings>;
  readonly origin: string;
}): Hono<AppEnv> {
  const { table, lookup, rulings, origin } = options;
  const routes = new Hono<AppEnv>();
  const catalogs = createCatalogs(table);

  async function sendRulings(c: AppContext, card: number | undefined): Promise<Response> {
    if (card === undefined) return c.json(errorObject(404, "not_found", "There is no such card."), 404);
    const oracleId = table.oracleId(card);
    const said = (await rulings()).get(oracleId) ?? [];
    const data = said.map(({ source, publishedAt, comment }) => ({
      object: "ruling",
      oracle_id: oracleId,
      source,
      published_at: publishedAt,
      comment,
    }));
    return c.json({ object: "list", has_more: false, data });
  }

  routes.get("/cards/:id/rulings", (c) => sendRulings(c, lookup.byId(c.req.param("id"))?.card));
  routes.get("/cards/:set/:number/rulings", (c) => {
    const { set, number } = c.req.param();
    const service = serviceCalled(set);
    const printing = service ? lookup.byService(service, number) : lookup.bySetNumber(set, number);
    return sendRulings(c, printing?.card);
  });

  routes.get("/catalog/:name", (c) => {
    const name = c.req.param("name");
    const catalog = catalogs.get(name)?.();
    if (!catalog) return c.json(errorObject(404, "not_found", "There is no such catalog."), 404);
    const uri = `${origin}/api/catalog/${name}`;
    return c.json({ object: "catalog", uri, total_values: catalog.length, data: catalog });
  });

  routes.get("/symbology", (c) => c.json({ object: "list", has_more: false, data: SYMBOLS }));
  routes.get("/symbology/parse-mana", (c) => {
    const cost = c.req.query("cost") ?? "";
    if (cost.length > 200) throw new Failure("bad_request", "A mana cost has at most 200 characters.");
    const parsed = cost.trim() === "" ? null : parseMana(cost);
    if (parsed) return c.json(parsed);
    return c.json(errorObject(422, "validation_error", "Something in this cost is no mana symbol."), 422);
  });

  // Cards keep their ids here from one update to the next, so that nothing has ever migrated.
  routes.get("/migrations", (c) => c.json({ object: "list", has_more: false, data: [] }));
  routes.get("/migrations/:id", (c) =>
    c.json(errorObject(404, "not_found", "There is no such migration."), 404),
  );
  return routes;
}
