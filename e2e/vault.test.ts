import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, type Visit, violations, visit, WIDTHS } from "./harness.ts";
import { addRow, becomeMember } from "./members.ts";
import { oneBrowser } from "./one-window.ts";
import { memberId, subscribe, writeAsService } from "./service.ts";

interface NewDeck {
  readonly name: string;
  readonly hoursOld?: number;
  readonly format?: string;
  readonly price?: number;
  readonly playstyle?: string;
  readonly shared?: boolean;
  readonly favorite?: boolean;
  /** What the rules said when it was saved; absent as in rows from before that was kept. */
  readonly legal?: boolean;
  readonly card_list?: Readonly<Record<string, readonly { name: string; quantity: number }[]>>;
}

/** Cards enough for an article to be written about them. */
const BURN = {
  Burn: [
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
  ].map((name) => ({ name, quantity: 4 })),
  Lands: [{ name: "Mountain", quantity: 20 }],
};

describe.skipIf(CHROMIUM === undefined)("the vault", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();

  /** A new member. */
  async function join(name: string, width?: number): Promise<Visit> {
    const visited = await visit(opened.browser, width === undefined ? {} : { width });
    await becomeMember(visited.page, origin, name);
    return visited;
  }

  /** Puts decks into a member's vault and shows it. */
  async function fill(page: Page, decks: readonly NewDeck[], query = ""): Promise<void> {
    const user_id = await memberId(page);
    const plain = { hoursOld: 0.1, format: "pauper", price: 12.5, playstyle: "burn" };
    const rows = decks.map((deck) => {
      const { name, hoursOld, format, price, playstyle, legal, ...marks } = { ...plain, ...deck };
      return {
        user_id,
        name,
        format,
        cards: 60,
        colors: ["R"],
        power_level: 5,
        card_list: { Lands: [{ name: "Mountain", quantity: 60 }] },
        details: {
          playstyle,
          price_usd: price,
          bracket: null,
          power_level: 5,
          seed: 1,
          legal,
          cover: {
            card: { name: "Goblin Guide", type_line: "Creature", colors: ["R"], color_identity: ["R"] },
            edge: [
              [1, "R", 24],
              [2, "R", 16],
              [null, "R", 20],
            ],
          },
        },
        shared: false,
        favorite: false,
        ...marks,
        created_at: new Date(Date.now() - hoursOld * 3_600_000).toISOString(),
      };
    });
    await writeAsService(origin, "POST", "decks", rows);
    await page.goto(`${origin}/vault${query}`);
    await page.getByRole("tab", { name: /^Decks/ }).waitFor();
  }

  const rowsOf = (page: Page): Locator =>
    page.getByRole("list", { name: "Your decks" }).getByRole("listitem");

  const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

  /** Whether the middle of it is what is seen there. */
  const isInSight = (element: Locator) =>
    element.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  /** Keeps a picture where somebody wants to look at the pages. */
  async function shot(page: Page, name: string): Promise<void> {
    const folder = process.env.SCREENSHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
  }

  /** Chooses what is behind the button at the end of a row. */
  async function choose(page: Page, name: string, action: string): Promise<void> {
    await page.getByLabel(`More: ${name}`, { exact: true }).click();
    await page.locator(".row-menu[open]").getByRole("button", { name: action, exact: true }).click();
  }

  test("decks are shared, marked, renamed and duplicated, and a deletion can be undone", async () => {
    const { page, context, unexpected } = await join("vera");
    await page.goto(`${origin}/vault`);
    await page.getByText("No decks of the last 24 hours", { exact: true }).waitFor();
    // No other journey shares a deck of this format or this playstyle: they are counted below.
    await fill(page, [{ name: "Fireworks", format: "vintage", playstyle: "mill", card_list: BURN }]);
    const row = rowsOf(page);
    await row.getByText(/^23 h 5\d min left$/).waitFor();
    await row.getByRole("button", { name: "Share with Community" }).click();
    await page.getByText("Deck Shared!", { exact: true }).waitFor();
    // Its time here runs on; where it stays is a press away.
    await row.getByText(/^23 h 5\d min left$/).waitFor();
    await row.getByRole("link", { name: "Community Decks: Fireworks" }).click();
    await page.getByRole("heading", { level: 1, name: "Fireworks" }).waitFor();
    await page.getByText("by vera", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Whoever comes to the site finds it, a moment later.
    await expect
      .poll(async () => {
        await page.goto(origin);
        return page.getByRole("link", { name: "Fireworks", exact: true }).count();
      })
      .toBe(1);
    // The chips of its format and its playstyle count it.
    for (const chip of ["Vintage", "Mill"])
      await expect
        .poll(async () => {
          await page.goto(origin);
          return page.getByRole("link", { name: `${chip} 1 shared deck`, exact: true }).count();
        })
        .toBe(1);
    await shot(page, "home-counts");
    await page.goto(`${origin}/vault`);
    await row.getByRole("button", { name: /^Favorite/ }).click();
    await page.getByRole("tab", { name: "Favorites 1" }).click();
    await row.getByRole("button", { name: "Unshare from Community" }).click();
    await page.getByText("Sharing Revoked", { exact: true }).waitFor();
    expect(await row.getByRole("button", { name: /^Favorite/ }).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("tab", { name: "Decks 1" }).click();

    // What was typed stays where the server does not answer.
    await choose(page, "Fireworks", "Rename");
    const field = page.getByLabel("Name", { exact: true });
    await field.fill("Ash ".repeat(60));
    await page.getByText("A name has at most 200 characters. What is longer is left out.").waitFor();
    expect(await field.inputValue()).toHaveLength(200);
    await field.fill("Ash");
    await page.route("**/rest/v1/decks*", (route) => route.abort());
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("alert").getByText("The server could not be reached. Try again.").waitFor();
    await page.unroute("**/rest/v1/decks*");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await row.getByRole("link", { name: "Ash", exact: true }).waitFor();
    await choose(page, "Ash", "Duplicate");
    await row.getByRole("link", { name: "Ash (copy)" }).waitFor();

    await choose(page, "Ash (copy)", "Delete");
    await page.getByRole("tab", { name: "Decks 1" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    // Undo works for as long as it is there, however long the pointer keeps it.
    await choose(page, "Ash (copy)", "Delete");
    await page.locator(".toast").hover();
    await page.waitForTimeout(6_000);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("tab", { name: "Decks 2" }).waitFor();
    await page.reload();
    // Whoever goes on to another page has read the message.
    const deleted = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await choose(page, "Ash (copy)", "Delete");
    await page.getByRole("contentinfo").getByRole("link", { name: "Store" }).click();
    expect((await deleted).status()).toBe(200);
    await page.goto(`${origin}/vault`);
    await page.getByRole("tab", { name: "Decks 1" }).waitFor();
    expect(unexpected.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
    await context.close();
  });

  test("what the server does not take is taken back, with the words of the specification", async () => {
    const { page, context } = await join("uma");
    await fill(page, [{ name: "Fireworks" }]);
    const row = rowsOf(page);
    await row.first().waitFor();
    await page.route(/\/rest\/v1\/(decks|rpc\/vault)/, (route) => route.abort());
    await row.getByRole("button", { name: "Share with Community" }).click();
    await page.getByText("Could not update deck sharing status.", { exact: true }).waitFor();
    await row.getByRole("button", { name: "Share with Community" }).waitFor();
    await row.getByRole("button", { name: /^Favorite/ }).click();
    await page.getByText("Could not update favorite status.", { exact: true }).waitFor();
    expect(await row.getByRole("button", { name: /^Favorite/ }).getAttribute("aria-pressed")).toBe("false");
    await choose(page, "Fireworks", "Delete");
    await page.getByRole("button", { name: "Close" }).click();
    await page
      .getByText("Fireworks could not be deleted, and is still in your vault.", { exact: true })
      .waitFor();
    await row.first().waitFor();
    await page.reload();
    await page.getByText("Your vault could not be loaded", { exact: true }).waitFor();
    await page.unroute(/\/rest\/v1\/(decks|rpc\/vault)/);
    await page.getByRole("button", { name: "Try again" }).click();
    await row.first().waitFor();
    await context.close();
  });

  test("tabs are in the address and under the arrows, and hidden decks are named with their day", async () => {
    const { page, context, unexpected } = await join("hilde");
    const decks = [
      { name: "Fresh", hoursOld: 20 },
      { name: "Faded", hoursOld: 30, format: "commander" },
      { name: "Faded and shared", hoursOld: 40, shared: true },
    ];
    await fill(page, decks, "?tab=hidden");
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await page.getByRole("cell", { name: "Commander", exact: true }).waitFor();
    expect(await tab("Hidden 2").getAttribute("aria-selected")).toBe("true");
    await page.getByRole("row", { name: /^Faded Commander .*\d+ \w+$/ }).waitFor();
    await page.getByRole("link", { name: "Stays in Community Decks: Faded and shared" }).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await shot(page, `vault-hidden-${width}`);
    }
    await tab("Hidden 2").press("ArrowRight");
    await rowsOf(page)
      .getByText(/^[34] h \d\d min left$/)
      .waitFor();
    expect(await rowsOf(page).count()).toBe(1);
    await tab("Decks 1").press("ArrowRight");
    await page.getByText("No favorites yet", { exact: true }).waitFor();
    expect(page.url()).toBe(`${origin}/vault?tab=favorites`);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("many decks are sorted and searched, and all of them come as one file", async () => {
    const { page, context, unexpected } = await join("max");
    await fill(
      page,
      Array.from({ length: 70 }, (_, at) => ({ name: `Deck ${at + 1}`, hoursOld: at / 10, price: at })),
    );
    const rows = rowsOf(page);
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(70);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
    await rows.first().getByText("Deck 70", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search", exact: true }).last().fill("deck 42");
    await expect.poll(() => rows.count()).toBe(1);

    await rows.first().getByRole("button", { name: "Export Deck 42" }).click();
    const text = page.getByRole("textbox", { name: "Deck as text" });
    await text.waitFor();
    expect(await text.inputValue()).toContain("60 Mountain");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Export all 70" }).click();
    const dialog = page.getByRole("dialog", { name: "Export all 70" });
    // Stopped, and cut off in the middle.
    let asked = 0;
    let isDown = true;
    await page.route(/\/rest\/v1\/decks\?.*id=in/, async (route) => {
      asked += 1;
      if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
      return isDown && asked > 2 ? route.abort() : route.continue();
    });
    await dialog.getByRole("button", { name: "Download" }).click();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await dialog.getByRole("button", { name: "Download" }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByText("25 of 70 decks read", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, "vault-export-all");
    isDown = false;
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Try again" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file.match(/^\/\/ Deck \d+ \(Pauper, 60 cards\)$/gm)).toHaveLength(70);
    expect(new Set(file.match(/^\/\/ .*$/gm)).size).toBe(70);
    expect(unexpected.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
    await context.close();
  });

  test("with a paid plan nothing is hidden and nothing counts down", async () => {
    const { page, context, unexpected } = await join("petra");
    await subscribe(origin, page);
    await fill(page, [
      { name: "New" },
      { name: "Old", hoursOld: 700 },
      { name: "Seen", hoursOld: 90, shared: true },
    ]);
    await page
      .getByText("Pro: every deck you saved, for as long as your plan runs.", { exact: true })
      .waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(3);
    expect(await page.getByText(/min left|Then hidden/).count()).toBe(0);
    expect(await page.getByText("Stays as long as your plan", { exact: true }).count()).toBe(2);
    await page.getByText("In Community Decks, and here", { exact: true }).waitFor();
    expect(await page.getByRole("tab", { name: /^Hidden/ }).count()).toBe(0);
    expect(await page.getByRole("link", { name: /^Keep them: Pro/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Old", exact: true }).click();
    await page.getByRole("heading", { name: "Old", exact: true }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a deck is edited from its menu, and read anew once that is done", async () => {
    const { page, context, unexpected } = await join("edda");
    await fill(page, [{ name: "Fireworks" }]);
    let readings = 0;
    page.on("request", (request) => {
      if (request.url().includes("/rest/v1/rpc/vault")) readings += 1;
    });
    await choose(page, "Fireworks", "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit Deck: Fireworks" });
    await dialog.getByText("Legal in Pauper", { exact: true }).waitFor();
    await dialog.getByText("Click a card to preview", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Mountain", exact: true }).click();
    await dialog.getByText("You need 60, you have 0.", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Add 60 to Collection" }).click();
    await dialog.getByText("You need 60, you have 60.", { exact: true }).waitFor();
    expect(await dialog.getByRole("button", { name: "Owned" }).isDisabled()).toBe(true);
    const add = dialog.getByRole("combobox", { name: "Add a card" });
    for (const card of ["Lightning Bolt", "Black Lotus"]) {
      await add.fill(card);
      await dialog
        .getByRole("option", { name: new RegExp(`^${card}`) })
        .first()
        .waitFor();
      await add.press("Enter");
      await dialog.getByRole("button", { name: card, exact: true }).waitFor();
      await dialog.getByText("Everything is saved.", { exact: true }).waitFor();
    }
    await dialog.getByText("Not legal in Pauper", { exact: true }).waitFor();
    const most = await dialog
      .getByRole("region", { name: "Cards" })
      .evaluate((list) => Number.parseFloat(getComputedStyle(list).maxHeight) / window.innerHeight);
    expect(most).toBeCloseTo(0.8, 2);
    expect(await violations(page)).toEqual([]);
    expect(readings).toBe(0);
    await dialog.getByRole("button", { name: "Done" }).click();
    await rowsOf(page).getByText("62 cards", { exact: true }).waitFor();
    expect(readings).toBe(1);
    // What the list shows follows the cards: it was not this that the deck was put here with.
    expect(await rowsOf(page).getByText("$12.50", { exact: true }).count()).toBe(0);
    await rowsOf(page).getByText("Not legal when saved", { exact: true }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a long deck's preview has a list of 80 hundredths of the window, whatever the window is", async () => {
    const { page, context, unexpected } = await join("lena");
    const items = Array.from({ length: 60 }, (_, at) => ({ name: `Card ${at}`, quantity: 1 }));
    const name = "Long, and with a name that goes on and on, as people do with names of their decks";
    await addRow(page, "decks", { name, format: "modern", cards: 60, card_list: { Spells: items } });
    await page.goto(`${origin}/vault`);
    await choose(page, name, "Preview");
    const dialog = page.getByRole("dialog", { name });
    const list = dialog.getByRole("region", { name: "Cards" });
    const last = list.getByRole("button", { name: "Card 59" });
    await last.waitFor();
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
      [844, 390],
    ] as const) {
      const at = `at ${width} x ${height}`;
      await page.setViewportSize({ width, height });
      expect((await list.boundingBox())?.height, at).toBeCloseTo(height * 0.8, 0);
      // By keys: to the end of the list, and on to what stands behind it.
      await list.focus();
      await page.keyboard.press("End");
      await expect.poll(() => isInSight(last)).toBe(true);
      const way = dialog.getByRole("link", { name: "Open its page" });
      await last.focus();
      await page.keyboard.press("Tab");
      for (let presses = 0; presses < 4 && !(await isFocused(way)); presses++)
        await page.keyboard.press("Tab");
      expect(await isFocused(way), at).toBe(true);
      expect(await isInSight(way), at).toBe(true);
      expect(await isInSight(dialog.getByRole("button", { name: "Close" })), at).toBe(true);
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), at).toBe(0);
      expect(await violations(page), at).toEqual([]);
      await shot(page, `preview-long-${width}`);
      await dialog.evaluate((box) => box.scrollTo(0, 0));
      await list.evaluate((box) => box.scrollTo(0, 0));
    }
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    // Cards of no such name, which the server says.
    expect(unexpected.filter((line) => !line.includes("404"))).toEqual([]);
    await context.close();
  });

  test("has no accessibility violation, and fits, at every width", async () => {
    const { page, context } = await join("wide");
    await fill(page, [
      { name: "Twenty-Five Dollar Fire", favorite: true },
      { name: "Soon", hoursOld: 20, shared: true, legal: true },
      { name: "Now", hoursOld: 23.5, legal: false },
      { name: "Anything".repeat(25), hoursOld: 23.9 },
    ]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await rowsOf(page).first().waitFor();
      // What nobody has judged is not said to be anything.
      expect(
        await rowsOf(page).filter({ hasText: "Not legal when saved" }).locator("h2").allTextContents(),
      ).toEqual(["Now"]);
      const longest = rowsOf(page).last().getByRole("heading");
      const { height } = (await longest.boundingBox()) ?? { height: 0 };
      // On a phone two lines of it are enough.
      if (width === 390) expect(height).toBeLessThan(80);
      await page.getByLabel("More: Now").click();
      expect(await violations(page), `at ${width}`).toEqual([]);
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(taken, `at ${width}`).toBeLessThanOrEqual(width);
      await shot(page, `vault-${width}`);
      await page.keyboard.press("Escape");
    }
    await context.close();
  });
});
