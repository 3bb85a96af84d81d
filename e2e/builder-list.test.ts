import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

const LIST = [
  "Commander",
  "1 Krenko, Mob Boss",
  "",
  "Deck",
  "1 Sol Ring",
  "1 Lightning Blot",
  "1 Nothing Is Called This Xyzzy",
  "2 Goblin Chieftain",
  "95 Mountain",
].join("\n");

describe.skipIf(!CHROMIUM)("a list in the builder", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test.each([1440, 390])("is pasted, put right, judged, and there after a reload, %i wide", async (width) => {
    const { page, context, unexpected } = await visit(opened.browser, { width });
    await page.goto(`${origin}/builder`);
    await page.getByRole("button", { name: "Import a list" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Import a list" });
    await dialog.getByRole("textbox", { name: "The list" }).fill(LIST);
    await dialog.getByRole("button", { name: "Read the list" }).click();
    await dialog.getByText("Line 6", { exact: true }).waitFor();
    expect(await dialog.getByRole("combobox", { name: "Format" }).locator(":checked").textContent()).toBe(
      "Commander",
    );
    await dialog.getByRole("button", { name: "Take Lightning Bolt for line 6" }).click();
    await dialog.getByText("Line 6", { exact: true }).waitFor({ state: "detached" });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Leave out line 7" }).click();
    await dialog.getByRole("button", { name: "Import 100 cards" }).click();
    await deckDrawn(page);
    await page.getByRole("heading", { name: "Krenko", level: 2 }).waitFor();
    // Two Chieftains are one too many.
    await page.getByText("not legal", { exact: true }).waitFor({ state: "attached" });
    await page.reload();
    await deckDrawn(page);
    expect(await page.locator(".card-row-name").count()).toBe(5);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("names of cards are whole on every line, however long", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    const long = "Asmoranomardicadaistinaculdacar";
    const wish = `zombie tribal commander, with ${long}`;
    await page.goto(`${origin}/builder?${new URLSearchParams({ wish, seed: "2" })}`);
    await deckDrawn(page);
    await page.getByRole("combobox", { name: "Add a card" }).fill(long);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: long, exact: true }).first().waitFor();
    for (const width of [1280, 1360, 1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator(".card-row-name")
        .evaluateAll((names) =>
          names.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
        );
      expect(cut, `at ${width}`).toEqual([]);
      const rows = await page
        .locator(".card-row")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      // One line is as high as it ever was.
      expect(Math.min(...rows)).toBe(width === 390 ? 45 : 29);
    }
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("copies are changed on the line by mouse and keys, and the panel stays open", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?${new URLSearchParams({ wish: "mono red burn modern", seed: "5" })}`);
    await page.getByRole("heading", { name: /^Legal in / }).waitFor();
    await deckDrawn(page);
    const row = page.locator(".card-row").filter({ hasText: "Lightning Bolt" });
    const quantity = row.locator(".card-row-quantity");
    const name = row.getByRole("button", { name: /^Lightning Bolt/ });
    expect(await quantity.textContent()).toBe("Quantity 4");
    const place = await name.boundingBox();
    await row.hover();
    await row.getByRole("button", { name: "One Lightning Bolt less" }).click();
    await expect.poll(() => quantity.textContent()).toBe("Quantity 3");
    expect(await name.boundingBox()).toEqual(place);
    await name.focus();
    await page.keyboard.press("-");
    await page.keyboard.press("-");
    await page.keyboard.press("+");
    await expect.poll(() => quantity.textContent()).toBe("Quantity 2");
    await name.press("Enter");
    const why = page.getByRole("dialog", { name: "Why Lightning Bolt is here" });
    await why.getByRole("button", { name: "One Lightning Bolt more" }).click();
    await why.getByRole("button", { name: "One Lightning Bolt more" }).click();
    await expect.poll(() => quantity.textContent()).toBe("Quantity 4");
    await why.waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
