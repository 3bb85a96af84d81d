import { CardType } from "@deckwright/cards/table/card-table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { createEngine, type Engine } from "../engine.ts";
import type { ClaimedSentence } from "./claims.ts";
import type { Told } from "./strategy-words.ts";

let real: Awaited<ReturnType<typeof readReal>>;
let engine: Engine;
let heard: readonly ClaimedSentence[] = [];

beforeAll(async () => {
  real = await readReal();
  engine = createEngine({
    ...real,
    onClaims: (claims) => {
      heard = claims;
    },
  });
}, 60_000);

describe.each([
  { prompt: "standard mono red aggro" },
  { prompt: "pauper white aggro" },
  { prompt: "pioneer goblins" },
  { prompt: "draft deck boros aggro" },
  { prompt: "modern azorius control" },
])("what is told of $prompt", ({ prompt }) => {
  test("is more than a plan and which hands to keep", () => {
    engine.generate({ prompt, seed: 1 });
    const kinds = heard.flatMap(({ card, claims }) =>
      card === "" ? claims.map(({ claim }) => claim.kind) : [],
    );
    const own = kinds.filter((kind) => kind !== "plan" && kind !== "keeps");
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeLessThanOrEqual(4);
    expect(kinds.at(-1)).toBe("keeps");
  });

  test("holds of the deck", () => {
    const { deck } = engine.generate({ prompt, seed: 1 });
    const claims = heard.flatMap(({ card, claims: made }) =>
      card === "" ? made.map(({ claim }) => claim) : [],
    );
    const opens = claims.find((claim): claim is Told => claim.kind === "opens");
    const sets = claims.find((claim): claim is Told => claim.kind === "sets");
    const cheap = Object.entries(deck.main).filter(([name]) => {
      const card = real.card(name);
      const types = real.table.frontTypes[card] ?? 0;
      return types & CardType.Creature && !(types & CardType.Land) && (real.table.manaValue[card] ?? 9) <= 2;
    });
    if (opens) expect(opens.numbers).toEqual([cheap.reduce((sum, [, copies]) => sum + copies, 0)]);
    for (const name of opens?.cards ?? []) expect(cheap.map(([one]) => one)).toContain(name);
    for (const name of sets?.cards ?? []) expect(deck.main[name]).toBe(4);
    expect(opens ?? sets).toBeDefined();
  });
});

test("no card is told of by two sentences about groups", () => {
  engine.generate({ prompt: "modern mono red aggro", seed: 1 });
  const named = heard.flatMap(({ card, claims }) =>
    card === ""
      ? claims.flatMap(({ claim }) =>
          claim.kind === "opens" || claim.kind === "core" || claim.kind === "sets" || claim.kind === "gains"
            ? claim.cards
            : [],
        )
      : [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named).size).toBe(named.length);
});
