import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { downloadFolder } from "@deckwright/host/cards/load.ts";
import { readManifest } from "@deckwright/host/download/update-cards.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCardsFresh } from "./card-updates.ts";
import { createLog } from "./platform/process/log.ts";

const KINDS = ["oracle_cards", "default_cards", "rulings"];
const LONG_AGO = "2026-01-01T00:00:00.000Z";

let source: Server;
let address: string;
let dataDir: string;
let asked: string[];
let said: string[];
const log = createLog({ level: "info", secrets: [], write: (line) => said.push(line) });

beforeEach(async () => {
  asked = [];
  said = [];
  dataDir = await mkdtemp(path.join(tmpdir(), "deckwright-updates-"));
  // A stand-in for Scryfall with one record a file.
  source = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    if (url === "/sets") response.end(JSON.stringify({ data: [{ object: "set", code: "one" }] }));
    else if (url === "/bulk-data") {
      const data = KINDS.map((type) => ({
        type,
        updated_at: "2026-11-20T10:00:00Z",
        download_uri: `${address}/file/${type}-20261120.json`,
      }));
      response.end(JSON.stringify({ data }));
    } else response.end(JSON.stringify([{ object: "card", name: url }]));
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const at = source.address();
  address = `http://127.0.0.1:${typeof at === "object" ? at?.port : 0}`;
});

afterEach(async () => {
  source.closeAllConnections();
  await new Promise((resolve) => source.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

/** What an operator's first `cards update` left behind. */
async function haveDownloaded(downloadedAt: string): Promise<void> {
  const folder = downloadFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const files = KINDS.map((type) => ({ type, fileName: `${type}.json`, updatedAt: LONG_AGO, bytes: 2 }));
  await writeFile(
    path.join(folder, "download.json"),
    JSON.stringify({ downloadedAt, source: address, files }),
  );
}

const ENV = { cardsDir: undefined, cardsUpdate: "auto" } as const;

test("renews card files that are older than a day, and says when they will be read", async () => {
  await haveDownloaded(LONG_AGO);
  const updates = keepCardsFresh({ env: { ...ENV, dataDir }, log, delayMs: 0 });
  await vi.waitFor(() => expect(said.join("")).toContain("the next start reads them"), 20_000);
  const manifest = await readManifest(dataDir);
  expect(Date.parse(manifest?.downloadedAt ?? LONG_AGO)).toBeGreaterThan(Date.parse("2026-06-01"));
  const files = await readdir(downloadFolder(dataDir));
  expect(files).toContain("oracle_cards-20261120.json");
  expect(await readFile(path.join(downloadFolder(dataDir), "sets.json"), "utf8")).toContain("one");
  await updates.run();
});

test.each([
  ["files of today", new Date().toISOString(), {}],
  ["an operator who switched it off", LONG_AGO, { cardsUpdate: "off" as const }],
  ["a folder of the operator's own", LONG_AGO, { cardsDir: "/somewhere" }],
  ["nothing that was ever fetched", undefined, {}],
])("leaves Scryfall alone with %s", async (_, downloadedAt, changed) => {
  if (downloadedAt !== undefined) await haveDownloaded(downloadedAt);
  const updates = keepCardsFresh({ env: { ...ENV, dataDir, ...changed }, log, delayMs: 0 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await updates.run();
  expect(asked).toEqual([]);
  expect(said).toEqual([]);
});

test("a source that is not there is a warning, and the files stay", async () => {
  await haveDownloaded(LONG_AGO);
  const before = await readdir(downloadFolder(dataDir));
  await new Promise((resolve) => source.close(resolve));
  const updates = keepCardsFresh({ env: { ...ENV, dataDir }, log, delayMs: 0 });
  await vi.waitFor(() => expect(said.join("")).toContain("card files were not updated"), 20_000);
  expect(await readdir(downloadFolder(dataDir))).toEqual(before);
  await updates.run();
});

test("a source that comes back is asked again before the day is over", async () => {
  await haveDownloaded(LONG_AGO);
  let isAway = true;
  source.prependListener("request", (_, response) => {
    if (isAway) response.destroy();
  });
  const updates = keepCardsFresh({ env: { ...ENV, dataDir }, log, delayMs: 0, retryMs: [50, 50] });
  await vi.waitFor(() => expect(said.join("")).toContain("card files were not updated"), 20_000);
  isAway = false;
  await vi.waitFor(() => expect(said.join("")).toContain("the next start reads them"), 20_000);
  await updates.run();
});
