import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

/** Holds the page's scripts back, or those of a part of it, as a slow line does. Gives what lets them come. */
async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(which, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  return async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const release of held) release();
  };
}

/** Does something at the worst moment: React listens (to the wheel, as nobody else does) and has taken over nothing yet. */
async function whenReactListens(page: Page, selector: string, act: "press" | "send"): Promise<void> {
  await page.evaluate(
    ([place, what]) => {
      const listen = document.addEventListener;
      document.addEventListener = (...args: Parameters<typeof listen>) => {
        listen.apply(document, args);
        if (args[0] !== "wheel") return;
        document.addEventListener = listen;
        const control = document.querySelector<HTMLElement>(place);
        const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
        queueMicrotask(() => (what === "press" ? control?.click() : control?.dispatchEvent(enter)));
      };
    },
    [selector, act] as const,
  );
}

describe.skipIf(!CHROMIUM)("a page before its scripts have come", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  /** Opens a page whose scripts are held back until `letScriptsCome`; `end` closes it and wants a quiet console. */
  async function open(path: string, width?: number, which?: RegExp) {
    const { page, context, unexpected } = await visit(opened.browser, {
      images: "none",
      ...(width === undefined ? {} : { width }),
    });
    const letScriptsCome = await holdScripts(page, which);
    await page.goto(origin + path, { waitUntil: "commit" });
    const end = async () => {
      expect(unexpected.filter((line) => !line.includes(`404 (Not Found) (${origin}/nowhere)`))).toEqual([]);
      await context.close();
    };
    return { page, letScriptsCome, end };
  }

  test("builds the wish that is sent with Enter", async () => {
    const { page, letScriptsCome, end } = await open("/");
    await page.getByLabel("What do you want to play?").fill("goblin tribal pauper");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/builder\?.*goblin/, { waitUntil: "commit" });
    await letScriptsCome();
    await page.getByRole("heading", { name: "Legal in Pauper" }).waitFor();
    await end();
  });

  test.each(["/", "/builder"])("builds the wish that is sent while %s comes to life", async (path) => {
    const { page, letScriptsCome, end } = await open(path);
    const wish = page.getByLabel("What do you want to play?");
    await wish.fill("goblin tribal pauper");
    await whenReactListens(page, "textarea", "send");
    await letScriptsCome();
    await page.waitForURL(/\/builder\?.*goblin/);
    await page.getByRole("heading", { name: "Legal in Pauper" }).waitFor();
    expect(await wish.inputValue()).toBe("goblin tribal pauper");
    await end();
  });

  test("stays where somebody has scrolled to", async () => {
    const { page, letScriptsCome, end } = await open("/");
    await page.getByText("$9.99/month").scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await letScriptsCome();
    await page.getByRole("heading", { name: "Newest shared decks" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await end();
  });

  test("suggests names for the part of one that is typed", async () => {
    const { page, letScriptsCome, end } = await open("/");
    await page.getByLabel("Key card").fill("krenko, mob");
    await letScriptsCome();
    await page.getByRole("option", { name: "Krenko, Mob Boss" }).waitFor();
    await end();
  });

  test("keeps the wish and the fields of the builder", async () => {
    const { page, letScriptsCome, end } = await open("/builder");
    await page.getByLabel("Format", { exact: true }).selectOption("pauper");
    const wish = page.getByLabel("What do you want to play?");
    await wish.pressSequentially("elf tribal");
    await letScriptsCome();
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(" in green");
    expect(await wish.inputValue()).toBe("elf tribal in green");
    expect(await page.getByLabel("Format", { exact: true }).inputValue()).toBe("pauper");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Legal in Pauper" }).waitFor();
    await end();
  });

  test("searches cards for what is typed, chosen and ticked", async () => {
    const { page, letScriptsCome, end } = await open("/browse-cards");
    await page.getByRole("combobox", { name: "Search cards" }).fill("c:g");
    await page.getByRole("combobox", { name: /^Legal in/ }).selectOption("pauper");
    await page.getByLabel("Common", { exact: true }).check();
    await page.getByRole("button", { name: "Blue", exact: true }).click();
    await letScriptsCome();
    await page.waitForURL((url) => url.searchParams.get("q") === "c:g f:pauper r:common id<=u");
    expect(await page.getByLabel("Common", { exact: true }).isChecked()).toBe(true);
    await end();
  });

  test("searches cards while the filters are on their way, and does later what is set in them", async () => {
    const { page, letScriptsCome, end } = await open("/browse-cards", 1440, /filter-panel-[^/]*\.js$/);
    await page.locator("#main:not(:has(.result-grid:not([data-laid-out])))").waitFor();
    await page.getByRole("combobox", { name: "Search cards" }).pressSequentially("c:g");
    await page.waitForURL((url) => url.searchParams.get("q") === "c:g");
    const common = page.getByLabel("Common", { exact: true });
    await page.getByRole("combobox", { name: /^Legal in/ }).selectOption("pauper");
    await common.check();
    await page.getByRole("button", { name: "Blue", exact: true }).click();
    await letScriptsCome();
    await page.waitForURL((url) => url.searchParams.get("q") === "c:g f:pauper r:common id<=u");
    expect(await common.isChecked()).toBe(true);
    await end();
  });

  test("presses the button that was pressed last, once", async () => {
    const { page, letScriptsCome, end } = await open("/store");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Sign Up" }).click();
    await banner.getByRole("button", { name: "Log In", exact: true }).click();
    await banner.getByRole("button", { name: "Log In", exact: true }).click();
    await letScriptsCome();
    await page.getByRole("dialog", { name: "Log In" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await end();
  });

  test.each(["/", "/store", "/nowhere"])(
    "presses the button that is pressed while %s comes to life",
    async (path) => {
      const { page, letScriptsCome, end } = await open(path);
      await page.getByRole("banner").waitFor();
      await whenReactListens(page, "header button", "press");
      await letScriptsCome();
      await page.getByRole("dialog", { name: "Log In" }).waitFor();
      await end();
    },
  );

  test("presses no button that somebody has gone on from, and leaves the caret where it is", async () => {
    const { page, letScriptsCome, end } = await open("/browse-cards");
    await page.getByRole("button", { name: "How to search" }).click();
    const box = page.getByRole("combobox", { name: "Search cards" });
    await box.pressSequentially("t:elf");
    await box.press("Home");
    await letScriptsCome();
    await page.waitForURL(/q=t%3Aelf/);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.type("c:g ");
    expect(await box.inputValue()).toBe("c:g t:elf");
    await end();
  });

  test("shows a deck whose part comes while its place is being drawn", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    // Once React makes the bars where the deck will be, many in a row, it gets a pause in which the part comes.
    await page.addInitScript(() => {
      let bars = 0;
      const make = Document.prototype.createElement;
      Document.prototype.createElement = function (tag: string) {
        bars = tag === "div" ? bars + 1 : 0;
        if (bars === 5) {
          Document.prototype.createElement = make;
          const send = MessagePort.prototype.postMessage;
          MessagePort.prototype.postMessage = function (message: unknown) {
            setTimeout(() => send.call(this, message), 1_000);
          };
          for (const start = performance.now(); performance.now() - start < 50; );
          document.documentElement.dataset.isDrawing = "true";
        }
        return make.call(this, tag);
      };
    });
    const release = await holdScripts(page, /\/deck-and-analysis-.*\.js$/);
    // By then nothing else is on its way, for which React would begin anew.
    await page.route(/generate-deck/, async (route) => {
      await page.waitForTimeout(3_000);
      await route.continue();
    });
    await page.goto(`${origin}/builder?${new URLSearchParams({ wish: "mono red burn modern", seed: "5" })}`);
    await page.locator("[data-is-drawing]").waitFor();
    expect(await page.locator(".pane-tabs").textContent()).not.toContain("60");
    await release();
    await page.locator(".card-row-name").first().waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("leaves the menu of a phone open", async () => {
    const { page, letScriptsCome, end } = await open("/store", 390);
    await page.getByLabel("Menu", { exact: true }).first().click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await letScriptsCome();
    await page.waitForLoadState("networkidle");
    await menu.getByRole("link", { name: "Brew Blog" }).click();
    await page.waitForURL(`${origin}/brew-blog`);
    expect(await menu.isVisible()).toBe(false);
    await end();
  });
});
