import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";

const legend = (name: string, cost: string, kind: string, text = "Trample") => ({
  name,
  cost,
  type: `Legendary Creature — ${kind}`,
  text,
  body: "2/2" as const,
});
const herd = (kind: string, cost: string) =>
  Array.from({ length: 12 }, (_, n) => ({
    name: `${kind} ${n}`,
    cost,
    type: `Creature — ${kind}`,
    text: "Flying",
    body: "3/3" as const,
  }));
const small = smallTable([
  legend(
    "Gatherer",
    "{W}{B}{R}",
    "Human Cleric",
    "Whenever Gatherer attacks an opponent, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield.",
  ),
  legend("Angel of Angels", "{W}{B}{R}", "Angel", "Other Angels you control get +1/+1."),
  legend("Goblin of Goblins", "{B}{R}", "Goblin", "Other Goblins you control get +1/+1."),
  legend("Goblin of the Woods", "{R}{G}", "Goblin"),
  ...herd("Angel", "{3}{W}"),
  ...herd("Demon", "{3}{B}"),
  ...herd("Dragon", "{3}{R}"),
  ...herd("Goblin", "{1}{R}"),
  ...herd("Elf", "{1}{G}"),
]);

describe("several creature types at once", () => {
  /** Who leads most of nine decks: one of the best is drawn for each. */
  const leader = (tribe: string): string | undefined => {
    const led = new Map<string, number>();
    for (let seed = 1; seed <= 9; seed++)
      for (const card of small.plan({ format: "commander", tribe, seed }).commanders)
        led.set(small.table.name(card), (led.get(small.table.name(card)) ?? 0) + 1);
    return [...led].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  };

  test("are led by whoever gathers all of them, before the best of one", () => {
    expect(leader("Angel")).toBe("Angel of Angels");
    expect(leader("Angel, Demon, Dragon")).toBe("Gatherer");
  });

  test("are led in colors that have each of them", () => {
    expect(leader("Goblin")).toBe("Goblin of Goblins");
    expect(leader("Elf, Goblin")).toBe("Goblin of the Woods");
  });
});
