import { expect, test } from "vitest";
import { ROLE_IDS } from "../../data/roles.ts";
import { hasRole, MOST_ROLES, setOf, sharedRoles, withRole } from "./role-set.ts";

test("a set has room for every role", () => {
  expect(ROLE_IDS.length).toBeLessThanOrEqual(MOST_ROLES);
  const all = ROLE_IDS.reduce(withRole, 0);
  expect(Number.isSafeInteger(all)).toBe(true);
  expect(ROLE_IDS.every((role) => hasRole(all, role))).toBe(true);
  expect(sharedRoles(all, all)).toBe(ROLE_IDS.length);
});

test("a set holds what was put into it, and shares no more than that", () => {
  const set = withRole(withRole(setOf("ramp"), "answer"), "ramp");
  expect(ROLE_IDS.filter((role) => hasRole(set, role))).toEqual(["ramp", "answer"]);
  expect(sharedRoles(set, setOf("answer"))).toBe(1);
  expect(sharedRoles(set, setOf("draw"))).toBe(0);
});

test("bits beyond the thirty-second are shared too", () => {
  expect(sharedRoles(2 ** 40 + 2 ** 3, 2 ** 40 + 2 ** 4)).toBe(1);
});
