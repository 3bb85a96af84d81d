import type { CardType } from "@deckwright/cards/table/card-table.ts";

/** What a theme's own cards are, for themes that are about a kind of card rather than about what cards do. */
interface ThemeCards {
  readonly label: string;
  /** The card type it is about. */
  readonly type?: keyof typeof CardType;
  /** Or the tag that its own cards carry. */
  readonly tag?: string;
  /** Fewest and most such cards in a deck of a hundred and of sixty. */
  readonly singleton: readonly [number, number];
  readonly constructed: readonly [number, number];
}

/** By slug; themes that are missing here are measured by their tag `theme:<slug>`. */
export const THEME_CARDS: Readonly<Record<string, ThemeCards>> = {
  superfriends: { label: "Planeswalkers", type: "Planeswalker", singleton: [16, 26], constructed: [8, 16] },
  artifacts: { label: "Artifacts", type: "Artifact", singleton: [24, 50], constructed: [16, 36] },
  enchantress: { label: "Enchantments", type: "Enchantment", singleton: [26, 50], constructed: [16, 36] },
  blink: { label: "Blink", tag: "theme:blink", singleton: [12, 24], constructed: [8, 20] },
  proliferate: { label: "Proliferate", tag: "theme:proliferate", singleton: [12, 26], constructed: [8, 20] },
  "extra-combats": { label: "Extra combats", tag: "extra-combat", singleton: [6, 14], constructed: [4, 12] },
  dredge: {
    label: "Dredge and what comes back",
    tag: "theme:dredge",
    singleton: [10, 26],
    constructed: [10, 30],
  },
  landfall: { label: "Landfall payoffs", tag: "landfall-payoff", singleton: [14, 28], constructed: [8, 20] },
  equipment: { label: "Equipment", tag: "equipment", singleton: [12, 24], constructed: [8, 20] },
  auras: { label: "Auras", tag: "aura:buff", singleton: [14, 30], constructed: [12, 28] },
};

/**
 * Themes most of whose cards are in decks that are about something else, so that who leads is told by the cards that reward them alone: three
 * symbols of a color are in the decks of Kaalia, too. By hand, from the leaders that each theme had either way, November 2026.
 */
export const TOLD_BY_REWARDS: ReadonlySet<string> = new Set(["devotion", "legends", "madness", "morph"]);

/**
 * Themes that are led by cards with one of these tags, whatever else belongs into their decks: big creatures are what a reanimation deck
 * returns, and Zhulodok casts them. By reading who leads, November 2026.
 */
export const LED_BY: Readonly<Record<string, readonly string[]>> = {
  reanimation: ["reanimation", "reanimation:spell"],
  // Fogs belong into its decks; who prevents the damage of one turn builds no fort.
  "pillow-fort": ["pillow-fort"],
  // Tokens that attack at once have it for themselves.
  haste: ["haste-enabler"],
  // Who proliferates plays its cards, and has no such counters to begin with; whose decks are full of Gods is devoted to none.
  experience: ["theme:experience:payoff"],
  devotion: ["theme:devotion:payoff"],
};

/** Themes that live on their decks' having many colors, so that two are too few. */
export const OF_MANY_COLORS: ReadonlySet<string> = new Set(["domain", "multicolor"]);

/**
 * Themes that so many creatures belong to that their best known cards, Equipment and Auras that grant it, tell of other decks: of these
 * all cards count. By reading who leads 110 themes, December 2026.
 */
export const TOLD_BY_ALL: ReadonlySet<string> = new Set(["first-strike", "trample"]);
