import type { CardType } from "@deckwright/cards/table/card-table.ts";

/** What a theme's own cards are, for themes that are about a kind of card rather than about what cards do. */
interface ThemeCards {
  readonly label: string;
  /** The card type it is about. */
  readonly type?: keyof typeof CardType;
  /** Or the tag that its own cards carry. */
  readonly tag?: string;
  /** Fewest and most such cards in a deck of a hundred and of sixty. */
  readonly hundred: readonly [number, number];
  readonly sixty: readonly [number, number];
}

/** By slug; themes that are missing here are measured by their tag `theme:<slug>`. */
export const THEME_CARDS: Readonly<Record<string, ThemeCards>> = {
  superfriends: { label: "Planeswalkers", type: "Planeswalker", hundred: [16, 26], sixty: [8, 16] },
  artifacts: { label: "Artifacts", type: "Artifact", hundred: [24, 50], sixty: [16, 36] },
  enchantress: { label: "Enchantments", type: "Enchantment", hundred: [26, 50], sixty: [16, 36] },
  blink: { label: "Blink", tag: "theme:blink", hundred: [12, 24], sixty: [8, 20] },
  proliferate: { label: "Proliferate", tag: "theme:proliferate", hundred: [12, 26], sixty: [8, 20] },
  "extra-combats": { label: "Extra combats", tag: "extra-combat", hundred: [6, 14], sixty: [4, 12] },
  dredge: { label: "Dredge and what comes back", tag: "theme:dredge", hundred: [10, 26], sixty: [10, 30] },
  landfall: { label: "Landfall payoffs", tag: "landfall-payoff", hundred: [14, 28], sixty: [8, 20] },
  equipment: { label: "Equipment", tag: "equipment", hundred: [12, 24], sixty: [8, 20] },
  auras: { label: "Auras", tag: "aura:buff", hundred: [14, 30], sixty: [12, 28] },
};
