import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_PROMPT } from "./fields.ts";
import { parseRequest } from "./parse-request.ts";
import {
  alternativesRequestSchema,
  analyzeRequestSchema,
  completeRequestSchema,
  deckRequestSchema,
  generateRequestSchema,
} from "./requests.ts";

function messageOf(schema: Parameters<typeof parseRequest>[0], body: unknown): string {
  const parsed = parseRequest(schema, body);
  return parsed.ok ? "accepted" : parsed.message;
}

describe("a generate request", () => {
  test("keeps what it knows, reads null as absent, and lists what it does not know", () => {
    const parsed = parseRequest(generateRequestSchema, {
      prompt: "elves",
      commanders: null,
      colors: ["g", "B"],
      budget: 100,
    });
    expect(parsed).toEqual({ ok: true, value: { prompt: "elves", colors: ["G", "B"] }, ignored: ["budget"] });
  });

  test("may be empty", () => {
    expect(parseRequest(generateRequestSchema, {})).toEqual({ ok: true, value: {}, ignored: [] });
  });

  test("takes a wish up to the limit and refuses a longer one by name", () => {
    expect(messageOf(generateRequestSchema, { prompt: "x".repeat(MAX_PROMPT) })).toBe("accepted");
    expect(messageOf(generateRequestSchema, { prompt: "x".repeat(MAX_PROMPT + 1) })).toBe(
      "prompt must have at most 10,000 characters.",
    );
  });

  test.each([
    [{ budgetUsd: -1 }, "budgetUsd must be at least 0."],
    [{ budgetUsd: Number.POSITIVE_INFINITY }, "budgetUsd must be a number."],
    [{ budgetUsd: "100" }, "budgetUsd must be a number."],
    [{ bracket: 2.5 }, "bracket must be a whole number."],
    [{ maxManaValue: 2.5 }, "maxManaValue must be a whole number."],
    [{ maxManaValue: -1 }, "maxManaValue must be at least 0."],
    [{ bracket: 6 }, "bracket must be at most 5."],
    [{ colors: ["G", "purple"] }, "colors[1] must be one of the letters W, U, B, R, G or C."],
    [{ ownedMode: "maybe" }, "ownedMode must be one of prefer, only."],
    [{ commanders: "Krenko" }, "commanders must be a list."],
    [{ commanders: [7] }, "commanders[0] must be text."],
    [{ owned: { "Sol Ring": -1 } }, 'owned["Sol Ring"] must be at least 0.'],
    [{ owned: { "Sol Ring": 1.5 } }, 'owned["Sol Ring"] must be a whole number.'],
    [{ owned: { "Sol Ring": 1e9 } }, 'owned["Sol Ring"] must be at most 1,000,000.'],
    [{ pool: { "Sol Ring": 1e9 } }, 'pool["Sol Ring"] must be at most 1,000.'],
    [{ owned: ["Sol Ring"] }, "owned must be an object of names and quantities."],
    [{ id: {} }, "id must be a number or a text of at most 200 characters."],
    [{ seed: 0.5, power: 11 }, "power must be at most 10; seed must be a whole number."],
  ])("%j is answered with a sentence", (body, message) => {
    expect(messageOf(generateRequestSchema, body)).toBe(message);
  });

  test.each([undefined, null, 3, "text", [], [{}]])("%j is no request", (body) => {
    expect(messageOf(generateRequestSchema, body)).toBe("The request must be a JSON object.");
  });
});

describe("a deck request", () => {
  test("passes wrong counts and names on, for the rules to judge", () => {
    const main = { "No such card": 5, "": 1_000, Forest: 0 };
    expect(parseRequest(deckRequestSchema, { format: "nonsense", main })).toEqual({
      ok: true,
      value: { format: "nonsense", main },
      ignored: [],
    });
  });

  test("may say what the deck was built for, where it is measured", () => {
    const deck = { format: "commander", main: {}, aim: { playstyle: "tribal", tribe: "Elf", power: 7 } };
    expect(parseRequest(analyzeRequestSchema, deck)).toEqual({ ok: true, value: deck, ignored: [] });
    for (const wrong of [
      { bracket: 9 },
      { power: 70 },
      { playstyle: "nonsense" },
      { tribe: "x".repeat(200) },
    ])
      expect(messageOf(analyzeRequestSchema, { ...deck, aim: { ...deck.aim, ...wrong } })).toContain("aim.");
  });

  test("may be a team's, with a second deck", () => {
    const team = {
      format: "two-headed-giant",
      base: "modern",
      unified: true,
      main: {},
      partner_deck: { main: { Forest: 60 } },
    };
    expect(parseRequest(deckRequestSchema, team)).toEqual({ ok: true, value: team, ignored: [] });
    const { partner_deck: partner, ...rest } = team;
    expect(parseRequest(deckRequestSchema, { ...rest, partner, odd: 1 })).toEqual({
      ok: true,
      value: team,
      ignored: ["odd"],
    });
    expect(
      parseRequest(alternativesRequestSchema, { deck: { ...rest, partner }, card: "Opt" }),
    ).toMatchObject({
      value: { deck: team },
    });
    const both = { ...team, partner: { main: { Island: 60 } } };
    expect(parseRequest(deckRequestSchema, both)).toMatchObject({
      value: { partner_deck: { main: { Island: 60 } } },
    });
    expect(messageOf(deckRequestSchema, { ...team, partner: { main: [] } })).toBe(
      "partner.main must be an object of names and quantities.",
    );
  });

  test.each([
    [1e9, "must be at most 1,000"],
    [2 ** 53, "must be at most"],
    [1e308, "must be at most"],
    [Number.POSITIVE_INFINITY, "must be a number"],
    [-5, "must be at least 0"],
    [1.5, "must be a whole number"],
    ["4", "must be a number"],
    [null, "must be a number"],
    [[4], "must be a number"],
  ])("with %j copies of a card is refused in every zone, by the card's name", (copies, words) => {
    const counts = { Mountain: copies };
    const deck = { format: "modern" };
    for (const [place, fields] of [
      ["main.Mountain", { main: counts }],
      ["side.Mountain", { side: counts }],
      ["zones.planes.Mountain", { zones: { planes: counts } }],
      ["pool.Mountain", { pool: counts }],
      ["partner.main.Mountain", { partner: { main: counts } }],
      ["partner_deck.side.Mountain", { partner_deck: { side: counts } }],
    ] as const)
      expect(messageOf(deckRequestSchema, { ...deck, ...fields })).toContain(`${place} ${words}`);
    expect(messageOf(completeRequestSchema, { ...deck, main: counts })).toContain(`main.Mountain ${words}`);
    expect(
      messageOf(alternativesRequestSchema, { deck: { ...deck, main: counts }, card: "Shock" }),
    ).toContain(`deck.main.Mountain ${words}`);
  });

  test("has a bounded number of cards in all", () => {
    const of = (names: number) =>
      Object.fromEntries(Array.from({ length: names }, (_, at) => [`Card ${at}`, 1_000]));
    expect(messageOf(deckRequestSchema, { format: "battle-box", main: of(5) })).toBe("accepted");
    expect(messageOf(deckRequestSchema, { format: "battle-box", main: of(6) })).toBe(
      "main must have at most 5,000 cards in all.",
    );
  });

  test("may lack a main deck, never a format", () => {
    expect(parseRequest(deckRequestSchema, { format: "modern" })).toMatchObject({ value: { main: {} } });
    expect(messageOf(deckRequestSchema, { main: {} })).toBe("format must be text.");
  });

  test("is bounded", () => {
    const main = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`Card ${at}`, 1]));
    expect(messageOf(deckRequestSchema, { format: "modern", main })).toBe(
      "main must have at most 5,000 entries.",
    );
    expect(messageOf(deckRequestSchema, { format: "modern", main: { ["x".repeat(400)]: 1 } })).toMatch(
      /^main.*300/,
    );
  });
});

test("anything at all is answered, and nothing is thrown", () => {
  const schemas = [
    generateRequestSchema,
    deckRequestSchema,
    completeRequestSchema,
    alternativesRequestSchema,
  ];
  const fields = fc.dictionary(
    fc.constantFrom(
      ...Object.keys(generateRequestSchema.shape),
      "main",
      "deck",
      "card",
      "n",
      "__proto__",
      "constructor",
    ),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.oneof(fc.jsonValue(), fields), (schema, body) => {
      const parsed = parseRequest(schema, body);
      if (!parsed.ok) expect(parsed.message).toMatch(/\S\.$/);
    }),
  );
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});
