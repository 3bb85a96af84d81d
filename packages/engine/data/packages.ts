import { CardType } from "@deckwright/cards/table/card-table.ts";

/** A payoff and what it pays off: without enough enablers a payoff is a dead card. */
export interface PackageRule {
  readonly payoff: readonly string[];
  /** Only cards of this type up to this mana value are such payoffs. */
  readonly payoffIs?: { readonly type: number; readonly upTo: number };
  readonly enabler: { readonly tags?: readonly string[]; readonly types?: number };
  /** Enablers at which a payoff has its full worth: in a hundred cards with one of each, and in sixty. */
  readonly need: { readonly singleton: number; readonly constructed: number };
}

/** At most 32, since each is a bit of two masks. Our own numbers, November 2026. */
export const PACKAGES: readonly PackageRule[] = [
  {
    payoff: ["artifact-payoff", "theme:affinity"],
    enabler: { types: CardType.Artifact },
    need: { singleton: 22, constructed: 18 },
  },
  {
    payoff: ["enchantment-payoff"],
    enabler: { types: CardType.Enchantment },
    need: { singleton: 20, constructed: 14 },
  },
  {
    payoff: ["equipment-payoff"],
    enabler: { tags: ["equipment"] },
    need: { singleton: 9, constructed: 8 },
  },
  { payoff: ["aura-payoff"], enabler: { tags: ["aura:buff"] }, need: { singleton: 10, constructed: 10 } },
  {
    payoff: ["spellslinger-payoff"],
    enabler: { types: CardType.Instant | CardType.Sorcery },
    need: { singleton: 24, constructed: 16 },
  },
  {
    payoff: ["death-payoff", "sacrifice-outlet"],
    enabler: { tags: ["sacrifice-fodder", "token-maker", "death-value", "self-recursion"] },
    need: { singleton: 12, constructed: 10 },
  },
  {
    payoff: ["death-payoff"],
    enabler: { tags: ["sacrifice-outlet"] },
    need: { singleton: 4, constructed: 4 },
  },
  { payoff: ["lifegain-payoff"], enabler: { tags: ["lifegain"] }, need: { singleton: 10, constructed: 10 } },
  {
    payoff: ["counters-payoff", "counter-doubler", "proliferate"],
    enabler: { tags: ["counters-maker", "counters-on-others"] },
    need: { singleton: 10, constructed: 8 },
  },
  {
    payoff: ["token-doubler"],
    enabler: { tags: ["token-maker"] },
    need: { singleton: 10, constructed: 8 },
  },
  {
    payoff: ["reanimation:spell"],
    enabler: { tags: ["self-mill", "discard-outlet", "loot", "tutor:to-graveyard", "wheel"] },
    need: { singleton: 6, constructed: 8 },
  },
  {
    payoff: ["landfall-payoff"],
    enabler: { tags: ["ramp:land", "ramp:extra-land", "land:fetch"] },
    need: { singleton: 9, constructed: 8 },
  },
  {
    payoff: ["discard-payoff"],
    enabler: { tags: ["discard"] },
    need: { singleton: 8, constructed: 8 },
  },
  { payoff: ["blink"], enabler: { tags: ["etb-value"] }, need: { singleton: 10, constructed: 8 } },
  {
    payoff: ["mill-payoff"],
    enabler: { tags: ["mill:opponents", "mill"] },
    need: { singleton: 8, constructed: 10 },
  },
  // Whoever attacks with poison needs others that do: a single Glistener Elf among burn wins nothing. Large ones win alone.
  {
    payoff: ["poison"],
    payoffIs: { type: CardType.Creature, upTo: 4 },
    enabler: { tags: ["poison"] },
    need: { singleton: 10, constructed: 12 },
  },
  {
    payoff: ["anthem", "overrun"],
    enabler: { types: CardType.Creature },
    need: { singleton: 16, constructed: 14 },
  },
];
