import { DatabaseError } from "@deckwright/db/database.ts";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppContext, AppEnv } from "../platform/context.ts";
import type { DataDoor } from "../platform/data-door.ts";
import { Failure } from "../platform/failure.ts";
import { FUNCTION_CORS } from "../platform/function-cors.ts";
import { quotaRefusal } from "../platform/quota-refusal.ts";
import { readText } from "./body.ts";
import { readCaller, type VerifyToken } from "./caller.ts";
import { RestError } from "./rest-error.ts";

const MOST_BODY = 4096;

const bodySchema = z.object({
  deckId: z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))]),
});

/** What the database refuses a copy with, and how the visitor is told. */
const REFUSALS: Readonly<Record<string, { status: 401 | 402 | 404; error: string }>> = {
  "42501": { status: 401, error: "Sign in to copy a deck." },
  // The account has gone, and its token has not ended yet.
  "23503": { status: 401, error: "Sign in to copy a deck." },
  // The session has ended, and its token has not.
  PT401: { status: 401, error: "Your session has ended. Sign in again." },
  PT402: {
    status: 402,
    error: "You need 1 AI credit to copy a deck. Please purchase more in the store.",
  },
  PT404: { status: 404, error: "Could not find the deck. It might be private or deleted." },
};

/**
 * `POST /functions/v1/copy-deck` with `{deckId}`: the deck in the caller's vault, for one credit. Answers `{deck}`, or
 * `{error}` with a sentence for the visitor. All of it is one transaction in the database.
 */
export function createCopyRoutes(options: {
  readonly door: DataDoor;
  readonly verifyToken: VerifyToken;
}): Hono<AppEnv> {
  const { door, verifyToken } = options;
  const routes = new Hono<AppEnv>();
  routes.options("/copy-deck", (c) => c.body(null, 204, FUNCTION_CORS));
  routes.post("/copy-deck", async (c) => {
    try {
      return await copy(c);
    } catch (error) {
      return refuse(c, error);
    }
  });

  async function copy(c: AppContext): Promise<Response> {
    const caller = await readCaller(c.req.header("authorization"), c.req.header("apikey"), verifyToken);
    if (caller.role !== "authenticated")
      return c.json({ error: "Sign in to copy a deck." }, 401, FUNCTION_CORS);
    const text = await readText(c.req.raw, MOST_BODY);
    const body = bodySchema.safeParse(parse(text));
    if (!body.success)
      return c.json({ error: "Say which deck to copy, by its number (deckId)." }, 400, FUNCTION_CORS);
    const visitor = { address: c.get("address") ?? "unknown", member: String(caller.claims.sub) };
    await door.admit(visitor);
    const [copied] = await door.databaseFor(visitor).runStatements(caller.role, caller.claims, [
      {
        text: "select row_to_json(d)::text as deck from public.copy_deck($1) as d",
        values: [body.data.deckId],
      },
    ]);
    const deck = String(copied?.rows[0]?.deck);
    return c.body(`{"deck":${deck}}`, 200, {
      ...FUNCTION_CORS,
      "content-type": "application/json; charset=utf-8",
    });
  }
  return routes;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(c: AppContext, error: unknown): Response {
  if (error instanceof RestError) {
    const isToken = error.status === 401;
    const body = isToken
      ? { code: 401, message: "Invalid JWT", error: "Your session has ended. Sign in again." }
      : { error: error.message };
    return c.json(body, isToken ? 401 : 400, FUNCTION_CORS);
  }
  const quota = quotaRefusal(error);
  if (quota) return c.json({ error: quota.sentence }, quota.status, FUNCTION_CORS);
  if (error instanceof Failure) {
    c.set("failure", error);
    return c.json({ error: error.userMessage }, error.status, { ...FUNCTION_CORS, ...error.headers });
  }
  const refusal = error instanceof DatabaseError ? REFUSALS[error.code] : undefined;
  if (refusal) return c.json({ error: refusal.error }, refusal.status, FUNCTION_CORS);
  c.set("failure", new Failure("internal", "The deck could not be copied.", { cause: error }));
  return c.json({ error: "The deck could not be copied. Trying again may help." }, 500, FUNCTION_CORS);
}
