import { colorCount, maskOf } from "@deckwright/cards/colors.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { isPointlessAlone } from "../forms/build-rules.ts";
import { type Combos, createCombos } from "../rank/combos.ts";
import { type ClashMasks, clashMasks } from "../score/clashes.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine(0.02);
}, 60_000);

const decks = (format: string, playstyle: string): Deck[] =>
  [1, 2].map((seed) => engine.generate({ format, playstyle, seed }).deck);

describe("what players of a format would say of a deck", () => {
  test("a single card that counts on others of its name is pointless, one that may be four is not", () => {
    const pointless = (name: string, hasSideboard: boolean): boolean =>
      isPointlessAlone(real.table, real.card(name), hasSideboard);
    expect(
      ["Hare Apparent", "Relentless Rats", "Dragon's Approach"].filter((name) => pointless(name, true)),
    ).toHaveLength(3);
    expect(
      ["Nazgûl", "Forest", "Snow-Covered Forest", "Lightning Bolt"].filter((name) => pointless(name, true)),
    ).toEqual([]);
    expect(pointless("Burning Wish", false)).toBe(true);
    expect(pointless("Burning Wish", true)).toBe(false);
  });

  test("who asks for a card of any number gets many of it all the same", () => {
    const { deck } = engine.generate({ format: "commander", include: ["Hare Apparent"], seed: 1 });
    expect(deck.main["Hare Apparent"]).toBeGreaterThan(10);
  });

  test("vintage decks play the restricted cards of their colors", () => {
    for (const deck of decks("vintage", "control")) {
      const restricted = Object.keys(deck.main).filter(
        (name) => engine.rules.statusOf("vintage", real.card(name)).legality === "restricted",
      );
      expect(restricted.length).toBeGreaterThanOrEqual(6);
      expect(deck.main).toHaveProperty("Black Lotus");
    }
  });

  test("a competitive list, which is cheap, is not made dearer by one card of mana value ten and more", () => {
    for (const leader of [
      "Korvold, Fae-Cursed King",
      "Kenrith, the Returned King",
      "Dihada, Binder of Wills",
    ])
      for (const seed of [1, 2, 3]) {
        const { main } = engine.generate({
          format: "commander",
          commanders: [leader],
          bracket: 5,
          seed,
        }).deck;
        const dear = Object.keys(main).filter((name) => (real.table.manaValue[real.card(name)] ?? 0) >= 10);
        expect(dear, leader).toEqual([]);
      }
  });

  test("canadian highlanders spend points", () => {
    for (const deck of [
      ...decks("canadian-highlander", "control"),
      ...decks("canadian-highlander", "aggro"),
      ...decks("canadian-highlander", "midrange"),
    ]) {
      const spent = Object.keys(deck.main).reduce(
        (sum, name) => sum + engine.rules.points("canadian-highlander", real.card(name)),
        0,
      );
      expect(spent).toBeGreaterThanOrEqual(8);
      expect(spent).toBeLessThanOrEqual(10);
    }
  });

  test.each(["tempo", "midrange", "control"])("%s decks hold no mana that lasts one turn", (playstyle) => {
    for (const format of ["peasant"])
      for (const { main } of decks(format, playstyle))
        expect(Object.keys(main)).not.toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^(?:High Tide|Dark Ritual|Cabal Ritual|Lotus Petal)$/),
          ]),
        );
  });

  test.each(["oathbreaker", "pauper-commander"])("%s: control is led where its cards are", (format) => {
    for (const { colors } of decks(format, "control"))
      expect(colors.some((color) => color === "W" || color === "U")).toBe(true);
  });

  test("signature spells are worth casting again: no cantrip, rarely cheaper than two mana or dearer than five", () => {
    const { table } = real;
    const spells = PLAYSTYLE_SLUGS.flatMap((playstyle, seed) => {
      const { zones = {} } = engine.generate({ format: "oathbreaker", playstyle, seed }).deck;
      return Object.keys(zones.signature_spells ?? {}).map((name) => real.card(name));
    });
    expect(spells).toHaveLength(PLAYSTYLE_SLUGS.length);
    const tagged = (tag: string): string[] =>
      spells.filter((card) => table.tags.has(card, table.tags.id(tag))).map((card) => table.name(card));
    expect([...tagged("cantrip"), ...tagged("color-hate"), ...tagged("ramp:ritual")]).toEqual([]);
    const within = spells.filter((card) => table.manaValue[card]! >= 2 && table.manaValue[card]! <= 5);
    expect(within.length).toBeGreaterThanOrEqual(PLAYSTYLE_SLUGS.length - 2);
  });

  test.each(["modern", "pioneer", "pauper"])(
    "%s: control decks are blue, typal decks of two colors at most",
    (format) => {
      for (const { colors } of decks(format, "control")) expect(colors).toContain("U");
      for (const { colors } of decks(format, "tribal")) expect(colors.length).toBeLessThanOrEqual(2);
    },
  );

  test("what wins with an empty library stays out of decks that keep theirs", () => {
    const wins = ["Thassa's Oracle", "Laboratory Maniac", "Jace, Wielder of Mysteries"];
    for (const playstyle of ["control", "tempo"])
      for (const { main } of decks("brawl", playstyle))
        expect(wins.filter((name) => Object.hasOwn(main, name))).toEqual([]);
  });

  test("pauper decks of two colors play lands of both", () => {
    // Midrange of white and black is an archetype whose people play artifact lands beside six duals.
    for (const [playstyle, colors] of [
      ["midrange", ["W", "G"]],
      ["control", ["W", "B"]],
    ] as const)
      for (const seed of [1, 2]) {
        const { deck } = engine.generate({ format: "pauper", playstyle, colors, seed });
        const duals = Object.entries(deck.main).reduce((sum, [name, copies]) => {
          const card = real.card(name);
          return (
            sum +
            (isLand(real.table, card) && colorCount((real.table.producedMana[card] ?? 0) & 31) > 1
              ? copies
              : 0)
          );
        }, 0);
        expect(duals).toBeGreaterThanOrEqual(7);
      }
  });

  test("the typal decks of a team share neither type nor colors", () => {
    const { deck, findings } = engine.generate({ format: "two-headed-giant", playstyle: "tribal", seed: 11 });
    expect(deck.partner_deck?.colors.filter((color) => deck.colors.includes(color))).toEqual([]);
    expect(findings.map(({ message }) => message).join(" ")).toMatch(/The second deck is about \w+ cards/);
  });

  test.each([
    "pauper elves under $15",
    "modern izzet under $40",
    "standard under $15",
    "legacy goblins under $60",
  ])("%s has a sideboard, of cards that decks bring", (prompt) => {
    const { deck } = engine.generate({ prompt, seed: 1 });
    const cards = Object.entries(deck.side);
    const { ranker } = real;
    const brought = cards.filter(
      ([name]) =>
        ranker.popularity(deck.format, real.card(name)) *
          ranker.sideboardShare(deck.format, real.card(name)) >
        0,
    );
    expect(cards.reduce((sum, [, copies]) => sum + copies, 0)).toBe(15);
    expect(brought.length).toBeGreaterThanOrEqual(0.8 * cards.length);
  });

  const colorsOfCards = (cards: Readonly<Record<string, number>>): number =>
    Object.keys(cards).reduce((mask, name) => mask | (real.table.colors[real.card(name)] ?? 0), 0);

  test("a deck that casts hardly anything has no mana beside it, restricted or not", () => {
    for (const seed of [1, 2, 3]) {
      const { deck } = engine.generate({ prompt: "vintage countervine", seed });
      expect(Object.keys(deck.main)).not.toContain("Black Lotus");
    }
  });

  test("a sideboard brings no color that money left one land of", () => {
    // Ruby Storm brings Prismatic Ending, and has fetch lands and Sacred Foundry to cast it.
    const { deck } = engine.generate({ prompt: "ruby storm under $60", seed: 1 });
    expect(deck.name).toBe("Ruby Storm");
    expect(colorsOfCards(deck.side)).toBe(maskOf("R"));
  });

  test("a deck has the name of the colors that it plays", () => {
    const decks = [1, 2, 3].map((seed) => engine.generate({ prompt: "standard aggro under $25", seed }).deck);
    const names = decks.map(({ main }) =>
      colorsOfCards(main) === maskOf("R") ? "Red Aggro" : "Gruul Aggro",
    );
    expect(decks.map(({ name }) => name)).toEqual(names);
    expect(names).toContain("Red Aggro");
  });

  test("a card that the wish counts in the sideboard comes in no more copies, however cheap", () => {
    const { deck } = engine.generate({
      prompt: "pauper elves under $15, 1 Plummet in the sideboard",
      seed: 1,
    });
    expect(deck.side.Plummet).toBe(1);
  });
});

describe("decks that do not work against themselves", () => {
  let masks: ClashMasks;
  let combos: Combos;
  beforeAll(() => {
    masks = clashMasks(real.table);
    combos = createCombos(real.table, real.names);
  });

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
        return sum + (isBasic(real.table, real.card(name)) ? copies : 0);
      }, 0);
    };
    const beside = basics(["4 Blood Moon"]);
    expect(beside).toBeGreaterThanOrEqual(8);
    expect(beside).toBeGreaterThan(basics([]));
  });

  test("no deck of Vintage or Canadian Highlander holds a card that needs a partner without one", () => {
    for (const format of ["vintage", "canadian-highlander"])
      for (const playstyle of ["combo", "control-combo-hybrid"])
        for (const seed of [1, 2]) {
          const { deck } = engine.generate({ format, playstyle, seed });
          const names = Object.keys(deck.main);
          const held = new Set(names.map(real.card));
          expect(
            names.filter((name) => combos.isAlone(format, real.card(name), (card) => held.has(card))),
          ).toEqual([]);
        }
  });
});
