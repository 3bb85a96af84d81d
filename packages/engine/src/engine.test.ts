import { isLand } from "@deckwright/cards/table/lands.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../testing/real.ts";
import type { Engine } from "./engine.ts";
import { GenerateError } from "./types.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine();
}, 60_000);

describe("complete", () => {
  test("answers legal cards in the commander's colors, best first, none that are in the deck", () => {
    const main = { "Sol Ring": 1, "Elvish Archdruid": 1, Forest: 20 };
    const cards = engine.complete({
      format: "commander",
      commanders: ["Lathril, Blade of the Elves"],
      main,
      n: 200,
    });
    expect(cards).toHaveLength(200);
    const pool = engine.rules.poolMask("commander");
    for (const { name } of cards) {
      const card = real.card(name);
      expect(pool[card]).not.toBe(0);
      expect((real.table.colorIdentity[card] ?? 0) & ~20).toBe(0);
      expect(main).not.toHaveProperty([name]);
    }
    const scores = cards.map(({ score }) => score);
    expect([...scores].sort((a, b) => b - a)).toEqual(scores);
    expect(cards.slice(0, 40).map(({ name }) => name)).toContain("Llanowar Elves");
  });

  test("answers as many as there are when asked for more", () => {
    const cards = engine.complete({ format: "pauper", main: { "Lightning Bolt": 4 }, n: 40_000 });
    expect(cards.length).toBeGreaterThan(3_000);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  test.each(["duel-commander", "premodern"])("knows %s by its legality", (format) => {
    const key = format === "premodern" ? "premodern" : "duel";
    for (const { name } of engine.complete({ format, main: {}, n: 50 })) {
      expect(real.table.legality(real.card(name), key)).toBe("legal");
    }
  });

  test("refuses a format nobody knows", () => {
    expect(() => engine.complete({ format: "blorp", main: {} })).toThrow(GenerateError);
  });
});

describe("alternatives", () => {
  const deck = {
    format: "commander",
    commanders: ["Lathril, Blade of the Elves"],
    main: { "Beast Whisperer": 1, "Elvish Archdruid": 1, "Priest of Titania": 1, Forest: 20, Swamp: 10 },
  };

  test("are legal, in color, not in the deck, and cheaper or owned as they say", () => {
    const owned = { "Guardian Project": 1 };
    const { card, cheaper, owned: mine } = engine.alternatives({ deck, card: "beast whisperer", owned });
    expect(card).toBe("Beast Whisperer");
    const price = real.table.priceUsd[real.card("Beast Whisperer")] ?? 0;
    expect(cheaper?.price_usd).toBeLessThan(price);
    expect(cheaper?.delta_usd).toBeLessThan(0);
    expect(deck.main).not.toHaveProperty([cheaper?.name ?? ""]);
    expect((real.table.colorIdentity[real.card(cheaper?.name ?? "")] ?? 0) & ~20).toBe(0);
    expect(mine?.name).toBe("Guardian Project");
  });

  test.each(["krenko goblins commander", "pauper elves"])(
    "are not the same again and again: %s",
    (prompt) => {
      const { deck: built } = engine.generate({ prompt, seed: 1 });
      const proposed = new Map<string, number>();
      for (const card of Object.keys(built.main)) {
        const { cheaper, upgrade, easier, nearest } = engine.alternatives({ deck: built, card });
        expect(nearest && (cheaper ?? upgrade ?? easier), card).toBeUndefined();
        for (const name of new Set([cheaper?.name, upgrade?.name, easier?.name, nearest?.name]))
          if (name !== undefined) proposed.set(name, (proposed.get(name) ?? 0) + 1);
      }
      expect(proposed.size).toBeGreaterThan(5);
      expect([...proposed].filter(([, times]) => times > 3)).toEqual([]);
    },
  );

  test("are there for nearly every card, if only the nearest one", () => {
    const { deck: built } = engine.generate({ prompt: "elf tribal commander under $100", seed: 1 });
    const spells = Object.keys(built.main).filter((name) => !isLand(real.table, real.card(name)));
    const without = spells.filter((card) => {
      const { cheaper, upgrade, easier, nearest } = engine.alternatives({ deck: built, card });
      return [cheaper, upgrade, easier, nearest].every((other) => other === undefined);
    });
    expect(without.length / spells.length).toBeLessThan(0.2);
    const { nearest } = engine.alternatives({ deck: built, card: "Forest" });
    expect(nearest).toBeUndefined();
  });

  test("are easier to cast by mana, or by symbols beside other colors", () => {
    const { deck: built } = engine.generate({ prompt: "golgari elves commander", seed: 1 });
    const reasons: string[] = [];
    for (const name of Object.keys(built.main)) {
      const { easier } = engine.alternatives({ deck: built, card: name });
      if (easier === undefined) continue;
      const [before, after] = [real.card(name), real.card(easier.name)];
      const manaOf = (card: number): number => real.table.manaValue[card] ?? 0;
      expect.soft(manaOf(after), easier.name).toBeLessThanOrEqual(manaOf(before));
      const less = manaOf(before) - manaOf(after);
      const mana = less > 0 && manaOf(before) > 2;
      expect
        .soft(easier.reason)
        .toMatch(mana ? `, and costs ${less} less` : /asks for \d fewer colored symbols?$/);
      expect.soft(built.main).not.toHaveProperty([easier.name]);
      reasons.push(easier.reason);
    }
    expect(reasons.length).toBeGreaterThan(3);
    const land = engine.alternatives({ deck: built, card: "Command Tower" });
    expect(land.easier).toBeUndefined();
  });

  test("keep to a price and to what is excluded", () => {
    const { cheaper, upgrade } = engine.alternatives({
      deck,
      card: "Beast Whisperer",
      maxCardUsd: 0.5,
      exclude: ["creatures"],
    });
    for (const found of [cheaper, upgrade]) {
      if (!found) continue;
      expect(found.price_usd).toBeLessThanOrEqual(0.5);
      expect((real.table.frontTypes[real.card(found.name)] ?? 0) & 4).toBe(0);
    }
  });

  test("leave the deck in its bracket", () => {
    const talrand = {
      format: "commander",
      commanders: ["Talrand, Sky Summoner"],
      main: { Divination: 1, "Inspired Idea": 1, "Essence Scatter": 1, "Archmage Emeritus": 1, Island: 35 },
    };
    const floorOf = (main: Readonly<Record<string, number>>): number =>
      engine.analyze({ ...talrand, main }).bracket?.floor ?? 0;
    const owned = { "Rhystic Study": 1, "Fierce Guardianship": 1, "Mystical Tutor": 1 };
    for (const card of ["Divination", "Inspired Idea", "Essence Scatter"]) {
      const found = engine.alternatives({ deck: talrand, card, owned });
      for (const other of [found.cheaper, found.owned, found.upgrade]) {
        if (!other) continue;
        const { [card]: _, ...rest } = { ...talrand.main, [other.name]: 1 } as Record<string, number>;
        expect.soft(floorOf(rest), other.name).toBeLessThanOrEqual(floorOf(talrand.main));
      }
    }
  });

  test("are of the pool, where the cards were opened", () => {
    const pool = { Murder: 1, Terminate: 1, "Doom Blade": 1, "Grizzly Bears": 4 };
    const limitedPool = { format: "sealed", main: { Murder: 1, Swamp: 17 }, side: { "Doom Blade": 1 }, pool };
    const owned = { "Doom Blade": 1, "Go for the Throat": 1 };
    const found = engine.alternatives({ deck: limitedPool, card: "Murder", owned });
    expect(found.owned?.name).toBe("Doom Blade");
    for (const other of [found.cheaper, found.upgrade]) if (other) expect(pool).toHaveProperty([other.name]);
  });

  test("are legal in the format that a way of playing is played on", () => {
    const main = { "Lightning Bolt": 4, Mountain: 20 };
    const { cheaper, upgrade } = engine.alternatives({
      deck: { format: "planechase", base: "pauper", main },
      card: "Lightning Bolt",
      owned: { "Burst Lightning": 4 },
    });
    for (const found of [cheaper, upgrade])
      if (found) expect(engine.rules.poolMask("pauper")[real.card(found.name)]).toBe(1);
    expect(() =>
      engine.alternatives({ deck: { format: "planechase", base: "none", main }, card: "Mountain" }),
    ).toThrow(GenerateError);
  });

  test("refuse a card nobody knows", () => {
    expect(() => engine.alternatives({ deck, card: "Qwertyuiop Zxcvbnm" })).toThrow(GenerateError);
  });
});

describe("analyze", () => {
  test("has figures for any deck, an empty one too", () => {
    expect(engine.analyze({ format: "commander", main: {} })).toMatchObject({
      lands: 0,
      averageManaValue: 0,
    });
    const analysis = engine.analyze({
      format: "modern",
      main: { "Lightning Bolt": 4, Mountain: 20, Nonsense: 3 },
    });
    expect(analysis).toMatchObject({ lands: 20, averageManaValue: 1, bracket: null });
    const planes = { format: "planechase", base: "modern", main: { Mountain: 60 } };
    expect(engine.analyze(planes).bracket).toBeNull();
    expect(engine.analyze({ ...planes, base: "commander" }).bracket).not.toBeNull();
  });
});
