import type { Page } from "playwright-core";

/** Waits until every group of the deck is drawn: the first ones come a moment before the others. */
export async function deckDrawn(page: Page): Promise<void> {
  await page.locator(".card-row-name").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".deck-group-later, [data-stale]") === null);
}
