import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { buildTable } from "@deckwright/cards/table/build-table.ts";
import { cardRecord, printingRecord, uuidOf } from "@deckwright/cards/testing/make-table.ts";
import {
  cardListSchema,
  collectionSchema,
  type ScryfallCard,
  scryfallCardSchema,
} from "@deckwright/contract/scryfall.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";

const PICTURES = [uuidOf(5000), uuidOf(5001), uuidOf(5002)] as const;
const PRINTINGS = [
  printingRecord(1, "1", {
    released_at: "2010-01-01",
    flavor_text: "<b>First</b> growth.",
    illustration_id: PICTURES[0],
    frame: "2003",
    set_id: uuidOf(6000),
  }),
  printingRecord(1, "2", {
    flavor_text: "Second growth.",
    illustration_id: PICTURES[0],
    frame: "2015",
    security_stamp: "oval",
    watermark: "selesnya",
  }),
  printingRecord(2, "3", {
    card_faces: [
      { flavor_text: "Bright.", illustration_id: PICTURES[1], watermark: "azorius" },
      { flavor_text: "Dark.", illustration_id: PICTURES[2], watermark: "dimir" },
    ],
  }),
  printingRecord(3, "4", {}),
];

let site: ReturnType<typeof cardSite>;
beforeAll(() => {
  const cards = [
    cardRecord({ name: "Elf" }),
    cardRecord(
      { name: "Day // Night", layout: "transform", card_faces: [{ name: "Day" }, { name: "Night" }] },
      2,
    ),
    cardRecord({ name: "Stone" }, 3),
  ];
  const table = buildTable({ cards, printings: PRINTINGS }, { source: "download", today: "2026-01-01" });
  site = cardSite({ table, names: buildNameIndex(table) } as Parameters<typeof cardSite>[0]);
});

async function card(path: string): Promise<ScryfallCard> {
  return scryfallCardSchema.parse(await (await site.request(`/api/cards/${path}`)).json());
}

describe("what card files say of a printing", () => {
  test("is told with it", async () => {
    expect(await card("tst/2")).toMatchObject({
      flavor_text: "Second growth.",
      illustration_id: PICTURES[0],
      frame: "2015",
      security_stamp: "oval",
      watermark: "selesnya",
      set_id: uuidOf(6000),
    });
  });

  test("is told with the faces of a card that has two", async () => {
    const told = await card("tst/3");
    expect(told).not.toHaveProperty("flavor_text");
    expect(told).not.toHaveProperty("illustration_id");
    expect(told.card_faces).toMatchObject([
      { flavor_text: "Bright.", illustration_id: PICTURES[1], watermark: "azorius" },
      { flavor_text: "Dark.", illustration_id: PICTURES[2], watermark: "dimir" },
    ]);
  });

  test("is absent where they do not", async () => {
    const told = await card("tst/4");
    for (const field of ["flavor_text", "illustration_id", "frame", "security_stamp", "watermark"])
      expect(told).not.toHaveProperty(field);
  });

  test("is searched", async () => {
    const answer = await site.request("/api/cards/search?q=ft%3Agrowth&unique=prints");
    const { data, warnings } = cardListSchema.parse(await answer.json());
    expect(data.map(({ collector_number }) => collector_number).sort()).toEqual(["1", "2"]);
    expect(warnings).toBeUndefined();
  });

  test("gives catalogs, sets and files what they need", async () => {
    const json = async (path: string) => (await site.request(`/api/${path}`)).json();
    expect(await json("catalog/watermarks")).toMatchObject({ data: ["azorius", "dimir", "selesnya"] });
    expect(await json("sets/tst")).toMatchObject({ id: uuidOf(6000) });
    const pictures = (await json("bulk-data/unique-artwork/file")) as { collector_number: string }[];
    expect(pictures.map(({ collector_number }) => collector_number).sort()).toEqual(["2", "3"]);
  });

  test("finds cards of a list by their picture", async () => {
    const identifiers = [PICTURES[2], PICTURES[0], uuidOf(5999), "' or 1=1"].map((id) => ({
      illustration_id: id,
    }));
    const response = await site.request("/api/cards/collection", {
      method: "POST",
      body: JSON.stringify({ identifiers }),
      headers: { "content-type": "application/json" },
    });
    const { data, not_found } = collectionSchema.parse(await response.json());
    expect(data.map(({ collector_number }) => collector_number)).toEqual(["3", "2"]);
    expect(not_found).toEqual(identifiers.slice(2));
  });
});
