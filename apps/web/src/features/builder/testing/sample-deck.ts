import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import type { Deck, Intent } from "@deckwright/contract/deck.ts";

/** A card's display facts for tests; whatever is not said is empty. */
function makeFace(facts: Partial<CardFace> & { readonly name: string }): CardFace {
  return {
    id: facts.name,
    mana_cost: "",
    mv: 0,
    type_line: "Creature",
    colors: [],
    color_identity: [],
    images: { normal: "", art_crop: "" },
    usd: 1,
    set: "tst",
    set_name: "Test",
    collector_number: "1",
    rarity: "common",
    artist: "",
    game_changer: false,
    ...facts,
  };
}

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

/** Faces of that deck's cards. */
export const FACES: Faces = {
  "Lathril, Blade of the Elves": makeFace({ name: "Lathril, Blade of the Elves", mv: 4, colors: ["B", "G"] }),
  "Llanowar Elves": makeFace({ name: "Llanowar Elves", mv: 1, colors: ["G"], usd: 0.5 }),
  "Fire // Ice": makeFace({
    name: "Fire // Ice",
    mv: 4,
    type_line: "Instant // Instant",
    colors: ["U", "R"],
  }),
  Overrun: makeFace({ name: "Overrun", mv: 5, type_line: "Sorcery", colors: ["G"], usd: null }),
  Forest: makeFace({ name: "Forest", type_line: "Basic Land — Forest", color_identity: ["G"], usd: 0.1 }),
  Naturalize: makeFace({ name: "Naturalize", mv: 2, type_line: "Instant", colors: ["G"] }),
};

/** What was understood of "elf tribal commander under $100". */
export const INTENT: Intent = {
  tribe: "Elf",
  playstyle: "tribal",
  format: "commander",
  budgetUsd: 100,
  read: { tribe: "elf tribal", playstyle: "tribal", format: "commander", budgetUsd: "under $100" },
};
