import { cardFaceListSchema } from "@deckwright/contract/card-face-list.ts";
import { cardListSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";

let app: Hono<AppEnv>;
beforeAll(async () => {
  app = cardSite(await loadTestCards());
});

type Params = Readonly<Record<string, string>>;

async function get(path: string, params: Params, status = 200): Promise<unknown> {
  const response = await app.request(`/api/${path}?${new URLSearchParams(params)}`);
  expect(response.status, JSON.stringify(params)).toBe(status);
  return response.json();
}
const faces = async (params: Params) => cardFaceListSchema.parse(await get("card-faces", params));
const cards = async (params: Params) => cardListSchema.parse(await get("cards/search", params));

describe("the faces of a search", () => {
  test.each([
    { q: "t:elf" },
    { q: "is:dfc t:planeswalker order:name" },
    { q: "is:split or is:adventure or is:flip" },
    { q: "!opt", unique: "prints", order: "usd", dir: "asc" },
    { q: "game:arena t:battle or is:gamechanger" },
  ])("$q are those of its cards, each as it is shown in a list", async (params) => {
    const list = await cards(params);
    const { data, total_cards, understood } = await faces({ ...params, count: "175" });
    expect({ total_cards, understood }).toEqual({
      total_cards: list.total_cards,
      understood: list.understood,
    });
    const expected = list.data.map((card) => {
      const front = card.card_faces?.[0];
      const images = card.image_uris ?? front?.image_uris;
      const usd = Number.parseFloat(card.prices.usd ?? "");
      const stats = Object.fromEntries(
        (["power", "toughness", "loyalty", "defense"] as const)
          .map((stat) => [stat, card[stat] ?? front?.[stat]] as const)
          .filter(([, value]) => value !== undefined),
      );
      return {
        ...stats,
        id: card.id,
        name: card.name,
        mana_cost: card.mana_cost ?? front?.mana_cost,
        mv: card.cmc,
        type_line: card.type_line,
        colors: card.colors ?? front?.colors,
        color_identity: card.color_identity,
        images: { normal: images?.normal ?? "", art_crop: images?.art_crop ?? "" },
        usd: Number.isFinite(usd) ? usd : null,
        set: card.set,
        set_name: card.set_name,
        collector_number: card.collector_number,
        rarity: card.rarity,
        artist: card.artist ?? "",
        game_changer: card.game_changer,
      };
    });
    expect(data).toEqual(expected);
  });

  test("carry no texts, and nothing of their backs", async () => {
    const body = await get("card-faces", { q: "is:dfc" });
    expect(JSON.stringify(body)).not.toMatch(/"(?:oracle_text|back|card_faces|legalities)":/);
  });

  test("come from a place on, sixty unless told", async () => {
    const list = await cards({ q: "t:elf" });
    const names = (data: readonly { readonly name: string }[]) => data.map(({ name }) => name);
    expect(names((await faces({ q: "t:elf" })).data)).toEqual(names(list.data.slice(0, 60)));
    const some = await faces({ q: "t:elf", from: "7", count: "3" });
    expect(names(some.data)).toEqual(names(list.data.slice(7, 10)));
    expect(some.total_cards).toBe(list.total_cards);
    const last = await faces({ q: "t:elf", from: String(list.total_cards - 1), count: "200" });
    expect(last.data).toHaveLength(1);
    expect((await faces({ q: "t:elf", count: "200" })).data).toHaveLength(200);
  });

  test("behind the last hit are none", async () => {
    const { total_cards } = await faces({ q: "is:shockland" });
    for (const from of [total_cards, 1e9]) {
      const error = await get("card-faces", { q: "is:shockland", from: String(from) }, 422);
      expect(scryfallErrorSchema.parse(error).code).toBe("validation_error");
    }
  });

  test.each([
    { from: "-1" },
    { from: "1.5" },
    { from: "" },
    { from: "10000000000" },
    { count: "0" },
    { count: "201" },
    { count: "1e2" },
    { count: "all" },
  ])("are refused where the place makes no sense: %j", async (params) => {
    const error = scryfallErrorSchema.parse(await get("card-faces", { q: "t:elf", ...params }, 400));
    expect(error).toMatchObject({ code: "bad_request", details: expect.stringContaining("whole number") });
  });

  test.each([
    [{}, 400],
    [{ q: " " }, 400],
    [{ q: "tyep:elf" }, 400],
    [{ q: "x".repeat(30_000) }, 400],
    [{ q: "t:elf t:goblin t:dragon t:wall t:saga" }, 404],
    [{ q: "\0'; DROP TABLE cards; --" }, 404],
  ])("are refused as the cards are", async (params: Params, status) => {
    expect(await get("card-faces", params, status)).toEqual(await get("cards/search", params, status));
  });

  test("are there for half a word too, where each letter is a search", async () => {
    for (const q of ["t:", "zzzzzz", "tyep:elf"]) {
      const [refused, { status }] = [
        await app.request(`/api/card-faces?typed=1&q=${q}`),
        await app.request(`/api/card-faces?q=${q}`),
      ];
      expect(refused.status).toBe(200);
      expect(scryfallErrorSchema.parse(await refused.json()).status).toBe(status);
    }
    expect((await faces({ q: "is:shockland", typed: "1" })).total_cards).toBe(10);
    expect((await app.request("/api/card-faces?typed=1&q=elf&count=0")).status).toBe(400);
  });

  test("say what was not understood, and where", async () => {
    const asked = { q: "is:shockland tyep:land", unique: "everything" };
    const { warnings, warning_places } = await faces(asked);
    const list = await cards(asked);
    expect(warnings).toHaveLength(2);
    expect({ warnings, warning_places }).toEqual({
      warnings: list.warnings,
      warning_places: list.warning_places,
    });
  });

  test("are kept by whoever asked, and not sent twice", async () => {
    const first = await app.request("/api/card-faces?q=opt");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    const again = await app.request("/api/card-faces?q=opt", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const more = await app.request("/api/card-faces?q=opt&count=1", { headers: { "if-none-match": etag } });
    expect(more.status).toBe(200);
  });
});
