import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findBulkFiles } from "../cards/bulk-files.ts";
import { createPoliteClient, retryAfter } from "./polite-client.ts";
import { finishSwap } from "./swap-folder.ts";
import { readManifest, type UpdateOptions, updateCards } from "./update-cards.ts";

const noise = Buffer.from(
  Array.from({ length: 60_000 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256),
).toString("base64");
const lines = (word: string) =>
  gzipSync(
    `${JSON.stringify({ object: "card", name: word, noise })}\n${JSON.stringify({ object: "card", name: `${word} 2` })}\n`,
  );

/** A stand-in for the source: what it serves and how it misbehaves may be changed between requests. */
interface Source {
  readonly files: Map<string, Buffer>;
  updatedAt: string;
  etag: string;
  /** Cuts the connection once after so many bytes of this file. */
  cut: { file: string; after: number } | undefined;
  /** Answers the next requests of a path with a status. */
  refuse: { path: string; status: number; times: number; headers?: Record<string, string> } | undefined;
  readonly log: {
    path: string;
    range: string | undefined;
    agent: string | undefined;
    accept: string | undefined;
    at: number;
  }[];
}

let source: Source;
let server: Server;
let baseUrl: string;
let dataDir: string;

beforeEach(async () => {
  source = {
    files: new Map([
      ["oracle-cards-20261120.jsonl.gz", lines("oracle")],
      ["default-cards-20261120.jsonl.gz", lines("default")],
      ["rulings-20261120.jsonl.gz", lines("ruling")],
    ]),
    updatedAt: "2026-11-20T10:00:00+00:00",
    etag: '"one"',
    cut: undefined,
    refuse: undefined,
    log: [],
  };
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  dataDir = await mkdtemp(path.join(tmpdir(), "deckwright-download-"));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? "/";
  const { range, "user-agent": agent, accept, "if-range": ifRange } = request.headers;
  source.log.push({ path: url, range, agent, accept, at: performance.now() });
  const refuse = source.refuse;
  if (refuse && url.startsWith(refuse.path) && refuse.times > 0) {
    refuse.times--;
    response.writeHead(refuse.status, refuse.headers).end("no");
    return;
  }
  if (url === "/bulk-data") {
    const data = [...source.files.keys()].map((name) => ({
      object: "bulk_data",
      type: name.replace(/-\d.*$/, "").replace("-", "_"),
      updated_at: source.updatedAt,
      download_uri: `${baseUrl}/file/${name}`,
    }));
    response.end(JSON.stringify({ object: "list", data }));
  } else if (url === "/sets") {
    response.end(
      JSON.stringify({
        object: "list",
        has_more: true,
        next_page: "/sets?page=2",
        data: [{ object: "set", code: "one" }],
      }),
    );
  } else if (url === "/sets?page=2") {
    response.end(JSON.stringify({ object: "list", has_more: false, data: [{ object: "set", code: "two" }] }));
  } else {
    sendFile(url.replace("/file/", ""), range, ifRange, response);
  }
}

function sendFile(
  name: string,
  range: string | undefined,
  ifRange: string | string[] | undefined,
  response: ServerResponse,
): void {
  const whole = source.files.get(name);
  if (!whole) {
    response.writeHead(404).end();
    return;
  }
  const from =
    range !== undefined && ifRange === source.etag ? Number(/bytes=(\d+)-/.exec(range)?.[1] ?? 0) : 0;
  const body = whole.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    etag: source.etag,
    "content-length": body.length,
    ...(from > 0 ? { "content-range": `bytes ${from}-${whole.length - 1}/${whole.length}` } : {}),
  });
  const cut = source.cut;
  if (cut?.file === name) {
    source.cut = undefined;
    response.write(body.subarray(0, cut.after), () => setTimeout(() => response.destroy(), 30));
  } else response.end(body);
}

const update = (more: Partial<UpdateOptions> = {}) =>
  updateCards({ dataDir, baseUrl, spacingMs: 1, ...more });
const folder = () => path.join(dataDir, "cards");
const requestsOf = (name: string) => source.log.filter((entry) => entry.path.includes(name));

describe("a download", () => {
  test("brings all files, named so that they are found, and the sets of all pages", async () => {
    const progress: string[] = [];
    const result = await update({ onProgress: ({ file }) => progress.push(file) });
    expect(result.changed).toBe(true);
    const found = await findBulkFiles(folder());
    for (const file of [found.oracle, found.printings, found.sets, found.rulings])
      expect(file).not.toBeNull();
    expect(await readFile(found.oracle.path)).toEqual(source.files.get("oracle-cards-20261120.jsonl.gz"));
    expect(JSON.parse(await readFile(path.join(folder(), "sets.json"), "utf8"))).toHaveLength(2);
    expect(progress).toContain("default-cards-20261120.jsonl.gz");
    expect((await readManifest(dataDir))?.files.map((file) => file.type)).toEqual([
      "oracle_cards",
      "default_cards",
      "rulings",
    ]);
    expect(readdirSync(dataDir)).toEqual(["cards"]);
  });

  test("names itself, says what it takes, and keeps its distance", async () => {
    await update({ spacingMs: 200 });
    for (const { agent, accept } of source.log) {
      expect(agent).toMatch(/^Deckwright\//);
      expect(accept).toContain("application/json");
    }
    // A busy machine takes one request in late, and the next in time.
    const gaps = source.log.slice(1).map((entry, at) => entry.at - (source.log[at]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(125);
  });

  test("of what is there already is not repeated, unless forced", async () => {
    await update();
    source.log.length = 0;
    expect((await update()).changed).toBe(false);
    expect(source.log.map((entry) => entry.path)).toEqual(["/bulk-data"]);
    expect((await update({ force: true })).changed).toBe(true);
  });

  test("replaces the older files when there are newer ones", async () => {
    await update();
    source.files.clear();
    for (const kind of ["oracle-cards", "default-cards", "rulings"])
      source.files.set(`${kind}-20261121.jsonl.gz`, lines(`new ${kind}`));
    source.updatedAt = "2026-11-21T10:00:00+00:00";
    expect((await update()).changed).toBe(true);
    expect(readdirSync(folder()).filter((name) => name.includes("20261120"))).toEqual([]);
  });
});

describe("a download that is cut", () => {
  const file = "default-cards-20261120.jsonl.gz";

  test("goes on where it stopped", async () => {
    source.cut = { file, after: 20_000 };
    await expect(update()).rejects.toThrow(/goes on from there/);
    expect(existsSync(folder())).toBe(false);
    source.log.length = 0;
    await update();
    expect(requestsOf(file).map((entry) => entry.range)).toEqual(["bytes=20000-"]);
    expect(requestsOf("oracle-cards")).toEqual([]);
    expect(await readFile(path.join(folder(), file))).toEqual(source.files.get(file));
  });

  test("begins anew when the file has changed meanwhile", async () => {
    source.cut = { file, after: 20_000 };
    await expect(update()).rejects.toThrow();
    source.etag = '"two"';
    source.files.set(file, lines("changed"));
    await update();
    expect(await readFile(path.join(folder(), file))).toEqual(source.files.get(file));
  });

  test("leaves the cards in use as they were", async () => {
    await update();
    const before = await readFile(path.join(folder(), file));
    source.updatedAt = "2026-11-21";
    source.cut = { file, after: 100 };
    await expect(update()).rejects.toThrow();
    expect(await readFile(path.join(folder(), file))).toEqual(before);
  });
});

describe("a source in trouble", () => {
  test("is asked once, and its word is passed on", async () => {
    source.refuse = { path: "/bulk-data", status: 503, times: 9, headers: { "retry-after": "30" } };
    await expect(update()).rejects.toThrow(/503.*30 seconds/);
    expect(source.log).toHaveLength(1);
  });

  test("is asked again when that was allowed, after the wait it asks for", async () => {
    source.refuse = { path: "/file/oracle", status: 429, times: 1, headers: { "retry-after": "1" } };
    await update({ attempts: 2 });
    const [first, second] = requestsOf("oracle-cards");
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
  });

  test("that lacks a file is not asked again", async () => {
    source.refuse = { path: "/file/rulings", status: 404, times: 9 };
    await expect(update({ attempts: 3 })).rejects.toThrow(/404/);
    expect(requestsOf("rulings")).toHaveLength(1);
  });

  test("that sends a damaged file does not get it into use, and the file is fetched anew", async () => {
    await update();
    const before = await readFile(path.join(folder(), "oracle-cards-20261120.jsonl.gz"));
    const whole = lines("later");
    source.updatedAt = "2026-11-22";
    source.files.set(
      "oracle-cards-20261120.jsonl.gz",
      Buffer.concat([whole.subarray(0, whole.length - 900), Buffer.alloc(900, 7)]),
    );
    await expect(update()).rejects.toThrow(/cannot be read to its end/);
    expect(await readFile(path.join(folder(), "oracle-cards-20261120.jsonl.gz"))).toEqual(before);
    source.files.set("oracle-cards-20261120.jsonl.gz", whole);
    await update();
    expect(await readFile(path.join(folder(), "oracle-cards-20261120.jsonl.gz"))).toEqual(whole);
  });

  test("that answers with something else is told apart", async () => {
    source.files.delete("rulings-20261120.jsonl.gz");
    await expect(update()).rejects.toThrow(/lists no rulings/);
    await expect(updateCards({ dataDir, baseUrl: `${baseUrl}/file`, spacingMs: 1 })).rejects.toThrow(/404/);
    await expect(updateCards({ dataDir, baseUrl: "nowhere", spacingMs: 1 })).rejects.toThrow(/no address/);
    await expect(updateCards({ dataDir, baseUrl: "http://127.0.0.1:1", spacingMs: 1 })).rejects.toThrow(
      /does not answer/,
    );
  });
});

describe("the exchange of folders", () => {
  test("that was interrupted is completed", async () => {
    await mkdir(`${folder()}.next`, { recursive: true });
    await writeFile(path.join(`${folder()}.next`, "ready"), "");
    await writeFile(path.join(`${folder()}.next`, "sets.json"), "[]");
    await mkdir(`${folder()}.old`);
    expect(await finishSwap(folder())).toBe(true);
    expect(readdirSync(dataDir)).toEqual(["cards"]);
    expect(readdirSync(folder())).toEqual(["sets.json"]);
  });

  test("that never was ready changes nothing", async () => {
    await mkdir(`${folder()}.next`, { recursive: true });
    await mkdir(folder());
    expect(await finishSwap(folder())).toBe(false);
    expect(readdirSync(dataDir).sort()).toEqual(["cards", "cards.next"]);
  });

  test("is one process's at a time; a lock whose owner is gone does not matter", async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${folder()}.lock`, String(process.pid));
    await expect(update()).rejects.toThrow(/Another process/);
    await writeFile(`${folder()}.lock`, "999999999");
    expect((await update()).changed).toBe(true);
  });
});

test("Retry-After is read as seconds or as a date", () => {
  const now = Date.UTC(2026, 10, 20, 12, 0, 0);
  expect(retryAfter("5", now)).toBe(5000);
  expect(retryAfter("Fri, 20 Nov 2026 12:00:07 GMT", now)).toBe(7000);
  expect(retryAfter("soon", now)).toBe(0);
  expect(retryAfter(null, now)).toBe(0);
});

test("a request that is called off stops", async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(createPoliteClient({ signal: stop.signal }).get(`${baseUrl}/bulk-data`)).rejects.toThrow(
    /abort/i,
  );
});
