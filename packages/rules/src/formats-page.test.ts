import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULES } from "./checks/registry.ts";
import { FORMATS } from "./formats/registry.ts";
import { FORMAT_ROWS } from "./formats/rows.ts";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** The cells of a page's tables, rulers and headings left out. */
const rowsOf = (page: string): string[][] =>
  page
    .split("\n")
    .filter((line) => /^\| (?!rule |format |companion |---)/.test(line))
    .map((line) => line.slice(2, -2).split(" | "));

describe("docs/formats.md", () => {
  const rows = new Map(rowsOf(read("docs/formats.md")).map(([first = "", ...more]) => [first, more]));

  test("has each rule that a format can ask for, under its title", () => {
    for (const { id, title } of Object.values(RULES)) expect(rows.get(`\`${id}\``)?.[0], id).toBe(title);
  });

  test("has each format with its size, copies, sideboard, life and key, as the rows state them", () => {
    for (const row of FORMAT_ROWS.filter(({ abstract, over }) => !abstract && !over)) {
      const id = row.variant === undefined ? row.slug : `${row.slug}:${row.variant}`;
      const format = FORMATS.get(id);
      const [cards, copies, sideboard, , companion, life, , key] = rows.get(`\`${id}\``) ?? [];
      expect({ id, cards, copies, sideboard, companion, life, key }).toEqual({
        id,
        cards: sizeWords(format?.size),
        copies: format?.copies === Number.POSITIVE_INFINITY ? "as opened" : String(format?.copies),
        sideboard:
          format?.sideboard === Number.POSITIVE_INFINITY ? "rest of the pool" : String(format?.sideboard),
        companion: format?.companion,
        life: String(format?.life),
        key: format?.pool.key ? `\`${format.pool.key}\`` : "worked out",
      });
    }
  });
});

function sizeWords(size: { min: number; max: number | null; steps?: readonly number[] } | undefined): string {
  if (size === undefined) return "";
  if (size.steps) return size.steps.join(", ");
  if (size.max === null) return `${size.min} or more`;
  return size.max === size.min ? `${size.min}` : `${size.min} to ${size.max}`;
}
