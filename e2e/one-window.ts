import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { closeWindows, startBrowser, type Visit, visit } from "./harness.ts";

/** Has a browser for the journeys of a `describe`, and closes their windows behind them. */
export function oneBrowser(): { readonly browser: Browser } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });
  return {
    get browser() {
      return browser;
    },
  };
}

/** A window that all journeys of a file are made in, as a visitor's are. */
interface OneWindow {
  readonly browser: Browser;
  readonly page: Page;
}

/**
 * Opens a window before the journeys of a `describe` and closes it behind them. What its console says counts for the journey
 * that made it say so.
 * @param isExpected What the console may say.
 */
export function oneWindow(isExpected: (line: string) => boolean = () => false): OneWindow {
  const opened = oneBrowser();
  let visitor: Visit;
  let heard = 0;
  beforeAll(async () => {
    visitor = await visit(opened.browser);
  });
  afterEach(() => {
    const said = visitor.unexpected.slice(heard);
    heard = visitor.unexpected.length;
    expect(said.filter((line) => !isExpected(line))).toEqual([]);
  });
  return {
    get browser() {
      return opened.browser;
    },
    get page() {
      return visitor.page;
    },
  };
}
