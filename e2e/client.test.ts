import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, closeWindows, startBrowser } from "./harness.ts";

/** The client as its makers publish it for pages. */
const CLIENT = createRequire(import.meta.url).resolve("@supabase/supabase-js/dist/umd/supabase.js");

const CARDS = { Creatures: [{ name: "Llanowar Elves", quantity: 4 }] };

/** Calls the client in the page: `run` is the body of a function of `client`, and of `visitor`, who is not signed in. */
async function call<Answer>(page: Page, run: string): Promise<Answer> {
  return page.evaluate(`(async ({ client, visitor }) => { ${run} })(window.clients)`);
}

describe.skipIf(CHROMIUM === undefined)("the published client in a page", () => {
  const origin = inject("origin");
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    // The site's own pages let nobody else's script in; this page does.
    const context = await browser.newContext({ bypassCSP: true });
    page = await context.newPage();
    await page.goto(`${origin}/vault`);
    await page.addScriptTag({ path: CLIENT });
    await page.evaluate(`
      const make = (storageKey) => supabase.createClient(location.origin, "sb_publishable_journeys", { auth: { storageKey } });
      window.clients = { client: make("member"), visitor: make("visitor") };
    `);
    const { error } = await call<{ error: unknown }>(
      page,
      `return client.auth.signUp({
        email: "ida@example.org", password: "correct horse", options: { data: { username: "Ida" } },
      })`,
    );
    expect(error).toBeNull();
    const verified = await call<{ error: unknown }>(
      page,
      `return client.auth.verifyOtp({ type: "signup", token_hash: "${await mailedToken("ida@example.org")}" })`,
    );
    expect(verified.error).toBeNull();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  /** What the mailed link for an address would show. */
  async function mailedToken(address: string): Promise<string> {
    for (const deadline = Date.now() + 15_000; ; ) {
      const mailbox = await (await fetch(`${origin}/mailbox`)).text();
      const message = mailbox.split("<article").find((part) => part.includes(`to ${address},`));
      const token = /verify\?token=(\w+)/.exec(message ?? "")?.[1];
      if (token !== undefined) return token;
      if (Date.now() > deadline) throw new Error(`Nothing was mailed to ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** A deck of Ida's. @returns Its number. */
  async function addDeck(name: string, shared: boolean): Promise<number> {
    const deck = { name, shared, format: "modern", cards: 60, card_list: CARDS };
    const { data, error } = await call<{ data: { id: number }; error: unknown }>(
      page,
      `return client.from("decks").insert(${JSON.stringify(deck)}).select().single()`,
    );
    expect(error).toBeNull();
    return data.id;
  }

  test("reads a shared deck with its author's name, and nothing that is not shared", async () => {
    const shared = await addDeck("Elves for all", true);
    const own = await addDeck("Elves for me", false);
    const read = (who: string, id: number) =>
      call(
        page,
        `return (await ${who}.from("decks").select("*, profiles(username)").eq("id", ${id}).maybeSingle()).data`,
      );
    expect(await read("visitor", shared)).toMatchObject({
      name: "Elves for all",
      card_list: CARDS,
      profiles: { username: "Ida" },
    });
    expect(await read("visitor", own)).toBeNull();
    expect(await read("client", own)).toMatchObject({ name: "Elves for me" });
    const list = await call<{ name: string }[]>(
      page,
      `return (await visitor.from("decks").select("*, profiles(username)").eq("shared", true)
        .order("created_at", { ascending: false })).data`,
    );
    const names = list.map(({ name }) => name);
    expect(names).toContain("Elves for all");
    expect(names).not.toContain("Elves for me");
  });

  test("shares, marks and deletes a deck, and gets each time what has become of it", async () => {
    const id = await addDeck("Elves in between", false);
    const update = (change: string, columns: string) =>
      call(
        page,
        `return (await client.from("decks").update(${change}).eq("id", ${id}).select(${columns}).single()).data`,
      );
    expect(await update("{ shared: true }", '"*, profiles(username)"')).toMatchObject({
      shared: true,
      profiles: { username: "Ida" },
    });
    expect(await update("{ favorite: true }", "")).toMatchObject({ favorite: true, shared: true });
    const foreign = await call(
      page,
      `return (await visitor.from("decks").delete().eq("id", ${id}).select()).error.code`,
    );
    expect(foreign).toBe("42501");
    expect(await call(page, `return (await client.from("decks").delete().eq("id", ${id})).status`)).toBe(204);
    expect(await call(page, `return (await client.from("decks").select("id").eq("id", ${id})).data`)).toEqual(
      [],
    );
  });

  test("adds a card to the collection, and to its number when it is there", async () => {
    const add = () =>
      call(
        page,
        `const { data: [held] } = await client.from("user_cards").select("id, quantity").eq("scryfall_id", "elves");
        const row = { scryfall_id: "elves", name: "Llanowar Elves", rarity: "common", price_usd: 0.25, quantity: 2 };
        return held
          ? (await client.from("user_cards").update({ quantity: held.quantity + 2 }).eq("id", held.id)).status
          : (await client.from("user_cards").insert(row)).status;`,
      );
    expect([await add(), await add()]).toEqual([201, 204]);
    expect(
      await call(page, `return (await client.from("user_cards").select("name, quantity, price_usd")).data`),
    ).toEqual([{ name: "Llanowar Elves", quantity: 4, price_usd: 0.25 }]);
    expect(await call(page, `return (await visitor.from("user_cards").select("name")).data`)).toEqual([]);
  });

  test("copies a shared deck for a credit, hears of it, and reads the profile anew", async () => {
    const id = await addDeck("Elves to copy", true);
    const told = await call<{ name: string }>(
      page,
      `const { user } = (await client.auth.getSession()).data.session;
      const heard = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error("nothing was heard")), 20_000);
        const filter = "user_id=eq." + user.id;
        client.channel("decks").on(
          "postgres_changes",
          { event: "INSERT", schema: "public", table: "decks", filter },
          ({ new: deck }) => resolve(deck),
        ).subscribe(async (status) => {
          if (status !== "SUBSCRIBED") return;
          const { error } = await client.functions.invoke("copy-deck", { body: { deckId: ${id} } });
          if (error) reject(error);
        });
      });
      return heard.finally(() => client.removeAllChannels());`,
    );
    expect(told).toMatchObject({ name: "Elves to copy", shared: false });
    expect(
      await call(page, `return (await client.from("profiles").select("username, ai_credits").single()).data`),
    ).toEqual({ username: "Ida", ai_credits: 9 });
    const refused = await call(
      page,
      `const { error } = await client.functions.invoke("copy-deck", { body: { deckId: 999999 } });
      return (await error.context.json()).error;`,
    );
    expect(refused).toBe("Could not find the deck. It might be private or deleted.");
  });
});
