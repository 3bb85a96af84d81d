import { isIP } from "node:net";

/**
 * What of a request goes on to the project: what its protocols read, and nothing else. So neither cookies of ours, nor what a
 * connection is told, nor what somebody claims of an address reach it.
 */
const ASKED = [
  "accept",
  "accept-language",
  "accept-profile",
  "access-control-request-headers",
  "access-control-request-method",
  "apikey",
  "authorization",
  "baggage",
  "content-profile",
  "content-type",
  "if-match",
  "if-none-match",
  "origin",
  "prefer",
  "range",
  "range-unit",
  "traceparent",
  "tracestate",
  "user-agent",
  "x-client-info",
  "x-jwt-aud",
  "x-retry-count",
  "x-supabase-api-version",
] as const;

/** What of an answer comes back: a project's cookies and what it says of its own address are not this site's. */
const ANSWERED = [
  "allow",
  "cache-control",
  "content-language",
  "content-location",
  "content-profile",
  "content-range",
  "content-type",
  "etag",
  "link",
  "location",
  "preference-applied",
  "proxy-status",
  "range-unit",
  "retry-after",
  "vary",
  "www-authenticate",
  "x-sb-error-code",
  "x-supabase-api-version",
  "x-total-count",
] as const;

const OF_CROSS_ORIGIN = /^access-control-[a-z-]+$/;

/**
 * Headers of a request as the project gets them. The visitor's address is told by us, for a project that believes this server;
 * what came as one is not passed on.
 * @param key Sent where the request has none: every client of the project has one.
 */
export function requestHeaders(given: Headers, address: string, key: string): Headers {
  const headers = new Headers();
  for (const name of ASKED) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has("apikey")) headers.set("apikey", key);
  if (isIP(address) !== 0) headers.set("x-forwarded-for", address);
  return headers;
}

/** Headers of an answer as the visitor gets them. */
export function responseHeaders(given: Headers): Headers {
  const headers = new Headers();
  for (const [name, value] of given) {
    if (ANSWERED.some((each) => each === name) || OF_CROSS_ORIGIN.test(name)) headers.set(name, value);
  }
  return headers;
}
