import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { ROLE_IDS, ROLE_RULES, type RoleRule, roleBit } from "../../data/roles.ts";

/**
 * Role mask of every card of a table: bit `roleBit(role)` is set when the card can fill the role. `kin` is never set
 * here, since it depends on the wish. Lands have no roles unless a land is only the back of a spell.
 */
export function roleMasks(table: CardTable): Uint32Array {
  const masks = new Uint32Array(table.size);
  const rules = ROLE_IDS.filter((role) => role !== "kin").map((role) => ({
    bit: roleBit(role),
    rule: ROLE_RULES[role],
    tags: numbersOf(table, ROLE_RULES[role].tags),
    notTags: numbersOf(table, ROLE_RULES[role].notTags),
    of: (ROLE_RULES[role].of ?? []).reduce((mask, part) => mask | (1 << roleBit(part)), 0),
  }));
  for (let card = 0; card < table.size; card++) {
    if ((table.frontTypes[card] ?? 0) & CardType.Land) continue;
    let mask = 0;
    for (const { bit, rule, tags, notTags, of } of rules) {
      const named = (mask & of) !== 0 || tags.some((tag) => table.tags.has(card, tag));
      const bodily = rule.types !== undefined && rule.tags === undefined && rule.of === undefined;
      if (!named && !bodily) continue;
      if (!fits(table, card, rule) || notTags.some((tag) => table.tags.has(card, tag))) continue;
      mask |= 1 << bit;
    }
    masks[card] = mask;
  }
  return masks;
}

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
