import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CHROMIUM,
  closeWindows,
  type RunningServer,
  startBrowser,
  startServer,
  violations,
  visit,
  WIDTHS,
} from "./harness.ts";
import { addRow, becomeMember } from "./members.ts";

const SPELLS = [
  "Lightning Bolt",
  "Lava Spike",
  "Rift Bolt",
  "Searing Blaze",
  "Skewer the Critics",
  "Light Up the Stage",
  "Monastery Swiftspear",
  "Goblin Guide",
  "Skullcrack",
  "Shard Volley",
];

/** What people try to get into pages. */
const HOSTILE = `<script>window.hacked = 1</script>

<img src=x onerror="window.hacked = 1">

[click](javascript:window.hacked=1)

## <b>Bold</b> claims

[[Lightning Bolt]] deals three damage.`;

describe.skipIf(CHROMIUM === undefined)("the Brew Blog", () => {
  /** Of its own: the blog is empty at first, and has as many articles as are written here. */
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ AUTH_AUTOCONFIRM: "on" }), startBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
  });

  async function join(name: string) {
    const visited = await visit(browser);
    await becomeMember(visited.page, server.origin, name);
    return visited;
  }

  /** Shares a deck from the vault. */
  async function share(page: Page, name: string, spells: readonly string[]): Promise<void> {
    await addRow(page, "decks", {
      name,
      format: "modern",
      cards: 20 + 4 * spells.length,
      colors: ["R"],
      power_level: 5,
      card_list: {
        Burn: spells.map((card) => ({ name: card, quantity: 4 })),
        Lands: [{ name: "Mountain", quantity: 20 }],
      },
    });
    await page.goto(`${server.origin}/vault`);
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByRole("button", { name: "Share with Community" }).click();
  }

  test("gets an article when a deck is shared, which leads to the deck and back", async () => {
    const { page, context, unexpected } = await join("wren");
    await page.goto(`${server.origin}/brew-blog`);
    await page.getByText("No articles yet").waitFor();
    await share(page, "Bonfire", SPELLS);
    await page.getByText("Blog Post Generated!", { exact: true }).waitFor();
    await page.getByText("A new article has been posted to the Brew Blog.", { exact: true }).waitFor();

    await page.goto(`${server.origin}/brew-blog?color=R&format=modern`);
    await page.getByText(/^1 article\b/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await page.getByText("Written by the engine").waitFor();
    const bolt = page.locator(".article-text").getByRole("link", { name: "Lightning Bolt" }).first();
    await bolt.hover();
    await page.locator(".article-preview").waitFor();
    await page.getByRole("heading", { name: /^Mana curve/ }).waitFor();
    expect(((await page.locator(".article-text").textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(
      500,
    );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(1, 1);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/article-${width}.png`, fullPage: true });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("link", { name: "Open the deck" }).click();
    await page.getByRole("link", { name: "Back to Article" }).click();
    await page.getByText("Written by the engine").waitFor();
    await page.goto(`${server.origin}/brew-blog?color=U`);
    await page.getByText("No articles match").waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("tells of a new article when a deck is shared, and of none when it is shared again", async () => {
    const { page, context, unexpected } = await join("teal");
    await share(page, "Twice Shared", SPELLS);
    await page.getByText("Blog Post Generated!", { exact: true }).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: "Twice Shared" });
    await row.getByRole("button", { name: "Unshare from Community" }).click();
    await page.getByText("Sharing Revoked", { exact: true }).waitFor();
    const answered = page.waitForResponse(/generate-blog-article$/);
    await row.getByRole("button", { name: "Share with Community" }).click();
    await page.getByText("Deck Shared!", { exact: true }).waitFor();
    expect((await answered).status()).toBe(200);
    // The first message stays its time, where a second one would take its place.
    await page.getByText("Deck Shared!", { exact: true }).waitFor({ state: "detached" });
    expect(await page.locator(".toast").count()).toBe(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("says why there is no article about a deck that is hardly one", async () => {
    const { page, context } = await join("moss");
    await share(page, "Four Bolts", SPELLS.slice(0, 3));
    await page.getByText("Blog Post Failed", { exact: true }).waitFor();
    await page
      .getByText(
        "Could not generate a blog post for this deck. An article needs a deck with 8 different spells at least.",
        { exact: true },
      )
      .waitFor();
    await context.close();
  });

  test("shows what its owner writes as words, has it written anew, and takes reports", async () => {
    const { page, context, unexpected } = await join("reed");
    await share(page, "Embers", SPELLS);
    await page.getByText("Blog Post Generated!", { exact: true }).waitFor();
    await page.goto(`${server.origin}/brew-blog`);
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await page.getByRole("button", { name: "Edit article" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit article" });
    await dialog.getByLabel("Headline").fill("<i>Embers</i>");
    await dialog.getByLabel("Text").fill(HOSTILE);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "<i>Embers</i>", level: 1 }).waitFor();
    await page.getByText("<script>window.hacked = 1</script>").waitFor();
    await page.getByText("edited by its owner").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
    expect(
      await page
        .locator(".article-text img[onerror], .article-text script, .article-text a[href^=javascript]")
        .count(),
    ).toBe(0);
    const address = page.url();

    const other = await join("fern");
    await other.page.goto(address);
    await other.page.getByRole("button", { name: "Report this article" }).click();
    const report = other.page.getByRole("dialog", { name: "Report this article" });
    await report.getByLabel("Reason").selectOption({ label: "It is advertising" });
    await report.getByRole("button", { name: "Send report" }).click();
    await other.page.getByText("Somebody will look at it.", { exact: true }).waitFor();
    expect(other.unexpected).toEqual([]);
    await other.context.close();

    await page.getByRole("button", { name: "Write it anew" }).click();
    await page.getByText("Article written anew", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "<i>Embers</i>", level: 1 }).waitFor({ state: "detached" });
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
