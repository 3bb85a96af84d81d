import type { Page } from "playwright-core";

/** Waits until every group of the deck is drawn: the first ones come a moment before the others. */
export async function deckDrawn(page: Page): Promise<void> {
  await page
    .locator(".card-row-name")
    .first()
    .waitFor()
    .catch(async (cause: unknown) => {
      const shown = (await page.locator("main").textContent({ timeout: 1_000 })) ?? "";
      throw new Error(`No deck at ${page.url()}, but: ${shown.slice(0, 200)}`, {
        cause,
      });
    });
  await page.waitForFunction(() => document.querySelector(".deck-group-later, [data-stale]") === null);
}
