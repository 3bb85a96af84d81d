import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const ledger = readFileSync(join(root, "docs/spec-coverage.md"), "utf8");
const rows = [...ledger.matchAll(/^\| (\d+) \| (.+?) \| (.+?) \| (.*?) ?\|$/gm)].map(
  ([, line, what, state, proof]) => ({
    line: Number(line),
    what,
    state: state ?? "",
    proofs: [...(proof ?? "").matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({
      file,
      title,
    })),
  }),
);

describe("the ledger of the specification", () => {
  test("has a row per line, in order, each in a known state", () => {
    expect(rows.length).toBeGreaterThan(130);
    const lines = rows.map(({ line }) => line);
    expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
    for (const { line, state } of rows) {
      expect(state, `line ${line}`).toMatch(
        /^(done|partly, rest in [1-9]|waits for [1-9]|says nothing to build)$/,
      );
    }
  });

  test("names a test for everything that is done or partly done", () => {
    const unproven = rows.filter(({ state, proofs }) => /^(done|partly)/.test(state) && proofs.length === 0);
    expect(unproven.map(({ line, what }) => `${line} ${what}`)).toEqual([]);
  });

  test("names only tests that exist", () => {
    const missing = rows
      .flatMap(({ line, proofs }) => proofs.map((proof) => ({ line, ...proof })))
      .filter(({ file, title }) => {
        const path = join(root, file);
        return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
      });
    expect(missing.map(({ line, file, title }) => `${line}: ${file} "${title}"`)).toEqual([]);
  });
});
