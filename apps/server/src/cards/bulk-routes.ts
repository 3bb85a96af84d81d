import type { CardTable, Printing } from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import { Hono } from "hono";
import type { AppEnv } from "../platform/context.ts";
import { errorObject } from "./api-error.ts";

/** Cards that are written at a time, so that other requests have their turn between. */
const CHUNK = 100;

interface Bulk {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** The printings it has. */
  readonly printings: (table: CardTable) => Iterable<number>;
}

const BULKS: readonly Bulk[] = [
  {
    type: "oracle_cards",
    name: "Oracle Cards",
    description: "One object for each card, in the printing that is usually shown.",
    printings: (table) => table.defaultPrinting,
  },
  {
    type: "default_cards",
    name: "Default Cards",
    description: "One object for each printing.",
    printings: (table) => Array(table.printingCount).keys(),
  },
];

/** `/bulk-data`: everything in one file, written from the loaded cards as it is sent. */
export function createBulkRoutes(
  table: CardTable,
  origin: string,
  toObject: (printing: Printing) => ScryfallCard,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const objects = BULKS.map(({ type, name, description }) => ({
    object: "bulk_data",
    id: type,
    type,
    name,
    description,
    updated_at: `${table.meta.cardsAsOf}T00:00:00.000+00:00`,
    uri: `${origin}/api/bulk-data/${type}`,
    download_uri: `${origin}/api/bulk-data/${type}/file`,
    content_type: "application/json",
  }));
  const called = (type: string): string => type.replaceAll("-", "_");

  routes.get("/bulk-data", (c) => c.json({ object: "list", has_more: false, data: objects }));
  routes.get("/bulk-data/:type", (c) => {
    const found = objects.find(({ type }) => type === called(c.req.param("type")));
    return found ? c.json(found) : c.json(errorObject(404, "not_found", "There is no such bulk file."), 404);
  });
  routes.get("/bulk-data/:type/file", (c) => {
    const bulk = BULKS.find(({ type }) => type === called(c.req.param("type")));
    if (!bulk) return c.json(errorObject(404, "not_found", "There is no such bulk file."), 404);
    return c.body(ReadableStream.from(write(table, bulk.printings(table), toObject)), 200, {
      "content-type": "application/json",
    });
  });
  return routes;
}

async function* write(
  table: CardTable,
  printings: Iterable<number>,
  toObject: (printing: Printing) => ScryfallCard,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines: string[] = [];
  let isFirst = true;
  const flush = (end: string): Uint8Array => {
    const text = `${isFirst ? "[\n" : lines.length > 0 ? ",\n" : ""}${lines.join(",\n")}${end}`;
    isFirst = false;
    lines = [];
    return encoder.encode(text);
  };
  for (const at of printings) {
    lines.push(JSON.stringify(toObject(table.printing(at))));
    if (lines.length < CHUNK) continue;
    yield flush("");
    // A timer, so that answers to others are not held up by a fast reader.
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield flush("\n]\n");
}
