import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** What loads all cards: from the disk, or with the figures of decks. */
const WHOLE_TABLE = /\b(?:loadCards|readBundledTable|readReal|readEngine|readIntentContext|openEngine)\b/;

test("two thirds of the engine's test files do without the whole table of cards", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "packages/engine/**/*.test.ts"],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
    .split("\n")
    .filter((file) => file !== "");
  expect(files.length).toBeGreaterThan(90);
  const whole = files.filter((file) => WHOLE_TABLE.test(readFileSync(join(root, file), "utf8")));
  expect(whole.length, whole.join("\n")).toBeLessThanOrEqual(files.length / 3);
});
