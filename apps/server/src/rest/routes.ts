import type { Database } from "@deckwright/db/database.ts";
import { DatabaseError } from "@deckwright/db/database.ts";
import { identifier } from "@deckwright/db/parameters.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure, type FailureKind, toFailure } from "../platform/http/failure.ts";
import { visitorOf } from "../platform/http/visitor.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import type { Caller } from "../ports/caller.ts";
import { boundsFor } from "./bounds.ts";
import { readCaller, rememberTokens, type VerifyToken } from "./caller.ts";
import { openCatalog } from "./catalog.ts";
import type { Exchange } from "./exchange.ts";
import { answerCall } from "./handle-call.ts";
import { answerChange } from "./handle-change.ts";
import { answerRead } from "./handle-read.ts";
import { negotiate } from "./media.ts";
import { parsePrefer } from "./prefer.ts";
import { errorBody, restFailure, toRestFailure } from "./rest-failure.ts";

/** What the data API needs from the rest of the server. */
export interface RestOptions {
  readonly database: Database;
  /** By which requests come to the database; the catalog is read past it. */
  readonly door: DataDoor;
  readonly verifyToken: VerifyToken;
}

/** Longest query that is read. */
const MAX_QUERY = 64 * 1024;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, Preference-Applied, Retry-After",
};

/**
 * The data API, for below `/rest/v1`: reads the catalog once, and again whenever the database says that it has changed.
 */
export async function openRest({ database, door, verifyToken }: RestOptions): Promise<Hono<AppEnv>> {
  const catalog = await openCatalog(database);
  const verify = rememberTokens(verifyToken);
  const routes = new Hono<AppEnv>();

  routes.options("*", (c) =>
    c.body(null, 200, {
      ...CORS,
      "access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD",
      "access-control-allow-headers":
        c.req.header("access-control-request-headers")?.replace(/[^\w, -]/g, "") ??
        "authorization, apikey, content-type, prefer, range, accept-profile, content-profile, x-client-info",
      "access-control-max-age": "86400",
    }),
  );

  routes.all("*", async (c) => {
    let caller: Caller | undefined;
    try {
      caller = await readCaller(c.req.header("authorization"), c.req.header("apikey"), verify);
      return await answer(c, caller);
    } catch (error) {
      return refuse(c, error, caller?.role === "anon");
    }
  });

  async function answer(c: AppContext, caller: Caller): Promise<Response> {
    const { method } = c.req;
    const visitor = visitorOf(c.get("address") ?? "unknown", caller);
    if (caller.role !== "service_role") await door.admit(visitor);
    const url = new URL(c.req.url);
    if (url.search.length > MAX_QUERY) throw restFailure(414, "PGRST100", "The address is too long");
    const isRead = method === "GET" || method === "HEAD";
    const target = readTarget(url.pathname);
    const profile = c.req.header(isRead ? "accept-profile" : "content-profile");
    const schema = await catalog.find(profile, target.name, target.isCall);
    const bounds = boundsFor(caller.role, database.engine);
    const exchange: Exchange = {
      c,
      caller,
      database: door.databaseFor(visitor),
      schema,
      name: target.name,
      parameters: url.searchParams,
      media: negotiate(c.req.header("accept"), {
        plans: schema.settings.plans,
        geojsonSchema: schema.geojsonSchema,
      }),
      preferences: parsePrefer(c.req.header("prefer")),
      bounds,
      options: {
        readOnly: isRead,
        ...(bounds.endMs === undefined ? {} : { statementTimeoutMs: bounds.endMs }),
        settings: {
          search_path: [schema.name, "public", "extensions"].map(identifier).join(", "),
          "request.method": method,
          "request.path": url.pathname,
          "request.headers": JSON.stringify(visibleHeaders(c)),
        },
      },
    };
    const response = await dispatch(exchange, target.isCall);
    for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
    response.headers.set("content-profile", schema.name);
    return response;
  }
  return routes;
}

function dispatch(exchange: Exchange, isCall: boolean): Promise<Response> {
  const { method } = exchange.c.req;
  if (isCall) {
    if (method === "GET" || method === "HEAD" || method === "POST") return answerCall(exchange);
    throw restFailure(405, "PGRST101", "Only GET, HEAD and POST can be used to call a function");
  }
  switch (method) {
    case "GET":
    case "HEAD":
      return answerRead(exchange);
    case "POST":
    case "PATCH":
    case "DELETE":
      return answerChange(exchange, method);
    default:
      throw restFailure(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  }
}

/** The table or function that a path names. @throws Failure */
function readTarget(path: string): { name: string; isCall: boolean } {
  const parts = path.replace(/^\/rest\/v1\/?/, "").split("/");
  if (parts.at(-1) === "" && parts.length > 1) parts.pop();
  const isCall = parts.length === 2 && parts[0] === "rpc";
  const name = parts.at(-1) ?? "";
  if (name === "" || (parts.length > 1 && !isCall)) {
    throw restFailure(404, "PGRST125", "Invalid path specified in request URL");
  }
  try {
    return { name: decodeURIComponent(name), isCall };
  } catch {
    throw restFailure(404, "PGRST125", "Invalid path specified in request URL");
  }
}

/** What functions in the database may see of the request: not the keys it was made with. */
function visibleHeaders(c: AppContext): Record<string, string> {
  const { authorization: _a, apikey: _k, cookie: _c, ...rest } = c.req.header();
  return rest;
}

function refuse(c: AppContext, error: unknown, isAnonymous: boolean): Response {
  const problem = toRestFailure(error, isAnonymous);
  if (problem.status >= 500) {
    const { cause } = toFailure(error);
    c.set("failure", new Failure(kindOf(error, problem), problem.message, { code: problem.code, cause }));
  }
  const headers = {
    ...CORS,
    ...problem.headers,
    "content-type": "application/json; charset=utf-8",
    "proxy-status": `PostgREST; error=${problem.code}`,
  };
  const body = c.req.method === "HEAD" ? null : JSON.stringify(errorBody(problem));
  return new Response(body, { status: problem.status, headers });
}

/** What the log makes of it: a statement that took too long is whoever sent it's, no fault of the server's. */
function kindOf(error: unknown, { status, code }: Failure): FailureKind {
  if (error instanceof Failure && error.kind !== "protocol") return error.kind;
  return error instanceof DatabaseError && (status === 503 || code === "57014") ? "busy" : "internal";
}
