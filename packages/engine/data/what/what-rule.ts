import type { RoleId } from "../roles.ts";

/** What cards with a tag do, for the first half of a reason. */
export interface WhatRule {
  readonly tag: string;
  /** The role under which the phrase fits best; absent: any. */
  readonly role?: RoleId;
  /** Openings of a sentence, used in turn. They hold whatever the card's other abilities are. */
  readonly phrases: readonly string[];
}

/** One row of a table of rules. */
export function what(tag: string, role: RoleId | undefined, ...phrases: readonly string[]): WhatRule {
  return role === undefined ? { tag, phrases } : { tag, role, phrases };
}
