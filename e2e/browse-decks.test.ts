import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CHROMIUM,
  closeWindows,
  moveUntil,
  type RunningServer,
  startBrowser,
  startServer,
  violations,
  visit,
} from "./harness.ts";
import { addRow, becomeMember, fillSignUp } from "./members.ts";

const DECKS = 30;

describe.skipIf(CHROMIUM === undefined)("Community Decks", () => {
  /** Of its own: no deck is shared at first, and all that are shared here are counted. */
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ AUTH_AUTOCONFIRM: "on" }), startBrowser()]);
  });
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
  });

  const tiles = (page: Page) => page.locator(".deck-tile");
  const names = (page: Page) => page.locator(".deck-tile-name").allTextContents();

  async function shareDecks(page: Page): Promise<void> {
    for (let at = 1; at <= DECKS; at++) {
      await addRow(page, "decks", {
        name: at === 7 ? "100% Goblins" : `Deck ${String(at).padStart(2, "0")}`,
        format: at % 2 === 0 ? "pauper" : "modern",
        cards: 60,
        colors: at === 7 ? ["R", "G"] : ["R"],
        power_level: at === 9 ? null : 5,
        card_list: { Lands: [{ name: "Mountain", quantity: 60 }] },
        details: { playstyle: "burn", price_usd: at, bracket: null },
        shared: true,
      });
    }
  }

  test("are searched, filtered and read on, and the address has it all", async () => {
    const { page, context, unexpected } = await visit(browser);
    await page.goto(`${server.origin}/browse-decks`, { waitUntil: "networkidle" });
    await page.getByText("No decks shared yet. Be the first!", { exact: true }).waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, "dora");
    await shareDecks(page);

    // The home page shows the newest four of them, once it is made anew.
    await expect
      .poll(
        async () => (await (await fetch(server.origin)).text()).match(/<h3 class="deck-tile-name"/g)?.length,
      )
      .toBe(4);

    // What is shown first comes with the document.
    const sent = await (await fetch(`${server.origin}/browse-decks?colors=RG`)).text();
    expect(sent).toContain("100% Goblins");
    expect(sent).toContain("1 deck<");

    await page.goto(`${server.origin}/browse-decks`, { waitUntil: "networkidle" });
    await page.getByText(`${DECKS} decks, newest first`, { exact: true }).waitFor();
    expect(await tiles(page).count()).toBe(24);
    await page.getByRole("button", { name: "More decks" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => tiles(page).count()).toBe(DECKS);
    // Who works with keys stands at the first of the new ones.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Deck 06");
    expect(new Set(await names(page)).size).toBe(DECKS);
    expect(await violations(page)).toEqual([]);

    // A deck's page and back: the same decks, at the same place.
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Deck 06" }).getByRole("link", { name: "Open its page" }).click();
    await page.getByRole("heading", { level: 1, name: "Deck 06" }).waitFor();
    await page.goBack();
    await expect.poll(() => tiles(page).count()).toBe(DECKS);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);

    const search = page.getByRole("textbox", { name: "Search deck name or author" });
    await search.fill("0% GOB");
    await page.getByText("1 deck", { exact: true }).waitFor();
    await page.waitForURL(/q=0%25\+GOB/);
    await search.fill("DORA");
    await page.getByText(`${DECKS} decks, newest first`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Green" }).click();
    await page.getByText("1 deck", { exact: true }).waitFor();
    await page.getByRole("button", { name: "White" }).click();
    await page.getByText("No decks match your filters.", { exact: true }).waitFor();
    await page.waitForURL(/q=DORA&colors=WG/);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await page.getByText("1 deck", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "White" }).getAttribute("aria-pressed")).toBe("false");
    await page.reload({ waitUntil: "networkidle" });
    expect(await names(page)).toEqual(["100% Goblins"]);
    await page.getByRole("link", { name: "Clear filters" }).click();
    await page.getByText(`${DECKS} decks, newest first`, { exact: true }).waitFor();
    expect(await search.inputValue()).toBe("");
    await page.getByLabel("Format", { exact: true }).selectOption("pauper");
    await page.getByLabel("Order").selectOption("dearest");
    await page.getByText("15 decks, most expensive first", { exact: true }).waitFor();
    expect((await names(page))[0]).toBe("Deck 30");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("are scrolled before any script has come, and Back leads to that place", async () => {
    const { page, context, unexpected } = await visit(browser);
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await started;
      await route.continue();
    });
    await page.goto(`${server.origin}/browse-decks`, { waitUntil: "commit" });
    await expect.poll(() => tiles(page).count()).toBe(24);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    start();
    await page.waitForLoadState("networkidle");
    // Until React has taken the links over, a press follows them to the deck's page, as it should: a busy machine is slow to.
    await page.waitForFunction(() => {
      const link = document.querySelector(".deck-tile-name a");
      return link !== null && Object.keys(link).some((key) => key.startsWith("__reactProps"));
    });
    const deck = page.locator(".deck-tile-name a").nth(14);
    await deck.click();
    const dialog = page.getByRole("dialog");
    const name = await dialog.getByRole("heading").first().textContent();
    await dialog.getByRole("link", { name: "Open its page" }).click();
    await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Community Decks" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("come into an open list that they fit, in their order, and into no other", async () => {
    const writer = await visit(browser);
    await becomeMember(writer.page, server.origin, "writer");
    const share = (name: string, usd: number) =>
      addRow(writer.page, "decks", {
        name,
        format: "modern",
        cards: 60,
        colors: ["R", "G"],
        card_list: { Lands: [{ name: "Mountain", quantity: 60 }] },
        details: { price_usd: usd },
        shared: true,
      });
    await share("Newcomer at $20", 20);
    const { page, context, unexpected } = await visit(browser);
    let isSubscribed = false;
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        isSubscribed ||= String(payload).includes("Subscribed");
      }),
    );
    await page.goto(`${server.origin}/browse-decks?q=newcomer&sort=cheapest`, { waitUntil: "networkidle" });
    expect(await names(page)).toEqual(["Newcomer at $20"]);
    await moveUntil(page, () => isSubscribed);
    await share("Stranger at $5", 5);
    await share("Newcomer at $10", 10);
    await share("Newcomer at $30", 30);
    await expect.poll(() => names(page)).toEqual(["Newcomer at $10", "Newcomer at $20", "Newcomer at $30"]);
    await page.getByText("3 decks, cheapest first", { exact: true }).waitFor();
    expect(unexpected).toEqual([]);
    await writer.context.close();
    await context.close();
  });

  test("are marked and edited by who made them, copied by others, and say when nobody answers", async () => {
    const { page, context, unexpected } = await visit(browser, { width: 390 });
    await page.goto(`${server.origin}/browse-decks?q=goblins`, { waitUntil: "networkidle" });
    const tile = tiles(page).first();
    expect(await tile.getByRole("button", { name: /^Favorite/ }).count()).toBe(0);
    await tile.getByRole("button", { name: /^Copy \(1 Credit\)/ }).click();
    await page.getByRole("dialog", { name: "Log In" }).waitFor();
    await page.keyboard.press("Escape");
    await tile.getByRole("link", { name: "100% Goblins" }).click();
    await page.getByRole("dialog", { name: "100% Goblins" }).waitFor();
    await page.keyboard.press("Escape");
    expect(page.url()).toContain("/browse-decks?q=goblins");
    await page.getByRole("button", { name: "Filters (1)" }).click();
    await page.getByLabel("Price", { exact: true }).selectOption("-25");
    await page.waitForURL(/price=-25/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Show the decks" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByLabel("Email").fill("dora@example.org");
    await dialog.getByLabel("Password").fill("correct horse");
    await dialog.getByRole("button", { name: "Log In", exact: true }).click();
    const star = tile.getByRole("button", { name: "Favorite: 100% Goblins" });
    await star.click();
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
    await tile.getByRole("button", { name: "Edit 100% Goblins" }).waitFor();
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
    expect(unexpected).toEqual([]);

    await page.route("**/rest/v1/decks*", (route) => route.abort());
    await star.click();
    await page.getByText("Could not update favorite status.", { exact: true }).waitFor();
    expect(await star.getAttribute("aria-pressed")).toBe("true");
    await page.route("**/browse-decks.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Red" }).click();
    await page.getByText("The decks could not be loaded", { exact: true }).waitFor();
    await page.unroute("**/browse-decks.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await tile.waitFor();
    await context.close();
  });
});
