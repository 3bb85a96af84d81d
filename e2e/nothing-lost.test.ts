import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

const WISH = new URLSearchParams({ wish: "elf tribal commander under $100", seed: "3" });

/** Names of the deck's cards, those that are locked marked so, once all of them are drawn. */
async function cardsOf(page: Page): Promise<readonly string[]> {
  await deckDrawn(page);
  return (await page.locator(".card-row-name").allTextContents()).toSorted();
}

/** Takes one spell out, puts Skullclamp in and locks another spell. @returns The one that went. */
async function work(page: Page): Promise<string> {
  const [gone = "", locked = ""] = await page
    .locator(".deck-group", { has: page.getByRole("heading", { name: /^Ramp|^Mana/ }) })
    .first()
    .locator(".card-row-name")
    .allTextContents();
  await page.getByRole("button", { name: gone, exact: true }).first().click();
  // The panel grows as what could stand instead comes: keys do not miss the button.
  await page.getByRole("button", { name: `One ${gone} less` }).press("Enter");
  await page.getByRole("button", { name: gone, exact: true }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: locked, exact: true }).first().click();
  await page
    .getByRole("dialog", { name: `Why ${locked} is here` })
    .getByText("Lock", { exact: true })
    .click();
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Add a card" }).fill("Skullclamp");
  await page.keyboard.press("Enter");
  await page.locator(".card-row-name", { hasText: "Skullclamp" }).waitFor();
  return gone;
}

describe.skipIf(!CHROMIUM)("what was done to a deck", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  async function worked() {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?${WISH}`);
    const fresh = await cardsOf(page);
    const gone = await work(page);
    const own = await cardsOf(page);
    expect(own).not.toContain(gone);
    expect(own).toContain("Skullclamp");
    return { page, context, unexpected, fresh, gone, own };
  }

  test("is there after another page, Back and reload, and not for who opens the link anew", async () => {
    const { page, context, unexpected, fresh, own } = await worked();
    await page.getByRole("banner").getByRole("link", { name: "Browse Cards" }).click();
    await page.waitForURL(/browse-cards/);
    await page.goBack();
    expect(await cardsOf(page)).toEqual(own);
    await page.reload();
    expect(await cardsOf(page)).toEqual(own);
    await page.reload();
    expect(await cardsOf(page)).toEqual(own);
    await page.goto(`${origin}/builder?${WISH}`);
    expect(await cardsOf(page)).toEqual(fresh);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("can be taken back and done again after a reload, by buttons and by keys", async () => {
    const { page, context, unexpected, fresh, own } = await worked();
    const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
    await page.reload();
    expect(await cardsOf(page)).toEqual(own);
    await button("Undo").click();
    await page.locator(".card-row-name", { hasText: "Skullclamp" }).waitFor({ state: "detached" });
    // What was taken back before a reload can be done again after it.
    await page.reload();
    expect(await cardsOf(page)).not.toContain("Skullclamp");
    await button("Redo").click();
    expect(await cardsOf(page)).toEqual(own);
    expect(await button("Redo").isDisabled()).toBe(true);
    for (let change = 0; change < 3; change++) await page.keyboard.press("Control+z");
    expect(await cardsOf(page)).toEqual(fresh);
    expect(await button("Undo").isDisabled()).toBe(true);
    await page.reload();
    await cardsOf(page);
    for (let change = 0; change < 3; change++) await page.keyboard.press("Control+Shift+Z");
    expect(await cardsOf(page)).toEqual(own);
    // Who opens the address anew has nothing to take back.
    await page.goto(`${origin}/builder?${WISH}`);
    expect(await cardsOf(page)).toEqual(fresh);
    expect(await button("Undo").isDisabled()).toBe(true);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("is taken back and done again by keys, one change after the other", async () => {
    const { page, context, unexpected, fresh, own } = await worked();
    const toast = page.getByText("Added Skullclamp", { exact: true });
    await toast.waitFor();
    await page.keyboard.press("Control+z");
    // What it offers to take back is taken back.
    await toast.waitFor({ state: "detached" });
    for (let change = 0; change < 2; change++) await page.keyboard.press("Control+z");
    expect(await cardsOf(page)).toEqual(fresh);
    expect(await page.getByRole("button", { name: "Undo", exact: true }).first().isDisabled()).toBe(true);
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+Shift+z");
    expect(await cardsOf(page)).toEqual(own);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("stays when the deck is built again, and the deck from before comes back with Undo and with Back", async () => {
    const { page, context, unexpected, gone, own } = await worked();
    await page.getByRole("button", { name: /^Remove Budget/ }).click();
    await page.waitForURL(/include=/);
    // The address is there before the deck is.
    await expect.poll(() => cardsOf(page)).not.toEqual(own);
    const rebuilt = await cardsOf(page);
    expect(rebuilt).toContain("Skullclamp");
    expect(rebuilt).not.toContain(gone);
    await page.keyboard.press("Control+z");
    await expect.poll(() => cardsOf(page)).toEqual(own);
    await page.keyboard.press("Control+y");
    await expect.poll(() => cardsOf(page)).toEqual(rebuilt);
    await page.goBack();
    await expect.poll(() => cardsOf(page)).toEqual(own);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("is in the link that is shared", async () => {
    const { page, context, unexpected, own } = await worked();
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
    await page.getByRole("button", { name: "Share", exact: true }).first().click();
    await page.getByText("Link copied", { exact: true }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit(opened.browser);
    await other.page.goto(link);
    const unlocked = own.map((name) => name.replace(/ locked$/, ""));
    await expect.poll(() => cardsOf(other.page)).toEqual(unlocked.toSorted());
    expect([...unexpected, ...other.unexpected]).toEqual([]);
    await Promise.all([context, other.context].map((each) => each.close()));
  });
});
