import { colorsOf } from "@deckwright/cards/colors.ts";
import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { namesInText } from "../explain/names-in-text.ts";
import { bracketOfPower } from "../forms/bracket-of-power.ts";
import { GenerateError, type GenerateRequest, type GenerateResult } from "../types.ts";

/** The formats that open first. */
const FORMATS = ["commander", "standard", "pioneer", "modern", "pauper"] as const;

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine();
}, 60_000);

const sizeOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, copies) => sum + copies, 0);

/** What holds of every deck, whatever was asked for. */
function expectSound(result: GenerateResult): void {
  const { deck } = result;
  const verdict = engine.rules.validate(deck);
  expect(
    verdict.findings.filter(({ severity }) => severity === "illegal").map(({ message }) => message),
  ).toEqual([]);
  expect(sizeOf(deck.main) + deck.commanders.length).toBe(deck.format === "commander" ? 100 : 60);
  expect(deck.cards).toBe(sizeOf(deck.main) + deck.commanders.length);
  const listed = new Map<string, number>();
  for (const [group, items] of Object.entries(deck.card_list)) {
    for (const { name, quantity, reason, role } of items) {
      const key = `${group === "Sideboard" ? "side" : "deck"} ${name}`;
      listed.set(key, (listed.get(key) ?? 0) + quantity);
      expect(reason).toMatch(/\S.*\.$/);
      expect(reason).not.toMatch(/undefined|NaN|\{|\}/);
      expect(role).not.toBe("");
    }
  }
  expect(hollowReasons(deck)).toEqual([]);
  const expected = new Map<string, number>();
  for (const name of deck.commanders) expected.set(`deck ${name}`, 1);
  for (const [name, copies] of Object.entries(deck.main))
    expected.set(`deck ${name}`, (expected.get(`deck ${name}`) ?? 0) + copies);
  for (const [name, copies] of Object.entries(deck.side)) expected.set(`side ${name}`, copies);
  // Sheets of stickers, for one: cards that use them may be the cheapest there are.
  for (const zone of Object.values(deck.zones ?? {}))
    for (const [name, copies] of Object.entries(zone)) expected.set(`deck ${name}`, copies);
  expect(listed).toEqual(expected);
  expect(strangers(result)).toEqual([]);
}

/** Reasons that only count drops beside what the card does, though no other card says that alone. */
function hollowReasons({ card_list: groups }: GenerateResult["deck"]): string[] {
  const reasons = Object.values(groups).flatMap((items) => items.map(({ reason }) => reason));
  const said = new Set(reasons);
  const isBody = /^(?:An? \d+\/|One more of|Belongs to|Does its part)/;
  return reasons.filter((reason) => {
    const [, first] = /^([^;]+); one of [a-z-]+ [a-z]+-drops\.$/.exec(reason) ?? [];
    return first !== undefined && !isBody.test(first) && !said.has(`${first}.`);
  });
}

/** Cards that the strategy names though the deck does not hold them. */
function strangers({ deck }: GenerateResult): string[] {
  const indexOf = (name: string): number => {
    const match = real.names.resolve(name, { typos: false });
    return match.found ? match.card : -1;
  };
  const held = new Set(
    [...deck.commanders, ...Object.keys(deck.main), ...Object.keys(deck.side)].map(indexOf),
  );
  return namesInText(deck.seo_description, real.table).flatMap(({ name, card }) =>
    held.has(card) ? [] : [name],
  );
}

const withoutTimes = ({ deck, intent, findings, analysis }: GenerateResult): string =>
  JSON.stringify({ deck, intent, findings, analysis });

describe("a generated deck", () => {
  // Every playstyle in Commander and in one format of sixty cards; the bench builds all of them, many times.
  const pairs = PLAYSTYLE_SLUGS.flatMap((playstyle, at) =>
    ["commander", FORMATS[1 + (at % 4)] ?? "modern"].map((format) => ({ format, playstyle })),
  );
  test.each(pairs)("is legal, whole and explained: $format $playstyle", ({ format, playstyle }) => {
    const result = engine.generate({ format, playstyle, seed: 7 });
    expectSound(result);
    expect(result.deck).toMatchObject({ format, playstyle, seed: 7 });
    if (format !== "commander") expect(sizeOf(result.deck.side)).toBe(15);
  });

  test("is the same for the same request and seed, and another for another seed", () => {
    for (const format of ["commander", "modern"]) {
      const request = { format, prompt: "goblins", seed: 11 };
      expect(withoutTimes(engine.generate(request))).toBe(withoutTimes(engine.generate(request)));
      expect(withoutTimes(engine.generate({ ...request, seed: 12 }))).not.toBe(
        withoutTimes(engine.generate(request)),
      );
    }
  });

  test("takes its seed from the request when it brings none", () => {
    const first = engine.generate({ id: 1, prompt: "mono red burn modern" });
    const second = engine.generate({ id: 2, prompt: "mono red burn modern" });
    expect(second.deck).toEqual(first.deck);
  });

  test("reports its steps in order as they finish", () => {
    const seen: string[] = [];
    const result = engine.generate({ format: "pauper", seed: 1 }, ({ stage }) => seen.push(stage));
    expect(seen).toEqual(["intent", "commander", "candidates", "build", "mana", "checks"]);
    expect(result.stages.map(({ stage }) => stage)).toEqual(seen);
    expect(result.timings_ms.total).toBeGreaterThanOrEqual(0);
  });
});

test.each([
  [{}, "anything goes"],
  [{ prompt: "something nice" }, "anything goes"],
  [{ format: "pauper" }, "as you set it up"],
  [{ prompt: "elves" }, "1 thing understood"],
])("says what it goes by, %j: %s", (request, said) => {
  expect(engine.generate({ ...request, seed: 1 }).stages[0]?.detail).toBe(said);
});

describe("a wish for a creature type under a price", () => {
  test("is met with members of the type, under the price, in the commander's colors", () => {
    const { deck, analysis, findings } = engine.generate({
      prompt: "elf tribal commander under $100",
      seed: 3,
    });
    expect(deck.format).toBe("commander");
    expect(deck.price_usd).toBeLessThanOrEqual(100);
    expect(deck.price_usd).toBe(analysis.price.total);
    const elves = analysis.roles.find(({ role }) => role === "typal");
    expect(elves).toMatchObject({ label: "Elf cards" });
    expect(elves?.have).toBeGreaterThanOrEqual(25);
    expect(findings.filter(({ severity }) => severity === "warning")).toEqual([]);
  });
});

describe("what a wish includes and excludes", () => {
  test("is honored", () => {
    const { deck } = engine.generate({
      format: "commander",
      commanders: ["Muldrotha, the Gravetide"],
      include: ["Skullclamp", "Coiling Oracle"],
      exclude: ["Sol Ring", "counterspells"],
      seed: 5,
    });
    expect(deck.commanders).toEqual(["Muldrotha, the Gravetide"]);
    expect(deck.main).toMatchObject({ Skullclamp: 1, "Coiling Oracle": 1 });
    expect(deck.main).not.toHaveProperty("Sol Ring");
    const counterspell = real.table.tags.id("counterspell");
    const counters = Object.keys(deck.main).filter((name) => {
      const match = real.names.resolve(name);
      return match.found && real.table.tags.has(match.card, counterspell);
    });
    expect(counters).toEqual([]);
  });

  test("gives way in words where the format forbids it", () => {
    const { deck, findings } = engine.generate({
      format: "commander",
      commanders: ["Krenko, Mob Boss"],
      include: ["Counterspell", "Black Lotus"],
      seed: 1,
    });
    expect(deck.main).not.toHaveProperty("Counterspell");
    expect(deck.main).not.toHaveProperty("Black Lotus");
    const wishes = findings.filter(({ rule }) => rule === "WISH").flatMap(({ cards }) => cards);
    expect(wishes).toEqual(expect.arrayContaining(["Counterspell", "Black Lotus"]));
  });

  test("takes copies by number in decks of sixty", () => {
    const { deck } = engine.generate({ format: "modern", include: ["3 Lightning Bolt"], seed: 2 });
    expect(deck.main["Lightning Bolt"]).toBe(3);
  });
});

describe("brackets", () => {
  test.each([1, 2, 3])("%i holds no more than its table allows", (bracket) => {
    const { analysis } = engine.generate({ format: "commander", colors: ["U", "B"], bracket, seed: 4 });
    expect(analysis.bracket?.floor).toBeLessThanOrEqual(bracket);
  });

  test.each([1, 2, 3, 4, 5])("%i is measured, or the deck says what is instead", (bracket) => {
    const { deck, findings } = engine.generate({ format: "commander", colors: ["U", "B"], bracket, seed: 4 });
    const said = findings.some(({ message }) => message.startsWith(`You asked for bracket ${bracket}`));
    expect(said).toBe(deck.bracket !== bracket);
  });

  test("that are higher make stronger decks", () => {
    const levels = [1, 2, 4, 5].map(
      (bracket) =>
        engine.generate({ commanders: ["Lathril, Blade of the Elves"], bracket, seed: 4 }).deck.power_level,
    );
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(new Set(levels).size).toBe(4);
  });

  test.each([1, 2, 3, 4])("one is read off the deck where none was asked for (seed %i)", (seed) => {
    const { deck, analysis } = engine.generate({ format: "commander", seed });
    const { bracket } = deck;
    expect(bracket).toBe(Math.max(analysis.bracket?.floor ?? 0, bracketOfPower(deck.power_level)));
  });
});

test.each([6, 7, 8])("power %i is not spoken of where the deck comes to it", (power) => {
  const { deck, findings } = engine.generate({ format: "commander", power, seed: 3 });
  const isSpokenOf = findings.some(({ message }) => message.startsWith(`You asked for power ${power}`));
  expect(isSpokenOf).toBe(deck.power_level !== power);
});

describe("a deck of sixty", () => {
  test.each(["aggro", "burn", "tempo", "tribal"] as const)(
    "of %s plays its spells in playsets",
    (playstyle) => {
      // Turned away from what tournaments play: archetypes have as many copies as people's lists.
      const { deck } = engine.generate({ format: "modern", playstyle, novelty: 0.6, seed: 3 });
      const spells = Object.entries(deck.card_list)
        .filter(([group]) => group !== "Lands" && group !== "Sideboard")
        .flatMap(([, items]) => items);
      expect(spells.filter(({ quantity }) => quantity === 1).length).toBeLessThanOrEqual(2);
      expect(spells.filter(({ quantity }) => quantity >= 3).length).toBeGreaterThanOrEqual(spells.length / 2);
    },
  );
});

test.each([10, 12])("a deck of sixty is of the colors that its spells have (seed %i)", (seed) => {
  const { deck } = engine.generate({ format: "pauper", playstyle: "stax-prison", seed });
  const copies = new Map<string, number>();
  for (const [group, items] of Object.entries(deck.card_list)) {
    if (group === "Lands" || group === "Sideboard") continue;
    for (const { name, quantity } of items) {
      for (const color of colorsOf(real.table.colorIdentity[real.card(name)] ?? 0))
        copies.set(color, (copies.get(color) ?? 0) + quantity);
    }
  }
  expect([...deck.colors].sort()).toEqual([...copies.keys()].sort());
});

test("an adventure that the lands do not pay for is no color of the deck", () => {
  const otter = "Elusive Otter // Grove's Bounty";
  const { deck } = engine.generate({
    format: "standard",
    themes: ["spellslinger"],
    include: [otter],
    seed: 1,
  });
  expect(Object.keys(deck.main)).toContain(otter);
  expect(deck.colors).toEqual(["U", "R"]);
});

describe("colors that were asked for", () => {
  test.each(["standard green white tokens under $50", "modern green white tokens", "pauper blue red tempo"])(
    "are in the deck or said to be missing: %s",
    (prompt) => {
      const { deck, findings } = engine.generate({ prompt, seed: 1 });
      const resolved = Object.keys(deck.main).map((name) => real.names.resolve(name));
      const letters = resolved.flatMap((match) =>
        match.found && !/Land/.test(real.table.typeLine(match.card))
          ? colorsOf(real.table.colorIdentity[match.card] ?? 0)
          : [],
      );
      const missing = deck.colors.filter((color) => !letters.some((letter) => letter === color));
      const words: Record<string, string> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
      for (const color of missing) {
        expect(findings.map(({ message }) => message).join(" ")).toMatch(new RegExp(`No .*${words[color]}`));
      }
      if (missing.length === 0)
        expect(findings.some(({ message }) => /earned a place/.test(message))).toBe(false);
    },
  );
});

describe("prices", () => {
  test("that are unknown are said, not counted as nothing", () => {
    const { table, rules } = { table: real.table, rules: engine.rules };
    const pool = rules.poolMask("commander");
    const unpriced = Array.from(table.priceUsd.keys()).find(
      (card) => pool[card] !== 0 && Number.isNaN(table.priceUsd[card]) && table.colorIdentity[card] === 0,
    );
    expect(unpriced).toBeDefined();
    const name = table.name(unpriced!);
    const { deck, findings } = engine.generate({
      format: "commander",
      include: [name],
      budgetUsd: 80,
      seed: 1,
    });
    expect(deck.main[name]).toBe(1);
    const said = findings.find(({ message }) => message.startsWith("No price is known"));
    expect(said?.severity).toBe("warning");
    expect(said?.cards).toContain(name);
  });

  test("of named cards above what a card may cost are said", () => {
    const include = ["Sensei's Divining Top"];
    const { deck, findings } = engine.generate({ format: "commander", include, maxCardUsd: 2, seed: 1 });
    expect(deck.main[include[0] ?? ""]).toBe(1);
    expect(findings.map(({ message }) => message)).toContain(
      "Sensei's Divining Top costs more than $2; what must be in stays in.",
    );
  });
});

describe("wishes that cannot be met", () => {
  test.each<[string, GenerateRequest, RegExp]>([
    ["one dollar", { format: "commander", budgetUsd: 1 }, /too little/],
    ["one dollar for sixty cards", { format: "modern", playstyle: "burn", budgetUsd: 1 }, /too little/],
    ["a commander in Pauper", { format: "pauper", commanders: ["The Ur-Dragon"] }, /no commander/],
    ["a commander that cannot lead", { commanders: ["Lightning Bolt"] }, /cannot be a commander/],
    ["a card that does not exist", { format: "modern", include: ["Qwertyuiop Zxcvbnm"] }, /no card called/],
    ["a type that does not exist", { format: "commander", tribe: "Blorp" }, /no creature type/],
    ["a type with few members", { format: "standard", tribe: "Brushwagg" }, /Brushwagg/],
    [
      "a strong deck for little",
      { format: "modern", power: 10, budgetUsd: 15 },
      /power 10.*What it lacks most: \w+/,
    ],
    ["a weak deck of strong cards", { format: "modern", playstyle: "burn", power: 2 }, /power 2; this/],
    [
      "a pair that cannot lead together",
      { commanders: ["Tymna the Weaver", "Krenko, Mob Boss"] },
      /cannot lead a deck together/,
    ],
    [
      "a tiny collection",
      { format: "commander", owned: { Forest: 50, "Llanowar Elves": 1 }, ownedMode: "only" },
      /too few cards/,
    ],
    [
      "everything excluded",
      {
        format: "commander",
        exclude: [
          "creatures",
          "artifacts",
          "enchantments",
          "instants",
          "sorceries",
          "planeswalkers",
          "battles",
        ],
      },
      /leaves no deck/,
    ],
  ])("%s: the nearest legal deck, and why", (_, request, why) => {
    const result = engine.generate({ ...request, seed: 1 });
    expectSound(result);
    expect(result.findings.some(({ source, message }) => source === "your wish" && why.test(message))).toBe(
      true,
    );
  });

  test.each([["unknown_format", { format: "blorp" }]])(
    "%s is an error that says what to do",
    (code, request) => {
      expect(() => engine.generate(request)).toThrow(
        expect.objectContaining({ code, message: expect.stringContaining("Choose one of") }),
      );
      expect(() => engine.generate(request)).toThrow(GenerateError);
    },
  );
});

test("whatever is asked for, the answer is a legal deck or a clear error", () => {
  const word = fc.constantFrom(
    "elf",
    "goblins",
    "burn",
    "$20",
    "blue",
    "infect",
    "no counterspells",
    "Sol Ring",
    "🔥",
    "<script>",
    "mono green",
    "bracket 5",
    "pauper",
    "__proto__",
  );
  const request = fc.record(
    {
      prompt: fc.array(word, { maxLength: 6 }).map((words) => words.join(" ")),
      format: fc.constantFrom(...FORMATS, "constructor", ""),
      colors: fc.subarray(["W", "U", "B", "R", "G"]),
      playstyle: fc.constantFrom(...PLAYSTYLE_SLUGS, "blorp"),
      tribe: fc.constantFrom("Elf", "Human", "Brushwagg", "toString"),
      themes: fc.subarray(["landfall", "treasure", "infect", "blorp"]),
      include: fc.subarray([
        "Lightning Bolt",
        "Black Lotus",
        "Relentless Rats",
        "Swamp",
        "Thoughtseize",
        "",
        "4 Island",
      ]),
      exclude: fc.subarray(["Lightning Bolt", "creatures", "blue", "Goblins", "", "hasOwnProperty"]),
      budgetUsd: fc.constantFrom(0, 5, 30, 500),
      maxCardUsd: fc.constantFrom(0, 0.5, 20),
      bracket: fc.integer({ min: 1, max: 5 }),
      seed: fc.integer({ min: 0, max: 1000 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(request, (wish) => {
      try {
        expectSound(engine.generate(wish));
      } catch (error) {
        if (!(error instanceof GenerateError)) throw error;
        expect(error.message).not.toBe("");
      }
    }),
    { numRuns: 12, seed: 20_261_120 },
  );
}, 120_000);
