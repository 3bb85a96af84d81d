import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit, WIDTHS } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";
import { ROUTES } from "./site-map.ts";

describe.skipIf(!CHROMIUM)("pages for everybody", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("no page has an accessibility violation at any width", { timeout: 240_000 }, async () => {
    // Two tabs share the routes: a page keeps one core busy, and axe the same one after it.
    const waiting = ROUTES.map(({ path }) => path);
    const tab = async (): Promise<void> => {
      const { page, context } = await visit(opened.browser);
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
});
