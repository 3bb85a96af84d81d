import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { type DeckRow, GROUPINGS, groupingsOf, groupRows, rowsOf, splitColumns } from "./deck-groups.ts";
import { FACES } from "./testing/faces.ts";

const rows = rowsOf(makeDeck(), FACES);
const titles = (grouping: (typeof GROUPINGS)[number]) => groupRows(rows, grouping).map(({ title }) => title);

describe("groupRows", () => {
  test("however it groups, no card is lost, the commander leads and the sideboard ends", () => {
    for (const grouping of GROUPINGS) {
      const groups = groupRows(rows, grouping);
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(11);
      expect(groups[0]?.title).toBe("Commander");
      expect(groups.at(-1)?.title).toBe("Sideboard");
      expect(groups.at(-2)?.title).toBe("Lands");
    }
  });

  test("orders the groups by what they are grouped by", () => {
    expect(titles("type").slice(1, -2)).toEqual(["Creatures", "Instants", "Sorceries"]);
    expect(titles("mana value").slice(1, -2)).toEqual(["1 mana", "4 mana", "5 mana"]);
    expect(titles("color").slice(1, -2)).toEqual(["Green", "Several colors"]);
  });

  test("adds up known prices, by quantity", () => {
    const lands = groupRows(rows, "role").find(({ title }) => title === "Lands");
    expect(lands?.usd).toBeCloseTo(0.5);
    const finishers = groupRows(rows, "role").find(({ title }) => title === "Finishers");
    expect(finishers?.usd).toBeCloseTo(1);
  });
});

test("a list whose groups are colors is not said to be grouped by role", () => {
  expect(groupingsOf(rows)).toEqual(GROUPINGS);
  const cube = rows.map((row) => ({ ...row, group: "White", heading: "White" }));
  expect(groupingsOf(cube)).toEqual(["type", "mana value", "color"]);
});

test("two columns keep the order and leave nothing out", () => {
  const groups = groupRows(rows, "role");
  const columns = splitColumns(groups);
  expect(columns.flat()).toEqual(groups);
  expect(columns[0]?.length).toBeGreaterThan(0);
  expect(splitColumns([])).toEqual([[], []]);
});

test("an edit leaves groups in their columns, until one is far too long", () => {
  const group = (title: string, lines: number) => ({
    title,
    rows: rows.slice(0, 1).flatMap((row) => Array<DeckRow>(lines).fill(row)),
    count: lines,
    usd: 0,
  });
  const titles = (columns: ReturnType<typeof splitColumns>) =>
    columns.map((column) => column.map(({ title }) => title).join(" "));
  const before = splitColumns([group("A", 10), group("B", 10), group("C", 10), group("D", 10)]);
  expect(titles(before)).toEqual(["A B", "C D"]);
  const edited = [group("A", 10), group("B", 20), group("C", 10), group("D", 10), group("New", 1)];
  expect(titles(splitColumns(edited, 2, before))).toEqual(["A B", "C D New"]);
  const other = [group("A", 2), group("B", 2), group("C", 30), group("D", 30)];
  expect(titles(splitColumns(other, 2, before))).toEqual(["A B C", "D"]);
  expect(titles(splitColumns(edited, 3, before))).toHaveLength(3);
});

test("cards and groups may have names that every object has", () => {
  const strange = Object.fromEntries(
    ["__proto__", "constructor", "toString", ""].map((name) => [
      name,
      [{ name, quantity: 2, role: "", reason: "" }],
    ]),
  );
  const odd = rowsOf({ ...makeDeck(), card_list: strange }, {});
  expect(odd.map(({ zone, face }) => [zone, face])).toEqual(Array(4).fill(["main", undefined]));
  for (const grouping of GROUPINGS)
    expect(groupRows(odd, grouping).reduce((sum, { count }) => sum + count, 0)).toBe(8);
});
