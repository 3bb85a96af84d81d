import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { ROLE_IDS, ROLE_RULES, type RoleRule } from "../../data/roles.ts";
import { hasRole, type RoleSet, withRole } from "./role-set.ts";

/**
 * The roles that every card of a table can fill. `typal` is never among them, since it depends on the wish. Lands have no roles unless a land is only the back of a spell.
 */
export const roleSets = oncePer((table: CardTable): Float64Array => {
  const sets = new Float64Array(table.size);
  const rules = ROLE_IDS.filter((role) => role !== "typal").map((role) => ({
    role,
    rule: ROLE_RULES[role],
    tags: numbersOf(table, ROLE_RULES[role].tags),
    notTags: numbersOf(table, ROLE_RULES[role].notTags),
    of: ROLE_RULES[role].of ?? [],
  }));
  for (let card = 0; card < table.size; card++) {
    if (isLand(table, card)) continue;
    let set: RoleSet = 0;
    for (const { role, rule, tags, notTags, of } of rules) {
      const named = of.some((part) => hasRole(set, part)) || tags.some((tag) => table.tags.has(card, tag));
      const bodily = rule.types !== undefined && rule.tags === undefined && rule.of === undefined;
      if (!named && !bodily) continue;
      if (!fits(table, card, rule) || notTags.some((tag) => table.tags.has(card, tag))) continue;
      set = withRole(set, role);
    }
    sets[card] = set;
  }
  return sets;
});

/** Numbers of tags that the table has. */
export function numbersOf(table: CardTable, names: readonly string[] | undefined): number[] {
  return (names ?? []).map((name) => table.tags.id(name)).filter((number) => number >= 0);
}

function fits(table: CardTable, card: CardIndex, rule: RoleRule): boolean {
  const manaValue = table.manaValue[card] ?? 0;
  if (rule.types !== undefined && ((table.frontTypes[card] ?? 0) & rule.types) === 0) return false;
  if (rule.minManaValue !== undefined && manaValue < rule.minManaValue) return false;
  if (rule.maxManaValue !== undefined && manaValue > rule.maxManaValue) return false;
  if (rule.minPower === undefined) return true;
  const power = table.power[card] ?? Number.NaN;
  // A planeswalker has no power and threatens all the same.
  return Number.isNaN(power) || power >= rule.minPower;
}
