import { finished, pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import { constants, createGzip } from "node:zlib";
import type { CardTable, Printing } from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import type { Rulings } from "@deckwright/host/cards/rulings.ts";
import { Hono } from "hono";
import { acceptsGzip } from "../platform/http/compress.ts";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { createPlaces, type Leave } from "../platform/limits/places.ts";
import { errorObject } from "./api-error.ts";
import { type BulkFile, bulkFiles, MISSING_FILES, writeBulk } from "./bulk-files.ts";

/** Files on their way to one household, and in all: each takes a good part of a processor as long as it is read quickly. */
const MAX_PER_HOUSEHOLD = 2;
const MAX_FILES = 8;
/** A download that takes longer is ended: who reads nothing would keep others from theirs. */
const LONGEST_MS = 15 * 60_000;
/** How long the first who asks waits for sizes, which take some seconds to find out; they are left out then. */
const PATIENCE_MS = 5_000;
const RETRY_SECONDS = "30";

interface Sizes {
  /** In bytes, as it is and gzipped. */
  readonly size: number;
  readonly compressed_size: number;
}

/** `/bulk-data`: everything in one file, written from the loaded cards as it is sent. */
export function createBulkRoutes(options: {
  readonly table: CardTable;
  readonly origin: string;
  readonly toObject: (printing: Printing) => ScryfallCard;
  readonly rulings: () => Promise<Rulings>;
}): Hono<AppEnv> {
  const { table, origin, toObject } = options;
  const routes = new Hono<AppEnv>();
  const places = createPlaces(MAX_PER_HOUSEHOLD);
  let underway = 0;
  let files: Promise<readonly BulkFile[]> | undefined;
  const sizes = new Map<string, Promise<Sizes>>();
  /** One after the other: whoever asks for all sizes at once should not have all files written at once. */
  let measuring: Promise<unknown> = Promise.resolve();

  async function allFiles(): Promise<readonly BulkFile[]> {
    files ??= options.rulings().then((rulings) => bulkFiles({ table, toObject, rulings }));
    return files;
  }

  async function fileCalled(typed: string): Promise<BulkFile | undefined> {
    const type = typed.replaceAll("-", "_");
    return (await allFiles()).find((file) => file.type === type);
  }

  /** Writes the file once to nowhere, when its size is first asked for. */
  function sizesOf(file: BulkFile): Promise<Sizes> {
    let known = sizes.get(file.type);
    if (!known) {
      known = measuring.then(() => measure(file));
      measuring = known.catch(() => {});
      sizes.set(file.type, known);
    }
    return known;
  }

  const describe = (file: BulkFile, known: Sizes | undefined) => ({
    object: "bulk_data",
    id: file.type,
    type: file.type,
    name: file.name,
    description: file.description,
    updated_at: `${table.meta.cardsAsOf}T00:00:00.000+00:00`,
    uri: `${origin}/api/bulk-data/${file.type}`,
    download_uri: `${origin}/api/bulk-data/${file.type}/file`,
    ...known,
    content_type: "application/json",
    content_encoding: "gzip",
  });

  /** What is said of files, with their sizes as far as these are known in time. */
  async function describeAll(c: AppContext, wanted: readonly BulkFile[]) {
    const late = wait(PATIENCE_MS, undefined, { ref: false });
    const known = await Promise.all(wanted.map((file) => Promise.race([sizesOf(file), late])));
    // The next who asks hears the sizes.
    if (known.includes(undefined)) c.header("cache-control", "no-store");
    return wanted.map((file, at) => describe(file, known[at]));
  }

  /** Takes the right to one download. @throws Failure when too many are on their way. */
  function takePlace(address: string): Leave {
    const headers = { "retry-after": RETRY_SECONDS };
    if (underway >= MAX_FILES)
      throw new Failure("busy", "Many files are on their way already. Try again in a minute.", { headers });
    const leave = places.take(address);
    if (!leave)
      throw new Failure("rate_limited", "Let the files that you are downloading arrive first.", { headers });
    underway += 1;
    return () => {
      underway -= 1;
      leave();
    };
  }

  routes.get("/bulk-data", async (c) => {
    const data = await describeAll(c, await allFiles());
    return c.json({ object: "list", has_more: false, data });
  });
  routes.get("/bulk-data/:type", async (c) => {
    const file = await fileCalled(c.req.param("type"));
    if (!file) return noFile(c, c.req.param("type"));
    const [described] = await describeAll(c, [file]);
    return c.json(described);
  });
  routes.get("/bulk-data/:type/file", async (c) => {
    const file = await fileCalled(c.req.param("type"));
    if (!file) return noFile(c, c.req.param("type"));
    const isZipped = acceptsGzip(c.req.header("accept-encoding"));
    const headers = {
      "content-type": "application/json",
      vary: "Accept-Encoding",
      ...(isZipped ? { "content-encoding": "gzip" } : {}),
    };
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const leave = takePlace(c.get("address") ?? "unknown");
    const body = openFile(file, isZipped);
    const deadline = setTimeout(() => body.destroy(new Error("The download took too long.")), LONGEST_MS);
    deadline.unref();
    finished(body, () => {
      clearTimeout(deadline);
      leave();
    });
    return c.body(toWeb(body), 200, headers);
  });
  return routes;
}

function noFile(c: AppContext, typed: string): Response {
  const details = MISSING_FILES.get(typed.replaceAll("-", "_")) ?? "There is no such bulk file.";
  return c.json(errorObject(404, "not_found", details), 404);
}

/** The bytes of a file; gzipped for speed, since it is done anew for each download. */
function openFile(file: BulkFile, isZipped: boolean): Readable {
  const plain = Readable.from(writeBulk(file.objects()), { objectMode: false });
  if (!isZipped) return plain;
  const zip = createGzip({ level: constants.Z_BEST_SPEED });
  // What goes wrong with either ends both; who reads hears of it.
  pipeline(plain, zip, () => {});
  return zip;
}

/** The type of streams that Node gives and the one that answers are made of are the same thing under two names. */
function toWeb(body: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(body) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
}

async function measure(file: BulkFile): Promise<Sizes> {
  let size = 0;
  let compressed = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of writeBulk(file.objects())) {
      size += piece.length;
      yield piece;
    }
  }
  const zip = createGzip({ level: constants.Z_BEST_SPEED });
  pipeline(Readable.from(counted(), { objectMode: false }), zip, () => {});
  for await (const piece of zip) compressed += (piece as Uint8Array).length;
  return { size, compressed_size: compressed };
}
