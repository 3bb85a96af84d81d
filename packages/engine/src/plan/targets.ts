import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { RoleBand } from "../types.ts";
import { ROLE_RULES, type RoleId, roleBit } from "./roles.ts";
import type { Template } from "./template.ts";

/** A role's band under the name that people read. */
export interface RoleTarget {
  readonly role: RoleId;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

/** The bands that a deck is held against, for the page's bars: those of its template, with the creature type by name. */
export function roleTargets(template: Template, tribe: string): RoleTarget[] {
  return template.bands.map(({ role, min, max }) => ({
    role,
    label: role === "kin" && tribe !== "" ? `${tribe} cards` : ROLE_RULES[role].label,
    min,
    max,
  }));
}

/** Counts the copies of a deck that fill each target. `roles` gives a card's role mask. */
export function roleBands(
  targets: readonly RoleTarget[],
  main: ReadonlyMap<CardIndex, number>,
  roles: (card: CardIndex) => number,
): RoleBand[] {
  return targets.map(({ role, label, min, max }) => {
    let have = 0;
    for (const [card, copies] of main) if (roles(card) & (1 << roleBit(role))) have += copies;
    return { role, label, have, min, max };
  });
}
