import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { createRandom } from "../random.ts";
import type { CopyShares, Skeleton } from "../rank/skeleton-figures.ts";
import type { GenerateRequest } from "../types.ts";
import { skeletonCards, withSkeletonCards } from "./skeleton-cards.ts";

const SPELLS = Array.from({ length: 20 }, (_, at) => `Spell ${at}`);
const DEAR = Array.from({ length: 6 }, (_, at) => `Dear ${at}`);
const small = smallTable([
  ...SPELLS.map((name, at) => ({ name, cost: "{R}", type: "Instant", usd: at + 1 })),
  ...["Blue Spell", "Blue Charm", "Blue Trick"].map((name) => ({
    name,
    cost: "{U}",
    type: "Instant",
    usd: 1,
  })),
  { name: "Cheap Pet", cost: "{R}", type: "Instant", usd: 0.1 },
  ...DEAR.map((name) => ({ name, cost: "{5}{R}", type: "Instant", usd: 1 })),
  {
    name: "Creek",
    type: "Land",
    text: "{T}: Add {U} or {R}.",
    usd: 5,
    fields: { produced_mana: ["U", "R"] },
  },
  { name: "Lurrus the Cat", cost: "{1}{W}{W}", type: "Legendary Creature — Cat", usd: 1 },
  { name: "White or Red Spell", cost: "{W/R}", type: "Instant", usd: 1 },
  { name: "Spell for Life", cost: "{1}{B/P}{B/P}", type: "Instant", usd: 1 },
  { name: "White Spell", cost: "{W}", type: "Instant", usd: 1 },
  { name: "White Giant", cost: "{5}{W}{W}", type: "Creature — Giant", body: "7/7", usd: 1 },
  ...["Giant", "Ogre", "Titan"].map((type) => ({
    name: `Red ${type}`,
    cost: "{R}",
    type: `Creature — ${type}`,
    text: "Flying, haste",
    body: "4/4",
    usd: 1,
  })),
  { name: "Snow-Covered Mountain", type: "Basic Snow Land — Mountain", fields: { produced_mana: ["R"] } },
  { name: "Yorion, Sky Nomad", cost: "{3}{R}", type: "Legendary Creature — Bird", usd: 1 },
  { name: "Shrine", type: "Land", text: "{T}: Add {R}.", usd: 5, fields: { produced_mana: ["R"] } },
]);
const of = (name: string, ...shares: number[]): CopyShares => ({ card: small.card(name), shares });
const playset = (name: string, share: number) => of(name, share, share, share, share);

/** Ten playsets that nearly all play, ten that few play, and some lands. */
const SKELETON: Skeleton = {
  name: "Red Deck",
  decks: 100,
  share: 0.2,
  main: [
    ...SPELLS.slice(0, 8).map((name) => playset(name, 0.9)),
    ...SPELLS.slice(8).map((name) => playset(name, 0.1)),
    playset("Blue Spell", 0.85),
    playset("Shrine", 0.99),
    of("Mountain", ...Array.from({ length: 20 }, (_, at) => 0.99 - 0.004 * at)),
  ],
  side: SPELLS.slice(0, 6).map((name) => of(name, 0.5, 0.4, 0.3)),
};

function draw(request: GenerateRequest, seed = 1, skeleton = SKELETON) {
  const plan = { ...small.plan({ format: "modern", include: ["Spell 0"], ...request }), skeleton };
  const drawn = skeletonCards(plan, skeleton, small, createRandom(seed));
  const named = (counts: ReadonlyMap<number, number>) =>
    new Map([...counts].map(([card, copies]) => [small.table.name(card), copies]));
  return { spells: named(drawn.spells), lands: named(drawn.lands), side: named(drawn.side), plan, drawn };
}
const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((all, copies) => all + copies, 0);

describe("the cards of an archetype", () => {
  test("are what most of its decks play, in as many copies", () => {
    const { spells, lands, side } = draw({});
    expect(sum(spells) + sum(lands)).toBe(60);
    expect(Object.fromEntries(lands)).toEqual({ Shrine: 4, Mountain: 20 });
    for (const name of SPELLS.slice(1, 7)) expect(spells.get(name), name).toBe(4);
    expect(SPELLS.slice(8).some((name) => spells.has(name))).toBe(false);
    // No more than four of a card in both zones together.
    for (const name of SPELLS.slice(1, 6)) expect(side.has(name), name).toBe(false);
  });

  test("are not half in the main deck and half in the sideboard, where decks play them in one or the other", () => {
    const others = SKELETON.main.filter(({ card }) => card !== small.card("Spell 1"));
    const main = [...others, of("Spell 1", 0.6, 0.55)];
    const side = [of("Spell 1", 0.5, 0.45, 0.2), ...SPELLS.slice(8, 16).map((name) => of(name, 0.44, 0.42))];
    for (let seed = 1; seed <= 10; seed++) {
      const drawn = draw({ novelty: 0 }, seed, { ...SKELETON, main, side });
      expect(drawn.spells.get("Spell 1")).toBe(2);
      // Nearly as many decks play two of it beside the deck as two of others, but hardly any of those that have it in the deck.
      expect(drawn.side.get("Spell 1") ?? 0).toBeLessThan(2);
    }
  });

  test("cost about what its decks cost, of whichever cards half of them play", () => {
    const sure = SPELLS.slice(0, 6).map((name) => playset(name, 0.99));
    const halves = [...SPELLS.slice(6, 12), ...DEAR].map((name) => of(name, 0.5, 0.5));
    const main = [...sure, ...halves, ...SKELETON.main.slice(-2)];
    const costs = Array.from({ length: 30 }, (_, at) => {
      const { spells } = draw({ novelty: 1 }, at + 1, { ...SKELETON, main });
      const dear = DEAR.reduce((all, name) => all + (spells.get(name) ?? 0), 0);
      return 1 + (5 * dear) / sum(spells);
    });
    // Half of the twelve cards that halves of the decks play cost six: 1.83 on average, and a pair of cards is a quarter.
    expect(Math.max(...costs) - Math.min(...costs)).toBeLessThan(0.6);
    expect(new Set(costs).size).toBeGreaterThan(1);
  });

  test("are rarely without what wins, though chance leaves each of it out", () => {
    const giants = ["Giant", "Ogre", "Titan"].map((name) => playset(`Red ${name}`, 0.5));
    const main = [
      ...SPELLS.slice(0, 8).map((name) => playset(name, 0.99)),
      ...giants,
      ...SKELETON.main.slice(-2),
    ];
    const others = SPELLS.slice(8, 11).map((name) => playset(name, 0.5));
    const winless = Array.from({ length: 40 }, (_, at) => {
      const { spells } = draw({ novelty: 1 }, at + 1, { ...SKELETON, main: [...main, ...others] });
      return ["Red Giant", "Red Ogre", "Red Titan"].every((name) => !spells.has(name));
    });
    // An eighth of all draws is.
    expect(winless.filter(Boolean).length).toBeLessThan(3);
  });

  test("that chance leaves out come before cards that none of its decks play", () => {
    const sure = SPELLS.slice(0, 8).map((name) => playset(name, 0.99));
    const lands = SKELETON.main.slice(-2);
    const pets = ["Cheap Pet", "White or Red Spell", "Spell 8"];
    const main = [...sure, ...pets.map((name) => of(name, 0.45)), ...lands];
    for (let seed = 1; seed <= 20; seed++) {
      const { spells } = draw({ novelty: 1 }, seed, { ...SKELETON, main });
      expect(pets.map((name) => spells.get(name))).toEqual([1, 1, 1]);
    }
  });

  test("of a color that none of its decks makes are played without mana, and stay", () => {
    const main = [
      ...SKELETON.main.filter(({ card }) => card !== small.card("Blue Spell")),
      of("Blue Spell", 0.15),
    ];
    expect(draw({ novelty: 0 }, 1, { ...SKELETON, main }).spells.get("Blue Spell")).toBe(1);
    // As many have a land for it, and so who has none does not play it.
    const splashed = [...main, of("Creek", 0.09), of("Island", 0.09)];
    expect(draw({ novelty: 0 }, 1, { ...SKELETON, main: splashed }).spells.has("Blue Spell")).toBe(false);
  });

  test("have no basics of a color that none of them has, and nothing beside that needs it", () => {
    const islands = of("Island", ...Array.from({ length: 8 }, () => 0.995));
    const main = [...SKELETON.main.filter(({ card }) => card !== small.card("Blue Spell")), islands];
    const side = [...SKELETON.side, of("Blue Spell", 0.9)];
    const idle = draw({}, 1, { ...SKELETON, main, side });
    expect([idle.lands.has("Island"), idle.lands.has("Mountain")]).toEqual([false, true]);
    expect(idle.side.has("Blue Spell")).toBe(false);
    // As sure as its islands: whether it is drawn is not left to chance.
    const used = draw({}, 1, { ...SKELETON, main: [...main, playset("Blue Spell", 0.97)], side });
    expect(used.lands.get("Island")).toBe(8);
    const few = draw({}, 1, { ...SKELETON, main: [...main.slice(0, -1), of("Island", 0.995, 0.995)] });
    expect(few.lands.get("Island")).toBe(2);
  });

  test("have no land for a color that only others of their name play", () => {
    const main = [
      ...SKELETON.main.filter(({ card }) => card !== small.card("Blue Spell")),
      playset("Creek", 0.995),
      of("Cheap Pet", 0.6),
    ];
    const alone = { ...SKELETON, main };
    expect(draw({}, 1, alone).lands.get("Creek")).toBe(4);
    const blue = ["Blue Spell", "Blue Charm", "Blue Trick"].map((name) => of(name, 0.2));
    expect(draw({}, 1, { ...alone, main: [...main, ...blue] }).lands.has("Creek")).toBe(false);
    // Most who have it do not play the color: it does something else for them.
    expect(draw({}, 1, { ...alone, main: [...main, ...blue.slice(0, 1)] }).lands.get("Creek")).toBe(4);
    const played = { ...alone, main: [...main, playset("Blue Spell", 0.95)] };
    expect(draw({}, 1, played).lands.get("Creek")).toBe(4);
  });

  test("come all together or not at all where nearly every deck with one has all", () => {
    const whole = of("Cheap Pet", 0.35, 0.35, 0.34, 0.33);
    for (let seed = 1; seed <= 20; seed++) {
      const { side } = draw({}, seed, { ...SKELETON, side: [...SKELETON.side.slice(0, 4), whole] });
      expect([0, 4]).toContain(side.get("Cheap Pet") ?? 0);
    }
  });

  test("are in the number that most who play one play: no single copy of what comes in pairs", () => {
    const pair = of("Cheap Pet", 0.42, 0.35);
    for (let seed = 1; seed <= 20; seed++) {
      const { side } = draw({}, seed, { ...SKELETON, side: [...SKELETON.side, pair] });
      expect([0, 2]).toContain(side.get("Cheap Pet") ?? 0);
    }
  });

  test("hold what their colors cast, and the card that the name says, where the name says the colors", () => {
    const called = {
      ...SKELETON,
      name: "Mono Red Lurrus",
      side: [
        ...SKELETON.side,
        of("Lurrus the Cat", 1),
        playset("White Spell", 0.9),
        of("White or Red Spell", 0.9, 0.9),
        of("Spell for Life", 0.9),
        of("White Giant", 0.9),
      ],
    };
    const named = draw({ archetype: called.name, colors: ["R"] }, 1, called).side;
    expect(named.get("Lurrus the Cat")).toBe(1);
    expect(named.has("White Spell")).toBe(false);
    // Nobody casts it: it is brought back.
    expect(named.get("White Giant")).toBe(1);
    expect([named.get("White or Red Spell"), named.get("Spell for Life")]).toEqual([2, 1]);
    expect(draw({ colors: ["R"] }, 1, called).side.has("Lurrus the Cat")).toBe(false);
  });

  test("have basic lands of one kind, the one that more decks have", () => {
    const beside = (snow: number) =>
      draw({}, 1, {
        ...SKELETON,
        main: [
          ...SKELETON.main.slice(0, -1),
          of("Mountain", 0.9, 0.8, 0.7),
          of("Snow-Covered Mountain", ...Array(snow).fill(0.6)),
        ],
      }).lands;
    expect(beside(2).get("Mountain")).toBeGreaterThan(3);
    expect(beside(2).has("Snow-Covered Mountain")).toBe(false);
    expect(beside(12).get("Snow-Covered Mountain")).toBeGreaterThan(12);
    expect(beside(12).has("Mountain")).toBe(false);
  });

  test("have no companion of larger decks in the sideboard", () => {
    const side = [...SKELETON.side, of("Yorion, Sky Nomad", 0.95)];
    expect(draw({}, 1, { ...SKELETON, side }).side.has("Yorion, Sky Nomad")).toBe(false);
  });

  test("leave out what the wish leaves out, and make room for what it asks for", () => {
    const { spells } = draw({ exclude: ["Spell 1"], include: ["4 Spell 15"], colors: ["R"] });
    expect([spells.has("Spell 1"), spells.has("Blue Spell"), spells.get("Spell 15")]).toEqual([
      false,
      false,
      4,
    ]);
  });

  test("keep to a budget, and give up what is dear first", () => {
    const price = ({ spells, lands, side }: ReturnType<typeof draw>) =>
      [...spells, ...lands, ...side].reduce(
        (cost, [name, copies]) => cost + copies * (small.table.priceUsd[small.card(name)] ?? 0),
        0,
      );
    expect(price(draw({}))).toBeGreaterThan(150);
    const cheap = draw({ budgetUsd: 110 });
    expect(price(cheap)).toBeLessThanOrEqual(110);
    expect([cheap.spells.get("Spell 1"), cheap.spells.get("Spell 7")]).toEqual([4, undefined]);
  });

  test("leave the places of lands to lands, though those that its decks play are too dear", () => {
    const dear = { ...SKELETON, main: SKELETON.main.filter(({ card }) => card !== small.card("Mountain")) };
    const mountains = of("Mountain", ...Array.from({ length: 14 }, () => 0.99));
    const { spells, lands, drawn } = draw({ budgetUsd: 500 }, 1, {
      ...dear,
      main: [...dear.main, mountains],
    });
    expect(drawn.landCount).toBeGreaterThan(sum(lands));
    expect(sum(spells)).toBe(60 - drawn.landCount);
  });

  test("of a color that some splash are in where their lands are", () => {
    const splash = {
      ...SKELETON,
      main: [
        ...SKELETON.main.filter(({ card }) => !["Blue Spell", "Shrine"].includes(small.table.name(card))),
        playset("Blue Charm", 0.45),
        playset("Creek", 0.7),
      ],
    };
    const rich = draw({}, 1, splash);
    expect([rich.spells.get("Blue Charm"), rich.lands.get("Creek")]).toEqual([4, 4]);
    const poor = draw({ budgetUsd: 100 }, 1, splash);
    expect([poor.spells.get("Blue Charm"), poor.lands.get("Creek")]).toEqual([undefined, undefined]);
  });

  test("are few people's cards too where money is short, before cards of no such deck", () => {
    const few = { ...SKELETON, main: [...SKELETON.main, playset("Cheap Pet", 0.05)] };
    expect(draw({ budgetUsd: 60 }, 1, few).spells.has("Cheap Pet")).toBe(true);
    expect(draw({}, 1, few).spells.has("Cheap Pet")).toBe(false);
  });

  test("of a collection are those that are owned", () => {
    const { spells, lands } = draw({ owned: { "Spell 2": 3, "Spell 3": 9 }, ownedMode: "only", include: [] });
    expect(Object.fromEntries(spells)).toEqual({ "Spell 2": 3, "Spell 3": 4 });
    expect(Object.fromEntries(lands)).toEqual({ Mountain: 20 });
  });

  test("are given to the plan with the lands that its decks have", () => {
    const { plan, drawn } = draw({});
    const { wish, template } = withSkeletonCards(plan, drawn, small);
    expect(template.lands).toEqual([24, 24, 24]);
    expect(wish.include.reduce((copies, entry) => copies + entry.copies, 0)).toBe(60);
  });

  test("never exceed either zone, whatever was learned", () => {
    const shares = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 6 });
    const cards = fc.uniqueArray(fc.nat(small.table.size - 1), { maxLength: 20 });
    const zone = cards.chain((list) =>
      fc.tuple(...list.map((card) => fc.record({ card: fc.constant(card), shares }))),
    );
    fc.assert(
      fc.property(zone, zone, fc.nat(), fc.option(fc.nat(300)), (main, side, seed, budget) => {
        const request = budget === null ? {} : { budgetUsd: budget };
        const drawn = draw(request, seed, { ...SKELETON, main, side });
        expect(sum(drawn.spells) + sum(drawn.lands)).toBeLessThanOrEqual(60);
        expect(sum(drawn.side)).toBeLessThanOrEqual(15);
        for (const [name, copies] of drawn.spells)
          expect(copies + (drawn.side.get(name) ?? 0)).toBeLessThanOrEqual(4);
      }),
      { numRuns: 60 },
    );
  });
});
