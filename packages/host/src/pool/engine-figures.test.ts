import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import {
  NOTHING_LEARNED,
  readCoOccurrence,
  writeCoOccurrence,
} from "@deckwright/engine/rank/co-occurrence-file.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBundledTable } from "../cards/bundled.ts";
import { packFigures } from "../model/packed-figures.ts";
import { FIGURES_FILE, readEngineFigures } from "./engine-figures.ts";
import { openEngine } from "./open-engine.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deckwright-figures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a file of these bytes. */
async function readBytes(bytes: Uint8Array) {
  const file = join(folder, "model.bin.br");
  await writeFile(file, bytes);
  return readEngineFigures(file);
}

test("the figures that ship are whole", async () => {
  const { coOccurrence, problem } = await readEngineFigures();
  expect(problem).toBe("");
  expect(readCoOccurrence(coOccurrence).names.length).toBeGreaterThan(10_000);
});

describe("a file that cannot be used is told, with its place, and nothing was learned", () => {
  const cases: readonly (readonly [string, RegExp, () => Promise<Uint8Array>])[] = [
    ["cut off", /cut off or damaged/, async () => (await readFile(FIGURES_FILE)).subarray(0, 1_000)],
    ["empty", /cut off or damaged/, async () => new Uint8Array()],
    ["something else", /cut off or damaged/, async () => new TextEncoder().encode("not found")],
    [
      "changed inside",
      /damaged/,
      async () => {
        const bytes = Uint8Array.from(await readFile(FIGURES_FILE));
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        return bytes;
      },
    ],
    [
      "of another version",
      /version 99/,
      async () => {
        const bytes = writeCoOccurrence(NOTHING_LEARNED);
        new DataView(bytes.buffer).setUint32(4, 99, true);
        return packFigures(bytes);
      },
    ],
    ["other figures", /no co-occurrence file/, () => packFigures(new Uint8Array(100))],
    ["hardly anything", /too short/, () => packFigures(new Uint8Array(3))],
  ];
  test.each(cases)("%s", async (_, why, bytes) => {
    const { coOccurrence, problem } = await readBytes(await bytes());
    expect(problem).toMatch(why);
    expect(problem).toContain(folder);
    expect(readCoOccurrence(coOccurrence).figures).toEqual([]);
  });

  test("missing", async () => {
    const { coOccurrence, problem } = await readEngineFigures(join(folder, "none.bin.br"));
    expect(problem).toContain("none.bin.br cannot be used: it is missing.");
    expect(readCoOccurrence(coOccurrence).figures).toEqual([]);
  });
});

test("without figures an engine builds legal decks of cards that fit the wish", async () => {
  const { table } = await readBundledTable();
  const names = buildNameIndex(table);
  const engine = openEngine(table, names, await readEngineFigures(join(folder, "none.bin.br")));
  for (const prompt of ["elf tribal commander under $100", "mono red burn modern", "pauper", "cedh"]) {
    const { deck } = engine.generate({ prompt, seed: 1 });
    expect(engine.rules.validate(deck).legal, prompt).toBe(true);
  }
  const elves = engine.generate({ prompt: "elf tribal commander", seed: 1 }).deck;
  const count = Object.keys(elves.main).filter((name) => {
    const match = names.resolve(name);
    return match.found && table.typeLine(match.card).includes("Elf");
  });
  expect(count.length).toBeGreaterThan(20);
});
