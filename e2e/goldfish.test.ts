import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { MOST_SHIFT, noteShifts, takeShift } from "./layout-shift.ts";
import { oneBrowser } from "./one-window.ts";

/** The panel of games that a deck plays alone, and what its rows say. */
function goldfish(page: Page) {
  const panel = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^Goldfish/ }) })
    .last();
  return { panel, rows: () => panel.locator("tbody tr").allTextContents() };
}

describe.skipIf(!CHROMIUM)("a deck's games alone", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test.each([1440, 390])(
    "are played when somebody looks, and anew after an edit, at %i px",
    async (width) => {
      const { page, context, unexpected } = await visit(opened.browser, { width });
      await noteShifts(context);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/game-facts")) asked.push(request.url());
      });
      const openTab = async (tab: string) => {
        if (width < 1081) await page.locator(".pane-tabs label").filter({ hasText: tab }).click();
      };
      await page.goto(`${origin}/builder?wish=mono+red+burn+modern&seed=1`);
      await deckDrawn(page);
      await openTab("Analysis");
      await page.getByRole("heading", { name: "Legal in Modern" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);

      const { panel, rows } = goldfish(page);
      await panel.getByRole("heading").waitFor();
      await takeShift(page);
      await panel.scrollIntoViewIfNeeded();
      await panel.getByRole("row", { name: /^20 damage turn \d+$/ }).waitFor();
      const { sum, what } = await takeShift(page);
      expect(sum, what).toBeLessThan(MOST_SHIFT);
      await panel.getByText(/^2,000 games alone$/).waitFor();
      expect(await panel.locator(".curve > li").allTextContents()).toHaveLength(6);
      const before = await rows();
      expect(await panel.locator("tbody th").allTextContents()).toEqual([
        "Mana spent, turns 1–6",
        "Seven kept (2–5 lands)",
        "Mulligans a game",
        "Lands on turns 3, 4, 5",
        "Screw: < 3 lands, turn 4",
        "Flood: 7+ drawn, turn 6",
        "Combo",
        "20 damage",
      ]);
      expect(await violations(page)).toEqual([]);
      expect(asked).toHaveLength(1);

      await openTab("Deck");
      const field = page.getByRole("combobox", { name: "Add a card" });
      for (let copy = 0; copy < 2; copy++) {
        await field.fill("serra angel");
        await page.getByRole("option", { name: /^Serra Angel\b/ }).click();
      }
      await openTab("Analysis");
      await expect.poll(rows).not.toEqual(before);
      expect(await panel.locator(".skeleton").count()).toBe(0);
      await openTab("Deck");
      const undo = page
        .getByRole("region", { name: "Deck", exact: true })
        .getByRole("button", { name: "Undo" });
      for (let copy = 0; copy < 2; copy++) await undo.click();
      await openTab("Analysis");
      await expect.poll(rows).toEqual(before);
      expect(unexpected).toEqual([]);
      await context.close();
    },
  );

  test("a browser that starts no worker says so, and is asked for nothing else", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await page.goto(`${origin}/builder?wish=mono+red+burn+modern&seed=1`);
    await deckDrawn(page);
    const { panel } = goldfish(page);
    await panel.scrollIntoViewIfNeeded();
    await panel.getByText("This browser cannot play them: it starts no worker.").waitFor();
    expect(await panel.getByRole("button").count()).toBe(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
