import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, startBrowser, violations, visit, WIDTHS } from "./harness.ts";
import { ROUTES } from "./site-map.ts";

describe.skipIf(!CHROMIUM)("for everybody", () => {
  const origin = inject("origin");
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  test("no page has an accessibility violation at any width", { timeout: 240_000 }, async () => {
    // Two tabs share the routes: a page keeps one core busy, and axe the same one after it.
    const waiting = ROUTES.map(({ path }) => path);
    const tab = async (): Promise<void> => {
      const { page, context } = await visit(browser);
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await page.goto(`${origin}${path}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await violations(page), `${path} at ${width} px`).toEqual([]);
        }
      }
      await context.close();
    };
    await Promise.all([tab(), tab()]);
  });

  test.each(WIDTHS)(
    "a finished deck and its panels have none at %i px",
    { timeout: 120_000 },
    async (width) => {
      const { page, context, unexpected } = await visit(browser, { width, images: "none" });
      await page.goto(`${origin}/builder?wish=elf+tribal+commander&seed=1`);
      await page.locator(".card-row-name").first().waitFor();
      expect(await violations(page), "deck").toEqual([]);
      await page.getByRole("button", { name: "Log In" }).first().click();
      await page.getByRole("dialog").waitFor();
      expect(await violations(page), "dialog").toEqual([]);
      await page.keyboard.press("Escape");
      expect(unexpected).toEqual([]);
      await context.close();
    },
  );

  test("the keyboard alone reaches a deck and asks a card why", async () => {
    const { page, context, unexpected } = await visit(browser);
    await page.goto(origin);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("/");
    await page.keyboard.type("goblins commander under $60");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    const row = page
      .locator("[aria-expanded]")
      .filter({ hasText: /Goblin/ })
      .first();
    await row.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: /^Why / }).waitFor();
    await page.keyboard.press("Escape");
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
