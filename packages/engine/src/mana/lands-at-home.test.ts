import { maskOf } from "@deckwright/cards/colors.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { expect, test } from "vitest";
import { REAL_LANDS } from "../../testing/real-lands.ts";
import { smallTable } from "../../testing/small-table.ts";
import { factReader, HABITAT_FACTS } from "../rank/habitat-facts.ts";
import type { Habitat } from "../rank/habitats.ts";
import { buildManaBase, type ManaBase } from "./mana-base.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";

const SPELLS = Array.from({ length: 9 }, (_, at) => ({
  name: `Knight ${at}`,
  cost: "{1}{W}",
  type: "Creature — Human Knight",
}));
const small = smallTable(
  [...REAL_LANDS, ...SPELLS],
  Object.fromEntries(REAL_LANDS.map(({ name }) => [name, 0.2])),
);
const { table, names, card } = small;
const readFacts = factReader(table);

/** A habitat that asks for so many Plains and different other lands, and for nothing else. */
function habitat(plains: readonly [number, number], different: readonly [number, number]): Habitat {
  const low = new Uint8Array(HABITAT_FACTS.length);
  const high = new Uint8Array(HABITAT_FACTS.length).fill(255);
  for (const [name, range] of [
    ["Plains", plains],
    ["different lands", different],
  ] as const) {
    [low[HABITAT_FACTS.indexOf(name)], high[HABITAT_FACTS.indexOf(name)]] = range;
  }
  return { low, high };
}

function build(more: Partial<ManaBaseInput>): ManaBase {
  return buildManaBase({
    table,
    names,
    ranker: { ...small.ranker, usualCopies: () => 2, habitat: () => habitat([0, 255], [0, 255]) },
    format: "modern",
    playstyle: "aggro",
    deckSize: 60,
    lands: 24,
    copies: 4,
    colors: maskOf("W"),
    commanders: [],
    spells: SPELLS.map(({ name }) => ({ card: card(name), quantity: 4, weight: 1 })),
    allowed: (each) => table.legality(each, "modern") === "legal",
    priceOf: () => 1,
    ...more,
  });
}

const factOf = ({ lands }: ManaBase, name: string): number =>
  readFacts({ main: lands, side: new Map() })[HABITAT_FACTS.indexOf(name)] ?? 0;

const homes = Array.from({ length: 9 }, () => habitat([12, 18], [3, 8]));

test("basics make room for lands that decks with these spells have beside them", () => {
  const before = build({});
  const after = build({ homes });
  expect(factOf(before, "Plains")).toBeGreaterThan(18);
  expect(factOf(after, "Plains")).toBeLessThanOrEqual(18);
  expect(factOf(after, "different lands")).toBeGreaterThanOrEqual(3);
  expect(factOf(after, "lands")).toBe(24);
  for (const [land, copies] of after.lands) if (!isBasic(table, land)) expect(copies).toBeLessThanOrEqual(2);
});

test("what the spells need is not given away, whatever other decks look like", () => {
  const strange = Array.from({ length: 9 }, () => habitat([0, 0], [0, 8]));
  const { sources, needs } = build({ homes: strange });
  expect(sources[0] ?? 0).toBeGreaterThanOrEqual(0.85 * (needs.sources[0] ?? 0));
});

test("a budget holds for what is swapped in", () => {
  const priceOf = (each: number): number => (isBasic(table, each) ? 0 : 10);
  const { lands } = build({ homes, priceOf, budgetUsd: 15 });
  const bought = [...lands].filter(([land]) => !isBasic(table, land));
  expect(bought.reduce((sum, [, copies]) => sum + 10 * copies, 0)).toBeLessThanOrEqual(15);
});
