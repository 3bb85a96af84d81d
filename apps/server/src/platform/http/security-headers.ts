import { randomBytes } from "node:crypto";
import { PICTURE_HOSTS } from "@deckwright/decks/picture.ts";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** A fresh number-used-once for the scripts and styles of one page. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Places beside the site's own that a page may load from. */
export interface PolicyAdditions {
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
}

/**
 * The content security policy of a page. Style attributes are let through, since server-rendered ones would be blocked
 * otherwise; style elements and scripts need the nonce.
 */
export function pagePolicy(nonce: string, others: PolicyAdditions = {}): string {
  const and = (list: readonly string[] = []) => list.map((each) => ` ${each}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${and(others.scripts)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${PICTURE_HOSTS.join(" ")}`,
    "font-src 'self'",
    `connect-src 'self'${and(others.connections)}`,
    ...(others.frames ? [`frame-src${and(others.frames)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of everything that is not a page: nothing may be loaded or run from it. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on every answer. A page brings its own policy, with its nonce; the rest gets a closed one. */
export function securityHeaders(options: { readonly isHttps: boolean; readonly policies: boolean }) {
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()");
    if (options.isHttps) headers.set("strict-transport-security", "max-age=31536000");
    if (options.policies && !headers.has("content-security-policy")) {
      headers.set("content-security-policy", CLOSED_POLICY);
    }
  };
  return middleware;
}
