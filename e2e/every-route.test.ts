import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit, WIDTHS } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";
import { ROUTES } from "./site-map.ts";

describe.skipIf(!CHROMIUM)("every route", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("answers with its own page and title, for everybody, at any width", { timeout: 300_000 }, async () => {
    const titles = new Set<string>();
    // Two tabs share the routes: a page keeps one core busy, and axe the same one after it.
    const waiting = [...ROUTES];
    const tab = async (): Promise<void> => {
      for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
        const { path, heading, status } = route;
        // Each in a window of its own, where nothing is kept from the page before.
        const { page, context, unexpected } = await visit(opened.browser);
        const response = await page.goto(`${origin}${path}`);
        expect(response?.status(), path).toBe(status);
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
        titles.add(await page.title());
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await violations(page), `${path} at ${width} px`).toEqual([]);
        }
        // A page that is rightly missing makes the browser say so in its console.
        expect(
          unexpected.filter((line) => !(status === 404 && line.includes("404"))),
          path,
        ).toEqual([]);
        await context.close();
      }
    };
    await Promise.all([tab(), tab()]);
    expect(titles.size).toBeGreaterThanOrEqual(ROUTES.length - 2);
  });
});
