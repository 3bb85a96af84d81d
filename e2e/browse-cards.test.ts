import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, startBrowser, violations, visit, WIDTHS } from "./harness.ts";

describe.skipIf(!CHROMIUM)("finding cards", () => {
  const origin = inject("origin");
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  const box = (page: Page) => page.getByRole("combobox", { name: "Search cards" });
  const open = async (page: Page, address = "") => {
    await page.goto(`${origin}/browse-cards${address}`);
    await page.locator(".result-list[data-laid-out]").waitFor();
  };
  const focusedPlace = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-index]")?.dataset.index);

  test("searches while one types, says what it understood, and keeps it all in the address", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page);
    expect(await page.getByRole("status").first().textContent()).toMatch(/^3\d,\d{3} cards$/);
    await page.keyboard.press("/");
    await page.keyboard.type("t:elf t:druid mv<=1");
    await page.getByText(/Understood: cards where .*elf/).waitFor();
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).waitFor();
    await page.waitForURL((url) => url.searchParams.get("q") === "t:elf t:druid mv<=1");
    await page.reload();
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).waitFor();
    expect(await box(page).inputValue()).toBe("t:elf t:druid mv<=1");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("filters write into the search, and show what is written there", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page);
    await page.getByRole("button", { name: "Red", exact: true }).click();
    await page.getByLabel("Type").fill("legendary goblin");
    await page.getByLabel("Legal in").selectOption("commander");
    await page.getByRole("checkbox", { name: "Rare", exact: true }).check();
    await page.getByRole("checkbox", { name: "Mythic" }).check();
    expect(await box(page).inputValue()).toBe("id<=r t:legendary t:goblin f:commander (r:rare or r:mythic)");
    await page.getByRole("link", { name: /^Krenko, Mob Boss,/ }).waitFor();
    await box(page).fill("id<=gu");
    for (const [color, isOn] of [
      ["Red", false],
      ["Green", true],
      ["Blue", true],
    ] as const)
      expect(await page.getByRole("button", { name: color, exact: true }).getAttribute("aria-pressed")).toBe(
        String(isOn),
      );
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a mistake is shown with its place, and the rest still runs", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page, "?q=t:goblin+colour:xyzzy");
    const places = page.locator(".search-reading code");
    expect(await places.count()).toBe(1);
    expect("colour:xyzzy").toContain((await places.textContent()) ?? "no place");
    await page
      .getByRole("link", { name: /Goblin/ })
      .first()
      .waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("tens of thousands of cards scroll in one page, and coming back finds the place", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 400_000));
    const far = page.locator(".result-list li a.result-card");
    await far.first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".result-list .skeleton").length === 0);
    expect(await page.locator(".result-list li").count()).toBeLessThan(80);
    expect(Number(await far.first().locator("..").getAttribute("data-index"))).toBeGreaterThan(5_000);
    await page.waitForTimeout(200);
    const place = await page.evaluate(() => window.scrollY);
    await far.nth(8).click();
    await page.waitForURL(/\/card\//);
    await page.getByRole("heading", { name: "Legality" }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2_000, place);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("the keyboard alone moves through the results and opens a card", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page, "?q=t:elf");
    await page.keyboard.press("/");
    await page.keyboard.press("ArrowDown");
    expect(await focusedPlace(page)).toBe("0");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await focusedPlace(page)).toBe("7");
    await page.keyboard.press("Home");
    expect(await focusedPlace(page)).toBe("0");
    const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/card\//);
    const heading = await page.locator(".card-page h1").textContent();
    expect(name.startsWith(`${heading}, `)).toBe(true);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("hints go on from what is typed, and help explains the rest", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page);
    await box(page).pressSequentially("goblin rar");
    await page.getByRole("option", { name: /rarity:/ }).click();
    await page.getByRole("option", { name: /^mythic/ }).click();
    expect(await box(page).inputValue()).toBe("goblin rarity:mythic");
    await page.getByRole("button", { name: "How to search" }).click();
    await page.getByRole("button", { name: "f:pauper" }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === "f:pauper");
    await box(page).fill("lightning bo");
    await page.getByRole("option", { name: /!"Lightning Bolt"/ }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === '!"Lightning Bolt"');
    await page.getByRole("link", { name: /^Lightning Bolt,/ }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("results can be a list, ordered otherwise, or printings", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page, "?q=lightning+bolt");
    await page.getByLabel("Show", { exact: true }).selectOption("prints");
    await page.getByLabel("Order", { exact: true }).selectOption("usd");
    await page.getByRole("button", { name: "List" }).click();
    await page.waitForURL((url) => url.search === "?q=lightning+bolt&order=usd&unique=prints&view=list");
    await page.getByText(/^\d+ printings$/).waitFor();
    await page
      .getByRole("link", { name: /Lightning Bolt.*lea 161/ })
      .first()
      .waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has("view"));
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("nothing found says so and offers a way on", async () => {
    const { page, context, unexpected } = await visit(browser);
    await page.goto(`${origin}/browse-cards?q=t:elf+mv%3E90`);
    await page.getByRole("heading", { name: "No cards match" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Without mv>90" }).click();
    await page.getByRole("link", { name: /Elf/ }).first().waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a card has both its sides, its legality, its printings and what is like it", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page, "?q=!%22Delver+of+Secrets%22");
    await page.getByRole("link", { name: /^Delver of Secrets/ }).click();
    await page.getByRole("heading", { level: 1, name: /Delver of Secrets/ }).waitFor();
    await page.getByRole("button", { name: "Show Insectile Aberration" }).click();
    await page.getByRole("button", { name: "Show Delver of Secrets" }).waitFor();
    expect(await page.getByRole("region", { name: "Legality" }).getByRole("listitem").count()).toBe(25);
    await page.getByRole("cell", { name: /^\$\d/ }).first().waitFor();
    expect(await page.getByRole("region", { name: "Cards that do the same" }).getByRole("link").count()).toBe(
      12,
    );
    await page.getByRole("button", { name: "Add to collection" }).click();
    await page
      .getByRole("dialog")
      .getByText(/A collection belongs to an account/)
      .waitFor();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "CreativeWork" });
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a card that does not exist is a 404 that says which was meant", async () => {
    const { page, context, unexpected } = await visit(browser);
    const response = await page.goto(`${origin}/card/lightnig%20bolt/nope/1`);
    expect(response?.status()).toBe(404);
    await page.getByText("Card Not Found", { exact: true }).waitFor();
    await page.getByText('Could not find details for "lightnig bolt".').first().waitFor();
    await page.getByRole("link", { name: "Lightning Bolt", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Lightning Bolt" }).waitFor();
    const renamed = await page.goto(page.url().replace("Lightning%20Bolt", "bolt"));
    expect(renamed?.request().redirectedFrom()).not.toBeNull();
    expect(unexpected.filter((each) => !each.includes("404"))).toEqual([]);
    await context.close();
  });

  test.each(WIDTHS)("has no accessibility violation at %i px", { timeout: 120_000 }, async (width) => {
    const { page, context, unexpected } = await visit(browser, { width, images: "none" });
    for (const address of ["?q=t:elf", "?q=t:elf+price%3C5&view=list", "?q=lightning+bolt&unique=prints"]) {
      await open(page, address);
      expect(await violations(page), address).toEqual([]);
    }
    const filters = page.getByRole("button", { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
    await page.getByRole("button", { name: "How to search" }).click();
    await page.getByRole("dialog", { name: "How to search" }).waitFor();
    expect(await violations(page), "help").toEqual([]);
    await page.keyboard.press("Escape");
    await page.goto(`${origin}/browse-cards?q=zzzzzz`);
    await page.getByRole("heading", { name: "No cards match" }).waitFor();
    expect(await violations(page), "nothing found").toEqual([]);
    await open(page, "?q=!%22Fire+//+Ice%22");
    await page.getByRole("link", { name: /^Fire/ }).click();
    await page.getByRole("heading", { name: "Legality" }).waitFor();
    expect(await violations(page), "card").toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
