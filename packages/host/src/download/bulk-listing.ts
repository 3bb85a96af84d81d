import * as z from "zod/mini";
import { DownloadError } from "./download-error.ts";
import type { PoliteClient } from "./polite-client.ts";

/** The kinds of bulk files that the cards are made from. */
const BULK_TYPES = ["oracle_cards", "default_cards", "rulings"] as const;
type BulkType = (typeof BULK_TYPES)[number];

const listingSchema = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      updated_at: z.string(),
      download_uri: z.string(),
      /** The same as JSON Lines, gzipped, which is much smaller on the way. */
      jsonl_download_uri: z.optional(z.nullable(z.string())),
    }),
  ),
});

const pageSchema = z.object({
  data: z.array(z.unknown()),
  has_more: z.optional(z.boolean()),
  next_page: z.optional(z.nullable(z.string())),
});

/** One file of the listing. */
export interface ListedFile {
  readonly type: BulkType;
  readonly updatedAt: string;
  readonly url: string;
  /** What it is called here: the source's own name, which says when it was made and in what form. */
  readonly fileName: string;
}

/** More pages than any list of sets has; a source that leads in circles ends here. */
const MOST_PAGES = 50;

/**
 * Asks which bulk files there are.
 * @throws DownloadError when the source does not answer in that form, or a kind is missing.
 */
export async function listBulkFiles(client: PoliteClient, baseUrl: string): Promise<ListedFile[]> {
  const url = `${baseUrl}/bulk-data`;
  const listing = listingSchema.safeParse(await getJson(client, url));
  if (!listing.success) throw new DownloadError(`${url} does not list bulk files as expected.`);
  return BULK_TYPES.map((type) => {
    const entry = listing.data.data.find((each) => each.type === type);
    if (!entry) throw new DownloadError(`${url} lists no ${type}.`);
    const address = absolute(entry.jsonl_download_uri ?? entry.download_uri, url);
    return { type, updatedAt: entry.updated_at, url: address.href, fileName: fileNameOf(address, type) };
  });
}

/** All sets, over as many pages as there are. */
export async function listSets(client: PoliteClient, baseUrl: string): Promise<unknown[]> {
  const sets: unknown[] = [];
  let url = `${baseUrl}/sets`;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = pageSchema.safeParse(await getJson(client, url));
    if (!answer.success) throw new DownloadError(`${url} does not list sets as expected.`);
    sets.push(...answer.data.data);
    if (answer.data.has_more !== true || !answer.data.next_page) return sets;
    url = absolute(answer.data.next_page, url).href;
  }
  throw new DownloadError(`${baseUrl}/sets has no end.`);
}

async function getJson(client: PoliteClient, url: string): Promise<unknown> {
  const response = await client.get(url);
  try {
    return await response.json();
  } catch (cause) {
    throw new DownloadError(`${url} does not answer with JSON.`, { cause });
  }
}

function absolute(address: string, base: string): URL {
  if (!URL.canParse(address, base))
    throw new DownloadError(`${base} names an address that is none: ${address}`);
  const url = new URL(address, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new DownloadError(`${base} names an address of a kind that is not fetched: ${address}`);
  }
  return url;
}

/** The last part of the address when it is a plain file name of a known form, else one of our own. */
function fileNameOf(url: URL, type: BulkType): string {
  const last = url.pathname.split("/").at(-1) ?? "";
  const plain = type.replace("_", "[-_]");
  return new RegExp(`^${plain}[-_.0-9]*\\.(?:json|jsonl|ndjson)(?:\\.gz)?$`).test(last)
    ? last
    : `${type}.json`;
}
