import type { User } from "@supabase/supabase-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as AccountModule from "./account.ts";
import type * as DecksModule from "./decks.ts";

const LINE = { name: "Shock", quantity: 1, role: "Removal", reason: "Cheap." };

/** A member's page before a server with one deck, which others change before each of the next `rivals` writes. */
async function openPage(rivals: number) {
  const deck = {
    id: 7,
    version: 1,
    name: "Fire",
    format: "modern",
    colors: ["R"],
    power_level: null,
    card_list: { "A group that nobody knows": [LINE] },
    seo_description: null,
    image: null,
    details: null,
    shared: false,
    favorite: false,
  };
  let left = rivals;
  let isThere = true;
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const version = new URL(String(input)).searchParams.get("version");
    const method = init?.method ?? "GET";
    if (method !== "GET" && left > 0) {
      left -= 1;
      deck.version += 1;
    }
    const isMet = isThere && (version === null || version === `eq.${deck.version}`);
    if (!isMet) return Response.json([]);
    if (method === "DELETE") isThere = false;
    if (method === "PATCH") {
      const change = JSON.parse(String(init?.body));
      Object.assign(deck, change);
      if ("card_list" in change) deck.version += 1;
    }
    return Response.json([deck]);
  });
  vi.resetModules();
  const { account, startAccount, supabase }: typeof AccountModule = await import("./account.ts");
  const decks: typeof DecksModule = await import("./decks.ts");
  startAccount("public-key");
  // The client finds that no session was kept, and says so; then the member is here.
  await (await supabase()).auth.getSession();
  await new Promise((resolve) => setTimeout(resolve));
  account.set({ ...account.get(), loading: false, user: { id: "me" } as User });
  return { ...decks, deck, isThere: () => isThere };
}

const SHOCK = { name: "Shock", type_line: "Instant" };
const READ = { id: 7, version: 1 };

describe("a deck that others change at the same time", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is read again for one more copy of a card, which goes into what is there now", async () => {
    const { putInDeck, deck } = await openPage(3);
    await Promise.all([putInDeck(7, SHOCK), putInDeck(7, SHOCK)]);
    expect(deck.card_list).toEqual({ "A group that nobody knows": [{ ...LINE, quantity: 3 }] });
  });

  test("is left as it is when it never stands still", async () => {
    const { putInDeck, deck } = await openPage(100);
    await expect(putInDeck(7, SHOCK)).rejects.toThrow("being changed elsewhere");
    expect(deck.card_list["A group that nobody knows"]).toEqual([LINE]);
  });

  test("becomes a favorite all the same, and is shared or deleted only as it was seen", async () => {
    const { markDeck, deleteDeck, deck, isThere } = await openPage(1);
    expect(await markDeck(READ, { favorite: true }, "any version")).toBe(true);
    expect(await markDeck(READ, { shared: true }, "this version")).toBe(false);
    expect(await deleteDeck(READ)).toBe(false);
    expect([deck.favorite, deck.shared, isThere()]).toEqual([true, false, true]);
    expect(await markDeck({ id: 7, version: deck.version }, { shared: true }, "this version")).toBe(true);
    expect(await deleteDeck({ id: 7, version: deck.version })).toBe(true);
    expect(isThere()).toBe(false);
  });

  test("that is gone is told from one that was changed", async () => {
    const { changeDeck, deleteDeck } = await openPage(1);
    expect(await changeDeck(READ, { name: "Ashes" })).toEqual({ kind: "changed", version: 2 });
    await deleteDeck({ id: 7, version: 2 });
    expect(await changeDeck(READ, { name: "Ashes" })).toEqual({ kind: "gone" });
    // Somebody else has deleted it already: that is what was wanted.
    expect(await deleteDeck(READ)).toBe(true);
  });

  test("opens with what of it nobody knows", async () => {
    const { openDeck } = await openPage(0);
    const { deck, kept, unread } = await openDeck(7);
    expect([deck.main, kept, unread]).toEqual([{ Shock: 1 }, READ, []]);
    expect(deck.name).toBe("Fire");
  });
});
