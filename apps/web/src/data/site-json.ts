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

/**
 * Rows of the database as anybody may see them, asked for from a page loader; none where the server has no database or does not
 * answer.
 * @param path Below `/rest/v1`.
 */
export async function askData(
  site: Site<Request, Response>,
  path: string,
  search: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  return (await readRows(site, path, search)) ?? [];
}

async function readRows(
  site: Site<Request, Response>,
  path: string,
  search: Readonly<Record<string, string>>,
): Promise<readonly unknown[] | undefined> {
  const rows = await askDataOnce(site, path, search);
  return Array.isArray(rows) ? rows : undefined;
}

/** What the database answers anybody, of whatever form; undefined where the server has none or does not answer. */
export async function askDataOnce(
  site: Site<Request, Response>,
  path: string,
  search: Readonly<Record<string, string>>,
): Promise<unknown> {
  const key = site.anonymousKey;
  if (key === undefined) return undefined;
  const address = new URL(`/rest/v1/${path}?${new URLSearchParams(search)}`, site.origin);
  const headers = { accept: "application/json", apikey: key, authorization: `Bearer ${key}` };
  try {
    const response = await site.fetch(new Request(address, { headers }));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Rows that many pages show, and when they were read. */
interface Kept {
  rows: readonly unknown[];
  readAt: number;
  isReading: boolean;
}

const kept = new Map<string, Kept>();

/** Milliseconds after which kept rows are read again, for those who come next. */
const FRESH_MS = 1_000;
/** Milliseconds after which nobody is shown them any more. */
const SHOWN_MS = 60_000;
/** Milliseconds that who comes first waits for them: on a site with few visitors what is known may be nearly a minute old. */
const PATIENCE_MS = 100;

/**
 * The same for rows that are part of a page which everybody visits: they are read once a second at the most, and nobody waits for
 * that but who comes first, and for a moment only. Otherwise whoever keeps the database busy would hold up the page.
 */
export async function askDataForMany(
  site: Site<Request, Response>,
  path: string,
  search: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  // The key tells installations apart.
  const name = JSON.stringify([site.anonymousKey, path, search]);
  const known = kept.get(name);
  const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.readAt;
  // A clock that was put back makes what is known old.
  const isShown = known !== undefined && age >= 0 && age < SHOWN_MS;
  if (isShown && (age < FRESH_MS || known.isReading)) return known.rows;
  if (known) known.isReading = true;
  const reading = readRows(site, path, search).then((rows) => {
    if (known) known.isReading = false;
    if (rows) kept.set(name, { rows, readAt: Date.now(), isReading: false });
    return rows ?? [];
  });
  if (!isShown) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isEnough = new Promise<readonly unknown[]>((resolve) => {
    timer = setTimeout(() => resolve(known.rows), PATIENCE_MS);
  });
  const read = reading.then(() => kept.get(name)?.rows ?? known.rows).finally(() => clearTimeout(timer));
  return Promise.race([read, isEnough]);
}
