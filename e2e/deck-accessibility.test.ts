import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit, WIDTHS } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("decks for everybody", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test.each(WIDTHS)(
    "a finished deck and its panels have none at %i px",
    { timeout: 120_000 },
    async (width) => {
      const { page, context, unexpected } = await visit(opened.browser, { width, images: "none" });
      await page.goto(`${origin}/builder?wish=elf+tribal+commander&seed=1`);
      await page.locator(".card-row-name").first().waitFor();
      expect(await violations(page), "deck").toEqual([]);
      await page.getByRole("button", { name: "Log In", exact: true }).first().click();
      await page.getByRole("dialog").waitFor();
      expect(await violations(page), "dialog").toEqual([]);
      await page.keyboard.press("Escape");
      expect(unexpected).toEqual([]);
      await context.close();
    },
  );

  test("the keyboard alone reaches a deck and asks a card why", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("/");
    await page.keyboard.type("goblins commander under $60");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    const row = page
      .locator(".card-row-name")
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
