import { expect, test } from "vitest";
import { HABITAT_FACTS } from "../habitat-facts.ts";
import type { HabitatFigures } from "../habitat-figures.ts";
import { factsOutside, habitatsByCard } from "../habitats.ts";
import type { LearnedDeck } from "./decks.ts";
import { HABITAT_DEFAULTS, learnHabitats } from "./habitats.ts";

const ids = new Map([
  ["Bolt", 0],
  ["Goblin", 1],
  ["Mountain", 2],
]);
const known = Int32Array.from([7, -1, 9]);

/** Decks of a card whose first fact is the number of Mountains, all others 20. */
function decks(name: string, mountains: readonly number[], date = "2026-01-01"): LearnedDeck[] {
  return mountains.map((count) => ({
    commander: [],
    main: { [name]: 4, Mountain: count },
    side: {},
    date,
    archetype: "",
  }));
}

function learned(
  from: readonly LearnedDeck[],
  options: Partial<typeof HABITAT_DEFAULTS> = {},
): HabitatFigures {
  const factsOf = ({ main }: LearnedDeck): Uint8Array =>
    Uint8Array.from(HABITAT_FACTS, (_, at) => (at === 0 ? (main.Mountain ?? 0) : 20));
  return learnHabitats("modern", from, ids, factsOf, { ...HABITAT_DEFAULTS, ...options });
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test("a habitat leaves out the odd decks at both ends, and nothing between", () => {
  const habitat = habitatsByCard(learned(decks("Bolt", upTo(100)), { tail: 0.02 }), known).get(7);
  expect([habitat?.low[0], habitat?.high[0]]).toEqual([2, 97]);
  expect([habitat?.low[1], habitat?.high[1]]).toEqual([20, 20]);
});

test("basics, cards of few decks and cards that the table does not know have none", () => {
  const figures = learned([...decks("Bolt", upTo(29)), ...decks("Goblin", upTo(30))], { minDecks: 30 });
  expect([...figures.cards]).toEqual([1]);
  expect(habitatsByCard(figures, known).size).toBe(0);
});

test("decks of another time do not count", () => {
  const all = [...decks("Bolt", [10, 11]), ...decks("Bolt", [40], "2024-01-01")];
  const habitat = habitatsByCard(learned(all, { minDecks: 1, tail: 0, horizon: 500 }), known).get(7);
  expect(habitat?.high[0]).toBe(11);
});

test("what lies on a border is at home, what lies beyond is not", () => {
  const habitat = habitatsByCard(learned(decks("Bolt", [10, 11, 12]), { minDecks: 1, tail: 0 }), known).get(
    7,
  );
  const facts = (first: number, second: number): Uint8Array =>
    Uint8Array.from(HABITAT_FACTS, (_, at) => (at === 0 ? first : at === 1 ? second : 20));
  expect(habitat && factsOutside(habitat, facts(10, 20))).toEqual([]);
  expect(habitat && factsOutside(habitat, facts(12, 20))).toEqual([]);
  expect(habitat && factsOutside(habitat, facts(9, 21))).toEqual([0, 1]);
});
