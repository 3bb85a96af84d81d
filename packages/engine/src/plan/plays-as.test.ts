import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { playsAs } from "./plays-as.ts";

const BURN = Array.from({ length: 9 }, (_, at) => `Burn ${at}`);
const small = smallTable([
  ...BURN.map((name, at) => ({
    name,
    cost: at % 2 === 0 ? "{R}" : "{1}{R}",
    type: "Sorcery",
    text: `${name} deals 3 damage to any target.`,
  })),
  ...["Runner", "Runner 2", "Runner 3"].map((name) => ({
    name,
    cost: "{R}",
    type: "Creature — Human",
    text: "Haste",
    body: "2/1",
    fields: { keywords: ["Haste"] },
  })),
  { name: "Giant", cost: "{5}{R}", type: "Creature — Giant", body: "6/6" },
]);
const format = small.rules.format("modern");

function deck(lands: number, ...playsets: readonly string[]): Skeleton {
  const of = (name: string, copies: number) => ({
    card: small.card(name),
    shares: new Array<number>(copies).fill(1),
  });
  const spells = playsets.map((name) => of(name, 4));
  return { name: "Burn", decks: 50, share: 0.1, main: [of("Mountain", lands), ...spells], side: [] };
}
const isBurn = (skeleton: Skeleton): boolean =>
  format !== undefined && playsAs(skeleton, "burn", format, small);

test("an archetype plays as its style where its lands, its curve and its cards do", () => {
  expect(isBurn(deck(20, ...BURN.slice(0, 7), "Runner", "Runner 2", "Runner 3"))).toBe(true);
  expect(isBurn(deck(26, ...BURN))).toBe(false);
  expect(isBurn(deck(20, ...BURN.slice(0, 4), "Giant", "Giant", "Giant", "Giant", "Giant", "Giant"))).toBe(
    false,
  );
  expect(isBurn(deck(20, ...new Array<string>(10).fill("Runner")))).toBe(false);
});
