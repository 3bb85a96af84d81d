import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRulings } from "./rulings.ts";

const CARD = "156107a0-1657-4d04-904c-f8d19df32ff8";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "deckwright-rulings-"));
  writeFileSync(
    path.join(folder, "oracle_cards.ndjson"),
    `${JSON.stringify({ oracle_id: CARD, name: "One" })}\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(...records: readonly unknown[]): void {
  const lines = records.map((record) => (typeof record === "string" ? record : JSON.stringify(record)));
  writeFileSync(path.join(folder, "rulings.ndjson"), lines.join("\n"));
}

test("rulings of a card come oldest first, lines that are none left out", async () => {
  write(
    { oracle_id: CARD, published_at: "2020-01-01", comment: "Later.", source: "scryfall" },
    "no JSON",
    { oracle_id: "nothing", comment: "Of no card." },
    { oracle_id: CARD, published_at: "2010-06-15", comment: "Earlier." },
  );
  expect((await readRulings(folder)).get(CARD)).toEqual([
    { source: "wotc", publishedAt: "2010-06-15", comment: "Earlier." },
    { source: "scryfall", publishedAt: "2020-01-01", comment: "Later." },
  ]);
});

test("a folder without rulings, or with a file of nothing, has none", async () => {
  expect((await readRulings(folder)).size).toBe(0);
  write("{");
  expect((await readRulings(folder)).size).toBe(0);
  expect((await readRulings(path.join(folder, "nowhere"))).size).toBe(0);
});
