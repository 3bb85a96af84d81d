import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("pages to be read", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("Aetheri leads to each order, and from there to a deck of its color", async () => {
    for (const width of [1440, 390]) {
      const { page, context, unexpected } = await visit(opened.browser, { width });
      await page.goto(`${origin}/aetheri`, { waitUntil: "networkidle" });
      const roads = page.getByRole("navigation", { name: "The five orders" }).getByRole("link");
      expect(await roads.count()).toBe(5);
      await roads.filter({ hasText: "Cracked Kettle" }).click();
      const order = page.getByRole("region", { name: "The Order of the Cracked Kettle" });
      await expect.poll(async () => (await order.boundingBox())?.y ?? 9999).toBeLessThan(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      expect(await order.getByRole("link", { name: "Community Decks with red" }).getAttribute("href")).toBe(
        "/browse-decks?colors=R",
      );
      await order.getByRole("link", { name: "Burn for Pauper" }).click();
      await deckDrawn(page);
      await page.locator(".card-row-name", { hasText: "Mountain" }).waitFor();
      expect(unexpected).toEqual([]);
      await context.close();
    }
  });

  test("every link at the foot of a page leads to a page, privacy and terms among them", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/terms`);
    const foot = page.getByRole("contentinfo");
    expect(await foot.getByRole("button").count()).toBe(0);
    const paths = await foot
      .locator(`a[href^="/"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(paths).toContain("/privacy");
    for (const path of new Set(paths)) expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
    await foot.getByRole("link", { name: "Privacy" }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
