import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The tables of a page of `docs`, as cells; headings and rulers left out. */
function rowsOf(page: string): string[][] {
  return read(page)
    .split("\n")
    .filter((line) => /^\| (?!what |id |---)/.test(line))
    .map((line) =>
      line
        .slice(2, -1)
        .split(" | ")
        .map((cell) => cell.trim()),
    );
}

/** A test as a ledger names it: `file` "title". */
interface Proof {
  readonly file: string;
  readonly title: string;
}

function proofsIn(cell: string): Proof[] {
  return [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));
}

/** Whether a file of tests has a whole title, or a whole case in a table of them, with these words. */
function isThere({ file, title }: Proof): boolean {
  if (!/[.](test|verify)[.]tsx?$/.test(file) || !existsSync(join(root, file))) return false;
  const source = read(file);
  return (
    [`"${title}"`, `'${title}'`, `\`${title}\``].some((literal) => source.includes(literal)) ||
    new RegExp(`^\\s*${title.replaceAll(/[^\w ]/g, "\\$&")}: `, "m").test(source)
  );
}

function missingIn(rows: readonly string[][]): string[] {
  return rows.flatMap(([what = "", ...cells]) =>
    proofsIn(cells.join(" | "))
      .filter((proof) => !isThere(proof))
      .map(({ file, title }) => `${what}: ${file} "${title}"`),
  );
}

describe("the ledger of the product (docs/spec-coverage.md)", () => {
  const rows = rowsOf("docs/spec-coverage.md");

  test("numbers its requirements by section, each number once and in order", () => {
    expect(rows.length).toBeGreaterThan(120);
    const order = rows.map(([id = ""]) => {
      expect(id).toMatch(/^\d+[.]\d+$/);
      const [section = 0, number = 0] = id.split(".").map(Number);
      return section * 1000 + number;
    });
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
  });

  test("has a sentence, a state that is known, and no more cells, in each row", () => {
    for (const [id, requirement = "", state, ...more] of rows) {
      expect(requirement, id).toMatch(/^[A-Z'`"].*[.'"]$/);
      expect(state, id).toMatch(
        /^(done|(partly, rest with|waits for) the (screens|engine|money|blog|accounts))$/,
      );
      expect(more.length, id).toBe(1);
    }
    expect(new Set(rows.map(([, requirement]) => requirement)).size).toBe(rows.length);
  });

  test("names a test for everything that is done or partly done, and none for what waits", () => {
    for (const [id, , state = "", proof = ""] of rows) {
      if (state.startsWith("waits")) expect(proof, id).toBe("");
      else expect(proofsIn(proof).length, id).toBeGreaterThan(0);
    }
  });

  test("names only tests that exist under their whole title", () => {
    expect(missingIn(rows)).toEqual([]);
  });
});

describe("the ledger of the wire protocol (docs/protocol-coverage.md)", () => {
  // The last table says how often something can be asked; it has two columns.
  const rows = rowsOf("docs/protocol-coverage.md").filter((cells) => cells.length > 2);

  test("has each thing once, in a known state, with its reason", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
    for (const [what, state, reason] of rows) {
      expect(state, what).toMatch(/^(done|partly|not)$/);
      expect(reason, what).not.toBe("");
    }
  });

  test("names a test for everything that is done or partly done", () => {
    const unproven = rows.filter(([, state, ...cells]) => state !== "not" && !proofsIn(cells.join()).length);
    expect(unproven.map(([what]) => what)).toEqual([]);
  });

  test("names only tests that exist under their whole title", () => {
    expect(missingIn(rows)).toEqual([]);
  });
});

describe("the ledger of the formats' rules (docs/formats-coverage.md)", () => {
  const rows = rowsOf("docs/formats-coverage.md");

  test("names a test for each rule, and only tests that exist under their whole title", () => {
    expect(rows.length).toBeGreaterThan(25);
    for (const [what, ...cells] of rows) expect(proofsIn(cells.join()).length, what).toBeGreaterThan(0);
    expect(missingIn(rows)).toEqual([]);
  });
});
