import { expect, test } from "vitest";
import { markdownTable, withSections } from "./results-file.ts";

const section = (title: string, body: string) => ({ title, command: `make ${title}`, body });

test("adds a section to an empty file, under a heading", () => {
  const text = withSections("", [section("Speed", "fast")], "2026-01-02");
  expect(text).toMatch(/^# /);
  expect(text).toContain("## Speed\n\n2026-01-02, `make Speed`\n\nfast\n");
});

test("replaces a section and keeps its neighbors", () => {
  const first = withSections(
    "",
    [section("A", "one"), section("B", "old words"), section("C", "three")],
    "2026-01-02",
  );
  const second = withSections(first, [section("B", "new")], "2026-01-03");
  expect(second).not.toContain("old words");
  expect(second.indexOf("one")).toBeLessThan(second.indexOf("new"));
  expect(second.indexOf("new")).toBeLessThan(second.indexOf("three"));
});

test("writing the same twice changes nothing", () => {
  const once = withSections("", [section("A", "one")], "2026-01-02");
  expect(withSections(once, [section("A", "one")], "2026-01-02")).toBe(once);
});

test("sets figures to the right", () => {
  expect(
    markdownTable(
      ["what", "ms"],
      [
        ["a", "1.5 ms"],
        ["b", "2"],
      ],
    ),
  ).toBe("| what | ms |\n| --- | ---: |\n| a | 1.5 ms |\n| b | 2 |");
});
