import { expect, test } from "vitest";
import { type SmallCard, smallTable } from "../../testing/small-table.ts";
import { newCards } from "./new-cards.ts";

const COUNTED = "2025-01-01";
const creature = (name: string, type: string, day = "2020-01-01", text = ""): SmallCard => ({
  name,
  cost: "{1}{G}",
  type: `Creature — ${type}`,
  text,
  fields: { released_at: day, first_printed: day },
});

const many = (type: string): SmallCard[] =>
  Array.from({ length: 12 }, (_, at) => creature(`${type} ${at + 1}`, type));

const { table, card } = smallTable([
  ...many("Elf"),
  ...many("Bear"),
  { name: "Bolt", cost: "{R}", type: "Instant" },
  creature("Elvish Queen", "Elf", "2025-03-01", "Elves you control get +1/+1."),
  creature("Elf of her court", "Elf", "2025-03-01"),
  creature("Elf of another year", "Elf", "2025-09-01"),
  creature("Bear of her year", "Bear", "2025-03-01"),
]);

const known = Array.from({ length: table.size }, (_, at) => at).filter((each) =>
  /^(Elf|Bear) \d+$|^Bolt$/.test(table.name(each)),
);
const isElf = (each: number): boolean => table.name(each).startsWith("Elf");
const news = newCards(table, { cards: known, counted: COUNTED, popularityOf: () => 0.05 });
const expected = news.expected([card("Elvish Queen")], (each) => (isElf(each) ? 0.6 : 0.02));

test("cards on the lists, and those that came out before them, are not new", () => {
  expect(news.isNew(card("Elf 1"))).toBe(false);
  expect(news.isNew(card("Elf of her court"))).toBe(true);
  expect(expected(card("Elf 1"))).toBe(0);
  const never = newCards(table, { cards: known, counted: "", popularityOf: () => 0 });
  expect(never.isNew(card("Elf of her court"))).toBe(false);
});

test("a new card is expected as much as cards like it are played, and more where it came out with the commander", () => {
  const hers = expected(card("Elf of her court"));
  expect(hers).toBeGreaterThan(0.1);
  expect(hers).toBeLessThan(1);
  expect(hers).toBeGreaterThan(2 * expected(card("Bear of her year")));
  expect(hers).toBeGreaterThan(expected(card("Elf of another year")));
});

test("only cards within the commander's colors are asked", () => {
  const onlyRed = newCards(table, { cards: [card("Bolt")], counted: COUNTED, popularityOf: () => 0.5 });
  expect(onlyRed.signs(card("Elvish Queen"), card("Elf of her court"), () => 1)).toBeUndefined();
  expect(onlyRed.expected([card("Elvish Queen")], () => 1)(card("Elf of her court"))).toBe(0);
});
