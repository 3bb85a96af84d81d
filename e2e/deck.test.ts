import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CHROMIUM,
  closeWindows,
  moveUntil,
  type RunningServer,
  startBrowser,
  startServer,
  type Visit,
  violations,
  visit,
} from "./harness.ts";
import { addRow, becomeMember, fillLogIn, fillSignUp } from "./members.ts";

const STRATEGY = "Throw everything at the other player.";

/** Puts a shared deck into the vault of who is logged in. */
function share(page: Page, name: string): Promise<void> {
  return addRow(page, "decks", {
    name,
    format: "pauper",
    cards: 60,
    colors: ["R"],
    power_level: 5,
    seo_description: STRATEGY,
    shared: true,
    card_list: {
      Burn: [{ name: "Lightning Bolt", quantity: 4, role: "Burn", reason: "Three damage." }],
      Lands: [{ name: "Mountain", quantity: 56, role: "Land", reason: "Red mana." }],
    },
    details: {
      playstyle: "burn",
      price_usd: 12.5,
      bracket: null,
      power_level: 5,
      seed: 1,
      groups: ["Burn", "Lands"],
    },
  });
}

describe.skipIf(CHROMIUM === undefined)("a shared deck", () => {
  /** Of its own: its decks have to be among the four newest, which home shows. */
  let server: RunningServer;
  let browser: Browser;
  let author: Visit;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ AUTH_AUTOCONFIRM: "on" }), startBrowser()]);
    author = await visit(browser);
    await becomeMember(author.page, server.origin, "maker");
  }, 120_000);
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
  });

  /** Opens the home page, on which a deck comes to be shown once somebody is there. */
  async function openHome(page: Page, name: string) {
    await page.goto(server.origin, { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name, exact: true });
    await moveUntil(page, () => link.isVisible());
    await link.waitFor();
    return link;
  }

  test("comes into an open home page, is looked at there, and copied by who signs up for it", async () => {
    const { page, context, unexpected } = await visit(browser);
    // Heard from the first frame on: the answer may come as soon as it is asked for.
    let isSubscribed = false;
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        isSubscribed ||= String(payload).includes("Subscribed");
      }),
    );
    await page.goto(server.origin, { waitUntil: "networkidle" });
    // Somebody is at the page: from now on it hears of changes.
    await moveUntil(page, () => isSubscribed);
    await expect.poll(() => isSubscribed).toBe(true);
    await share(author.page, "Hot Hands");
    await page.getByRole("link", { name: "Hot Hands" }).click();
    const preview = page.getByRole("dialog", { name: "Hot Hands" });
    await preview.getByRole("button", { name: "Lightning Bolt" }).click();
    await preview.getByText("In this deck").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.route("**/deck/*.data*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await preview.getByRole("link", { name: "Open its page" }).click();
    await page.getByText("The page is loading.").waitFor();

    await page.getByRole("heading", { level: 1, name: "Hot Hands" }).waitFor();
    await page.getByText("The page is loading.").waitFor({ state: "detached" });
    await page.getByText(STRATEGY).waitFor();
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await trail.allTextContents()).toEqual(["Home", "Browse Decks", "Hot Hands"]);
    await page.getByText("Legal in Pauper").waitFor();
    await page.getByRole("button", { name: "Mountain", exact: true }).click();
    await page.getByRole("complementary").getByText("56").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Copy (1 Credit)" }).click();
    await page.getByRole("dialog", { name: "Log In" }).getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, "copier");
    await page.getByText("Hot Hands has been added to your vault.", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    await page.getByRole("banner").getByText("9 credits").waitFor();
    await page.getByText("You need 56, you have 0.").waitFor();
    await page.getByRole("button", { name: "Add 56 to Collection" }).click();
    await page.getByRole("button", { name: "Owned" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("asks a visitor to log in who collects its cards, and adds then what they lack", async () => {
    await share(author.page, "Wish List");
    const { page, context, unexpected } = await visit(browser);
    const address = await (await openHome(page, "Wish List")).getAttribute("href");
    await page.goto(`${server.origin}${address}`);
    await page.getByRole("button", { name: "Lightning Bolt", exact: true }).click();
    const aside = page.getByRole("complementary");
    await aside.getByText("You need 4.", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await aside.getByRole("button", { name: "Add 4 to Collection" }).click();
    await page.getByRole("dialog", { name: "Log In" }).getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, "collector");
    await page.getByText("4 copies of Lightning Bolt added to your collection.", { exact: true }).waitFor();
    await aside.getByText("You need 4, you have 4.", { exact: true }).waitFor();
    expect(await aside.getByRole("button", { name: "Owned" }).isDisabled()).toBe(true);
    expect(unexpected).toEqual([]);
    await context.close();

    // The same in the preview, for somebody who turns out to own all of it already.
    const again = await visit(browser);
    await (await openHome(again.page, "Wish List")).click();
    const preview = again.page.getByRole("dialog", { name: "Wish List" });
    await preview.getByRole("button", { name: "Lightning Bolt" }).click();
    await preview.getByRole("button", { name: "Add 4 to Collection" }).click();
    await fillLogIn(again.page, "collector");
    await preview.getByText("You need 4, you have 4.", { exact: true }).waitFor();
    await again.page.goto(`${server.origin}/collection`);
    await expect.poll(() => again.page.getByLabel("Copies of Lightning Bolt").inputValue()).toBe("4");
    expect(again.unexpected).toEqual([]);
    await again.context.close();
  });

  test("comes into an open home page whose first looks at it fail", async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.origin, { waitUntil: "networkidle" });
    let looks = 0;
    await page.route("**/rest/v1/decks*", (route) => {
      looks += 1;
      return looks <= 2 ? route.abort() : route.continue();
    });
    await moveUntil(page, () => looks > 0);
    expect(looks).toBeGreaterThan(0);
    await share(author.page, "Late Arrival");
    await page.getByRole("link", { name: "Late Arrival", exact: true }).waitFor();
    expect(looks).toBeGreaterThan(2);
    await context.close();
  });

  test("is refused to who has no credit left, and leads to the store", async () => {
    await share(author.page, "Costly");
    const { page, context } = await visit(browser);
    await becomeMember(page, server.origin, "poor");
    await page.route("**/functions/v1/copy-deck", (route) =>
      route.fulfill({ status: 402, json: { error: "You need 1 AI credit to copy a deck." } }),
    );
    await (await openHome(page, "Costly")).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copy (1 Credit)" }).click();
    await page.waitForURL("**/store");
    await page.getByText("Insufficient Credits").waitFor();
    await context.close();
  });

  test("is changed by its author, who loses nothing without a connection, and takes the sharing back", async () => {
    const { page, context, unexpected } = author;
    await share(page, "First Try");
    await (await openHome(page, "First Try")).click();
    await page.getByRole("dialog", { name: "First Try" }).getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: /^Edit Deck: / });
    await dialog.getByText("Legal in Pauper", { exact: true }).waitFor();
    await dialog.getByLabel("Name of the deck").fill("Final");
    await dialog.getByRole("button", { name: "One Lightning Bolt more" }).click();
    await dialog.getByText("Not legal in Pauper").waitFor();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await dialog.getByText("Legal in Pauper", { exact: true }).waitFor();
    await dialog.getByText("Everything is saved.").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(unexpected).toEqual([]);

    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Remove Lightning Bolt" }).click();
    await dialog.getByText(/^Not saved yet/).waitFor();
    await context.setOffline(false);
    // The page is left before it has tried again.
    await (await openHome(page, "Final")).click();
    await page.getByRole("dialog", { name: "Final" }).getByRole("button", { name: "Edit" }).click();
    await dialog.getByText("Not legal in Pauper").waitFor();
    await dialog.getByText("Everything is saved.").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();

    await page.getByRole("link", { name: "Final" }).click();
    const preview = page.getByRole("dialog", { name: "Final" });
    await preview.getByRole("button", { name: "Mountain" }).waitFor();
    expect(await preview.getByRole("button", { name: "Lightning Bolt" }).count()).toBe(0);
    await preview.getByRole("button", { name: "Unshare from Community" }).click();
    await page.getByText("Sharing Revoked").waitFor();
    await preview.getByRole("button", { name: "Share with Community" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Final" }).waitFor({ state: "detached" });
  });

  test("is read on a phone, and where there are no scripts", async () => {
    await share(author.page, "Pocket");
    const { page, context, unexpected } = await visit(browser, { width: 390 });
    const address = await (await openHome(page, "Pocket")).getAttribute("href");
    await page.goto(`${server.origin}${address}?fromArticle=pocket`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Lightning Bolt", exact: true }).click();
    await page.getByText("In this deck").waitFor();
    const games = page.getByRole("heading", { name: /^Goldfish/ });
    await games.scrollIntoViewIfNeeded();
    await page.getByRole("row", { name: "20 damage 0 % by turn 12" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Back to Article" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const bare = await plain.newPage();
    await bare.goto(`${server.origin}${address}`);
    for (const words of ["Pocket", STRATEGY, "Lightning Bolt", "Mountain", "Legal in Pauper"]) {
      await bare.getByText(words).first().waitFor();
    }
    expect(await bare.getByRole("heading", { name: /^Goldfish/ }).count()).toBe(0);
    await plain.close();
  });
});
