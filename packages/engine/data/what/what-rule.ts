import type { RoleId } from "../roles.ts";

/** What must hold of a card beside its tag, where the tag is wider than the sentence. */
export interface WhatLimit {
  readonly minPower?: number;
  readonly maxManaValue?: number;
  /** Must match the card's text, in tables that have texts. */
  readonly text?: RegExp;
  /** Tags of which a card may have none. */
  readonly notTags?: readonly string[];
}

/** What cards with a tag do, for the first half of a reason. */
export interface WhatRule {
  readonly tag: string;
  /** The role under which the phrase fits best; absent: any. */
  readonly role?: RoleId;
  /** Absent: the tag says it all. */
  readonly limit?: WhatLimit;
  /** Openings of a sentence, used in turn. They hold whatever the card's other abilities are. */
  readonly phrases: readonly string[];
}

/** One row of a table of rules. */
export function what(tag: string, role: RoleId | undefined, ...phrases: readonly string[]): WhatRule {
  return role === undefined ? { tag, phrases } : { tag, role, phrases };
}

/** The same for some of the cards with the tag. */
export function limited(limit: WhatLimit, rule: WhatRule): WhatRule {
  return { ...rule, limit };
}
