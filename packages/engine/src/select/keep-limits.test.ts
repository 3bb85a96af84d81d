import { type Limit, readLimit } from "@deckwright/decks/wish-limits.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { createEngine, type Engine } from "../engine.ts";
import { createRandom } from "../random.ts";
import type { GenerateRequest, GenerateResult } from "../types.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  engine = createEngine({ ...real, effort: 0.3 });
}, 60_000);

/** Copies in the main deck of cards with some words on their type line. */
const ofType = ({ deck }: GenerateResult, words: string): number =>
  Object.entries(deck.main).reduce((sum, [name, copies]) => {
    const match = real.names.resolve(name, { typos: false });
    const front = match.found ? (real.table.typeLine(match.card).split(" // ")[0] ?? "") : "";
    return sum + (front.includes(words) ? copies : 0);
  }, 0);
const messages = ({ findings }: GenerateResult): string => findings.map(({ message }) => message).join("\n");
const build = (request: GenerateRequest): GenerateResult => engine.generate({ seed: 1, ...request });

describe("a limit", () => {
  test.each([
    ["elves commander with 38 lands", "Land", 38, 38],
    ["modern burn with 24 lands", "Land", 24, 24],
    ["no more than 20 creatures, golgari commander", "Creature", 0, 20],
    ["at least 30 creatures, mono green pauper", "Creature", 30, 60],
    ["mono green commander with 18 forests", "Forest", 18, 99],
    ["no basics, five color commander", "Basic", 0, 0],
  ])("of a sentence is kept: %s", (prompt, words, least, most) => {
    const have = ofType(build({ prompt }), words);
    expect(have).toBeGreaterThanOrEqual(least);
    expect(have).toBeLessThanOrEqual(most);
  });

  test("of a card is kept to the copy, and not beyond the rules", () => {
    expect(build({ prompt: "modern izzet with 2 Snapcaster Mage" }).deck.main["Snapcaster Mage"]).toBe(2);
    const five = build({ prompt: "5 Lightning Bolt in modern" });
    expect(five.deck.main["Lightning Bolt"]).toBe(4);
    expect(messages(five)).toContain("5 Lightning Bolt asked, 4 in the deck: Modern allows 4 of it.");
  });

  test("of a pasted list is said where the rules allow less", () => {
    const list = build({ prompt: "4 Force of Will\n4 Brainstorm\n4 Daze\n12 Island\nvintage" });
    expect(list.deck.main.Island).toBe(12);
    expect(messages(list)).toContain("4 Brainstorm asked, 1 in the deck: Vintage allows 1 of it.");
    expect(messages(list)).not.toContain("Daze asked");
  });

  test("of the deck itself is kept, or what the format says instead", () => {
    const large = build({ prompt: "80 card deck, modern azorius, best of one" });
    expect(Object.values(large.deck.main).reduce((sum, copies) => sum + copies, 0)).toBe(80);
    expect(large.deck.side).toEqual({});
    expect(messages(build({ prompt: "60 card deck, commander" }))).toContain(
      "60 cards asked, 100 in the deck: Commander decks have exactly 100.",
    );
    expect(messages(build({ format: "cube-draft", limits: [{ what: "lands", least: 40 }] }))).toContain(
      "counts of cards are kept in decks",
    );
  });

  test.each([
    ["commander deck worth between 150 and 220 dollars, esper", 150, 220],
    ["pioneer izzet, at least $200", 200, Number.POSITIVE_INFINITY],
  ])("of the least price is kept: %s", (prompt, least, most) => {
    const result = build({ prompt });
    expect(result.intent.minBudgetUsd).toBe(least);
    expect(result.deck.price_usd).toBeGreaterThanOrEqual(least);
    expect(result.deck.price_usd).toBeLessThanOrEqual(most);
    expect(messages(result)).toContain(`At least $${least}: yes`);
  });

  test("of a price that no cards reach is said with the deck's own", () => {
    const result = build({ prompt: "pauper mono white, at least $9000" });
    expect(messages(result)).toMatch(/At least \$9000 asked, the deck costs \$\d+/);
    const both = build({ prompt: "modern burn, at least $300 and under $100" });
    expect(both.deck.price_usd).toBeLessThanOrEqual(100);
    expect(both.intent.notes?.join(" ")).toContain("At least $300 and at most $100 cannot both be");
  });

  test("of what nobody can count is said", () => {
    const result = build({ format: "modern", limits: [{ what: "wibbles", least: 3 }] });
    expect(messages(result)).toContain("“wibbles” is no card");
    expect(result.intent.limits).toBeUndefined();
  });

  test("is held against an edited deck, too", () => {
    const { deck } = build({ prompt: "modern burn with 24 lands" });
    const [land] = Object.keys(deck.main).filter((name) => name === "Mountain");
    const edited = { ...deck, main: { ...deck.main, [land ?? ""]: (deck.main[land ?? ""] ?? 0) + 1 } };
    const found = engine.analyze({ ...edited, format: deck.format }).findings.map(({ message }) => message);
    expect(found).toContain("24 lands asked, 25 in the deck.");
  });
});

describe("printings", () => {
  test.each([
    ["legacy, only cards before 2003", (card: number) => (real.table.firstPrinted[card] ?? 0) < 12_053],
    ["commander, commons only", (card: number) => ((real.table.rarities[card] ?? 0) & 1) !== 0],
    ["standard deck on arena", (card: number) => ((real.table.games[card] ?? 0) & 4) !== 0],
  ])("are as asked, or said: %s", (prompt, isAsked) => {
    const result = build({ prompt });
    const { main, side, commanders } = result.deck;
    for (const name of [...Object.keys(main), ...Object.keys(side), ...commanders]) {
      const match = real.names.resolve(name, { typos: false });
      if (!match.found || real.table.typeLine(match.card).startsWith("Basic")) continue;
      expect(isAsked(match.card) || messages(result).includes(name), name).toBe(true);
    }
  });
});

test("decks with any limits keep them, or say by which figure not", () => {
  const random = createRandom(7);
  const kinds = [
    ["lands", "Land", 18, 30],
    ["creatures", "Creature", 4, 30],
    ["instants", "Instant", 0, 16],
    ["artifacts", "Artifact", 0, 12],
    ["basic lands", "Basic", 0, 18],
  ] as const;
  for (let round = 0; round < 12; round++) {
    const limits = kinds.flatMap(([what, , low, high]): Limit[] => {
      const figure = low + random.int(high - low + 1);
      const sign = ["=", "<=", ">="][random.int(3)] ?? "=";
      return random.int(2) === 0 ? [] : [readLimit(`${what}${sign}${figure}`) ?? { what, most: figure }];
    });
    const format = ["commander", "modern", "pauper", "standard"][random.int(4)] ?? "modern";
    const result = build({ format, limits, seed: round, ...(random.int(3) === 0 ? { budgetUsd: 60 } : {}) });
    expect(result.findings.filter(({ severity }) => severity === "illegal")).toEqual([]);
    for (const { what, least = 0, most = 99 } of limits) {
      const have = ofType(result, kinds.find(([kind]) => kind === what)?.[1] ?? "");
      const isKept = have >= least && have <= most;
      expect(isKept || messages(result).includes(`${have} in the deck`), `${format} ${what} ${have}`).toBe(
        true,
      );
    }
  }
}, 60_000);
