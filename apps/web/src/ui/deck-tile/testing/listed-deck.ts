import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";

/** A shared deck in a list. */
export const LISTED_DECK: ListedDeck = {
  id: 7,
  user_id: "a",
  name: "Flips",
  format: "tiny-leaders",
  colors: ["U"],
  cards: 50,
  power_level: 6,
  playstyle: "tempo",
  bracket: null,
  commanders: ["Delver of Secrets // Insectile Aberration"],
  price_cents: 4_250,
  image: null,
  cover: {
    card: { name: "Delver", type_line: "Creature — Human Wizard", colors: ["U"], color_identity: ["U"] },
    edge: [
      [1, "U", 30],
      [null, "U", 20],
    ],
  },
  created_at: "2026-11-20T12:00:00Z",
  profiles: { username: "Ann" },
};
