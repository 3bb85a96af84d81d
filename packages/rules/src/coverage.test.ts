import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/formats-coverage.md"), "utf8");
const rows = page.split("\n").filter((line) => /^\| (?!what|---)/.test(line));

test("every rule on the page of the formats names tests that exist", () => {
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) {
    const proofs = [...row.matchAll(/`([^`]+)` "([^"]+)"/g)];
    expect(proofs.length, row).toBeGreaterThan(0);
    for (const [, file = "", title = ""] of proofs) {
      const path = join(root, file);
      expect(existsSync(path), file).toBe(true);
      expect(readFileSync(path, "utf8"), `${file} has no “${title}”`).toContain(title);
    }
  }
});
