import type { RuleId } from "../formats/format.ts";
import type { Finding } from "../verdict.ts";
import type { DeckContext } from "./context.ts";

/** What a rule found. `source` where it is more precise than the rule's own, e.g. a dated list. */
export type Found = Omit<Finding, "rule" | "source"> & { readonly source?: string };

/** A named rule: what it is called, where it is written, and what it finds wrong in a deck. */
export interface Rule {
  readonly id: RuleId;
  /** For people, in a list of what was checked. */
  readonly title: string;
  readonly source: string;
  check(deck: DeckContext): readonly Found[];
}
