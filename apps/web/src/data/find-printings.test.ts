import { afterEach, expect, test, vi } from "vitest";
import { findPrintings } from "./find-printings.ts";

/** A card as the server sends it. */
function card(id: string, name: string, set: string, number: string) {
  return {
    object: "card",
    id,
    oracle_id: `oracle-${name}`,
    name,
    lang: "en",
    released_at: "2024-01-01",
    uri: "",
    scryfall_uri: "",
    layout: "normal",
    image_status: "missing",
    cmc: 1,
    type_line: "Artifact",
    color_identity: [],
    keywords: [],
    legalities: {},
    games: [],
    reserved: false,
    game_changer: false,
    promo: false,
    digital: false,
    finishes: [],
    full_art: false,
    set,
    set_name: `Set ${set}`,
    set_type: "core",
    set_uri: "",
    collector_number: number,
    rarity: "rare",
    prices: { usd: "1.50" },
  };
}

afterEach(() => vi.unstubAllGlobals());

test("printings come in the order of the question, 75 to a request, each asked for once", async () => {
  const sizes: number[] = [];
  vi.stubGlobal("fetch", async (_path: string, init: { body: string }) => {
    const { identifiers } = JSON.parse(init.body);
    sizes.push(identifiers.length);
    const isKnown = ({ name }: { name: string }) => !name.endsWith("7");
    return Response.json({
      object: "list",
      not_found: identifiers.filter((each: { name: string }) => !isKnown(each)),
      data: identifiers
        .filter(isKnown)
        .map(({ name }: { name: string }) => card(`id ${name}`, name, "set", "1")),
    });
  });
  const names = Array.from({ length: 100 }, (_, at) => `Card ${at}`);
  const asked = [...names, "Card 3"].map((name) => ({ name }));
  const found = await findPrintings(asked, new AbortController().signal);
  expect(found.map((each) => each?.name)).toEqual(
    [...names, "Card 3"].map((name) => (name.endsWith("7") ? undefined : name)),
  );
  expect(sizes.toSorted((a, b) => a - b)).toEqual([25, 75]);
});

test("cards that another service knows come at the end, and still to those who asked", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({
      object: "list",
      not_found: [],
      data: [card("b", "Opt", "xln", "65"), card("a", "Sol Ring", "clb", "871")],
    }),
  );
  const asked = [{ set: "clb", collector_number: "871" }, { id: "b" }];
  const found = await findPrintings(asked, new AbortController().signal);
  expect(found.map((each) => each?.id)).toEqual(["a", "b"]);
});

test("a server that is asked for too much is asked again when it says so", async () => {
  let requests = 0;
  vi.stubGlobal("fetch", async () => {
    requests += 1;
    if (requests === 1) return new Response(null, { status: 429, headers: { "retry-after": "0.01" } });
    return Response.json({ object: "list", not_found: [{ name: "Opt" }], data: [] });
  });
  expect(await findPrintings([{ name: "Opt" }], new AbortController().signal)).toEqual([undefined]);
  expect(requests).toBe(2);
});
