import { describe, expect, test } from "vitest";
import { cardRecord, printingRecord, uuidOf } from "../../testing/make-table.ts";
import { buildTable, TableBuilder } from "./build-table.ts";
import { bundleTable } from "./bundle.ts";
import type { CardTable, Printing } from "./card-table.ts";
import { readColumns } from "./columns.ts";
import { openTable } from "./open-table.ts";
import { unpackColumns } from "./packed.ts";

const OPTIONS = { source: "folder", today: "2026-01-01" } as const;
const CARD = cardRecord({ name: "Elf" });
const PICTURE = uuidOf(5001);
const OTHER_PICTURE = uuidOf(5002);

function tableOf(...printings: readonly Readonly<Record<string, unknown>>[]): CardTable {
  return buildTable(
    { cards: [CARD], printings: printings.map((fields, at) => printingRecord(1, String(at + 1), fields)) },
    OPTIONS,
  );
}

function printingOf(fields: Readonly<Record<string, unknown>>): Printing {
  return tableOf(fields).printing(0);
}

describe("what real card files say of a printing", () => {
  test("is read with the printing", () => {
    const printing = printingOf({
      flavor_text: "“It grows.”\n—Old saying",
      illustration_id: PICTURE.toUpperCase(),
      security_stamp: "oval",
      frame: "2015",
      watermark: "selesnya",
    });
    expect(printing).toMatchObject({
      flavorTexts: ["“It grows.”\n—Old saying"],
      illustrationId: PICTURE,
      illustrationBackId: "",
      stamp: "oval",
      frame: "2015",
      watermarks: ["selesnya"],
    });
  });

  test("is read of the faces, each in its place", () => {
    const printing = printingOf({
      card_faces: [
        { name: "Day", illustration_id: PICTURE, watermark: "azorius" },
        { name: "Night", flavor_text: "Dark.", illustration_id: OTHER_PICTURE, watermark: "simic" },
      ],
    });
    expect(printing).toMatchObject({
      flavorTexts: ["", "Dark."],
      illustrationId: PICTURE,
      illustrationBackId: OTHER_PICTURE,
      watermarks: ["azorius", "simic"],
    });
  });

  test("is one picture where both halves show the same", () => {
    const half = { illustration_id: PICTURE, watermark: "boros" };
    const printing = printingOf({ illustration_id: PICTURE, card_faces: [half, half] });
    expect(printing).toMatchObject({
      illustrationId: PICTURE,
      illustrationBackId: "",
      watermarks: ["boros"],
    });
  });

  test.each([
    ["missing", {}],
    [
      "null",
      { flavor_text: null, illustration_id: null, security_stamp: null, frame: null, watermark: null },
    ],
    [
      "of a wrong kind",
      { flavor_text: 7, illustration_id: ["x"], security_stamp: {}, frame: 2015, watermark: true, set_id: 3 },
    ],
    ["no id", { illustration_id: "' or 1=1 --", card_faces: [{ illustration_id: "../../etc" }] }],
    ["of faces that are none", { card_faces: [null, 5, "face", []] }],
    ["too long to be true", { flavor_text: "a".repeat(10_001) }],
  ])("is empty where it is %s", (_, fields) => {
    expect(printingOf(fields)).toMatchObject({
      flavorTexts: [],
      illustrationId: "",
      illustrationBackId: "",
      stamp: "",
      frame: "",
      watermarks: [],
    });
  });

  test("is kept to the letter, however long and odd", () => {
    const texts = [
      "long ".repeat(200),
      '<script>alert("1")</script>\u0001\u0000{T}',
      "*Séance* — “ō” 龍 🐉",
      "line\r\nline",
    ];
    const table = tableOf(...texts.map((flavor_text) => ({ flavor_text })), {});
    const read = Array.from({ length: 5 }, (_, at) => table.printing(at).flavorTexts[0]);
    expect(read).toEqual([...texts.slice(0, 3), "line\nline", undefined]);
  });

  test("is found by a picture's id, on whichever side", () => {
    const table = tableOf(
      { illustration_id: PICTURE },
      { card_faces: [{ illustration_id: uuidOf(5003) }, { illustration_id: PICTURE }] },
      { illustration_id: OTHER_PICTURE },
      {},
    );
    expect(table.printingsOfIllustration(PICTURE.toUpperCase())).toEqual([0, 1]);
    expect(table.printingsOfIllustration(OTHER_PICTURE)).toEqual([2]);
    expect(table.printingsOfIllustration(uuidOf(5009))).toEqual([]);
    expect(table.printingsOfIllustration("00000000-0000-0000-0000-000000000000")).toEqual([]);
    expect(tableOf({}).printingsOfIllustration(PICTURE)).toEqual([]);
  });

  test("names sets by their ids, also where the file of sets has none", () => {
    const printings = [printingRecord(1, "1", { set: "tst", set_id: uuidOf(6001) })];
    const ids = (sets: readonly unknown[]) =>
      buildTable({ cards: [CARD], printings, sets }, OPTIONS).sets.map(({ code, id, name }) => [
        code,
        id,
        name,
      ]);
    expect(
      ids([
        { code: "tst", name: "Test" },
        { code: "oth", name: "Other", id: uuidOf(6002) },
      ]),
    ).toEqual([
      ["oth", uuidOf(6002), "Other"],
      ["tst", uuidOf(6001), "Test"],
    ]);
    expect(ids([{ code: "tst", name: "Test", id: uuidOf(6003) }])).toEqual([["tst", uuidOf(6003), "Test"]]);
  });
});

describe("the room that it takes", () => {
  const buffer = (...printings: readonly Readonly<Record<string, unknown>>[]): SharedArrayBuffer => {
    const builder = new TableBuilder(OPTIONS);
    builder.addCard(CARD);
    for (const [at, fields] of printings.entries())
      builder.addPrinting(printingRecord(1, String(at + 1), fields));
    return builder.finish().buffer;
  };
  const optional = (bytes: ArrayBufferLike): string[] =>
    readColumns(bytes).names.filter((name) => /flavorText|illustration|uuid/.test(name));

  test("is none where no printing has it", () => {
    expect(optional(buffer({}, { flavor_text: "" }))).toEqual([]);
    expect(optional(buffer({ flavor_text: "Words." }))).toContain("printing.flavorText");
  });

  test("is that of one text or picture for all printings that share it", () => {
    const shared = { flavor_text: "Shared words.", illustration_id: PICTURE };
    const columns = readColumns(buffer(shared, shared, shared, {}));
    expect(columns.u8("printing.flavorText.words.bytes")).toHaveLength("Shared words.".length);
    expect(columns.u8("printing.illustration.ids")).toHaveLength(2 * 16);
    expect([...columns.numbers("printing.illustration")]).toEqual([1, 1, 1, 0]);
  });

  test("is spared in the bundled form, which opens without it", () => {
    const full = buffer({
      flavor_text: "Words.",
      illustration_id: PICTURE,
      set_id: uuidOf(6001),
      frame: "2015",
    });
    const bundled = unpackColumns(bundleTable(full, () => true, []));
    expect(optional(bundled)).toEqual([]);
    expect(openTable(bundled).printing(0)).toMatchObject({
      flavorTexts: [],
      illustrationId: "",
      frame: "2015",
    });
  });
});
