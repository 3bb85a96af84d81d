import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../docs/decisions");

test("every decision says what it was about, what was decided, what was refused, and what follows", () => {
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const day = file.slice(0, 10);
    const text = readFileSync(join(folder, file), "utf8");
    expect(text.split("\n")[0], file).toMatch(new RegExp(`^# .+, ${day}$`));
    const parts = [...text.matchAll(/^[*][*](Context|Decided|Refused|What follows)[.][*][*]/gm)];
    expect(
      parts.map(([, part]) => part),
      file,
    ).toEqual(["Context", "Decided", "Refused", "What follows"]);
  }
});
