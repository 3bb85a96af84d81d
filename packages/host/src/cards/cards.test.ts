import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import { cardRecord, uuidOf } from "@deckwright/cards/testing/make-table.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findBulkFiles, type Progress } from "./bulk-files.ts";
import { loadCards } from "./load.ts";

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cards-"));
  dataDir = await mkdtemp(path.join(tmpdir(), "data-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

const records = [cardRecord({ name: "First" }, 1), cardRecord({ name: "Second" }, 2)];
const printings = [3, 4].map((number) => ({ ...cardRecord({ name: "First" }, 1), id: uuidOf(number) }));
const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join("\n");
const put = (name: string, content: string | Uint8Array): Promise<void> =>
  writeFile(path.join(folder, name), content);

describe("a folder of card files", () => {
  test.each([
    ["oracle_cards.ndjson", lines(records)],
    ["oracle_cards.ndjson.gz", gzipSync(lines(records))],
    ["oracle-cards-20260815090306.json", JSON.stringify(records)],
    ["oracle-cards-20260815.json.gz", gzipSync(JSON.stringify(records, null, 1))],
    ["oracle-cards.jsonl.gz", gzipSync(lines(records))],
  ])("is read as %s", async (name, content) => {
    await put(name, content);
    const { table, names, status } = await loadCards({ cardsDir: folder });
    expect([table.name(0), table.name(1)]).toEqual(["First", "Second"]);
    expect(names.resolve("second")).toMatchObject({ found: true, card: 1 });
    expect(status).toMatchObject({ source: "folder", cards: 2, printings: 2, problems: [] });
  });

  test("has printings and sets when there are such files", async () => {
    await put("oracle_cards.ndjson", lines(records));
    await put("default-cards-20260815.json", JSON.stringify(printings));
    await put(
      "sets.json",
      JSON.stringify({ object: "list", data: [{ code: "tst", name: "The Test", set_type: "core" }] }),
    );
    const { table } = await loadCards({ cardsDir: folder });
    expect(table.printingsOf(0)).toEqual([0, 2]);
    expect(table.printing(0)).toMatchObject({ set: "tst", setName: "The Test" });
  });

  test("is read at its newest file", async () => {
    await put("oracle-cards-20250101.json", JSON.stringify(records.slice(0, 1)));
    await put("oracle-cards-20260101.json", JSON.stringify(records));
    const { oracle } = await findBulkFiles(folder);
    expect(path.basename(oracle.path)).toBe("oracle-cards-20260101.json");
  });

  test("with bad lines is read without them, and they are reported by number", async () => {
    await put(
      "oracle_cards.ndjson",
      `${JSON.stringify(records[0])}\nnonsense\n{"name":"x"}\n${JSON.stringify(records[1])}`,
    );
    const { table, status } = await loadCards({ cardsDir: folder });
    expect(table.size).toBe(2);
    expect(status.problems.map(({ line }) => line)).toEqual([2, 3]);
    expect(status.problems[0]).toMatchObject({ file: "oracle_cards.ndjson", problem: "this is no JSON" });
  });

  test.each([
    [
      "oracle_cards.ndjson",
      "nonsense",
      /oracle_cards\.ndjson has no record that can be used\. Line 1: this is no JSON/,
    ],
    ["oracle_cards.ndjson", "", /is empty/],
    ["oracle_cards.ndjson.gz", gzipSync(lines(records)).subarray(0, 60), /cannot be read to its end/],
    ["other.json", "[]", /has no oracle_cards file/],
  ])("is refused when it is useless: %s", async (name, content, message) => {
    await put(name, content);
    await expect(loadCards({ cardsDir: folder })).rejects.toThrow(message);
  });

  test("that is not there is refused by name", async () => {
    await expect(loadCards({ cardsDir: path.join(folder, "nowhere") })).rejects.toThrow(
      /nowhere cannot be read/,
    );
  });

  describe("with more printings than one thread should read", () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({
      ...cardRecord({ name: "First" }, at % 2 ? 1 : 9),
      id: uuidOf(5000 + at),
      artist: `Artist ${at % 7}, ${"whose name is long ".repeat(10)}`,
      collector_number: String(at),
    }));

    test("has all of its cards' printings, and tells of bad lines and of its progress", async () => {
      await put("oracle_cards.ndjson", `nonsense\n${lines(records)}`);
      await put("printings.ndjson", `${lines(many.slice(0, 100))}\nnonsense\n${lines(many.slice(100))}`);
      const seen: Progress[] = [];
      const { table, status } = await loadCards({
        cardsDir: folder,
        onProgress: (progress) => seen.push(progress),
      });
      expect(table.printingsOf(0)).toEqual([0, 1500]);
      expect(table.printing(1)).toMatchObject({ collectorNumber: "3", artist: many[3]?.artist });
      expect(table.cardById(uuidOf(5001))).toBe(0);
      expect(table.cardById(uuidOf(5000))).toBe(-1);
      expect(status.problems.map(({ file, line }) => [file, line])).toEqual([
        ["oracle_cards.ndjson", 1],
        ["printings.ndjson", 101],
      ]);
      const { size } = await stat(path.join(folder, "printings.ndjson"));
      expect(seen.at(-1)).toEqual({ file: "printings.ndjson", bytes: size, totalBytes: size, records: 3000 });
    });

    test("is refused by name when they cannot be read to their end", async () => {
      await put("oracle_cards.ndjson", lines(records));
      const zipped = gzipSync(lines(many), { level: 0 });
      await put("printings.ndjson.gz", zipped.subarray(0, zipped.length - 1000));
      await expect(loadCards({ cardsDir: folder })).rejects.toThrow(/printings.*cannot be read to its end/);
    });
  });

  test("tells how far it is", async () => {
    await put("oracle_cards.ndjson", lines(records));
    const seen: Progress[] = [];
    await loadCards({ cardsDir: folder, onProgress: (progress) => seen.push(progress) });
    const { size } = await stat(path.join(folder, "oracle_cards.ndjson"));
    expect(seen.at(-1)).toEqual({ file: "oracle_cards.ndjson", bytes: size, totalBytes: size, records: 2 });
  });
});

describe("a snapshot", () => {
  const load = () => loadCards({ cardsDir: folder, dataDir });

  test("spares reading the files, and gives the same table", async () => {
    await put("oracle_cards.ndjson", lines(records));
    const first = await load();
    const second = await load();
    expect([first.status.fromSnapshot, second.status.fromSnapshot]).toEqual([false, true]);
    expect(Buffer.from(second.buffer).equals(Buffer.from(first.buffer))).toBe(true);
    expect(openTable(second.buffer).name(1)).toBe("Second");
  });

  test("is made anew when a file or the tagger changes", async () => {
    await put("oracle_cards.ndjson", lines(records));
    await load();
    await utimes(path.join(folder, "oracle_cards.ndjson"), 1_700_000_000, 1_700_000_000);
    expect((await load()).status.fromSnapshot).toBe(false);
    const tagger = { version: 2, names: ["all"], tag: () => [0] };
    const tagged = await loadCards({ cardsDir: folder, dataDir, tagger });
    expect(tagged.status.fromSnapshot).toBe(false);
    expect(tagged.table.tags.of(0)).toEqual(["all"]);
  });

  test("is made anew when it is damaged", async () => {
    await put("oracle_cards.ndjson", lines(records));
    await load();
    const [name = ""] = (await readdir(dataDir)).filter((file) => file.endsWith(".snapshot"));
    const file = path.join(dataDir, name);
    const bytes = await readFile(file);
    for (const damaged of [
      bytes.subarray(0, 100),
      Buffer.alloc(0),
      bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 9),
    ]) {
      await writeFile(file, damaged);
      expect((await load()).status).toMatchObject({ fromSnapshot: false, cards: 2 });
    }
  });

  test("may be stored by two at once", async () => {
    await put("oracle_cards.ndjson", lines(records));
    await Promise.all([load(), load(), load()]);
    expect((await load()).status.fromSnapshot).toBe(true);
    expect((await readdir(dataDir)).filter((file) => file.endsWith(".part"))).toEqual([]);
  });

  test("that cannot be stored prevents nothing", async () => {
    await put("oracle_cards.ndjson", lines(records));
    await put("blocked", "a file where the data folder should be");
    const { status } = await loadCards({ cardsDir: folder, dataDir: path.join(folder, "blocked") });
    expect(status.cards).toBe(2);
    expect(status.snapshotProblem).not.toBe("");
  });
});

describe("without a folder", () => {
  test("the download is loaded when there is one", async () => {
    await mkdir(path.join(dataDir, "cards"));
    await writeFile(path.join(dataDir, "cards", "oracle_cards.ndjson"), lines(records));
    expect((await loadCards({ dataDir })).status).toMatchObject({ source: "download", cards: 2 });
  });
});
