import { describe, expect, test } from "vitest";
import { formatName, playstyleName } from "./deck-words.ts";

describe("the words for a deck", () => {
  test("are those of its format and playstyle, not their slugs with capitals", () => {
    expect(formatName("two-headed-giant")).toBe("Two-Headed Giant");
    expect(playstyleName("stax-prison")).not.toContain("Stax Prison");
  });

  test("are readable for what nobody knows", () => {
    expect(formatName("kitchen-table")).toBe("Kitchen Table");
    expect(playstyleName("group-hug")).toBe("Group Hug");
  });
});
