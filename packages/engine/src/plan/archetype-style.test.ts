import { isLand } from "@deckwright/cards/table/lands.ts";
import { beforeAll, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { FIRST_ANSWER } from "../random.ts";
import type { GenerateRequest, GenerateResult } from "../types.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine(0.02);
}, 60_000);

const builtAs = ({ findings }: GenerateResult): string | undefined =>
  findings.map(({ message }) => /^Built as (.+), from/.exec(message)?.[1]).find((name) => name !== undefined);
const builds = (request: GenerateRequest, seeds = [1, 2, 3, 4, 5, 6]): (string | undefined)[] =>
  seeds.map((seed) => builtAs(engine.generate({ ...request, seed })));

test("who asks for a way to play alone gets decks that are called so", () => {
  expect(builds({ format: "modern", playstyle: "control" })).toContain("Azorius Control");
  const standard = builds({ format: "standard", playstyle: "control" });
  expect(standard.every((name) => name?.endsWith("Control"))).toBe(true);
  expect(new Set(standard).size).toBeGreaterThan(1);
  expect(builds({ format: "modern", playstyle: "aggro" }, [FIRST_ANSWER])).toEqual(["Boros Energy"]);
  expect(builds({ format: "modern", playstyle: "tempo" }, [FIRST_ANSWER])).toEqual(["Dimir Frog"]);
});

test("colors and money choose among them, and what is about something else is no archetype", () => {
  expect(new Set(builds({ format: "standard", playstyle: "control", colors: ["W", "U"] }, [1, 2]))).toEqual(
    new Set(["Azorius Control"]),
  );
  expect(new Set(builds({ format: "modern", playstyle: "control", budgetUsd: 40 }, [1]))).toEqual(
    new Set([undefined]),
  );
  // With basic lands and without its dearest cards, as those play it who have little.
  expect(builds({ format: "modern", playstyle: "burn", budgetUsd: 80 }, [FIRST_ANSWER])).toEqual(["Burn"]);
  expect(builds({ format: "standard", budgetUsd: 30 }, [FIRST_ANSWER])).toEqual(["Mono Red Aggro"]);
  expect(
    builtAs(engine.generate({ format: "standard", playstyle: "control", tribe: "Bird" })),
  ).toBeUndefined();
});

test("what a deck is about is what its archetype is full of, of two the fuller one", () => {
  const of = (format: string, theme: string): (string | undefined)[] =>
    builds({ format, themes: [theme] }, [FIRST_ANSWER]);
  expect(of("modern", "artifacts")).toEqual(["Affinity"]);
  // Tron is played more, and has artifacts beside its lands.
  expect(of("pauper", "artifacts")).toEqual(["Grixis Affinity"]);
  // Necrodominance gains life, too.
  expect(of("modern", "lifegain")).toEqual(["Heliod Combo"]);
  expect(of("standard", "landfall")).toEqual(["Mono Green Landfall"]);
  expect(of("pioneer", "discard")).toEqual([undefined]);
});

test("in Legacy and Vintage a name is enough, but for what plays otherwise than it is called", () => {
  expect(builds({ format: "vintage", playstyle: "control" }, [FIRST_ANSWER])).toEqual(["UB Lurrus Control"]);
  expect(builds({ format: "legacy", playstyle: "reanimator" }, [FIRST_ANSWER])).toEqual([
    "Grixis Reanimator",
  ]);
  const aggro = builds({ format: "vintage", playstyle: "aggro", colors: ["G"] }, [FIRST_ANSWER]);
  expect(aggro).toEqual([undefined]);
});

test("lands are bought with what an archetype's cheap spells and its sideboard leave, not in their place", () => {
  const { main } = engine.generate({ format: "legacy", archetype: "Izzet Delver", budgetUsd: 200 }).deck;
  const cheap = [
    "Brainstorm",
    "Daze",
    "Delver of Secrets // Insectile Aberration",
    "Lightning Bolt",
    "Ponder",
  ];
  expect(cheap.map((name) => main[name])).toEqual([4, 4, 4, 4, 4]);
});

test("an archetype has its own lands, however it was asked for", () => {
  const landsOf = (request: GenerateRequest): number =>
    Object.entries(engine.generate(request).deck.main).reduce(
      (sum, [name, copies]) => sum + (isLand(real.table, real.card(name)) ? copies : 0),
      0,
    );
  // Balustrade Spy mills until it finds a land: with as many as a combo deck usually has the deck does nothing.
  expect(landsOf({ format: "pauper", playstyle: "combo", seed: FIRST_ANSWER })).toBeLessThanOrEqual(6);
  expect(landsOf({ format: "pauper", archetype: "Spy Combo", seed: FIRST_ANSWER })).toBeLessThanOrEqual(6);
});

test("what players call a deck of a style is one, whatever its lands, its curve and its colors", () => {
  const of = (format: string, playstyle: string): (string | undefined)[] =>
    builds({ format, playstyle }, [FIRST_ANSWER]);
  expect(of("pioneer", "combo")).toEqual(["Lotus Strings"]);
  expect(of("pioneer", "reanimator")).toEqual(["Abzan Greasefang"]);
  expect(of("pauper", "tempo")).toEqual(["Dimir Faeries"]);
  expect(of("pauper", "ramp")).toEqual(["Tron"]);
  expect(of("modern", "midrange")).toEqual(["Azorius Blink"]);
  expect(of("modern", "aristocrats")).toEqual(["Samwise"]);
  // Of no type in particular: what most people play that is called after one.
  expect(of("pauper", "tribal")).toEqual(["Elves"]);
  expect(of("modern", "tribal")).toEqual(["Merfolk"]);
  // Lent by the format whose cards it has.
  expect(of("explorer", "combo")).toEqual(["Lotus Strings"]);
  expect(of("historic", "aggro")).toEqual(["Boros Energy"]);
  // Decks of commons leave out what Peasant is played for.
  expect(of("peasant", "combo")).toEqual([undefined]);
  // Creatures of a type are mostly commons.
  expect(of("peasant", "tribal")).toEqual(["Elves"]);
});

test("an archetype that is named for one creature type stands for no other", () => {
  const of = (tribe: string): (string | undefined)[] => builds({ format: "pioneer", tribe }, [1, 2]);
  expect(of("Human")).toEqual(["Mono White Humans", "Mono White Humans"]);
  // Nearly all of these Humans are Soldiers.
  expect(of("Soldier")).toEqual([undefined, undefined]);
});

test("where nobody plays a style in some colors, what comes near it in them is taken", () => {
  const of = (playstyle: string, colors: string[], format = "modern"): (string | undefined)[] =>
    builds({ format, playstyle, colors }, [FIRST_ANSWER]);
  expect(of("midrange", ["U", "B"])).toEqual(["Dimir Frog"]);
  expect(of("tempo", ["U", "B"])).toEqual(["Dimir Frog"]);
  // A dozen decks are enough where the colors are said.
  expect(of("midrange", ["B", "G"])).toEqual(["Golgari Midrange"]);
  // A deck that combines two cards is no midrange, whatever its colors.
  expect(of("midrange", ["B", "G"], "pauper")).toEqual([undefined]);
});

test("a deck that grows has no half of an archetype with far fewer lands", () => {
  for (const seed of [FIRST_ANSWER, 1, 2]) {
    const { main } = engine.generate({
      format: "pauper",
      playstyle: "midrange",
      colors: ["B", "G"],
      seed,
    }).deck;
    expect(Object.keys(main)).not.toContain("Balustrade Spy");
  }
});

test("what few play any more is the answer where nobody plays a style otherwise", () => {
  expect(builds({ format: "modern", playstyle: "stax-prison" }, [FIRST_ANSWER])).toEqual([
    "Mono White Taxes",
  ]);
  expect(builds({ format: "modern", playstyle: "control" }, [1, 2, 3, 4, 5, 6])).not.toContain(
    "Grixis Control",
  );
});

test("what results call aggro without a creature is none", () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  expect(builds({ format: "standard", playstyle: "aggro" }, seeds)).not.toContain("Jeskai Aggro");
});

test("ten decks of one archetype differ where people's lists do", () => {
  const mains = Array.from(
    { length: 10 },
    (_, seed) => engine.generate({ format: "modern", archetype: "Azorius Control", seed }).deck.main,
  );
  const shared = mains.flatMap((one, at) =>
    mains.slice(at + 1).map((other) => {
      const both = Object.entries(one).reduce(
        (sum, [name, copies]) => sum + Math.min(copies, other[name] ?? 0),
        0,
      );
      return both / (120 - both);
    }),
  );
  // Two people's lists share .43, counted so.
  expect(shared.reduce((sum, share) => sum + share, 0) / shared.length).toBeLessThan(0.88);
});
