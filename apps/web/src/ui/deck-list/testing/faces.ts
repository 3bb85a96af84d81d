import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";

/** A card's display facts for tests; whatever is not said is empty. */
export function makeFace(facts: Partial<CardFace> & { readonly name: string }): CardFace {
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

/** Faces of the cards of the sample deck. */
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
