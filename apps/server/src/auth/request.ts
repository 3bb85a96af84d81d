import { getCookie } from "hono/cookie";
import * as z from "zod/mini";
import type { AppContext } from "../platform/http/context.ts";
import { type Failure, toFailure } from "../platform/http/failure.ts";
import { readText } from "../platform/http/read-body.ts";
import { authFailure, invalid } from "./auth-failure.ts";

/** A request of the account protocol, as the handlers take it. */
export interface AuthRequest {
  /** Fields of the JSON body; empty when there is no body. A field that is null counts as absent. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: (name: string) => string | undefined;
  /** The path's parameter of this name; empty when it has none. */
  readonly path: (name: string) => string;
  readonly bearer: string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly address: string;
  readonly userAgent: string;
}

/** What a handler answers: JSON, an empty answer, or a redirect. */
export interface AuthAnswer {
  readonly status?: 200 | 201 | 204 | 302 | 303;
  readonly body?: object;
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const MAX_BODY = 1024 * 1024;
const MAX_USER_AGENT = 500;

/** @throws Failure when the body is no JSON object that can be stored. */
export async function readAuthRequest(c: AppContext): Promise<AuthRequest> {
  return describeRequest(c, c.req.method === "GET" ? {} : await readBody(c.req.raw));
}

/** The same for a form that a page of somebody else's has posted. @throws Failure for one that is too large. */
export async function readFormRequest(c: AppContext, maxBytes: number): Promise<AuthRequest> {
  const text = await readBodyText(c.req.raw, maxBytes);
  return describeRequest(c, Object.fromEntries(new URLSearchParams(text)));
}

function describeRequest(c: AppContext, body: AuthRequest["body"]): AuthRequest {
  return {
    body,
    query: (name) => c.req.query(name) || undefined,
    path: (name) => c.req.param(name) ?? "",
    bearer: readBearer(c.req.header("authorization")),
    cookie: (name) => getCookie(c, name),
    address: c.get("address"),
    userAgent: clean(c.req.header("user-agent") ?? "").slice(0, MAX_USER_AGENT),
  };
}

async function readBodyText(request: Request, maxBytes: number): Promise<string> {
  try {
    return await readText(request, maxBytes);
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== "too_large") throw error;
    throw authFailure(413, "request_entity_too_large", failure.message);
  }
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readBodyText(request, MAX_BODY);
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text, refuseUnstorable);
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : "it is not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw badJson("it is not an object");
  }
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

/** PostgreSQL stores no null characters and no halves of surrogate pairs; nobody means them. */
function refuseUnstorable(name: string, value: unknown): unknown {
  for (const text of [name, value]) {
    if (typeof text === "string" && (text.includes("\0") || /\p{Cs}/u.test(text))) {
      throw new Error("it holds characters that no text has");
    }
  }
  return value;
}

function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, "");
}

function badJson(reason: string): Failure {
  return authFailure(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
}

function readBearer(header: string | undefined): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(header ?? "")?.[1];
}

/**
 * The fields of a body that a handler knows; others are left out.
 * @throws Failure when one has the wrong type.
 */
export function readFields<Schema extends z.ZodMiniObject>(
  schema: Schema,
  request: AuthRequest,
): z.output<Schema> {
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badJson(`${issue?.path.map(String).join(".") || "a field"}: ${issue?.message ?? "is not valid"}`);
}

/** Deeper than any settings of a person; PostgreSQL gives up on very deep ones. */
const MAX_DEPTH = 20;
/** Everything in it travels with each request, inside the access token. */
const MAX_DATA_BYTES = 8 * 1024;

/** @throws Failure when what somebody stores about themselves is too large. */
export function checkUserData(data: Readonly<Record<string, unknown>>): void {
  if (depth(data) > MAX_DEPTH) throw invalid(`data may be nested ${MAX_DEPTH} levels deep at most`);
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_DATA_BYTES) {
    throw invalid(`data may have ${MAX_DATA_BYTES} bytes at most`);
  }
}

function depth(value: unknown, limit = MAX_DEPTH + 1): number {
  if (typeof value !== "object" || value === null || limit === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((part) => depth(part, limit - 1)));
}

/** Text of a field; longer ones are no addresses, tokens or names. */
const text = z.optional(z.string().check(z.maxLength(2000)));

/** Fields that several requests have. */
export const fields = {
  text,
  data: z.optional(z.record(z.string(), z.unknown())),
  challenge: { code_challenge: text, code_challenge_method: text },
  security: {
    gotrue_meta_security: z.optional(z.object({ captcha_token: text })),
  },
};
