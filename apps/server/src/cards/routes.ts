import type { CardTable, Printing } from "@deckwright/cards/table/card-table.ts";
import type { Service } from "@deckwright/cards/table/services.ts";
import { type Catalog, PREFER_CHEAPEST } from "@deckwright/contract/scryfall.ts";
import { MAX_NAME } from "@deckwright/decks/limits.ts";
import type { Rulings } from "@deckwright/host/cards/rulings.ts";
import { toCardObject } from "@deckwright/host/scryfall/card-object.ts";
import type { ScryfallClient } from "@deckwright/host/scryfall/scryfall-client.ts";
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { type Gate, throughGate } from "../platform/limits/gate.ts";
import { type RateLimiter, takeTurn } from "../platform/limits/rate-limit.ts";
import { isUuid } from "../ports/database/uuid.ts";
import { allowMethods } from "./allow-methods.ts";
import { errorObject, failureObject } from "./api-error.ts";
import type { AskersCards } from "./askers-cards.ts";
import { createBulkRoutes } from "./bulk-routes.ts";
import type { CardLookup, NamedResult } from "./card-lookup.ts";
import type { CardSearch } from "./card-search.ts";
import { createCollectionRoutes } from "./collection-routes.ts";
import { allowOrigins } from "./cors.ts";
import { createFaceRoutes } from "./face-routes.ts";
import { prettyJson } from "./pretty-json.ts";
import { createReferenceRoutes } from "./reference-routes.ts";
import { createSearchRoutes } from "./search-routes.ts";
import { createSearchService } from "./search-service.ts";
import { createSender } from "./send-printing.ts";
import { SERVICE_NAMES, serviceCalled } from "./services.ts";
import { createSetRoutes } from "./set-routes.ts";

/** Card data changes when the server is started with newer cards; pages ask again after an hour, cheaply. */
const CACHE = "public, max-age=3600";
/** Scryfall's catalog of completions has at most this many names. */
const COMPLETIONS = 20;
/** What may be asked for scryfallFallback: nothing that leads to another path. */
const PLACE = /^[\p{L}\p{N}★†-]{1,12}$/u;

/** The card database under `/api`, in Scryfall's paths, shapes and error objects, with paths of our own beside them. */
export function createCardRoutes(options: {
  readonly table: CardTable;
  readonly lookup: CardLookup;
  readonly search: CardSearch;
  readonly origin: string;
  /** Read when they are first asked for. */
  readonly rulings: () => Promise<Rulings>;
  /** Counts what each address asks for. */
  readonly limiter: RateLimiter;
  /** Where requests wait for their turn. */
  readonly gate: Gate;
  /** Facts for the card page, below `/card-facts`, which are counted and wait with the rest; none when left out. */
  readonly facts?: Hono<AppEnv>;
  /** Where cards are asked for that the loaded data does not have; nowhere when left out. */
  readonly scryfallFallback?: ScryfallClient;
  /** Cards of members' own; nobody has any when left out. */
  readonly askersCards?: AskersCards;
  /** Other sites whose pages may read the answers; none when left out. */
  readonly corsOrigins?: readonly string[];
}): Hono<AppEnv> {
  const { table, lookup, search, origin, rulings, limiter } = options;
  const routes = new Hono<AppEnv>();
  const toObject = (printing: Printing) => toCardObject(table, printing, origin);
  const send = createSender(toObject);
  const tag = etag({ weak: true });

  routes.use("*", allowOrigins(options.corsOrigins ?? []));
  routes.use("*", async (c, next) => {
    await takeTurn(limiter, c.get("address"), "That is a lot of cards at once. Wait a moment and try again.");
    await next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    // Who has it already is told once more how long it is good for.
    if (isRead && (c.res.ok || c.res.status === 304) && !c.res.headers.has("cache-control"))
      c.res.headers.set("cache-control", CACHE);
  });
  routes.use("*", throughGate(options.gate));
  // A bulk file is written while it is sent: an ETag of its content would have to wait for the whole.
  routes.use("*", (c, next) => (c.req.path.endsWith("/file") ? next() : tag(c, next)));
  routes.use("*", allowMethods);
  routes.use("*", prettyJson);
  if (options.facts) routes.route("/card-facts", options.facts);
  const { askersCards } = options;
  const searchService = createSearchService({ search, limiter, ...(askersCards ? { askersCards } : {}) });
  routes.route("/", createSearchRoutes({ table, search, searchService, origin, toObject, send }));
  routes.route("/", createFaceRoutes(table, searchService));
  routes.route("/", createReferenceRoutes({ table, lookup, rulings, origin }));
  routes.route("/", createSetRoutes(table, origin));
  const { scryfallFallback } = options;
  routes.route(
    "/",
    createCollectionRoutes({ lookup, toObject, ...(scryfallFallback ? { scryfallFallback } : {}) }),
  );
  routes.route("/", createBulkRoutes({ table, origin, toObject, rulings }));

  /** The card as another service has it; undefined when it has none, or does not answer. */
  async function askScryfall(path: string): Promise<object | undefined> {
    const card = await options.scryfallFallback?.get(path).catch(() => undefined);
    return typeof card === "object" && card !== null ? card : undefined;
  }

  routes.get("/cards/named", async (c) => {
    const exact = c.req.query("exact");
    const fuzzy = c.req.query("fuzzy");
    const name = exact ?? fuzzy ?? "";
    if ((exact === undefined) === (fuzzy === undefined) || name.trim() === "") {
      throw new Failure("bad_request", "Give a card name as either exact or fuzzy.");
    }
    if (name.length > MAX_NAME)
      throw new Failure("bad_request", `No card name has more than ${MAX_NAME} characters.`);
    const result = lookup.byName(name, {
      typos: exact === undefined,
      set: c.req.query("set") || undefined,
      isCheapest: c.req.query("prefer") === PREFER_CHEAPEST.prefer,
    });
    if (result.kind === "found") return send(c, result.printing);
    const params = new URLSearchParams(exact === undefined ? { fuzzy: name } : { exact: name });
    if (c.req.query("set")) params.set("set", c.req.query("set") ?? "");
    const other = await askScryfall(`/cards/named?${params}`);
    if (other) return c.json(other);
    return notFound(
      c,
      describeMiss(name, result),
      isAmbiguous(result) && fuzzy !== undefined ? "ambiguous" : undefined,
    );
  });

  routes.get("/cards/autocomplete", (c) => {
    const typed = (c.req.query("q") ?? "").trim().slice(0, MAX_NAME);
    const data = typed.length < 2 ? [] : lookup.autocomplete(typed, COMPLETIONS);
    return c.json({ object: "catalog", total_values: data.length, data } satisfies Catalog);
  });

  routes.get("/cards/:id", async (c) => {
    const id = c.req.param("id");
    const printing = lookup.byId(id);
    if (printing) return send(c, printing);
    const other = isUuid(id) ? await askScryfall(`/cards/${id}`) : undefined;
    return other ? c.json(other) : notFound(c, `No card has the id ${shorten(id)}.`);
  });

  /** The printing that another service has under a number. */
  async function sendOfService(c: AppContext, service: Service, number: string): Promise<Response> {
    const printing = lookup.byService(service, number);
    if (printing) return send(c, printing);
    const other = /^\d{1,10}$/.test(number) ? await askScryfall(`/cards/${service}/${number}`) : undefined;
    if (other) return c.json(other);
    const name = SERVICE_NAMES[service];
    const why =
      table.printingsOfService(service).size === 0 ? ` The loaded cards carry no ids of ${name}.` : "";
    return notFound(c, `No card has the id ${shorten(number)} at ${name}.${why}`);
  }

  /** Without a language, the printing that the data has. */
  async function sendNumbered(c: AppContext, set: string, number: string, language?: string) {
    const printing = lookup.bySetNumber(set, number);
    const isMeant = language === undefined || language.toLowerCase() === (printing?.language || "en");
    if (printing && isMeant) return send(c, printing);
    const parts = [set, number, ...(language === undefined ? [] : [language])];
    const path = `/cards/${parts.map(encodeURIComponent).join("/")}`;
    const other = parts.every((part) => PLACE.test(part)) ? await askScryfall(path) : undefined;
    if (other) return c.json(other);
    const where = language === undefined ? "" : ` in the language ${shorten(language)}`;
    return notFound(c, `The set ${shorten(set)} has no card with the number ${shorten(number)}${where}.`);
  }
  routes.get("/cards/:set/:number", (c) => {
    const { set, number } = c.req.param();
    const service = serviceCalled(set);
    return service ? sendOfService(c, service, number) : sendNumbered(c, set, number);
  });
  routes.get("/cards/:set/:number/:language", (c, next) => {
    const { set, number, language } = c.req.param();
    return serviceCalled(set) ? next() : sendNumbered(c, set, number, language);
  });

  routes.all("*", (c) => notFound(c, "There is nothing at this address."));
  routes.onError((error, c) => {
    const { body, failure } = failureObject(error);
    c.set("failure", failure);
    return c.json(body, failure.status, failure.headers);
  });
  return routes;
}

function notFound(c: AppContext, details: string, type?: string): Response {
  return c.json(errorObject(404, "not_found", details, type), 404);
}

function isAmbiguous(result: NamedResult): boolean {
  return result.kind === "unknown" && result.suggestions.length > 1;
}

function describeMiss(name: string, result: NamedResult): string {
  const asked = `"${shorten(name)}"`;
  if (result.kind === "not_in_set") return `${result.name} has no printing in that set.`;
  if (result.kind !== "unknown" || result.suggestions.length === 0) return `No card is called ${asked}.`;
  return `No card is called ${asked}. Did you mean ${listWords(result.suggestions)}?`;
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}
