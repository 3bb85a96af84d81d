import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const ledger = readFileSync(join(root, "docs/protocol-coverage.md"), "utf8");
const rows = [...ledger.matchAll(/^\| (?!what |---)(.+?) \| (.+?) \| (.*?) ?\|$/gm)].map(
  ([, what = "", state = "", reason = ""]) => ({
    what,
    state,
    reason,
    proofs: [...reason.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({
      file,
      title,
    })),
  }),
);

describe("the ledger of the wire protocol", () => {
  test("has each thing once, in a known state, with its reason", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    for (const { what, state, reason } of rows) {
      expect(state, what).toMatch(/^(done|partly|not)$/);
      expect(reason, what).not.toBe("");
    }
  });

  test("names a test for everything that is done or partly done", () => {
    const unproven = rows.filter(({ state, proofs }) => state !== "not" && proofs.length === 0);
    expect(unproven.map(({ what }) => what)).toEqual([]);
  });

  test("names only tests that exist", () => {
    const missing = rows
      .flatMap(({ what, proofs }) => proofs.map((proof) => ({ what, ...proof })))
      .filter(({ file, title }) => {
        const path = join(root, file);
        return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
      });
    expect(missing.map(({ what, file, title }) => `${what}: ${file} "${title}"`)).toEqual([]);
  });
});
