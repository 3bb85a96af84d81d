import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CardFields, cardRecord, makeTable, printingRecord, uuidOf } from "../../testing/make-table.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { buildTable } from "../table/build-table.ts";
import type { CardTable } from "../table/card-table.ts";
import { createSearch } from "./create-search.ts";

function finder(table: CardTable) {
  const search = createSearch(table, { guard: unguarded });
  return (query: string) => {
    const found = search.find(query);
    const printings = [...found.printings].map((at) => table.printing(at));
    return {
      names: printings.map(({ card }) => table.name(card)),
      numbers: printings.map(({ collectorNumber }) => collectorNumber).sort(),
      warnings: found.warnings.map(({ message }) => message),
      understood: found.understood,
    };
  };
}

const PICTURES = [uuidOf(5000), uuidOf(5001), uuidOf(5002), uuidOf(5003)] as const;
const CARDS: readonly CardFields[] = [
  { name: "Elf", type_line: "Creature — Elf" },
  {
    name: "Day // Night",
    layout: "transform",
    card_faces: [
      { name: "Day", type_line: "Creature — Human" },
      { name: "Night", type_line: "Creature — Werewolf" },
    ],
  },
  { name: "Hero of Elsewhere", type_line: "Legendary Creature — Human Urza" },
  { name: "Silent Stone", type_line: "Artifact", collector_number: "6" },
];
/** Records as Scryfall's default file has them, each with its own collector number. */
const PRINTINGS = [
  printingRecord(1, "1", {
    released_at: "2001-01-01",
    border_color: "white",
    frame: "1997",
    artist: "Ann",
    flavor_text: "“Mishra’s machines took root.”\n—Old *druid* saying",
    illustration_id: PICTURES[0],
    set_id: uuidOf(6001),
  }),
  printingRecord(1, "2", {
    released_at: "2016-01-01",
    border_color: "black",
    frame: "2015",
    security_stamp: "oval",
    artist: "Ann",
    flavor_text: "Second growth is the strongest…",
    illustration_id: PICTURES[0],
    frame_effects: ["showcase"],
    watermark: "selesnya",
  }),
  printingRecord(1, "3", {
    released_at: "2022-01-01",
    border_color: "borderless",
    frame: "2015",
    security_stamp: "triangle",
    artist: "Ann",
    illustration_id: PICTURES[1],
    full_art: true,
    textless: true,
    highres_image: true,
    set: "oth",
    set_id: uuidOf(6002),
  }),
  printingRecord(2, "4", {
    border_color: "black",
    frame: "2015",
    artist: "Ann & Ben",
    card_faces: [
      { name: "Day", flavor_text: "Bright.", illustration_id: PICTURES[2], watermark: "azorius" },
      { name: "Night", flavor_text: "URZA waits.", illustration_id: PICTURES[3], watermark: "dimir" },
    ],
  }),
  printingRecord(3, "5", {
    border_color: "black",
    frame: "future",
    security_stamp: "triangle",
    promo_types: ["universesbeyond"],
    illustration_id: uuidOf(5004),
    flavor_text: null,
  }),
];

describe("printings of real card files", () => {
  const table = buildTable(
    { cards: CARDS.map((fields, at) => cardRecord(fields, at + 1)), printings: PRINTINGS },
    { source: "download", today: "2026-01-01" },
  );
  const find = finder(table);
  const numbers = (query: string) => {
    const { numbers: found, warnings } = find(`${query} unique:prints`);
    expect(warnings, query).toEqual([]);
    return found;
  };

  test.each([
    ["ft:mishra", ["1"]],
    ["flavor:MISHRA", ["1"]],
    ['ft:"mishra\'s machines"', ["1"]],
    ['ft:"old druid saying"', ["1"]],
    ['ft:"*druid*"', ["1"]],
    ["ft:strongest...", ["2"]],
    ["ft:growth -ft:machines", ["2"]],
    ["ft:urza", ["4"]],
    ["ft:bright ft:waits", ["4"]],
    ["ft=root", ["1"]],
    ["ft:nothing", []],
    ["-ft:root t:elf", ["2", "3"]],
  ])("are found by their flavor text: %s", (query, found) => {
    expect(numbers(query)).toEqual(found);
  });

  test.each([
    ["ft:/mishra.s \\w+/", ["1"]],
    ["ft:/^—?-?old/", ["1"]],
    ["ft:/^second|^urza/", ["2", "4"]],
    ["ft:/O{2}T/", ["1"]],
    ["-ft:/./ t:elf", ["3"]],
    ["ft:/growth/ frame:1997", []],
  ])("are found by a pattern of their flavor text: %s", (query, found) => {
    expect(numbers(query)).toEqual(found);
  });

  test("answer a pattern among few as among all", () => {
    expect(numbers("t:elf ft:/r/ frame:2015")).toEqual(["2"]);
    expect(numbers("(t:elf or ft:/urza/) ft:/./")).toEqual(["1", "2", "4"]);
  });

  test.each([
    ["lore:urza", ["4", "5"]],
    ["lore:elf", ["1", "2", "3"]],
    ['lore:"hero of"', ["5"]],
    ["-lore:urza -t:elf", ["6"]],
  ])("are found by the words of a story: %s", (query, found) => {
    expect(numbers(query)).toEqual(found);
  });

  test.each([
    ["stamp:oval", ["2"]],
    ["stamp:triangle", ["3", "5"]],
    ["has:stamp", ["2", "3", "5"]],
    ["wm:selesnya", ["2"]],
    ["wm:dimir", ["4"]],
    ["has:watermark", ["2", "4"]],
    ["has:flavor", ["1", "2", "4"]],
    ["frame:1997", ["1"]],
    ["frame:future or is:future", ["5"]],
    ["frame:showcase", ["2"]],
    ["is:old", ["1"]],
    ["border:borderless", ["3"]],
    ["is:full is:textless is:hires", ["3"]],
    ["artists>1", ["4"]],
    ["new:art", ["3"]],
    ["new:flavor", ["2"]],
    ["new:frame", ["2"]],
    ["new:artist", []],
    [`illustrationid:${PICTURES[0]}`, ["1", "2"]],
    [`illustration_id:${PICTURES[3]}`, ["4"]],
    [`setid:${uuidOf(6002)}`, ["3"]],
  ])("are found by how they look: %s", (query, found) => {
    expect(numbers(query)).toEqual(found);
  });

  test("count and tell pictures", () => {
    expect(find("illustrations>1").names).toEqual(["Elf"]);
    expect(find("illustrations=1").names).toEqual(["Day // Night", "Hero of Elsewhere"]);
    expect(find("illustrations<prints").names).toEqual(["Elf"]);
    expect(find("illustrations:even").names).toEqual(["Elf"]);
    expect(find("t:elf unique:art").numbers).toEqual(["1", "3"]);
  });

  test("say in English what is asked", () => {
    expect(find("ft:root").understood).toContain("the flavor text contains “root”");
    expect(find("-ft:/root/").understood).toContain("the flavor text does not match /root/");
    expect(find("new:flavor").understood).toContain("the printing has a new flavor");
    expect(find("illustrations>1").understood).toContain("the number of illustrations is more than 1");
  });

  test.each([
    ["stamp:ovl", /No printing has the security stamp “ovl”/],
    ["illustrations>many", /is no number/],
    ["illustrationid:x", /is no illustration id/],
    [`illustrationid:${uuidOf(5999)}`, /No loaded card has the illustration id/],
    [`setid:${uuidOf(5999)}`, /No loaded card has the set id/],
    ["ft:/(/", /This is no regular expression/],
    [`ft:/${"a".repeat(201)}/`, /at most 200 characters/],
    ["lore:/urza/", /“lore” looks for words/],
    ['ft:"*"', /no flavor text to look for/],
    ["ft>3", /“ft” has no less or more/],
  ])("answer %s with what is wrong", (query, message) => {
    expect(find(`${query} elf`).warnings).toEqual([expect.stringMatching(message)]);
  });

  test("learn their words when there is time, and answer the same then", () => {
    const search = createSearch(table, { guard: unguarded });
    const asked = ["ft:mishra", 'ft:"old druid"', "ft:s", "-ft:s", "ft:/gr(ow|ew)/", "lore:urza"];
    const found = () => asked.map((query) => [...search.find(`${query} unique:prints`).printings]);
    const before = found();
    search.prepare();
    while (search.prepareNext());
    expect(found()).toEqual(before);
  });
});

describe("a pattern of flavor text", () => {
  const table = makeTable([{ name: "Elf", flavor_text: `${"a".repeat(1000)}!` }]);

  test("that takes too long is stopped and said to", () => {
    const search = createSearch(table, { guard: () => () => false });
    const { printings, warnings } = search.find("ft:/^(a+)+$/ elf");
    expect(printings).toHaveLength(0);
    expect(warnings.map(({ message }) => message)).toEqual([
      "This regular expression takes too long; make it simpler.",
    ]);
  });

  test("is not run where nothing guards it", () => {
    const { warnings } = createSearch(table).find("ft:/a/ elf");
    expect(warnings.map(({ message }) => message)).toEqual(["Regular expressions cannot be used here."]);
  });

  test("finds in a thousand letters", () => {
    const find = finder(table);
    expect(find("ft:/a!$/").names).toEqual(["Elf"]);
    expect(find(`ft:${"a".repeat(1000)}`).names).toEqual(["Elf"]);
    expect(find(`ft:${"a".repeat(1001)}`).names).toEqual([]);
  });
});

describe("hostile flavor texts", () => {
  const texts = [
    "\u0001\u0001first",
    "</script>",
    "[object Object]",
    "__proto__",
    "ΩΩΩ \ud800",
    "\u0000null\u0000",
  ];
  const find = finder(makeTable(texts.map((flavor_text, at) => ({ name: `Card ${at}`, flavor_text }))));

  test.each([
    ["ft:first", ["Card 0"]],
    ['ft:"</script>"', ["Card 1"]],
    ['ft:"[object object]"', ["Card 2"]],
    ["ft:__proto__", ["Card 3"]],
    ["ft:ωω", ["Card 4"]],
    ["ft:null", ["Card 5"]],
  ])("are texts like others: %s", (query, names) => {
    expect(find(query)).toMatchObject({ names, warnings: [] });
  });
});

test("whatever stands in a flavor text, it is read, and found by each of its words", () => {
  const odd = fc.string({ unit: "binary", maxLength: 12 });
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖÆøЖж0-9]{1,12}$/);
  const parts = fc.array(fc.tuple(odd, word), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 40 }), odd, (texts, query) => {
      const find = finder(
        makeTable(
          texts.map((text, at) => ({
            name: `Card ${at}`,
            flavor_text: text.map(([before, each]) => `${before} ${each}`).join(" "),
          })),
        ),
      );
      for (const [at, text] of texts.entries()) {
        for (const [, each] of text) {
          const { names, warnings } = find(`ft:${each}`);
          expect(warnings).toEqual([]);
          expect(names).toContain(`Card ${at}`);
        }
      }
      for (const sign of ['"', "/", ""]) find(`ft:${sign}${query}${sign}`);
    }),
    { numRuns: 12 },
  );
});

describe("what the loaded cards do not say", () => {
  const find = finder(makeTable([{ name: "Elf", frame: "2015", security_stamp: "oval" }]));

  test.each([
    ["ft:x", "carry no flavor text"],
    ["flavor:/x/", "carry no flavor text"],
    ["has:flavor", "carry no flavor text"],
    ["lore:elf", "carry no flavor text"],
    ["illustrations>1", "do not tell one picture from another"],
    ["prints>illustrations", "do not tell one picture from another"],
    [`illustrationid:${uuidOf(1)}`, "do not tell one picture from another"],
    [`setid:${uuidOf(1)}`, "carry no ids of sets"],
    ["wm:izzet", "do not tell the watermark"],
    ["new:art", "do not tell the art of a printing"],
    ["new:flavor", "do not tell the flavor of a printing"],
    ["frame:showcase", "do not tell which have the frame “showcase”"],
  ])("is said thing by thing: %s", (query, message) => {
    const { names, warnings } = find(`${query} elf`);
    expect(names).toEqual(["Elf"]);
    expect(warnings).toEqual([expect.stringContaining(`The loaded cards ${message}`)]);
  });

  test("is not said of what they do say", () => {
    expect(find("stamp:oval frame:2015")).toMatchObject({ names: ["Elf"], warnings: [] });
    expect(find("frame:future")).toMatchObject({ names: [], warnings: [] });
    expect(find("lore:elf").names).toEqual(["Elf"]);
  });
});
