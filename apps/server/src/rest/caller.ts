import type { Claims } from "@deckwright/db/database.ts";
import { LRUCache } from "lru-cache";
import { Failure } from "../platform/http/failure.ts";
import { isPublishableKey } from "../platform/keys/publishable-key.ts";
import type { Caller } from "../ports/caller.ts";
import { restFailure } from "./rest-failure.ts";

/** Checks a token's signature and time. @throws when it is not to be believed. */
export type VerifyToken = (token: string) => Promise<Claims>;

/** Tokens remembered at most, and for how long, in milliseconds: a page asks ten times with the same one. */
const REMEMBERED = 2_000;
const REMEMBERED_MS = 30_000;

/** Remembers for a moment that a token was good: checking a signature takes longer than many a question. */
export function rememberTokens(verify: VerifyToken, now: () => number = Date.now): VerifyToken {
  const good = new LRUCache<string, { readonly claims: Claims; readonly until: number }>({ max: REMEMBERED });
  return async (token) => {
    const known = good.get(token);
    if (known && known.until > now()) return known.claims;
    const claims = await verify(token);
    const ends = typeof claims.exp === "number" ? claims.exp * 1000 : Number.POSITIVE_INFINITY;
    good.set(token, { claims, until: Math.min(ends, now() + REMEMBERED_MS) });
    return claims;
  };
}

/** Roles that a token may name. */
const ROLES = ["anon", "authenticated", "service_role"] as const;

/** Reads who asks from `Authorization`, else from `apikey`; without either it is anybody. @throws Failure */
export async function readCaller(
  authorization: string | undefined,
  apikey: string | undefined,
  verify: VerifyToken,
): Promise<Caller> {
  const bearer = /^bearer\s+(.*)$/i.exec(authorization?.trim() ?? "")?.[1]?.trim();
  const token = bearer || apikey?.trim();
  if (!token || isPublishableKey(token)) return { role: "anon", claims: { role: "anon" } };
  const parts = token.split(".").length;
  if (parts !== 3) throw refuse("PGRST301", `Expected 3 parts in JWT; got ${parts}`);
  let claims: Claims;
  try {
    claims = await verify(token);
  } catch (error) {
    // Nobody knows yet whether it is to be believed.
    if (error instanceof Failure) throw error;
    if (isExpired(token)) throw refuse("PGRST303", "JWT expired");
    throw refuse("PGRST301", "No suitable key or wrong key type");
  }
  const asked = claims.role ?? "anon";
  const role = ROLES.find((each) => each === asked);
  if (role === undefined) {
    throw restFailure(403, "42501", `permission denied to set role "${String(asked).slice(0, 60)}"`);
  }
  return { role, claims };
}

/** True when what the token says of itself is that its time is over. */
function isExpired(token: string): boolean {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    if (typeof payload !== "object" || payload === null || !("exp" in payload)) return false;
    return typeof payload.exp === "number" && payload.exp * 1000 < Date.now();
  } catch {
    return false;
  }
}

function refuse(code: string, message: string): Failure {
  const description = message === "JWT expired" ? "JWT expired" : "invalid token";
  return restFailure(401, code, message, {
    headers: { "www-authenticate": `Bearer error="invalid_token", error_description="${description}"` },
  });
}
