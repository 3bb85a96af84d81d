import type { CardSet, CardTable } from "@deckwright/cards/table/card-table.ts";
import { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { errorObject } from "./api-error.ts";

/** `/sets` and `/sets/{code}`, newest first. */
export function createSetRoutes(table: CardTable, origin: string): Hono<AppEnv> {
  const counts = countPrintings(table);
  const toObject = (set: CardSet, at: number) => ({
    object: "set",
    ...(set.id === "" ? {} : { id: set.id }),
    code: set.code,
    name: set.name,
    set_type: set.type,
    released_at: set.releasedAt,
    ...(set.parent === "" ? {} : { parent_set_code: set.parent }),
    ...(set.block === "" ? {} : { block: set.block }),
    card_count: counts.all[at] ?? 0,
    digital: (counts.all[at] ?? 0) > 0 && counts.all[at] === counts.digital[at],
    ...(set.iconUri === "" ? {} : { icon_svg_uri: set.iconUri }),
    uri: `${origin}/api/sets/${set.code}`,
    scryfall_uri: `https://scryfall.com/sets/${set.code}`,
    search_uri: `${origin}/api/cards/search?${new URLSearchParams({ include_extras: "true", order: "set", q: `e:${set.code}`, unique: "prints" })}`,
  });
  const sets = table.sets
    .map(toObject)
    .sort((a, b) => b.released_at.localeCompare(a.released_at) || a.code.localeCompare(b.code));
  const byCode = new Map(sets.map((set) => [set.code, set]));
  const routes = new Hono<AppEnv>();
  routes.get("/sets", (c) => c.json({ object: "list", has_more: false, data: sets }));
  routes.get("/sets/:code", (c) => {
    const code = c.req.param("code").toLowerCase();
    const set = byCode.get(code);
    if (set) return c.json(set);
    return c.json(errorObject(404, "not_found", `No sets found matching “${code.slice(0, 40)}”.`), 404);
  });
  return routes;
}

/** Printings of each set: all, and those that are not of paper. */
function countPrintings({ sets, printings, printingCount }: CardTable) {
  const all = new Uint32Array(sets.length);
  const digital = new Uint32Array(sets.length);
  for (let at = 0; at < printingCount; at++) {
    const set = printings.set[at] ?? 0;
    all[set] = (all[set] ?? 0) + 1;
    if (!((printings.games[at] ?? 0) & 1)) digital[set] = (digital[set] ?? 0) + 1;
  }
  return { all, digital };
}
