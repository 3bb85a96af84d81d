import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

const WISH = new URLSearchParams({ wish: "mono red burn modern", seed: "5" });
const WAITING = "This part has not arrived; it is asked for again.";

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** What comes at a press, whose script has not come before: how it is opened, and what is there once it is. */
const PARTS = [
  ["the panel of a card", press("Lightning Bolt"), (page: Page) => page.getByText("Instead of it")],
  ["the pictures", press("Images"), (page: Page) => page.locator(".card-grid").first()],
  ["refining", press("Refine this deck in words"), (page: Page) => page.getByLabel("What should change?")],
  ["importing", press("Import a list"), (page: Page) => page.getByRole("dialog", { name: "Import a list" })],
  ["exporting", press("Export"), (page: Page) => page.getByRole("dialog", { name: "Export" })],
  ["Advanced AI", press("Advanced AI"), (page: Page) => page.getByText("No language model is set up here.")],
] as const;

describe.skipIf(!CHROMIUM)("what comes at a press in the builder", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  async function build() {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?${WISH}`, { waitUntil: "networkidle" });
    await deckDrawn(page);
    const end = async (isExpected: RegExp) => {
      expect(unexpected.filter((line) => !isExpected.test(line))).toEqual([]);
      await context.close();
    };
    return { page, context, end };
  }

  test.each(PARTS)(
    "%s is asked for until there is a line again, and the page stays",
    async (_, open, part) => {
      const { page, context, end } = await build();
      await context.setOffline(true);
      await open(page);
      await page.getByText(WAITING).waitFor();
      expect(await page.getByRole("button", { name: "Reload the page" }).count()).toBe(0);
      await page.getByRole("heading", { name: "Legal in Modern" }).waitFor();
      await context.setOffline(false);
      await part(page).waitFor();
      expect(await page.getByText(WAITING).count()).toBe(0);
      await end(/ERR_INTERNET_DISCONNECTED/);
    },
  );

  test("a dialog that does not come is given up, and comes at the next press", async () => {
    const { page, context, end } = await build();
    await context.setOffline(true);
    await press("Export")(page);
    await page.getByText(WAITING).waitFor();
    await press("Close")(page);
    await page.getByText(WAITING).waitFor({ state: "detached" });
    await context.setOffline(false);
    await press("Export")(page);
    await page.getByRole("dialog", { name: "Export" }).waitFor();
    await end(/ERR_INTERNET_DISCONNECTED/);
  });

  test("a script that a newer version of the site does not have leads to a reload, which loses nothing", async () => {
    const { page, end } = await build();
    await page.route(/export-dialog-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("combobox", { name: "Add a card" }).fill("Skullclamp");
    await page.keyboard.press("Enter");
    const added = page.locator(".card-row-name", { hasText: "Skullclamp" });
    await added.waitFor();
    await press("Export")(page);
    await page.getByText(WAITING).waitFor();
    await page.getByRole("button", { name: "Reload the page" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await added.waitFor();
    await press("Export")(page);
    await page.getByRole("dialog", { name: "Export" }).waitFor();
    await end(/404 \(Not Found\)/);
  });
});
