import { ROLE_IDS, type RoleId } from "../../data/roles.ts";

/** Roles as the bits of a number, in the order of `ROLE_IDS`. Bits above 32 need division: use the functions below. */
export type RoleSet = number;

/** Roles that a set has room for: as many as a number has exact bits. */
export const MOST_ROLES = 53;
const WORD = 2 ** 32;
const VALUES = Object.fromEntries(ROLE_IDS.map((role, bit) => [role, 2 ** bit])) as Readonly<
  Record<RoleId, RoleSet>
>;

/** The set of one role. */
export function setOf(role: RoleId): RoleSet {
  return VALUES[role];
}

/** Whether a set holds a role. */
export function hasRole(set: RoleSet, role: RoleId): boolean {
  return (Math.floor(set / setOf(role)) & 1) === 1;
}

/** The set with a role more. */
export function withRole(set: RoleSet, role: RoleId): RoleSet {
  return hasRole(set, role) ? set : set + setOf(role);
}

/** How many roles two sets have in common. */
export function sharedRoles(a: RoleSet, b: RoleSet): number {
  return bitCount(a & b) + bitCount(Math.floor(a / WORD) & Math.floor(b / WORD));
}

function bitCount(mask: number): number {
  let count = 0;
  for (let bits = mask; bits; bits &= bits - 1) count++;
  return count;
}
