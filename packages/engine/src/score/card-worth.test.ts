import { describe, expect, test } from "vitest";
import { CARD_WEIGHTS, CHANCE } from "../../data/weights.ts";
import { smallTable } from "../../testing/small-table.ts";
import { createRandom } from "../random.ts";
import type { GenerateRequest } from "../types.ts";
import { cardWorth } from "./card-worth.ts";

const small = smallTable(
  [
    {
      name: "Elf Chief",
      cost: "{1}{G}",
      type: "Legendary Creature — Elf",
      text: "Other Elves you control get +1/+1.",
      body: "2/2",
    },
    { name: "Plain Elf", cost: "{G}", type: "Creature — Elf", body: "1/1" },
    { name: "Plain Bear", cost: "{1}{G}", type: "Creature — Bear", body: "2/2" },
    {
      name: "Goblin Chief",
      cost: "{1}{G}",
      type: "Creature — Goblin",
      text: "Other Goblins you control get +1/+1.",
      body: "2/2",
    },
    { name: "Green Thing", cost: "{G}{G}{G}", type: "Creature — Beast", body: "4/4", text: "Trample" },
    {
      name: "Tutor",
      cost: "{1}{G}",
      type: "Sorcery",
      text: "Search your library for a card, put that card into your hand, then shuffle.",
    },
    { name: "Old Staple", cost: "{1}", type: "Artifact", text: "{T}: Add {C}{C}.", usd: 300 },
    { name: "Burst", cost: "{G}", type: "Sorcery", text: "Add {G}{G}{G}." },
    {
      name: "Late Bear",
      cost: "{1}{G}",
      type: "Creature — Bear",
      body: "2/2",
      text: "Reach",
      fields: { released_at: "2026-06-01" },
    },
    { name: "Wasted One", cost: "{4}{C}", type: "Creature — Eldrazi", body: "5/5", text: "Reach" },
  ],
  { "Old Staple": 0.8, "Plain Elf": 0.2 },
);
const LED: GenerateRequest = { format: "commander", commanders: ["Elf Chief"], playstyle: "midrange" };

function names(request: GenerateRequest, card: string): string[] {
  return cardWorth(small.plan(request), small)
    .shares(small.card(card), [])
    .map(({ name }) => name);
}

describe("a card's worth", () => {
  const requests: readonly GenerateRequest[] = [
    LED,
    { ...LED, playstyle: "tribal", tribe: "Elf" },
    { ...LED, bracket: 5, owned: { "Plain Elf": 1 }, ownedMode: "prefer" },
    { format: "modern", colors: ["G"], include: ["Plain Elf"], playstyle: "aggro" },
  ];
  test.each(requests)("is the sum of its shares: %o", (request) => {
    const worth = cardWorth(small.plan(request), small);
    for (let card = 0; card < small.table.size; card++) {
      const sum = worth.shares(card, []).reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(worth.worth(card, []), 10);
    }
  });

  test("of many cards is that of each, and chance", () => {
    const cards = [small.card("Plain Elf"), small.card("Tutor")];
    // Three draws of half the width.
    for (const [novelty, most] of [
      [0, 3 * CHANCE.least],
      [0.25, 3 * (CHANCE.least + CHANCE.leader)],
    ] as const) {
      const worth = cardWorth(small.plan({ ...LED, novelty }), small);
      const all = worth.all(cards, [], createRandom(1));
      expect(all).toEqual(worth.all(cards, [], createRandom(1)));
      for (const [at, card] of cards.entries())
        expect(Math.abs(all[at]! - worth.worth(card, []))).toBeLessThan(most);
    }
  });

  test("leaves chance more the farther the dial stands from what most people play", () => {
    const moved = (novelty: number): number => {
      const worth = cardWorth(small.plan({ ...LED, novelty }), small);
      const card = small.card("Tutor");
      const most = Array.from({ length: 20 }, (_, seed) =>
        Math.abs(worth.all([card], [], createRandom(seed))[0]! - worth.worth(card, [])),
      );
      return Math.max(...most);
    };
    expect(moved(0.25)).toBeGreaterThan(1.2 * moved(0));
  });

  test("at precon tables loses by what a card costs, unless it is owned or a budget says what may be dear", () => {
    const named = (request: GenerateRequest) => names({ ...LED, ...request }, "Old Staple");
    expect(named({ bracket: 2 })).toContain("dear for its level");
    for (const request of [{}, { bracket: 4 }, { bracket: 2, budgetUsd: 400 }] as const)
      expect(named(request)).not.toContain("dear for its level");
    expect(named({ bracket: 2, owned: { "Old Staple": 1 } })).not.toContain("dear for its level");
  });

  test("in sixty cards loses where nobody plays it and the wish asks for nothing that it is", () => {
    const burn: GenerateRequest = { format: "modern", colors: ["G"], playstyle: "aggro" };
    expect(names(burn, "Plain Bear")).toContain("unplayed");
    expect(names(burn, "Plain Elf")).not.toContain("unplayed");
    // What came out after decks were counted nobody can have played.
    expect(names(burn, "Late Bear")).not.toContain("unplayed");
    expect(names({ ...burn, tribe: "Bear" }, "Plain Bear")).not.toContain("unplayed");
    expect(names(LED, "Plain Bear")).not.toContain("unplayed");
  });

  test("in a hundred cards loses under a budget where nobody plays it, but where the wish asks for what it is", () => {
    const cheap: GenerateRequest = { ...LED, budgetUsd: 40 };
    expect(names(cheap, "Plain Bear")).toContain("filler");
    expect(names(cheap, "Plain Elf")).not.toContain("filler");
    expect(names({ ...cheap, tribe: "Bear" }, "Plain Bear")).not.toContain("filler");
    expect(names(LED, "Plain Bear")).not.toContain("filler");
  });

  test("gains by the creature type that is asked for, more in a typal deck", () => {
    const points = (request: GenerateRequest, card: string): number =>
      cardWorth(small.plan(request), small).worth(small.card(card), []);
    const typal = { ...LED, playstyle: "tribal", tribe: "Elf" };
    expect(names(typal, "Plain Elf")).toEqual(expect.arrayContaining(["creature type", "typal deck"]));
    expect(points(typal, "Plain Elf")).toBeGreaterThan(points(LED, "Plain Elf"));
  });

  test("loses by a lord of somebody else's type", () => {
    expect(names(LED, "Goblin Chief")).toContain("foreign lord");
    expect(names(LED, "Elf Chief")).not.toContain("foreign lord");
  });

  test("counts what most decks play twice in a hundred cards, and its price at most tables", () => {
    expect(names(LED, "Old Staple")).toEqual(expect.arrayContaining(["staple", "ubiquitous", "dear"]));
    expect(names({ ...LED, budgetUsd: 50 }, "Old Staple")).not.toContain("dear");
    expect(names({ format: "modern", include: ["Plain Elf"] }, "Old Staple")).not.toContain("staple");
  });

  test("counts proof at the most competitive tables only", () => {
    expect(names({ ...LED, bracket: 5 }, "Plain Bear")).toContain("unproven");
    expect(names(LED, "Plain Bear")).not.toContain("unproven");
  });

  test("counts mana for one turn against a deck that has no such turn", () => {
    expect(names(LED, "Burst")).toContain("burst");
    expect(names({ ...LED, playstyle: "combo" }, "Burst")).not.toContain("burst");
    expect(names({ ...LED, bracket: 4 }, "Burst")).not.toContain("burst");
  });

  test("loses by a cost that the deck's colors cannot pay", () => {
    expect(names(LED, "Wasted One")).toContain("colorless cost");
    expect(names({ format: "modern", colors: ["W", "G"], include: ["Plain Elf"] }, "Green Thing")).toContain(
      "heavy cost",
    );
    expect(names(LED, "Green Thing")).not.toContain("heavy cost");
  });

  test("loses by having no abilities", () => {
    const share = cardWorth(small.plan(LED), small)
      .shares(small.card("Plain Bear"), [])
      .find(({ name }) => name === "no abilities");
    expect(share?.points).toBe(CARD_WEIGHTS.vanilla);
  });

  test("gains by being owned where owned cards are preferred", () => {
    expect(names({ ...LED, owned: { "Plain Bear": 1 }, ownedMode: "prefer" }, "Plain Bear")).toContain(
      "owned",
    );
    expect(names({ ...LED, owned: { "Plain Bear": 1 } }, "Plain Bear")).not.toContain("owned");
  });

  test("follows what the commander's decks play, less where a way to play was asked for or hidden gems", () => {
    const expected = () => (card: number) => (card === small.card("Plain Bear") ? 0.5 : 0);
    const alike = { ...small, ranker: { ...small.ranker, expected } };
    const inclusions = () => [{ card: small.card("Plain Bear"), share: 0.5 }];
    const counted = { ...small, ranker: { ...alike.ranker, inclusions } };
    const points = (request: GenerateRequest, context: Parameters<typeof cardWorth>[1] = counted): number =>
      cardWorth(small.plan(request), context)
        .shares(small.card("Plain Bear"), [])
        .find(({ name }) => name === "commander's decks")?.points ?? 0;
    const { playstyle: _, ...open } = LED;
    expect(points({ ...open, novelty: 0 })).toBeCloseTo(CARD_WEIGHTS.commandersDecks / 2);
    // Half of it where nobody counted them, and it is only known what decks of commanders alike play.
    expect(points({ ...open, novelty: 0 }, alike)).toBeCloseTo(CARD_WEIGHTS.commandersDecks / 4);
    expect(points({ ...open, novelty: 0.5 })).toBeCloseTo(CARD_WEIGHTS.commandersDecks / 4);
    expect(points({ ...open, novelty: 1 })).toBe(0);
    expect(points({ ...LED, novelty: 0 })).toBeLessThan(points({ ...open, novelty: 0 }));
    expect(names(open, "Plain Bear")).not.toContain("commander's decks");
  });

  test("holds being well known against a card where hidden gems are asked for, and nowhere else", () => {
    const hidden = (novelty: number) => names({ ...LED, novelty }, "Old Staple").includes("well known");
    expect([hidden(0), hidden(0.5), hidden(0.6), hidden(1)]).toEqual([false, false, true, true]);
  });
});
