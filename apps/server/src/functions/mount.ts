import { type ParsedRequest, parseRequest } from "@deckwright/contract/parse-request.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure, problemObject, toFailure } from "../platform/http/failure.ts";
import { readJson } from "../platform/http/read-body.ts";
import { visitorOf } from "../platform/http/visitor.ts";
import type { Caller, Identify } from "../ports/caller.ts";
import type { Call, ServerFunction } from "../ports/server-function.ts";
import { createFunctionLimits } from "./limits.ts";

/** Every site's pages may call our functions and read all answers. Who asks is said by headers alone, never by a cookie. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, x-client-info, apikey, content-type, x-region",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-expose-headers": "retry-after",
} as const;

/** What the functions need from the rest of the server. */
export interface MountOptions {
  /** Whether this machine alone reaches the site. */
  readonly isPersonal: boolean;
  /** Left out by tests without accounts. */
  readonly identify?: Identify | undefined;
}

/** The functions over HTTP, for `/functions/v1`: the only place where a request becomes a call. */
export function mountFunctions(functions: readonly ServerFunction[], options: MountOptions): Hono<AppEnv> {
  const byName = new Map(functions.map((each) => [each.name, each]));
  const countCall = createFunctionLimits(functions, options);

  /** In this order: what is counted, whether there is such a function, who asks, what for. */
  async function answer(c: AppContext, name: string, called: ServerFunction | undefined): Promise<Response> {
    if (c.req.method === "OPTIONS" && called) return c.body(null, 204);
    const identified = await options
      .identify?.(c.req.header("authorization"), c.req.header("apikey"))
      .catch((error: unknown) => (isUndecided(error) ? error : undefined));
    const caller = identified instanceof Failure ? undefined : identified;
    const visitor = visitorOf(c.get("address"), caller);
    const isInternal = c.env?.internal !== undefined;
    const count = () => countCall(name, visitor);
    // Before anything of the request is read.
    if (!isInternal) await count();
    if (!called) throw new Failure("not_found", "There is no function of this name.");
    if (c.req.method !== "POST") {
      throw new Failure("method_not_allowed", "This function takes POST requests.", {
        headers: { allow: "POST" },
      });
    }
    const run = admit(called, identified);
    const { value, ignored } = await readInput(called, c.req.raw);
    const wantsEvents = /(^|,)\s*text\/event-stream/i.test(c.req.header("accept") ?? "");
    const call: Call = { visitor, caller, ignored, isInternal, count, wantsEvents, signal: c.req.raw.signal };
    const answered = await run(value, call);
    return answered instanceof Response ? answered : Response.json(answered);
  }

  return new Hono<AppEnv>().all("*", async (c) => {
    const name = /^\/functions\/v1\/([^/]+)$/.exec(c.req.path)?.[1] ?? "";
    const called = byName.get(name);
    const response = await answer(c, name, called).catch((error: unknown) => {
      const failure = toFailure(error);
      c.set("failure", failure);
      const body = called?.refusal?.(failure) ?? problemObject(failure);
      return c.json(body, failure.status, { ...failure.headers });
    });
    for (const [header, value] of Object.entries(CORS)) response.headers.set(header, value);
    response.headers.set("cache-control", response.headers.get("cache-control") ?? "no-store");
    return response;
  });
}

/** Whether it could not be found out who asks, which says nothing of them. */
function isUndecided(error: unknown): error is Failure {
  return error instanceof Failure && error.kind === "busy";
}

/** What a call by this caller runs. @throws Failure `unauthorized` for who is no member, where only members may call it. */
function admit(
  called: ServerFunction,
  caller: Caller | Failure | undefined,
): (input: unknown, call: Call) => unknown {
  if (called.role === "anyone") return (input, call) => called.run(input, call);
  if (caller instanceof Failure) throw caller;
  if (!caller) {
    const fields = { code: 401, message: "Invalid JWT" };
    throw new Failure("unauthorized", "Your session has ended. Sign in again.", { fields });
  }
  if (caller.role !== "authenticated") throw new Failure("unauthorized", `Sign in to ${called.signInTo}.`);
  return (input, call) => called.run(input, { ...call, caller });
}

async function readInput(
  { input, maxBytes, wrongInput }: ServerFunction,
  request: Request,
): Promise<{ readonly value: unknown; readonly ignored: readonly string[] }> {
  if (!input) return { value: undefined, ignored: [] };
  const parsed: ParsedRequest<unknown> = parseRequest(input, await readJson(request, maxBytes));
  if (!parsed.ok) throw new Failure("invalid_request", wrongInput ?? parsed.message);
  return parsed;
}
