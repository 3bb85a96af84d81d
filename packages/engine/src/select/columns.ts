import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { roleMasks } from "../plan/card-roles.ts";
import { traitMasks } from "./packages.ts";

/** What selection knows of every card of a table, whatever the wish: made once per table. */
export interface SelectColumns {
  /** Role bits (`roleBit`). */
  readonly roles: Uint32Array;
  /** Bits of `packageTargets`. */
  readonly traits: Uint32Array;
}

/** Reads tags and types of all cards into masks. Some tens of milliseconds for a full table. */
export function selectColumns(table: CardTable): SelectColumns {
  return { roles: roleMasks(table), traits: traitMasks(table) };
}
