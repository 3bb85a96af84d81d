import type { Caller } from "../../ports/caller.ts";

/** Who asks, as limits count them. */
export interface Visitor {
  readonly address: string;
  /** The member's number; undefined for visitors who are not signed in. */
  readonly member: string | undefined;
}

/** @param caller What their token says; undefined where it is not to be believed. */
export function visitorOf(address: string, caller: Caller | undefined): Visitor {
  const { sub } = caller?.claims ?? {};
  return { address, member: caller?.role === "authenticated" && typeof sub === "string" ? sub : undefined };
}
