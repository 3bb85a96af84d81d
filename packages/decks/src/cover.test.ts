import { describe, expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { type CoverCard, coverOf, edgeOf } from "./cover.ts";
import { coverSchema } from "./cover-schema.ts";

const card = (name: string, mv: number, colors: readonly string[], type_line = "Creature"): CoverCard => ({
  name,
  mv,
  colors,
  color_identity: type_line.includes("Land") ? ["G"] : colors,
  type_line,
});

const CARDS = [
  card("Lathril, Blade of the Elves", 4, ["B", "G"], "Legendary Creature — Elf Noble"),
  card("Llanowar Elves", 1, ["G"]),
  { ...card("Fire // Ice", 4, ["R", "U"], "Instant // Instant"), images: { art_crop: "/fire.jpg" } },
  card("Overrun", 5, ["G"], "Sorcery"),
  card("Forest", 0, [], "Basic Land — Forest"),
  card("Naturalize", 2, ["G"], "Instant"),
];
const factsOf = (name: string) => CARDS.find((each) => each.name === name);

describe("a deck's cover", () => {
  test("shows its commander, and what is played by mana value with the lands last", () => {
    const cover = coverOf(makeDeck(), factsOf);
    expect(cover?.card.name).toBe("Lathril, Blade of the Elves");
    expect(cover?.edge).toEqual([
      [1, "G", 1],
      [4, "M", 2],
      [5, "G", 1],
      [null, "G", 5],
    ]);
    expect(coverSchema.parse(cover)).toEqual(cover);
  });

  test("without a commander shows the card whose picture the deck has, or the spell that it plays most of", () => {
    const { Commander: _, ...card_list } = makeDeck().card_list;
    const deck = { ...makeDeck(), card_list };
    expect(coverOf({ ...deck, image: "/fire.jpg" }, factsOf)?.card.name).toBe("Fire // Ice");
    const more = { ...card_list, Ramp: [{ name: "Overrun", quantity: 4, role: "", reason: "" }] };
    expect(coverOf({ ...deck, card_list: more }, factsOf)?.card.name).toBe("Overrun");
  });

  test("of a team counts both decks; where no card is known there is none", () => {
    expect(coverOf(makeTeam(), factsOf)?.edge[0]).toEqual([1, "G", 2]);
    expect(coverOf(makeDeck(), () => undefined)).toBeUndefined();
  });
});

test("an edge tells several colors, none, and lands without a color apart", () => {
  const one = (mv: number, colors: readonly string[]) => ({ ...card("x", mv, colors), quantity: 1 });
  const wastes = { ...card("Wastes", 0, [], "Basic Land"), color_identity: [], quantity: 3 };
  expect(edgeOf([wastes, one(2, ["R", "W"]), one(2, []), one(2, ["R"]), one(0.5, ["W"])])).toEqual([
    [0, "W", 1],
    [2, "R", 1],
    [2, "M", 1],
    [2, "C", 1],
    [null, "-", 3],
  ]);
});
