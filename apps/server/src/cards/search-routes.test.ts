import { foldName } from "@deckwright/cards/names/fold.ts";
import { cardListSchema, scryfallCardSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";

let cards: LoadedCards;
let app: Hono<AppEnv>;
beforeAll(async () => {
  cards = await loadTestCards();
  const bolt = cards.names.resolve("Lightning Bolt");
  app = cardSite(cards, {
    rulings: new Map(
      bolt.found
        ? [
            [
              cards.table.oracleId(bolt.card),
              [{ source: "wotc", publishedAt: "2020-01-01", comment: "It is quick." }],
            ],
          ]
        : [],
    ),
  });
});

async function ask(path: string, init?: RequestInit): Promise<Response> {
  return await app.request(`/api/${path}`, init);
}

async function get(path: string, status = 200): Promise<unknown> {
  const response = await ask(path);
  expect(response.status, path).toBe(status);
  return response.json();
}

const query = (q: string, more: Readonly<Record<string, string>> = {}): string =>
  `cards/search?${new URLSearchParams({ q, ...more })}`;

describe("a search over HTTP", () => {
  test("gives pages of 175, of which the last has no next", async () => {
    const first = cardListSchema.parse(await get(query("t:elf")));
    expect(first.data).toHaveLength(175);
    expect(first.has_more).toBe(true);
    const names = new Set<string>();
    let page = first;
    let pages = 0;
    for (;;) {
      pages++;
      for (const card of page.data) names.add(card.name);
      if (!page.next_page) break;
      const next = new URL(page.next_page);
      page = cardListSchema.parse(await get(`${next.pathname.slice("/api/".length)}${next.search}`));
    }
    expect(page.has_more).toBe(false);
    expect(names.size).toBe(first.total_cards);
    expect(pages).toBe(Math.ceil(first.total_cards / 175));
    const folded = first.data.map((card) => foldName(card.name));
    expect(folded).toEqual([...folded].sort());
  });

  test("says what it understood, and where it did not", async () => {
    const list = cardListSchema.parse(await get(query("is:shockland tyep:land")));
    expect(list.total_cards).toBe(10);
    expect(list.understood).toBe("cards where it is a shockland");
    expect(list.warnings).toEqual(["There is no keyword “tyep”. Did you mean “type”?"]);
    expect(list.warning_places).toEqual([
      { message: "There is no keyword “tyep”.", start: 13, end: 17, suggestion: "type" },
    ]);
  });

  test("takes order, direction and what counts as one hit from its parameters", async () => {
    const prints = cardListSchema.parse(
      await get(query("!opt", { unique: "prints", order: "released", dir: "asc" })),
    );
    expect(prints.total_cards).toBeGreaterThan(5);
    const days = prints.data.map((card) => card.released_at);
    expect(days).toEqual([...days].sort());
    const odd = cardListSchema.parse(await get(query("!opt", { unique: "everything" })));
    expect(odd.warnings?.[0]).toContain("unique:everything");
    const plane = await get(query('"isle of vesuva"'), 404);
    expect(scryfallErrorSchema.parse(plane).code).toBe("not_found");
    expect(
      cardListSchema.parse(await get(query('"isle of vesuva"', { include_extras: "true" }))).total_cards,
    ).toBeGreaterThan(0);
  });

  test.each([
    ["cards/search", 400, "bad_request"],
    ["cards/search?q=%20", 400, "bad_request"],
    [query("tyep:elf"), 400, "bad_request"],
    [query("t:elf t:goblin t:dragon t:wall t:saga"), 404, "not_found"],
    [query("opt", { page: "1000000000" }), 422, "validation_error"],
    [query("opt", { page: "0" }), 200, undefined],
    [query("opt", { page: "-5" }), 200, undefined],
    [query("opt", { page: "NaN" }), 200, undefined],
    [query("\0'; DROP TABLE cards; --"), 404, "not_found"],
    [query("‮opt"), 200, undefined],
    [query("name:/(a+)+$/ !opt"), 404, "not_found"],
    ["cards/random?q=tyep:elf", 400, "bad_request"],
    ["sets/zzzzz", 404, "not_found"],
    ["catalog/dinosaurs", 404, "not_found"],
    ["bulk-data/everything", 404, "not_found"],
    ["migrations/1", 404, "not_found"],
    ["symbology/parse-mana?cost=hello", 422, "validation_error"],
    ["cards/none/rulings", 404, "not_found"],
  ])("%s is answered with %i", async (path, status, code) => {
    const body = await get(path, status);
    if (code) expect(scryfallErrorSchema.parse(body)).toMatchObject({ object: "error", status, code });
  });

  test("of thousands of signs is read, or refused", async () => {
    await get(query(`"${"(".repeat(5000)}`), 404);
    await get(query("(".repeat(5000)), 400);
    await get(query("x".repeat(30_000)), 400);
  });

  test.each(["gzip", "identity"])(
    "is cached by whoever asked in %s, and not sent twice",
    async (encoding) => {
      const asker = { "accept-encoding": encoding };
      const first = await ask(query("opt"), { headers: asker });
      expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/"/);
      const again = await ask(query("opt"), { headers: { ...asker, "if-none-match": etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      const head = await ask(query("opt"), { method: "HEAD", headers: asker });
      for (const answer of [first, again, head]) expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    },
  );

  test("comes as comma-separated values", async () => {
    const response = await ask(query("!opt", { format: "csv" }));
    expect(response.headers.get("content-type")).toContain("text/csv");
    const [head, line] = (await response.text()).split("\r\n");
    expect(head?.split(",").slice(0, 4)).toEqual(["set", "collector_number", "name", "mana_cost"]);
    expect(line).toContain(",Opt,{U},");
  });

  test("of too many in a short time is put off", async () => {
    const busy = cardSite(cards, { limit: { burst: 2, perSecond: 0.001 } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await busy.request("/api/sets")).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await busy.request("/api/sets");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(scryfallErrorSchema.parse(await refused.json()).status).toBe(429);
  });
});

describe("beside the search there are", () => {
  test("random cards, of a search or of all", async () => {
    const names = new Set<string>();
    for (let turn = 0; turn < 12; turn++) names.add(scryfallCardSchema.parse(await get("cards/random")).name);
    expect(names.size).toBeGreaterThan(8);
    const response = await ask("cards/random?q=is:shockland");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(scryfallCardSchema.parse(await response.json()).type_line).toContain("Land");
  });

  test("cards as text and as pictures", async () => {
    const text = await (await ask("cards/named?exact=Grizzly+Bears&format=text")).text();
    expect(text).toMatch(/^Grizzly Bears \{1\}\{G\}\nCreature — Bear\n2\/2\n$/);
    const picture = await ask("cards/named?exact=Opt&format=image&version=small");
    expect(picture.status).toBe(302);
    expect(picture.headers.get("location")).toMatch(/^https:\/\/cards\.scryfall\.io\/small\/front\//);
    const back = scryfallErrorSchema.parse(await get("cards/named?exact=Opt&format=image&face=back", 422));
    expect(back).toMatchObject({ code: "validation_error", status: 422 });
    const delver = await ask("cards/named?exact=Delver+of+Secrets&format=image&face=back&version=png");
    expect(delver.headers.get("location")).toMatch(/^https:\/\/cards\.scryfall\.io\/png\/back\//);
  });

  test("rulings, by id and by set and number", async () => {
    const bolt = scryfallCardSchema.parse(await get("cards/named?exact=Lightning+Bolt"));
    const expected = {
      object: "list",
      data: [{ object: "ruling", source: "wotc", comment: "It is quick." }],
    };
    expect(await get(`cards/${bolt.id}/rulings`)).toMatchObject(expected);
    expect(await get(`cards/${bolt.set}/${bolt.collector_number}/rulings`)).toMatchObject(expected);
    const opt = scryfallCardSchema.parse(await get("cards/named?exact=Opt"));
    expect(await get(`cards/${opt.id}/rulings`)).toMatchObject({ object: "list", data: [] });
  });

  test("sets, newest first, each with its cards", async () => {
    expect(await get("sets")).toMatchObject({ object: "list", has_more: false });
    const set = await get("sets/LEA");
    expect(set).toMatchObject({
      object: "set",
      code: "lea",
      set_type: "core",
      digital: false,
      card_count: 295,
    });
    const found = new URL(
      typeof set === "object" && set && "search_uri" in set ? String(set.search_uri) : "",
    );
    const list = cardListSchema.parse(await get(`cards/search${found.search}`));
    expect(list.total_cards).toBe(295);
  });

  test.each([
    ["card-names", "Lightning Bolt"],
    ["artist-names", "Rebecca Guay"],
    ["word-bank", "lightning"],
    ["creature-types", "Elf"],
    ["planeswalker-types", "Jace"],
    ["land-types", "Forest"],
    ["artifact-types", "Equipment"],
    ["enchantment-types", "Aura"],
    ["spell-types", "Arcane"],
    ["card-types", "Battle"],
    ["supertypes", "Legendary"],
    ["supertypes", "Host"],
    ["powers", "1+*"],
    ["toughnesses", "13"],
    ["loyalties", "4"],
    ["keyword-abilities", "Flying"],
    ["keyword-actions", "Scry"],
    ["ability-words", "Landfall"],
  ])("the catalog %s, with %s in it", async (name, word) => {
    const catalog = await get(`catalog/${name}`);
    expect(catalog).toMatchObject({ object: "catalog", data: expect.arrayContaining([word]) });
  });

  test("symbols, each with its picture, and costs put in order", async () => {
    const symbols = await get("symbology");
    expect(symbols).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ symbol: "{2/W}", mana_value: 2, hybrid: true, colors: ["W"] }),
        expect.objectContaining({ symbol: "{W/P}", mana_value: 1, phyrexian: true }),
        expect.objectContaining({
          symbol: "{T}",
          represents_mana: false,
          svg_uri: "https://svgs.scryfall.io/card-symbols/T.svg",
        }),
      ]),
    });
    expect(await get("symbology/parse-mana?cost=RUx2")).toMatchObject({
      cost: "{X}{2}{U}{R}",
      cmc: 4,
      multicolored: true,
    });
    expect(await get("symbology/parse-mana?cost=%7Bp%2Fw%7D3")).toMatchObject({
      cost: "{3}{W/P}",
      cmc: 4,
      monocolored: true,
    });
    expect(await get("symbology/parse-mana?cost=0")).toMatchObject({ cost: "{0}", cmc: 0, colorless: true });
  });

  test("bulk files with every card in them", async () => {
    const list = await get("bulk-data");
    expect(list).toMatchObject({
      data: [{ type: "oracle_cards" }, { type: "default_cards" }, { type: "rulings" }],
    });
    const response = await ask("bulk-data/oracle-cards/file");
    const all: unknown = JSON.parse(await response.text());
    expect(Array.isArray(all) && all.length).toBe(cards.table.size);
    expect(scryfallCardSchema.safeParse(Array.isArray(all) ? all[0] : undefined).success).toBe(true);
  });

  test("no migrations", async () => {
    expect(await get("migrations")).toEqual({ object: "list", has_more: false, data: [] });
  });
});
