import type { Site } from "@deckwright/contract/site.ts";

/** An answer of our own server, in a page loader: its status, and its body when that is JSON. */
export interface SiteAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks our own server from a page loader, without a socket. A body makes it a POST. */
export async function askSite(
  site: Site<Request, Response>,
  path: string,
  body?: unknown,
): Promise<SiteAnswer> {
  const init: RequestInit =
    body === undefined
      ? { headers: { accept: "application/json" } }
      : {
          method: "POST",
          headers: { accept: "application/json", "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await site.fetch(new Request(new URL(path, site.origin), init));
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: isJson ? await response.json() : null };
}
