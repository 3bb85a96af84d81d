import { describe, expect, test } from "vitest";
import { countFilters, questionOf, readDeckQuery, writeDeckQuery } from "./deck-query.ts";

const read = (search: string) => readDeckQuery(new URLSearchParams(search));

describe("the query of Community Decks", () => {
  test("is read from an address and written back as it is usually written", () => {
    const search = "?q=100%25+elf&colors=WU&format=commander&bracket=3&price=25-50&sort=power";
    expect(writeDeckQuery(read(search))).toBe(search);
    expect(writeDeckQuery(read("colors=ugwxw&sort=newest&q=++&commander="))).toBe("?colors=WUG");
    expect(writeDeckQuery(read(""))).toBe("");
  });

  test("leaves out what makes no sense", () => {
    const senseless = "format=%27+or+1&playstyle=A+B&bracket=6&price=-&sort=random&colors=XYZ";
    expect(read(senseless)).toEqual(read(""));
    expect(read("price=1e9-2").price).toBe("");
    expect(read(`q=${"x".repeat(300)}`).q).toHaveLength(200);
  });

  test("asks the database in its own words", () => {
    expect(questionOf(read("q=%25&price=25-50&colors=W"))).toEqual({
      search: "%",
      colors: "W",
      least_cents: "2500",
      most_cents: "5000",
      sort: "newest",
    });
    expect(questionOf(read("price=500-&sort=name"))).toEqual({ least_cents: "50000", sort: "name" });
    expect(questionOf(read("price=-25"))).toEqual({ most_cents: "2500", sort: "newest" });
  });

  test("tells how many filters leave decks out", () => {
    expect(countFilters(read("sort=name"))).toBe(0);
    expect(countFilters(read("q=a&colors=WU&sort=name"))).toBe(2);
  });
});
