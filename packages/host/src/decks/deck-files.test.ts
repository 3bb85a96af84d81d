import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DeckFileError, readDecks, readLeaders } from "./deck-files.ts";

describe("files of decks", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "deck-files-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (bytes: Uint8Array): string => {
    const file = path.join(folder, `${Math.random().toString(36).slice(2)}.ndjson.gz`);
    writeFileSync(file, bytes);
    return file;
  };
  const lines = (...list: readonly string[]) => write(gzipSync(list.join("\n")));
  const LINE = JSON.stringify({ commander: null, main: { Mountain: 20 }, date: "2026-07-01", wins: 5 });

  test("are read line by line, with what is missing as empty", async () => {
    expect(await readDecks(lines(LINE, "", LINE))).toHaveLength(2);
    expect(await readDecks(lines(LINE))).toEqual([
      { commander: [], main: { Mountain: 20 }, side: {}, date: "2026-07-01", archetype: "" },
    ]);
    expect(await readDecks(lines())).toEqual([]);
  });

  test.each([
    ["text", "not json", /^Line 2 of .* is not JSON: not json$/],
    ["a number", "3", /^Line 2 of .*: the line: /],
    ["a quantity that is a text", '{"main":{"Mountain":"many"}}', /^Line 2 of .*: main\.Mountain: /],
    ["a quantity beyond any deck", '{"main":{"Mountain":1e9}}', /^Line 2 of .*: main\.Mountain: /],
    ["commanders that are no names", '{"commander":[{}]}', /^Line 2 of .*: commander\.0: /],
  ])("with %s in a line say which", async (_, line, sentence) => {
    const reading = readDecks(lines(LINE, line));
    await expect(reading).rejects.toThrow(DeckFileError);
    await expect(reading).rejects.toThrow(sentence);
  });

  test("that are no files, not packed or cut short are said, and nothing is thrown beside", async () => {
    await expect(readDecks(path.join(folder, "none.ndjson.gz"))).rejects.toThrow(/after line 0: ENOENT/);
    await expect(readDecks(folder)).rejects.toThrow(/after line 0: EISDIR/);
    await expect(readDecks(write(Buffer.from("not packed")))).rejects.toThrow(
      /after line 0: incorrect header/,
    );
    const whole = gzipSync(`${LINE}\n`.repeat(5000));
    await expect(readDecks(write(whole.subarray(0, whole.length / 2)))).rejects.toThrow(
      /after line \d+: unexpected end of file/,
    );
  });

  test("of commanders have four figures a card", async () => {
    const row = {
      commander: ["Krenko, Mob Boss"],
      num_decks: 10,
      date: "2025-07-20",
      cards: [["Sol Ring", 90, 1, 10]],
    };
    expect(await readLeaders(lines(JSON.stringify({ ...row, slug: "krenko" })))).toEqual([row]);
    const wrong = lines(JSON.stringify({ ...row, cards: [["Sol Ring", 90]] }));
    await expect(readLeaders(wrong)).rejects.toThrow(/^Line 1 of .*: cards\.0: /);
  });
});
