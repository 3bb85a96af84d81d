import { describe, expect, test } from "vitest";
import { cardRecord, printingRecord } from "../../testing/make-table.ts";
import { buildTable } from "../table/build-table.ts";
import { createSearch } from "./create-search.ts";

/** Finds in a table of these cards, and answers with numbers of printings. */
function finder(names: readonly string[], printings: readonly unknown[]) {
  const cards = names.map((name, at) => cardRecord({ name }, at + 1));
  const table = buildTable({ cards, printings }, { source: "folder", today: "2026-01-01" });
  const search = createSearch(table);
  return (query: string) => {
    const found = search.find(query);
    expect(found.warnings, query).toEqual([]);
    return [...found.printings].map((at) => table.printing(at).collectorNumber).sort();
  };
}

describe("printings from Universes Beyond", () => {
  const black = { border_color: "black" };
  const find = finder(
    ["Elf", "Hero", "Villain", "Stone"],
    [
      printingRecord(1, "1", { ...black, security_stamp: "oval", released_at: "2010-01-01" }),
      printingRecord(1, "2", { ...black, security_stamp: "triangle", released_at: "2022-01-01" }),
      printingRecord(2, "3", { ...black, security_stamp: "oval", promo_types: ["universesbeyond"] }),
      printingRecord(3, "4", { ...black, security_stamp: "triangle", promo_types: ["boosterfun"] }),
      printingRecord(4, "5", { ...black, security_stamp: null, promo_types: null }),
    ],
  );

  test("are told by their stamp or by their kind of promotion", () => {
    expect(find("is:ub unique:prints")).toEqual(["2", "3", "4"]);
    expect(find("not:universesbeyond unique:prints")).toEqual(["1", "5"]);
  });

  test("make their card one of both kinds where it has other printings too", () => {
    expect(find("is:ub elf")).toEqual(["2"]);
    expect(find("-is:ub elf")).toEqual(["1"]);
    expect(find("-is:ub (hero or villain)")).toEqual([]);
  });

  test("are preferred, or avoided where the card has another", () => {
    expect(find("t:human prefer:ub")).toEqual(["2", "3", "4", "5"]);
    expect(find("t:human prefer:notub")).toEqual(["1", "3", "4", "5"]);
  });

  test("are told by their set where the source says nothing of how they look", () => {
    const inSets = finder(
      ["Doctor", "Ring"],
      [
        printingRecord(1, "1", { set: "who" }),
        printingRecord(2, "2", { set: "who", ...black }),
        printingRecord(2, "3", { set: "lea" }),
      ],
    );
    expect(inSets("is:ub unique:prints")).toEqual(["1"]);
    expect(inSets("-is:ub unique:prints")).toEqual(["2", "3"]);
  });
});
