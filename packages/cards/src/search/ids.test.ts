import { beforeAll, describe, expect, test } from "vitest";
import { cardRecord, printingRecord, uuidOf } from "../../testing/make-table.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { buildTable } from "../table/build-table.ts";
import { createSearch, type FindOptions, type Search } from "./create-search.ts";

const ELF = "00000001-0000-4000-8000-000000000000";
const TOKEN = uuidOf(3);
const NOBODY = uuidOf(99);
const PRINTED = "0a0a0a0a-1111-4222-8333-444444444444";
let search: Search;
let name: (printing: number) => string;
beforeAll(() => {
  const table = buildTable(
    {
      cards: [
        cardRecord({ name: "Elf" }, 1),
        cardRecord({ name: "Goblin", tcgplayer_id: 70 }, 2),
        cardRecord({ name: "Soldier", layout: "token", set_type: "token", type_line: "Token Creature" }, 3),
      ],
      printings: [
        printingRecord(1, "1", { set: "old", tcgplayer_id: 50, tcgplayer_etched_id: 51, id: PRINTED }),
        printingRecord(1, "2", { set: "new", tcgplayer_id: 60 }),
        printingRecord(1, "3", { set: "new", tcgplayer_id: 2 ** 40, mtgo_id: -1, arena_id: "7" }),
        printingRecord(3, "1", { set: "tok", set_type: "token", tcgplayer_id: 80 }),
      ],
    },
    { source: "folder", today: "2026-01-01" },
  );
  search = createSearch(table, { guard: unguarded });
  name = (printing) => {
    const { set, collectorNumber, card } = table.printing(printing);
    return `${table.name(card)} ${set} ${collectorNumber}`;
  };
});
const find = (query: string, options: FindOptions = { unique: "prints" }) => {
  const { printings, warnings } = search.find(query, options);
  return { hits: Array.from(printings, name), warnings: warnings.map(({ message }) => message) };
};
const hits = (query: string) => {
  const found = find(query);
  expect(found.warnings, query).toEqual([]);
  return found.hits.toSorted();
};
const ELVES = ["Elf new 2", "Elf new 3", "Elf old 1"];
const GOBLIN = "Goblin tst 2";

describe("the id of a card", () => {
  test("finds every printing of it", () => {
    expect(hits(`oracleid:${ELF}`)).toEqual(ELVES);
    expect(hits(`oracle_id=${ELF.toUpperCase()}`)).toEqual(ELVES);
    expect(hits(`oracleid:"${ELF}"`)).toEqual(ELVES);
    expect(find(`oracleid:${ELF}`, {}).hits).toHaveLength(1);
  });

  test("can be negated, stand among others and meet conditions of printings", () => {
    expect(hits(`-oracleid:${ELF}`)).toEqual([GOBLIN]);
    expect(hits(`oracleid!=${ELF}`)).toEqual([GOBLIN]);
    expect(hits(`oracleid:${ELF} or oracleid:${uuidOf(2)}`)).toEqual([...ELVES, GOBLIN]);
    expect(hits(`oracleid:${ELF} e:new`)).toEqual(["Elf new 2", "Elf new 3"]);
  });

  test("shows what is hidden otherwise, and only when it is asked for", () => {
    expect(hits(`oracleid:${TOKEN}`)).toEqual(["Soldier tok 1"]);
    expect(hits(`-oracleid:${TOKEN}`)).toEqual([...ELVES, GOBLIN]);
  });

  test("that no card has finds nothing and says so", () => {
    const problem = `No loaded card has the oracle id ${NOBODY}.`;
    expect(find(`oracleid:${NOBODY}`)).toEqual({ hits: [], warnings: [problem] });
    expect(find(`oracleid:${NOBODY} or oracleid:${uuidOf(2)}`)).toEqual({
      hits: [GOBLIN],
      warnings: [problem],
    });
  });

  test.each([
    "oracleid:elf",
    "oracleid:1",
    `oracleid:${ELF.slice(1)}`,
    `oracleid:${ELF}0`,
    "oracleid:/^0/",
    "scryfallid:0",
    "tcgplayerid:abc",
    "tcgplayerid:-1",
    "tcgplayerid:1e3",
    "tcgplayerid:99999999999999999999",
    "tcgplayerid:/5/",
    "tcgplayerid>5",
    "illustrationid:x",
  ])("that is none is left out with a warning: %s", (query) => {
    const { hits, warnings } = find(`${query} t:creature`);
    expect(hits).toHaveLength(4);
    expect(warnings).toHaveLength(1);
  });
});

describe("ids of printings", () => {
  test("find that one", () => {
    expect(hits(`scryfallid:${PRINTED}`)).toEqual(["Elf old 1"]);
    expect(hits(`scryfall_id:${PRINTED} e:new`)).toEqual([]);
    expect(hits("tcgplayerid:50")).toEqual(["Elf old 1"]);
    expect(hits("tcgplayerid:51")).toEqual(["Elf old 1"]);
    expect(hits("tcgplayerid:60 or tcgplayer_id:70")).toEqual(["Elf new 2", GOBLIN]);
    expect(hits("-tcgplayerid:60")).toEqual(["Elf new 3", "Elf old 1", GOBLIN]);
    expect(hits("tcgplayerid:80")).toEqual(["Soldier tok 1"]);
  });

  test("that the data does not have are said to be missing", () => {
    expect(find("tcgplayerid:2147483648")).toMatchObject({
      hits: [],
      warnings: [expect.stringContaining("No loaded card")],
    });
    expect(find("mtgoid:7").warnings).toEqual([expect.stringContaining("carry no ids of Magic Online")]);
    expect(find("arenaid:7").warnings).toEqual([expect.stringContaining("carry no ids of Arena")]);
  });
});
