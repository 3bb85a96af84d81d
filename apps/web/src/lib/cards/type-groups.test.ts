import { expect, test } from "vitest";
import { groupOfType } from "./type-groups.ts";

test.each([
  ["Artifact Creature — Construct // Land", "Creatures"],
  ["Artifact Land", "Lands"],
  ["Instant", "Instants"],
  ["Summon", undefined],
])("%s is listed under %s", (line, group) => {
  expect(groupOfType(line)).toBe(group);
});
