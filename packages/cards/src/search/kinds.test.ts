import { describe, expect, test } from "vitest";
import { cardRecord, makeTable, printingRecord } from "../../testing/make-table.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { buildTable } from "../table/build-table.ts";
import type { CardTable } from "../table/card-table.ts";
import { createSearch } from "./create-search.ts";

function finder(table: CardTable) {
  const search = createSearch(table, { guard: unguarded });
  return (query: string) => {
    const found = search.find(query);
    return {
      names: Array.from(found.printings, (at) => table.name(found.cardOf(at))),
      printings: found.printings.length,
      warnings: found.warnings.map(({ message }) => message),
      understood: found.understood,
    };
  };
}

describe("creatures with nothing but keywords", () => {
  const find = finder(
    makeTable([
      { name: "Plain Imp", oracle_text: "Flying, first strike", keywords: ["Flying", "First strike"] },
      { name: "Paying Imp", oracle_text: "Trample\nEcho—Discard a card.", keywords: ["Echo", "Trample"] },
      { name: "Long Imp", oracle_text: "Ward—Pay 2 life. It fights.", keywords: ["Ward"] },
      {
        name: "Word Imp",
        oracle_text: "Domain — {7}{G}: Put a counter on this creature.",
        keywords: ["Domain"],
      },
      { name: "Mana Imp", oracle_text: "{T}: Add {G}." },
      { name: "No Imp" },
    ]),
  );

  test("may have costs of words, and no sentence more", () => {
    expect(find("is:frenchvanilla").names).toEqual(["Paying Imp", "Plain Imp"]);
  });

  test("are others than those without a text", () => {
    expect(find("is:vanilla").names).toEqual(["No Imp"]);
  });
});

describe("what the loaded cards do not tell", () => {
  const find = finder(makeTable([{ name: "Elf", mana_cost: "{G}{G}" }]));

  test.each([
    ["is:hires elf", /do not tell which are scanned well/],
    ["is:future elf", /do not tell which are in a frame of the future/],
    ["is:fnm elf", /do not tell which are of the kind “fnm”/],
    ["new:frame elf", /do not tell the frame/],
    ["f:canadianhighlander elf", /do not tell what canadianhighlander admits/],
  ])("is said of %s, and the rest runs", (query, message) => {
    const { names, warnings } = find(query);
    expect(names).toEqual(["Elf"]);
    expect(warnings).toEqual([expect.stringMatching(message)]);
  });

  test("is another thing than a typo", () => {
    expect(find("is:fnnm").warnings).toEqual(["There is no kind of card called “fnnm”."]);
  });

  test("finds no printing in a language that none has", () => {
    const { names, warnings } = find("lang:ja elf");
    expect(names).toEqual([]);
    expect(warnings).toEqual(["None of the loaded printings is in the language “ja”."]);
  });

  test("devotion is said in words", () => {
    expect(find("devotion:gg").understood).toBe("cards where the devotion to green is at least 2");
    expect(find("devotion>{u/b}").understood).toBe(
      "cards where the devotion to blue or black is more than 1",
    );
  });
});

describe("printings", () => {
  const printing = (number: string, fields: Readonly<Record<string, unknown>>) =>
    printingRecord(1, number, fields);
  const find = finder(
    buildTable(
      {
        cards: [cardRecord({ name: "Elf" }, 1)],
        sets: [
          { code: "lea", name: "Alpha", set_type: "core", released_at: "1993-08-05" },
          { code: "tsb", name: "Timeshifted", set_type: "masters", released_at: "2006-10-06" },
          { code: "plst", name: "The List", set_type: "masters", released_at: "2020-09-26" },
          { code: "m10", name: "Magic 2010", set_type: "core", released_at: "2009-07-17" },
        ],
        printings: [
          printing("7", { set: "lea", released_at: "1993-08-05", finishes: ["nonfoil"] }),
          printing("12", { set: "tsb", released_at: "2006-10-06", finishes: ["foil"], booster: true }),
          printing("250", { set: "m10", released_at: "2009-07-17", rarity: "uncommon" }),
          printing("LEA-7", { set: "plst", released_at: "2020-09-26" }),
        ],
      },
      { source: "folder", today: "2026-01-01" },
    ),
  );

  test.each([
    ["frame:1993 ++", 2],
    ["frame:1997 ++", 1],
    ["is:retro ++", 3],
    ["frame:2003 ++", 1],
    ["cn:5-12 ++", 3],
    ["cn:5..6 ++", 0],
    ["cn:lea-7 ++", 1],
    ["++e:tsb", 1],
    ["in:booster ++", 4],
    ["in:foil ++", 4],
    ["in:etched", 0],
    ["is:paupercommander", 1],
    ["/^ELF$/i", 1],
  ])("%s are found", (query, count) => {
    const { printings, warnings } = find(query);
    expect(warnings).toEqual([]);
    expect(printings).toBe(count);
  });
});

describe("a format that somebody tells more of than the card data does", () => {
  const table = makeTable([
    { name: "Elf", legalities: { brawl: "legal" } },
    { name: "Orc", legalities: { brawl: "legal" } },
  ]);
  const read: number[] = [];
  const pool = {
    name: "Brawl",
    legality: (card: number) => {
      read.push(card);
      return card === 1 ? ("banned" as const) : ("legal" as const);
    },
  };
  const search = createSearch(table, {
    formats: new Map([
      ["brawl", pool],
      ["tinyleaders", { ...pool, name: "Tiny Leaders" }],
    ]),
  });
  const find = (query: string) => {
    const { printings, cardOf, understood, warnings } = search.find(query);
    return { names: [...printings].map((at) => table.name(cardOf(at))), understood, warnings };
  };

  test("is searched by what they tell", () => {
    expect(find("banned:brawl").names).toEqual(["Orc"]);
    expect(find("f:brawl").names).toEqual(["Elf"]);
    expect(find("f:tiny-leaders")).toEqual({
      names: ["Elf"],
      understood: "cards where it is legal in Tiny Leaders",
      warnings: [],
    });
    expect(find("f:tinyleader").warnings).toEqual([
      expect.objectContaining({ suggestion: expect.stringContaining("tinyleaders") }),
    ]);
  });

  test("is read ahead of the first question", () => {
    read.length = 0;
    while (search.prepareNext());
    expect(read).toEqual([0, 0]);
  });
});
