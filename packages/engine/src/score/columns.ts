import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { roleSets } from "../forms/card-roles.ts";
import { demandOf } from "../mana/demand.ts";
import { factColumns } from "../rank/habitat-facts.ts";
import type { FactColumns } from "../rank/spell-tally.ts";
import { type ClashMasks, clashMasks } from "./clashes.ts";
import { type PackageMasks, packageMasks } from "./packages.ts";

/** What scoring and selection know of every card of a table, whatever the wish: made once per table. */
export interface CardColumns {
  /** Roles of each card, a `RoleSet` each. */
  readonly roles: Float64Array;
  readonly packages: PackageMasks;
  /** Most symbols of a single color that the cost asks for. */
  readonly symbols: Uint8Array;
  readonly clashes: ClashMasks;
  readonly facts: FactColumns;
}

/** Reads tags and types of all cards into masks. Some tens of milliseconds for a full table. */
export function cardColumns(table: CardTable): CardColumns {
  const symbols = new Uint8Array(table.size);
  for (let card = 0; card < table.size; card++)
    symbols[card] = (demandOf(table, card)?.pips ?? []).reduce((most, count) => Math.max(most, count), 0);
  return {
    roles: roleSets(table),
    packages: packageMasks(table),
    symbols,
    clashes: clashMasks(table),
    facts: factColumns(table),
  };
}
