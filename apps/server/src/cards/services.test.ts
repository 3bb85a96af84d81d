import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { buildTable } from "@deckwright/cards/table/build-table.ts";
import { cardRecord, printingRecord } from "@deckwright/cards/testing/make-table.ts";
import { collectionSchema, scryfallCardSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";

const RULING = { source: "wotc", publishedAt: "2020-01-01", comment: "It is an Elf." };
const table = buildTable(
  {
    cards: [cardRecord({ name: "Elf" }, 1), cardRecord({ name: "Goblin" }, 2)],
    printings: [
      printingRecord(1, "7", { set: "one", tcgplayer_id: 1030, mtgo_id: 11, mtgo_foil_id: 12, lang: "en" }),
      printingRecord(2, "8", {
        set: "two",
        tcgplayer_etched_id: 2000,
        multiverse_ids: [301, 302],
        arena_id: 5,
      }),
    ],
  },
  { source: "folder", today: "2026-01-01" },
);
const site = cardSite({ table, names: buildNameIndex(table) } as Parameters<typeof cardSite>[0], {
  rulings: new Map([[table.oracleId(0), [RULING]]]),
});
const ask = (path: string) => site.request(`/api/cards/${path}`);
async function nameAt(path: string) {
  return scryfallCardSchema.parse(await (await ask(path)).json()).name;
}

describe("the number of another service", () => {
  test("leads to the printing, which says it", async () => {
    expect(await (await ask("tcgplayer/1030")).json()).toMatchObject({
      name: "Elf",
      set: "one",
      tcgplayer_id: 1030,
      mtgo_id: 11,
      mtgo_foil_id: 12,
    });
    expect(await nameAt("TCGplayer/0001030")).toBe("Elf");
    expect(await nameAt("mtgo/12")).toBe("Elf");
    for (const path of ["tcgplayer/2000", "multiverse/301", "multiverse/302", "arena/5"])
      expect(await nameAt(path), path).toBe("Goblin");
    const goblin = await (await ask("arena/5")).json();
    expect(goblin).toMatchObject({ multiverse_ids: [301, 302], tcgplayer_etched_id: 2000 });
    expect(goblin).not.toHaveProperty("tcgplayer_id");
    expect(await (await ask("tcgplayer/1030?format=text")).text()).toContain("Elf");
  });

  test("leads to the card's rulings", async () => {
    expect(await (await ask("mtgo/11/rulings")).json()).toMatchObject({
      data: [{ comment: RULING.comment }],
    });
    expect((await ask("mtgo/99/rulings")).status).toBe(404);
  });

  test("that nobody has is not found, in words that do not speak of sets", async () => {
    for (const [path, details] of [
      ["tcgplayer/1", "No card has the id 1 at TCGplayer."],
      [
        "cardmarket/681770",
        "No card has the id 681770 at Cardmarket. The loaded cards carry no ids of Cardmarket.",
      ],
      ["multiverse/x", "No card has the id x at Gatherer."],
      ["tcgplayer/1030/en", "There is nothing at this address."],
    ] as const) {
      const response = await ask(path);
      expect(response.status, path).toBe(404);
      expect(scryfallErrorSchema.parse(await response.json())).toEqual({
        object: "error",
        code: "not_found",
        status: 404,
        details,
      });
    }
  });

  test("is never more than not found, whatever is written", async () => {
    const odd = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.bigInt().map(String),
      fc.double().map(String),
      fc.constantFrom("0", "-0", "1e3", "0x406", "1030 ", "١٠٣٠", "9".repeat(400), "__proto__", "1030;"),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("tcgplayer", "mtgo", "arena", "multiverse", "cardmarket", "MTGO"),
        fc.array(odd, { minLength: 1, maxLength: 3 }),
        async (service, parts) => {
          const path = parts.map((part) => encodeURIComponent(part)).join("/");
          fc.pre(!/(^|\/)\.{1,2}(\/|$)/.test(path) && path !== "");
          const { status } = await ask(`${service}/${path}`);
          expect([200, 404]).toContain(status);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("a collection", () => {
  const post = (body: string) => site.request("/api/cards/collection", { method: "POST", body });
  async function collect(identifiers: readonly unknown[]) {
    const response = await post(JSON.stringify({ identifiers }));
    expect(response.status).toBe(200);
    return (await response.json()) as { data: { name: string }[]; not_found: unknown[] };
  }

  test("finds cards by the numbers that collections may hold, written as numbers or digits", async () => {
    const answer = await collect([{ mtgo_id: 12 }, { multiverse_id: "302" }, { mtgo_id: "x" }]);
    expect(collectionSchema.parse(answer).data.map(({ name }) => name)).toEqual(["Elf", "Goblin"]);
    expect(answer.not_found).toEqual([{ mtgo_id: "x" }]);
  });

  test("gives back what it does not find as it was sent, whatever its kind", async () => {
    const unknown = [
      { tcgplayer_id: 1030 },
      { cardmarket_id: 5, note: "mine" },
      { id: "no-such-id", extra: null },
      JSON.parse('{"__proto__":"x","constructor":1}'),
      {},
      { "": true },
    ];
    const { data, not_found } = await collect([...unknown, { name: "Elf", note: "kept out" }]);
    expect(data.map(({ name }) => name)).toEqual(["Elf"]);
    expect(JSON.stringify(not_found)).toBe(JSON.stringify(unknown));
  });

  test("of shapes that no identifier has is refused in words", async () => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    for (const body of [
      '{"identifiers":[{"x":{}}]}',
      '{"identifiers":[{"x":[1]}]}',
      `{"identifiers":[{"x":${deep}}]}`,
      `{"identifiers":${deep}}`,
      '{"identifiers":[[]]}',
      '{"identifiers":[{"mtgo_id":true}]}',
      JSON.stringify({ identifiers: Array.from({ length: 76 }, () => ({ x: 1 })) }),
    ]) {
      const response = await post(body);
      expect(response.status, body.slice(0, 60)).toBe(400);
      expect(scryfallErrorSchema.parse(await response.json()).code).toBe("bad_request");
    }
    expect((await post(`{"identifiers":[{"x":"${"x".repeat(70_000)}"}]}`)).status).toBe(413);
  });

  test("is answered or refused, whatever is sent", async () => {
    const kinds = fc.oneof(
      fc.constantFrom("id", "mtgo_id", "multiverse_id", "oracle_id", "name", "set", "collector_number", "x"),
      fc.string(),
    );
    const identifiers = fc.array(fc.dictionary(kinds, fc.jsonValue()), { maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(identifiers, fc.jsonValue()), async (sent) => {
        const response = await post(JSON.stringify({ identifiers: sent }));
        expect([200, 400]).toContain(response.status);
        const answer = (await response.json()) as { data: unknown[]; not_found: unknown[] };
        if (response.status === 200)
          expect(answer.data.length + answer.not_found.length).toBe((sent as unknown[]).length);
      }),
      { numRuns: 50 },
    );
  });
});
