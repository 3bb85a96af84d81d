import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Filters, readFilters, writeFilter } from "./filters.ts";

const EMPTY = readFilters("");

describe("reading filters from a search", () => {
  test("shows what the controls can show", () => {
    expect(
      readFilters(
        'id<=gur mv<=3 o:"draw a card" f:commander -t:land t:elf (r:rare or r:m) e:lea usd>=1 usd<=5 owned:yes',
      ),
    ).toEqual({
      identity: ["G", "U", "R"],
      types: "-land elf",
      text: "draw a card",
      manaValue: "<=3",
      format: "commander",
      rarities: ["rare", "mythic"],
      set: "lea",
      leastUsd: "1",
      mostUsd: "5",
      owned: "yes",
    } satisfies Filters);
  });

  test("leaves alone what it cannot show", () => {
    expect(readFilters("id=wu o:/draw/ -f:modern mv!=2 -r:common (t:elf t:druid) bolt owned>2")).toEqual(
      EMPTY,
    );
    expect(readFilters("t:elf or t:goblin")).toEqual(EMPTY);
    expect(readFilters('t:elf "unclosed ( and o:')).toMatchObject({ types: "elf" });
  });
});

describe("writing a filter", () => {
  test("adds it, changes it in its place, and takes it out", () => {
    expect(writeFilter("bolt", "identity", ["R", "U"])).toBe("bolt id<=ur");
    expect(writeFilter("id:r bolt", "identity", ["R", "G", "W"])).toBe("id<=wrg bolt");
    expect(writeFilter("bolt id<=ur t:instant", "identity", [])).toBe("bolt t:instant");
    expect(writeFilter("", "identity", ["C"])).toBe("id<=c");
    expect(writeFilter("elf", "rarities", ["rare", "mythic"])).toBe("elf (r:rare or r:mythic)");
    expect(writeFilter("(r:rare or r:mythic) elf", "rarities", ["rare"])).toBe("r:rare elf");
    expect(writeFilter("t:elf bolt -t:land", "types", "goblin")).toBe("t:goblin bolt");
    expect(writeFilter("t:elf", "owned", "yes")).toBe("t:elf owned:yes");
    expect(writeFilter("x", "text", "draw a card")).toBe('x o:"draw a card"');
    expect(writeFilter('o:"two  blanks" x', "format", "modern")).toBe('o:"two  blanks" x f:modern');
  });

  test("holds for the whole of a search with an or", () => {
    expect(writeFilter("t:elf or t:goblin", "format", "modern")).toBe("(t:elf or t:goblin) f:modern");
    expect(writeFilter("t:elf or t:goblin", "format", "")).toBe("t:elf or t:goblin");
  });

  test("is read back as it was written, whatever else is in the search", () => {
    const rest = fc.constantFrom(
      "",
      "bolt",
      'o:/x y/ "a phrase"',
      "-t:land or bolt",
      "(a or b) -c:r",
      "is:commander",
    );
    const words = fc.array(fc.constantFrom("elf", "-land", "legendary", "time-lord"), { maxLength: 3 });
    fc.assert(
      fc.property(
        rest,
        words,
        fc.subarray(["common", "uncommon", "rare", "mythic"]),
        (query, types, rarities) => {
          const typed = writeFilter(query, "types", types.join(" "));
          if (types.length > 0) expect(readFilters(typed).types).toBe(types.join(" "));
          const written = writeFilter(typed, "rarities", rarities);
          expect(readFilters(written).rarities).toEqual(rarities);
          expect(readFilters(writeFilter(written, "rarities", [])).rarities).toEqual([]);
        },
      ),
    );
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.string(), (query, value) => {
        readFilters(writeFilter(writeFilter(query, "text", value), "types", value));
      }),
    );
  });
});
