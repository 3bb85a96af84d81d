import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import {
  catalogSchema,
  collectionSchema,
  scryfallCardSchema,
  scryfallErrorSchema,
} from "@deckwright/contract/scryfall.ts";
import fc from "fast-check";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";

let app: Hono<AppEnv>;
let table: CardTable;
beforeAll(async () => {
  const cards = await loadTestCards();
  table = cards.table;
  app = cardSite(cards);
});

/** A card whose usual printing is not its cheapest, and one of which the same is true of a set. */
function dearer(): readonly (readonly [name: string, set?: string])[] {
  const priced = (card: number) => {
    const [from, to] = table.printingsOf(card);
    return Array.from({ length: to - from }, (_, at) => table.printing(from + at)).filter(
      ({ usd }) => usd !== null,
    );
  };
  const isDearer = (card: number, set?: string): boolean => {
    const usual = table.printing(table.defaultPrinting[card] ?? 0);
    const others = priced(card).filter((each) => set === undefined || each.set === set);
    return (
      usual.usd !== null &&
      others.some(({ usd, border }) => border === "black" && (usd ?? 0) < (usual.usd ?? 0))
    );
  };
  const cards = Array.from({ length: table.size }, (_, card) => card);
  const setOf = (card: number): string => table.printing(table.defaultPrinting[card] ?? 0).set;
  const one = cards.find((card) => isDearer(card)) ?? -1;
  const other = cards.find((card) => isDearer(card, setOf(card)));
  return [[table.name(one)], ...(other === undefined ? [] : [[table.name(other), setOf(other)] as const])];
}

async function get(path: string, status = 200): Promise<unknown> {
  const response = await app.request(`/api/cards/${path}`);
  expect(response.status, path).toBe(status);
  return response.json();
}

async function collect(identifiers: unknown, status = 200): Promise<unknown> {
  const body = JSON.stringify({ identifiers });
  const response = await app.request("/api/cards/collection", { method: "POST", body });
  expect(response.status).toBe(status);
  return response.json();
}

describe("a card by name", () => {
  test("comes in Scryfall's shape", async () => {
    const card = scryfallCardSchema.parse(await get("named?exact=sol+ring"));
    expect(card).toMatchObject({
      name: "Sol Ring",
      mana_cost: "{1}",
      cmc: 1,
      color_identity: [],
      colors: [],
    });
    expect(card.legalities.commander).toBe("legal");
    expect(card.image_uris?.normal).toMatch(/^https:\/\/cards\.scryfall\.io\/normal\/front\/.*\.jpg/);
    expect(card.image_uris?.png).toMatch(/\/png\/front\/.*\.png/);
    expect(card.uri).toBe(`http://localhost:3000/api/cards/${card.id}`);
  });

  test("is its cheapest printing where that is preferred, also of a name in a set", async () => {
    const priceOf = async (asked: Record<string, string>) => {
      const card = scryfallCardSchema.parse(await get(`named?${new URLSearchParams(asked)}`));
      return Number(card.prices.usd ?? card.prices.usd_foil ?? Number.NaN);
    };
    for (const [name, set] of dearer()) {
      const asked = { fuzzy: name, ...(set === undefined ? {} : { set }) };
      expect(await priceOf({ ...asked, prefer: "usd-low" }), name).toBeLessThan(await priceOf(asked));
    }
  });

  test("with two sides has its pictures and costs on the faces; with two halves, one picture", async () => {
    const delver = scryfallCardSchema.parse(await get("named?exact=Delver+of+Secrets"));
    expect(delver.name).toBe("Delver of Secrets // Insectile Aberration");
    expect(delver.image_uris).toBeUndefined();
    expect(delver.mana_cost).toBeUndefined();
    expect(delver.card_faces?.map((face) => face.image_uris?.normal.includes("/back/"))).toEqual([
      false,
      true,
    ]);
    const split = scryfallCardSchema.parse(await get(`named?exact=${encodeURIComponent("Fire // Ice")}`));
    expect(split.image_uris).toBeDefined();
    expect(split.mana_cost).toBe("{1}{R} // {1}{U}");
    expect(split.card_faces?.map((face) => [face.mana_cost, face.image_uris])).toEqual([
      ["{1}{R}", undefined],
      ["{1}{U}", undefined],
    ]);
  });

  test("may be misspelled when asked for fuzzily, not when asked for exactly", async () => {
    expect(await get("named?fuzzy=lightnig+bolt")).toMatchObject({ name: "Lightning Bolt" });
    const error = scryfallErrorSchema.parse(await get("named?exact=lightnig+bolt", 404));
    expect(error).toMatchObject({
      code: "not_found",
      status: 404,
      details: expect.stringContaining("Lightning Bolt"),
    });
  });

  test("in a set is that printing, or not found", async () => {
    const card = scryfallCardSchema.parse(await get("named?exact=Lightning+Bolt"));
    expect(await get(`named?fuzzy=Lightning+Bolt&set=${card.set.toUpperCase()}`)).toMatchObject({
      set: card.set,
    });
    expect(await get("named?exact=Lightning+Bolt&set=nope", 404)).toMatchObject({
      object: "error",
      code: "not_found",
    });
  });

  test("says what is wrong with the question", async () => {
    for (const query of ["", "?exact=", "?exact=a&fuzzy=b", `?fuzzy=${"x".repeat(400)}`]) {
      expect(await get(`named${query}`, 400)).toMatchObject({
        object: "error",
        code: "bad_request",
        status: 400,
      });
    }
    expect(await get("named?fuzzy=jace", 404)).toMatchObject({ code: "not_found", type: "ambiguous" });
    expect(await get("named?exact=__proto__", 404)).toMatchObject({ code: "not_found" });
  });
});

describe("a card by id, or by set and number", () => {
  test("is that printing", async () => {
    const named = scryfallCardSchema.parse(await get("named?exact=Counterspell"));
    expect(await get(named.id)).toEqual(named);
    expect(await get(`${named.set}/${encodeURIComponent(named.collector_number)}`)).toEqual(named);
    expect(await get(named.oracle_id)).toMatchObject({ name: "Counterspell" });
  });

  test("that does not exist is not found", async () => {
    expect(await get("00000000-0000-0000-0000-000000000000", 404)).toMatchObject({
      object: "error",
      status: 404,
    });
    expect(await get("nonsense", 404)).toMatchObject({ code: "not_found" });
    expect(await get("nope/1", 404)).toMatchObject({ code: "not_found" });
  });
});

describe("a collection", () => {
  test("finds what it can by id, name, name in a set, set with number, and lists the rest as it was asked", async () => {
    const bolt = scryfallCardSchema.parse(await get("named?exact=Lightning+Bolt"));
    const { data, not_found } = collectionSchema.parse(
      await collect([
        { id: bolt.id },
        { name: "Sol Ring" },
        { name: "Lightning Bolt", set: bolt.set },
        { set: bolt.set, collector_number: bolt.collector_number },
        { name: "No Such Card At All" },
        { oracle_id: bolt.oracle_id },
        {},
      ]),
    );
    expect(data.map((card) => card.name)).toEqual([
      "Lightning Bolt",
      "Sol Ring",
      "Lightning Bolt",
      "Lightning Bolt",
      "Lightning Bolt",
    ]);
    expect(not_found).toEqual([{ name: "No Such Card At All" }, {}]);
  });

  test("is the cheapest printing of a name, or of a name in a set, where that is preferred", async () => {
    const priceOf = async (identifier: object) => {
      const { data } = collectionSchema.parse(await collect([identifier]));
      return Number(data[0]?.prices.usd ?? data[0]?.prices.usd_foil ?? Number.NaN);
    };
    // Cards whose usual printing is not the cheapest, in all sets and in one.
    for (const [name, set] of dearer()) {
      const asked = { name, ...(set === undefined ? {} : { set }) };
      expect(await priceOf({ ...asked, prefer: "usd-low" }), name).toBeLessThan(await priceOf(asked));
    }
    const [unpriced] = collectionSchema.parse(await collect([{ name: "Shahrazad", prefer: "usd-low" }])).data;
    expect(unpriced?.name).toBe("Shahrazad");
    expect(await collect([{ name: "Sol Ring", set: "zzz", prefer: "usd-low" }])).toMatchObject({
      data: [],
      not_found: [{ name: "Sol Ring", set: "zzz", prefer: "usd-low" }],
    });
  });

  test("takes 75 identifiers and no more", async () => {
    const rings = Array.from({ length: 76 }, () => ({ name: "Sol Ring" }));
    expect(await collect(rings.slice(1))).toMatchObject({ data: expect.objectContaining({ length: 75 }) });
    expect(await collect(rings, 400)).toMatchObject({ object: "error", code: "bad_request" });
    expect(await collect([], 400)).toMatchObject({ code: "bad_request" });
    expect(await collect("Sol Ring", 400)).toMatchObject({ code: "bad_request" });
  });
});

describe("completion", () => {
  test("offers up to twenty names", async () => {
    const { data, total_values } = catalogSchema.parse(await get("autocomplete?q=light"));
    expect(data).toContain("Lightning Bolt");
    expect(total_values).toBe(data.length);
    expect(data.length).toBe(20);
    expect(await get("autocomplete?q=l")).toMatchObject({ data: [] });
    expect(await get("autocomplete")).toMatchObject({ data: [] });
  });
});

test("answers may be kept for an hour, and are not sent twice", async () => {
  const first = await app.request("/api/cards/named?exact=Sol+Ring");
  expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
  const etag = first.headers.get("etag")!;
  const again = await app.request("/api/cards/named?exact=Sol+Ring", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("whatever is asked is answered in Scryfall's shapes, never with a server error", async () => {
  const word = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("named", "collection", "__proto__", "%", "constructor"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("exact", "fuzzy", "set", "q"), word),
      async (parts, query) => {
        const path = parts.map((part) => encodeURIComponent(part)).join("/");
        // Dots lead out of the folder before the server sees them.
        fc.pre(!/(^|\/)\.{1,2}(\/|$)/.test(path));
        const response = await app.request(`/api/cards/${path}?${new URLSearchParams(query)}`);
        expect(response.status).toBeLessThan(500);
        expect(await response.json()).toHaveProperty("object");
      },
    ),
  );
});
