import { Supertype } from "@deckwright/cards/table/card-table.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type Real, readReal } from "../../testing/real.ts";
import { createEngine, type Engine } from "../engine.ts";
import { type ClashMasks, clashMasks, clashOf, clashWithLeaders } from "./clashes.ts";

let real: Real;
let engine: Engine;
let masks: ClashMasks;

beforeAll(async () => {
  real = await readReal();
  engine = createEngine({ ...real, effort: 0.02 });
  masks = clashMasks(real.table);
}, 60_000);

const clash = (a: string, b: string): number => clashOf(masks, real.card(a), real.card(b), true);

describe("cards that work against each other", () => {
  test.each([
    ["Rest in Peace", "Reanimate"],
    ["Grafdigger's Cage", "Animate Dead"],
    ["Stony Silence", "Sol Ring"],
    ["Torpor Orb", "Mulldrifter"],
    ["Rule of Law", "Ponder"],
    ["Leonin Arbiter", "Demonic Tutor"],
    ["Spirit of the Labyrinth", "Divination"],
    ["Cursed Totem", "Llanowar Elves"],
    ["Wrath of God", "Serra Angel"],
  ])("%s and %s", (hoser, victim) => {
    expect(clash(hoser, victim)).toBeGreaterThan(0);
    expect(clash(victim, hoser)).toBe(clash(hoser, victim));
  });

  test.each([
    ["Leyline of the Void", "Reanimate"],
    ["Dauthi Voidwalker", "Animate Dead"],
    ["Tormod's Crypt", "Reanimate"],
    ["Karn, the Great Creator", "Sol Ring"],
    ["Elesh Norn, Mother of Machines", "Mulldrifter"],
    ["Plague Wind", "Serra Angel"],
    ["Rest in Peace", "Lightning Bolt"],
  ])("but not %s and %s", (card, other) => {
    expect(clash(card, other)).toBe(0);
  });

  test("a hoser of graveyards works against a leader that lives off one", () => {
    const against = (leader: string): number =>
      clashWithLeaders(masks, [real.card(leader)])(real.card("Rest in Peace"));
    expect(against("Meren of Clan Nel Toth")).toBeGreaterThan(0);
    expect(against("Goreclaw, Terror of Qal Sisma")).toBe(0);
  });

  test("know the hosers of nonbasic lands, and those that spare their own player", () => {
    const hosers = ["Blood Moon", "Magus of the Moon", "Back to Basics", "Ruination", "Price of Progress"];
    expect(hosers.filter((name) => masks.nonbasic[real.card(name)] !== 1)).toEqual([]);
    const others = ["Archon of Emeria", "Wasteland", "Alpine Moon", "Assassin's Trophy"];
    expect(others.filter((name) => masks.nonbasic[real.card(name)] === 1)).toEqual([]);
  });
});

describe("decks that do not work against themselves", () => {
  const hosersIn = (deck: Deck, is: (card: number) => boolean): string[] =>
    Object.keys(deck.main).filter((name) => is(real.card(name)));

  test.each(["midrange", "stax-prison", "burn"])("three colors and %s", (playstyle) => {
    for (const seed of [1, 2]) {
      const { deck } = engine.generate({
        format: "canadian-highlander",
        playstyle,
        colors: ["W", "U", "R"],
        seed,
      });
      expect(hosersIn(deck, (card) => masks.nonbasic[card] === 1)).toEqual([]);
    }
  });

  test("a commander of the graveyard plays no lock on graveyards", () => {
    for (const commander of ["Karador, Ghost Chieftain", "Meren of Clan Nel Toth"])
      for (const playstyle of ["reanimator", "stax-prison"]) {
        const { deck } = engine.generate({
          format: "commander",
          commanders: [commander],
          playstyle,
          seed: 3,
        });
        expect(hosersIn(deck, (card) => ((masks.hosers[card] ?? 0) & 1) !== 0)).toEqual([]);
      }
  });

  test("who asks for Blood Moon gets basics to go with it", () => {
    const basics = (include: readonly string[]): number => {
      const { deck } = engine.generate({
        format: "modern",
        playstyle: "midrange",
        colors: ["R", "W"],
        include,
        seed: 4,
      });
      return Object.entries(deck.main).reduce((sum, [name, copies]) => {
        const isBasic = ((real.table.supertypes[real.card(name)] ?? 0) & Supertype.Basic) !== 0;
        return sum + (isBasic ? copies : 0);
      }, 0);
    };
    const beside = basics(["4 Blood Moon"]);
    expect(beside).toBeGreaterThanOrEqual(8);
    expect(beside).toBeGreaterThan(basics([]));
  });
});
