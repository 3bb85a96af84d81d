import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { buildTable } from "@deckwright/cards/table/build-table.ts";
import { cardRecord } from "@deckwright/cards/testing/make-table.ts";
import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import { getRequestListener } from "@hono/node-server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { cardSite } from "../../testing/card-site.ts";

/** Enough for files that do not fit into what two sockets take in the end: some ten megabytes, where nobody reads. */
const CARDS = 12_000;
const RULINGS = [
  { source: "wotc", publishedAt: "2020-01-01", comment: "First." },
  { source: "scryfall", publishedAt: "2021-01-01", comment: "Second, with “quotes”." },
];

interface Definition {
  readonly id: string;
  readonly type: string;
  readonly uri: string;
  readonly download_uri: string;
  readonly size: number;
  readonly compressed_size: number;
  readonly content_encoding: string;
}

let site: ReturnType<typeof cardSite>;
let bare: ReturnType<typeof cardSite>;
beforeAll(() => {
  const cards = Array.from({ length: CARDS }, (_, at) => cardRecord({ name: `Card ${at + 1}` }, at + 1));
  const table = buildTable({ cards }, { source: "folder", today: "2026-01-01" });
  const loaded = { table, names: buildNameIndex(table) } as Parameters<typeof cardSite>[0];
  site = cardSite(loaded, { rulings: new Map([[table.oracleId(1), RULINGS]]) });
  bare = cardSite(loaded);
});

const pathOf = (uri: string) => uri.slice("http://localhost:3000".length);
async function definitions(of = site) {
  const { data } = (await (await of.request("/api/bulk-data")).json()) as { data: Definition[] };
  return data;
}
const ZIPPED = { headers: { "accept-encoding": "gzip" } };

describe("bulk files", () => {
  test("are as large as they are said to be, as they are and gzipped", async () => {
    for (const each of await definitions()) {
      const plain = await (await site.request(pathOf(each.download_uri))).arrayBuffer();
      const response = await site.request(pathOf(each.download_uri), ZIPPED);
      expect(response.headers.get("content-encoding")).toBe(each.content_encoding);
      const zipped = await response.arrayBuffer();
      expect([plain.byteLength, zipped.byteLength], each.type).toEqual([each.size, each.compressed_size]);
      expect(gunzipSync(zipped).equals(Buffer.from(plain))).toBe(true);
    }
  });

  test("are found by their kind and their id, with hyphens or without", async () => {
    for (const each of await definitions()) {
      expect(await (await site.request(pathOf(each.uri))).json()).toEqual(each);
      expect(await (await site.request(`/api/bulk-data/${each.id}`)).json()).toEqual(each);
      expect(await (await site.request(`/api/bulk-data/${each.type.replace("_", "-")}`)).json()).toEqual(
        each,
      );
    }
  });

  test("hold every card, and every ruling with its card", async () => {
    const response = await site.request("/api/bulk-data/oracle_cards/file");
    const cards = (await response.json()) as unknown[];
    expect(new Set(cards.map((card) => scryfallCardSchema.parse(card).name)).size).toBe(CARDS);
    expect(await (await site.request("/api/bulk-data/rulings/file")).json()).toEqual(
      RULINGS.map(({ source, publishedAt, comment }) => ({
        object: "ruling",
        oracle_id: "00000002-0000-4000-8000-000000000000",
        source,
        published_at: publishedAt,
        comment,
      })),
    );
  });

  test("that cannot be true are not there, with the reason", async () => {
    expect((await definitions(bare)).map(({ type }) => type)).toEqual(["oracle_cards", "default_cards"]);
    for (const [type, reason] of [
      ["rulings", /No rulings are loaded/],
      ["all_cards", /every language/],
      ["unique-artwork", /one picture from another/],
      ["__proto__", /no such bulk file/],
    ] as const) {
      for (const path of [type, `${type}/file`]) {
        const response = await bare.request(`/api/bulk-data/${path}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({
          code: "not_found",
          details: expect.stringMatching(reason),
        });
      }
    }
  });

  test("are two at a time for one visitor, and those that were given up do not count", async () => {
    const server = createServer(getRequestListener(site.fetch));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const path = "/api/bulk-data/default_cards/file";
    const begin = async (method = "GET") => {
      const asked = httpRequest({ port, path, method, agent: false }).end();
      const [response] = await once(asked, "response");
      return {
        status: response.statusCode,
        retry: response.headers["retry-after"],
        end: () => asked.destroy(),
      };
    };
    // Nobody reads their bodies, so that they stay on their way.
    const first = await begin();
    const second = await begin();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await begin()).toMatchObject({ status: 429, retry: "30" });
    expect((await begin("HEAD")).status).toBe(200);
    first.end();
    await vi.waitFor(async () => expect((await begin()).status).toBe(200), 3000);
    server.closeAllConnections();
    server.close();
    // All were given up.
    await vi.waitFor(async () => expect((await site.request(path, ZIPPED)).status).toBe(200), 3000);
  });
});
