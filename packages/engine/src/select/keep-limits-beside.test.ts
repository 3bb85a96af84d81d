import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import type { MainDeck } from "./build.ts";
import { keepLimits } from "./keep-limits.ts";

const small = smallTable([
  { name: "Best Bear", cost: "{G}", type: "Creature — Bear", body: "3/3" },
  { name: "Next Bear", cost: "{G}", type: "Creature — Bear", body: "2/2" },
  { name: "Growth", cost: "{G}", type: "Instant", text: "Target creature gets +3/+3 until end of turn." },
]);
const { card } = small;

test("a card whose copies lie in the sideboard is not brought in beyond what the rules allow", () => {
  const plan = small.plan({ format: "modern", colors: ["G"], limits: [{ what: "creatures", least: 3 }] });
  const deck: MainDeck = {
    spells: new Map([[card("Growth"), 4]]),
    lands: new Map([[card("Forest"), 20]]),
    ranked: () =>
      ["Best Bear", "Next Bear", "Growth"].map((name, at) => ({ card: card(name), worth: 3 - at })),
  };
  keepLimits(plan, small, deck, new Map([[card("Best Bear"), 3]]));
  expect([...deck.spells].map(([one, copies]) => `${copies} ${small.table.name(one)}`).sort()).toEqual([
    "1 Best Bear",
    "1 Growth",
    "2 Next Bear",
  ]);
});
