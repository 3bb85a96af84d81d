import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { PackageTarget } from "./deck-state.ts";

/** A payoff and what it pays off: without enough enablers a payoff is a dead card. */
interface PackageRule {
  readonly payoff: readonly string[];
  readonly enabler: { readonly tags?: readonly string[]; readonly types?: number };
  /** Enablers at which a payoff has its full worth: in a hundred cards with one of each, and in sixty. */
  readonly need: { readonly hundred: number; readonly sixty: number };
}

/** At most 16, since each takes two bits of a card's traits. */
const PACKAGE_RULES: readonly PackageRule[] = [
  {
    payoff: ["artifact-payoff", "theme:affinity"],
    enabler: { types: CardType.Artifact },
    need: { hundred: 22, sixty: 18 },
  },
  {
    payoff: ["enchantment-payoff"],
    enabler: { types: CardType.Enchantment },
    need: { hundred: 20, sixty: 14 },
  },
  {
    payoff: ["equipment-payoff"],
    enabler: { tags: ["equipment"] },
    need: { hundred: 9, sixty: 8 },
  },
  { payoff: ["aura-payoff"], enabler: { tags: ["aura:buff"] }, need: { hundred: 10, sixty: 10 } },
  {
    payoff: ["spellslinger-payoff"],
    enabler: { types: CardType.Instant | CardType.Sorcery },
    need: { hundred: 24, sixty: 16 },
  },
  {
    payoff: ["death-payoff", "sacrifice-outlet"],
    enabler: { tags: ["sacrifice-fodder", "token-maker", "death-value", "self-recursion"] },
    need: { hundred: 12, sixty: 10 },
  },
  { payoff: ["death-payoff"], enabler: { tags: ["sacrifice-outlet"] }, need: { hundred: 4, sixty: 4 } },
  { payoff: ["lifegain-payoff"], enabler: { tags: ["lifegain"] }, need: { hundred: 10, sixty: 10 } },
  {
    payoff: ["counters-payoff", "counter-doubler", "proliferate"],
    enabler: { tags: ["counters-maker", "counters-on-others"] },
    need: { hundred: 10, sixty: 8 },
  },
  {
    payoff: ["token-doubler"],
    enabler: { tags: ["token-maker"] },
    need: { hundred: 10, sixty: 8 },
  },
  {
    payoff: ["reanimation:spell"],
    enabler: { tags: ["self-mill", "discard-outlet", "loot", "tutor:to-graveyard", "wheel"] },
    need: { hundred: 6, sixty: 8 },
  },
  {
    payoff: ["landfall-payoff"],
    enabler: { tags: ["ramp:land", "ramp:extra-land", "land:fetch"] },
    need: { hundred: 9, sixty: 8 },
  },
  {
    payoff: ["discard-payoff"],
    enabler: { tags: ["discard"] },
    need: { hundred: 8, sixty: 8 },
  },
  { payoff: ["blink"], enabler: { tags: ["etb-value"] }, need: { hundred: 10, sixty: 8 } },
  { payoff: ["mill-payoff"], enabler: { tags: ["mill:opponents", "mill"] }, need: { hundred: 8, sixty: 10 } },
  { payoff: ["anthem", "overrun"], enabler: { types: CardType.Creature }, need: { hundred: 16, sixty: 14 } },
];

/** The packages as the optimizer wants them, for one deck size. */
export function packageTargets(singleton: boolean): PackageTarget[] {
  return PACKAGE_RULES.map((rule, at) => ({
    enabler: 2 * at,
    payoff: 2 * at + 1,
    need: singleton ? rule.need.hundred : rule.need.sixty,
  }));
}

/** Trait masks of every card of a table: which packages it enables and which it needs. */
export function traitMasks(table: CardTable): Uint32Array {
  const masks = new Uint32Array(table.size);
  const rules = PACKAGE_RULES.map((rule) => ({
    payoff: numbersOf(table, rule.payoff),
    tags: numbersOf(table, rule.enabler.tags),
    types: rule.enabler.types ?? 0,
  }));
  const has = (card: CardIndex, tags: readonly number[]): boolean =>
    tags.some((tag) => table.tags.has(card, tag));
  for (let card = 0; card < table.size; card++) {
    const types = table.frontTypes[card] ?? 0;
    let mask = 0;
    for (const [at, rule] of rules.entries()) {
      if (types & rule.types || has(card, rule.tags)) mask |= 1 << (2 * at);
      if (has(card, rule.payoff)) mask |= 1 << (2 * at + 1);
    }
    masks[card] = mask;
  }
  return masks;
}
