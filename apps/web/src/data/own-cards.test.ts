import { createClient } from "@supabase/supabase-js";
import { describe, expect, test, vi } from "vitest";
import { changeQuantity, writeOwnCards } from "./own-cards.ts";

const KEY = { user_id: "me", scryfall_id: "0a1b" };

/** A client whose server holds so many copies. The answers of the first `lost` changes do not arrive. */
function clientHolding(quantity: number, lost = 0) {
  let held = quantity;
  let silent = lost;
  const server: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const method = init?.method ?? "GET";
    if (method === "GET") return Response.json(held === 0 ? [] : [{ quantity: held }]);
    const isMet = url.searchParams.get("quantity") === `eq.${held}`;
    if (isMet) held = method === "DELETE" ? 0 : JSON.parse(String(init?.body)).quantity;
    if (silent-- > 0) throw new TypeError("connection lost");
    return Response.json(isMet ? [{ quantity: held }] : []);
  };
  return { client: createClient("http://localhost", "key", { global: { fetch: server } }), held: () => held };
}

describe("changing a number in place", () => {
  test("changes what was read, also when the answer is lost; 0 takes the card out", async () => {
    for (const to of [7, 0]) {
      for (const lost of [0, 1]) {
        const { client, held } = clientHolding(3, lost);
        expect(await changeQuantity(client, KEY, 3, to)).toEqual({ kind: "done" });
        expect(held()).toBe(to);
      }
    }
  });

  test("changes nothing that another window has changed", async () => {
    const { client, held } = clientHolding(5);
    expect(await changeQuantity(client, KEY, 3, 7)).toEqual({ kind: "changed", quantity: 5 });
    expect(held()).toBe(5);
    expect(await changeQuantity(clientHolding(0).client, KEY, 3, 7)).toEqual({
      kind: "changed",
      quantity: 0,
    });
  });
});

describe("writing a whole list", () => {
  const cards = Array.from({ length: 1_200 }, (_, at) => ({
    scryfall_id: `id-${at}`,
    name: "Opt",
    set_name: null,
    rarity: null,
    image_url: null,
    price_usd: null,
    quantity: 1,
  }));

  test("goes in parts, each again when its answer is lost", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const parts: number[] = [];
    const server: typeof fetch = async (_input, init) => {
      parts.push(JSON.parse(String(init?.body)).length);
      if (parts.length === 2) throw new TypeError("connection lost");
      return new Response(null, { status: 201 });
    };
    const client = createClient("http://localhost", "key", { global: { fetch: server } });
    const told: number[] = [];
    const result = await writeOwnCards(client, "me", cards, (count) => told.push(count));
    vi.useRealTimers();
    expect(result).toEqual({ written: 1_200, problem: null });
    expect(parts).toEqual([500, 500, 500, 200]);
    expect(told).toEqual([500, 1_000, 1_200]);
  });

  test("stops where the plan has no more room, and says so", async () => {
    let parts = 0;
    const full = { code: "PT403", message: "Your collection is full.", hint: "Get Pro.", details: null };
    const server: typeof fetch = async () =>
      ++parts === 1 ? new Response(null, { status: 201 }) : Response.json(full, { status: 403 });
    const client = createClient("http://localhost", "key", { global: { fetch: server } });
    expect(await writeOwnCards(client, "me", cards)).toEqual({
      written: 500,
      problem: "Your collection is full. Get Pro.",
    });
    expect(parts).toBe(2);
  });
});
