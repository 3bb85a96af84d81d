import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { roleMasks } from "../forms/card-roles.ts";
import { demandOf } from "../mana/demand.ts";
import { type ClashMasks, clashMasks } from "./clashes.ts";
import { traitMasks } from "./packages.ts";

/** What selection knows of every card of a table, whatever the wish: made once per table. */
export interface SelectColumns {
  /** Role bits (`roleBit`). */
  readonly roles: Uint32Array;
  /** Bits of `packageTargets`. */
  readonly traits: Uint32Array;
  /** Most symbols of a single color that the cost asks for. */
  readonly symbols: Uint8Array;
  readonly clashes: ClashMasks;
}

/** Reads tags and types of all cards into masks. Some tens of milliseconds for a full table. */
export function selectColumns(table: CardTable): SelectColumns {
  const symbols = new Uint8Array(table.size);
  for (let card = 0; card < table.size; card++)
    symbols[card] = (demandOf(table, card)?.pips ?? []).reduce((most, count) => Math.max(most, count), 0);
  return { roles: roleMasks(table), traits: traitMasks(table), symbols, clashes: clashMasks(table) };
}
