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

test("whoever attacks with poison needs others that do, unless it is large", () => {
  const { table, card } = smallTable([
    { name: "Sprite", cost: "{G}", text: "Infect", body: "1/1" },
    { name: "Colossus", cost: "{12}", text: "Trample, infect, indestructible", body: "11/11" },
    { name: "Bear", cost: "{1}{G}", body: "2/2" },
  ]);
  const { enables, pays } = packageMasks(table);
  const poison = 1 << PACKAGES.findIndex(({ payoff }) => payoff.includes("poison"));
  const has = (mask: Uint32Array, name: string): boolean => ((mask[card(name)] ?? 0) & poison) !== 0;
  expect(["Sprite", "Colossus", "Bear"].map((name) => has(pays, name))).toEqual([true, false, false]);
  expect(["Sprite", "Colossus", "Bear"].map((name) => has(enables, name))).toEqual([true, true, false]);
});
