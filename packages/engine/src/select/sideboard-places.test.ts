import { readLimit } from "@deckwright/decks/wish-limits.ts";
import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { createNotes } from "../notes.ts";
import { lookUpLimits } from "../plan/card-limits.ts";
import { createRandom } from "../random.ts";
import { begunSideboard, chooseSideboard } from "./sideboard.ts";
import { sidePlaces } from "./sideboard-places.ts";

const small = smallTable([
  ...["Bear", "Wolf", "Elk", "Boar", "Crane"].map((name) => ({
    name,
    cost: "{G}",
    type: `Creature — ${name}`,
    body: "2/2",
  })),
  ...["Naturalize", "Erase Gear", "Smelt Gear"].map((name) => ({
    name,
    cost: "{G}",
    type: "Instant",
    text: "Destroy target artifact.",
  })),
]);
const { card, table } = small;
const limitsOf = (...written: string[]) => written.map((text) => readLimit(text) ?? { what: text });

/** Copies of creatures and of artifact removal in the sideboard that such limits give. */
function sideOf(limits: readonly string[], begun: Readonly<Record<string, number>> = {}) {
  const plan = small.plan({ format: "modern", colors: ["G"], limits: limitsOf(...limits) });
  const named = begunSideboard(plan, small, new Map(), createNotes());
  const given = Object.entries(begun).map(([name, copies]) => [card(name), copies] as const);
  const { counts } = chooseSideboard(
    plan,
    small,
    { main: new Map(), begun: new Map([...named, ...given]), budget: Number.POSITIVE_INFINITY },
    createRandom(1),
  );
  const held = [...counts].map(([one, copies]) => ({
    type: table.typeLine(one),
    copies,
    name: table.name(one),
  }));
  const sum = (type: string) =>
    held.reduce((total, each) => total + (each.type.startsWith(type) ? each.copies : 0), 0);
  const all = held.reduce((total, { copies }) => total + copies, 0);
  return { all, creatures: sum("Creature"), removal: sum("Instant"), names: held.map(({ name }) => name) };
}

describe("a sideboard", () => {
  test.each([
    ["artifact removal in the sideboard=4", { removal: 4, all: 15 }],
    ["artifact removal in the sideboard>=9", { removal: 9 }],
    ["creatures in the sideboard<=0", { creatures: 0 }],
    ["creatures in the sideboard=3", { creatures: 3 }],
    ["Bear in the sideboard=2", { all: 15 }],
  ])("keeps %s", (limit, expected) => {
    expect(sideOf([limit])).toMatchObject(expected);
  });

  test("keeps limits beside what decks of its archetype bring", () => {
    const begun = { Bear: 4, Wolf: 4, Elk: 4, Boar: 3 };
    const { creatures, removal, all } = sideOf(["artifact removal in the sideboard=5"], begun);
    expect([creatures, removal, all]).toEqual([10, 5, 15]);
    expect(sideOf(["creatures in the sideboard<=2"], begun).creatures).toBe(2);
  });

  test("is filled with other cards where a kind has too few", () => {
    const { removal, all } = sideOf(["artifact removal in the sideboard>=14"]);
    expect(removal).toBeGreaterThanOrEqual(3);
    expect(all).toBeGreaterThan(removal);
  });
});

test("places are kept for what is to be there in a number", () => {
  const { side, cards } = lookUpLimits(
    limitsOf("artifact removal in the sideboard=4", "creatures>=1"),
    small,
  );
  expect(cards.map(({ limit }) => limit.what)).toEqual(["creatures"]);
  const places = sidePlaces(side);
  expect([places.room(card("Bear"), 5), places.next(card("Bear"), 5)]).toEqual([1, 0]);
  expect(places.next(card("Naturalize"), 5)).toBe(4);
  places.put(card("Naturalize"), 4);
  expect([places.room(card("Bear"), 1), places.room(card("Smelt Gear"), 1)]).toEqual([1, 0]);
  expect(places.giveUp()).toBe(false);
});
