import { expect, test } from "vitest";
import { CLASHES } from "../../data/clashes.ts";
import { PACKAGES } from "../../data/packages.ts";
import { smallTable } from "../../testing/small-table.ts";
import { enablersNeeded, packageMasks } from "./packages.ts";

test("masks have a bit for every package and every clash", () => {
  expect(PACKAGES.length).toBeLessThanOrEqual(32);
  expect(CLASHES.length).toBeLessThanOrEqual(16);
});

test("cards are known by what they enable and what they need", () => {
  const { table, card } = smallTable([
    { name: "Gift", cost: "{1}{W}", text: "Whenever you gain life, draw a card.", body: "2/2" },
    { name: "Healer", cost: "{W}", text: "When this creature enters, you gain 3 life.", body: "1/1" },
    { name: "Ingot", cost: "{3}", type: "Artifact", text: "{T}: Add {C}." },
  ]);
  const { enables, pays } = packageMasks(table);
  const at = (payoff: string): number => 1 << PACKAGES.findIndex((row) => row.payoff.includes(payoff));
  expect(pays[card("Gift")]! & at("lifegain-payoff")).not.toBe(0);
  expect(enables[card("Healer")]! & at("lifegain-payoff")).not.toBe(0);
  expect(pays[card("Healer")]! & at("lifegain-payoff")).toBe(0);
  expect(enables[card("Ingot")]! & at("artifact-payoff")).not.toBe(0);
  expect(enablersNeeded(true)).toHaveLength(PACKAGES.length);
});
