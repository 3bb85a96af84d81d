import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("messages above the page", () => {
  const origin = inject("origin");
  const opened = oneBrowser();
  const sharing = (page: Page) => page.getByRole("button", { name: "Share" }).first();
  const raise = (page: Page) => sharing(page).click();

  test("one goes by itself though the last one was closed under the pointer, and stays while it is read", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?wish=mono+red+burn+modern&seed=1`);
    await page.getByRole("heading", { name: /^Legal in / }).waitFor();
    const toast = page.locator(".toast");
    await raise(page);
    // It stays under the pointer, however long it is looked at.
    await toast.hover();
    expect(await violations(page)).toEqual([]);
    await toast.getByRole("button", { name: "Close" }).click();
    await toast.waitFor({ state: "detached" });
    await raise(page);
    await toast.waitFor();
    await toast.waitFor({ state: "detached", timeout: 8_000 });

    await raise(page);
    await toast.hover();
    await page.waitForTimeout(6_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(0, 0);
    await toast.waitFor({ state: "detached", timeout: 8_000 });
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("on a phone they leave free what one presses: tabs, and the buttons at the bottom", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { width: 390 });
    await page.goto(`${origin}/builder?wish=mono+red+burn+modern&seed=1`);
    await page.locator(".card-row-name").first().waitFor();
    const toast = page.locator(".toast");
    const dock = page.locator(".deck-dock");
    for (const y of [0, 900]) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await dock.getByRole("button", { name: "Share" }).click();
      await toast.waitFor();
      const [message, tabs, buttons] = await Promise.all(
        [toast, page.locator(".pane-tabs"), dock].map((part) => part.boundingBox()),
      );
      expect(message?.y, `at ${y}`).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0));
      expect((message?.y ?? 0) + (message?.height ?? 0), `at ${y}`).toBeLessThan((buttons?.y ?? 0) / 2);
      await toast.getByRole("button", { name: "Close" }).click();
      await toast.waitFor({ state: "detached" });
    }
    // Beside an open dialog it is closed by a press, too, and the dialog stays.
    await dock.getByRole("button", { name: "Share" }).click();
    await toast.hover();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await toast.locator("[aria-label=Close]").click();
    await toast.waitFor({ state: "detached" });
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("Escape is the dialog's, F8 leads to the message, and another page does not have it", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?wish=mono+red+burn+modern&seed=1`);
    await page.getByRole("heading", { name: /^Legal in / }).waitFor();
    const toast = page.locator(".toast");
    const help = page.getByRole("dialog");
    await page.keyboard.press("?");
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });

    // A message goes after five seconds, within which a busy machine may not have opened a dialog and closed it.
    for (let begun = 0, attempt = 0; attempt < 3 && Date.now() - begun > 4_000; attempt++) {
      await toast.waitFor({ state: "detached" });
      begun = Date.now();
      await raise(page);
      await toast.waitFor();
      await page.keyboard.press("?");
      await help.waitFor();
      await page.keyboard.press("Escape");
      await help.waitFor({ state: "detached" });
    }
    expect(await toast.count()).toBe(1);
    await sharing(page).focus();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await toast.waitFor({ state: "detached" });
    expect(await sharing(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await raise(page);
    await toast.waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Store" }).click();
    await toast.waitFor({ state: "detached", timeout: 3_000 });
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
