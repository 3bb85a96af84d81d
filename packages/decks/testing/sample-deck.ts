import type { Deck } from "../src/deck.ts";

/** A small deck with a leader, three groups and a sideboard. */
export function makeDeck(): Deck {
  const item = (name: string, quantity = 1) => ({ name, quantity, role: "Role", reason: "Because." });
  return {
    name: "Skemfar Muster",
    format: "commander",
    playstyle: "tribal",
    commanders: ["Lathril, Blade of the Elves"],
    main: { "Llanowar Elves": 1, "Fire // Ice": 1, Overrun: 1, Forest: 5 },
    side: { Naturalize: 2 },
    image: "",
    card_list: {
      Commander: [item("Lathril, Blade of the Elves")],
      Ramp: [item("Llanowar Elves")],
      Finishers: [item("Overrun"), item("Fire // Ice")],
      Lands: [item("Forest", 5)],
      Sideboard: [item("Naturalize", 2)],
    },
    cards: 9,
    colors: ["B", "G"],
    power_level: 5,
    bracket: 2,
    price_usd: 10,
    seo_description: "",
    seed: 7,
  };
}

/** Two such decks of a team, from one pool. */
export function makeTeam(): Deck {
  return {
    ...makeDeck(),
    format: "two-headed-giant",
    pool: { Overrun: 2 },
    partner_deck: { ...makeDeck(), format: "two-headed-giant", name: "Second" },
  };
}
