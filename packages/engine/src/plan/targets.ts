import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { RoleTarget } from "../analyze/analyze-deck.ts";
import { isKin } from "./fit-of.ts";
import type { Plan } from "./plan.ts";
import { ROLE_RULES, roleBit } from "./roles.ts";

/** The parts of a plan that its targets depend on. */
export type Targeted = Pick<Plan, "template" | "tribe">;

/**
 * The bands that a deck is held against, as its page shows them: those of its template, the creature type by name.
 *
 * @param roles role masks of the table's cards (`roleMasks`)
 */
export function roleTargets(
  { template, tribe }: Targeted,
  table: CardTable,
  roles: Uint32Array,
): RoleTarget[] {
  return template.bands.map(({ role, min, max }) => {
    const mask = 1 << roleBit(role);
    const kin = role === "kin" && tribe >= 0;
    return {
      role,
      label: kin ? `${table.subtypeName(tribe)} cards` : ROLE_RULES[role].label,
      min,
      max,
      fills: (card: CardIndex) => (kin ? isKin(table, card, tribe) : ((roles[card] ?? 0) & mask) !== 0),
    };
  });
}
