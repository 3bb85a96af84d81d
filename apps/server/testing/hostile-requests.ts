import fc from "fast-check";
import { expect } from "vitest";
import { bodies, names, parameters } from "./hostile-words.ts";
import type { RestSite } from "./rest-site.ts";

/** A request as somebody might send who wants to see what breaks. */
interface HostileRequest {
  readonly path: string;
  readonly init: RequestInit;
}

const preferences = fc.constantFrom(
  "return=representation",
  "count=exact",
  "count=planned",
  "count=estimated",
  "return=headers-only",
  "resolution=merge-duplicates,return=representation",
  "resolution=ignore-duplicates",
  "missing=default,return=representation",
  "handling=strict,max-affected=0",
  "tx=rollback",
);
const headers = fc.oneof(
  // Most forms and schemas are refused before anything else is looked at.
  { weight: 4, arbitrary: fc.record({ prefer: preferences }, { requiredKeys: [] }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        prefer: fc.oneof(preferences, fc.stringMatching(/^[ -~]{0,20}$/)),
        accept: fc.oneof(
          fc.constantFrom(
            "application/vnd.pgrst.object+json",
            "text/csv",
            "*/*",
            "application/vnd.pgrst.array+json;nulls=stripped",
            "text/html",
            "application/geo+json",
            'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose|buffers|wal;',
            "application/vnd.pgrst.plan; options=settings",
          ),
          fc.stringMatching(/^[ -~]{0,20}$/),
        ),
        range: fc.constantFrom("0-1", "5-", "9-1", "x", "99999999999-"),
        "content-profile": fc.constantFrom("public", "library", "auth", "pg_catalog"),
        "accept-profile": fc.constantFrom("public", "library", "auth", ""),
        "content-type": fc.constantFrom("application/json", "text/plain", "text/csv", ""),
      },
      { requiredKeys: [] },
    ),
  },
);

const requests: fc.Arbitrary<HostileRequest> = fc
  .record({
    name: names,
    parameters,
    method: fc.constantFrom(
      "GET",
      "GET",
      "GET",
      "GET",
      "HEAD",
      "POST",
      "POST",
      "POST",
      "PATCH",
      "PATCH",
      "DELETE",
      "PUT",
    ),
    headers,
    body: bodies,
  })
  .map(({ name, parameters, method, headers, body }) => {
    const query = new URLSearchParams(parameters).toString();
    const path = `/${name
      .split("/")
      .map((part) => encodeURIComponent(Buffer.from(part).toString()))
      .join("/")}${query === "" ? "" : `?${query}`}`;
    const hasBody = method !== "GET" && method !== "HEAD";
    const json = hasBody ? { "content-type": "application/json" } : {};
    return { path, init: { method, headers: { ...json, ...headers }, ...(hasBody ? { body } : {}) } };
  });

/** The share of hostile requests that has to be granted; of 400 some 45 are. */
const LEAST_ANSWERED = 0.04;

/** Words that only the inside of the server knows. */
const INSIDE = /node:|\.ts:\d|at async|encrypted_password|-----BEGIN|\/migrations\//;

/**
 * Sends hostile requests as a member: none may end in an error of the server's, and none may show its inside.
 * @param authorization What the member sends.
 */
export async function sendHostile(
  site: RestSite,
  authorization: string,
  runs: number,
  seed?: number,
): Promise<void> {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, init }) => {
      const response = await site.ask(path, { ...init, headers: { ...init.headers, authorization } });
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      expect(text).not.toMatch(INSIDE);
      if (response.ok) answered++;
      if (response.status >= 400 && text !== "") {
        expect(Object.keys(JSON.parse(text)).sort()).toEqual(["code", "details", "hint", "message"]);
      }
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  // What is refused at the door tries nothing behind it.
  expect(answered / runs).toBeGreaterThan(LEAST_ANSWERED);
}
