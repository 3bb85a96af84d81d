import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

const WISH = "elf tribal commander under $100";

/** Opens the builder with a wish and waits for its verdict. */
async function build(page: Page, origin: string, wish = WISH): Promise<void> {
  await page.goto(`${origin}/builder?${new URLSearchParams({ wish, seed: "1" })}`);
  await page.getByRole("button", { name: "Rebuild" }).waitFor({ state: "attached" });
}

const chip = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^Change ${name}`) });

describe.skipIf(!CHROMIUM)("the wish in the builder", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("a chip is changed in place, by keyboard alone, and its deck is built from the same seed", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin);
    await chip(page, "Budget").press("Enter");
    const field = page.getByRole("textbox", { name: "Budget, deck" }).last();
    expect(await field.inputValue()).toBe("100");
    expect(await violations(page)).toEqual([]);
    await field.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await chip(page, "Budget").evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await field.fill("60");
    await field.press("Enter");
    await chip(page, "Budget").filter({ hasText: "$60 in all" }).waitFor();
    expect(new URL(page.url()).searchParams.get("budget")).toBe("60");
    expect(new URL(page.url()).searchParams.get("seed")).toBe("1");
    // A choice is built when it is made.
    await chip(page, "Format").click();
    await page.getByRole("dialog").getByRole("combobox").selectOption("brawl");
    await chip(page, "Format").filter({ hasText: "Brawl" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("fields show what was understood, and what is not built yet is marked with Rebuild in sight", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin);
    // The form answers a moment after the rest of the page; its format is Commander before that, too.
    await expect.poll(() => page.getByLabel("Playstyle", { exact: true }).inputValue()).toBe("tribal");
    expect(await page.getByLabel("Format", { exact: true }).inputValue()).toBe("commander");
    const budget = page.getByRole("textbox", { name: "Budget, deck" });
    await expect.poll(() => budget.inputValue()).toBe("100");
    await budget.fill("50");
    await page.getByText("One change is not built yet.").waitFor();
    expect(await page.locator(".advanced [data-pending]").count()).toBe(1);
    const rebuild = page.getByRole("button", { name: "Rebuild" });
    expect(await rebuild.evaluate((each) => each.getBoundingClientRect().bottom <= window.innerHeight)).toBe(
      true,
    );
    await rebuild.click();
    await chip(page, "Budget").filter({ hasText: "$50 in all" }).waitFor();
    expect(await page.locator("[data-pending]").count()).toBe(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("cards are suggested that the deck may have, with what they cost; others say why not", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin);
    await page.getByRole("combobox", { name: "Commander", exact: true }).fill("ezuri");
    const options = page.getByRole("listbox").getByRole("option");
    await options.first().waitFor();
    expect(await page.getByRole("option", { name: /^Ezuri, Renegade Leader/ }).count()).toBe(1);
    expect(await page.getByRole("option", { name: /^Ezuri's Predation/ }).count()).toBe(0);
    await page.getByRole("combobox", { name: "Commander", exact: true }).fill("");
    await page.getByRole("combobox", { name: "Add a card" }).fill("bolt");
    await options.getByText("not in the deck’s colors").first().waitFor();
    expect(await options.first().textContent()).toMatch(/\$\d/);
    expect(await options.first().textContent()).not.toContain("not in");
    expect(await violations(page)).toEqual([]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("words that were not used, and money over the budget, are said where they matter", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, `${WISH} zorblax`);
    await page.getByText("Not used: “zorblax”.").waitFor();
    expect(await page.locator("mark.unread-words").textContent()).toBe("zorblax");
    const add = page.getByRole("combobox", { name: "Add a card" });
    await add.fill("doubling season");
    await page.getByRole("option", { name: /^Doubling Season/ }).click();
    const over = page.getByRole("status").filter({ hasText: /^\$\d+\.\d\d over \$100\./ });
    const swap = over.getByRole("button", { name: /^Swap .* for / });
    const name = (await swap.textContent()) ?? "";
    await swap.click();
    await page.getByRole("button", { name }).waitFor({ state: "detached" });
    expect(await violations(page)).toEqual([]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("what was added by hand stays when a chip changes the sentence, and another wish says that it goes", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, `${WISH}, power 7`);
    const row = (name: string) => page.locator(".card-row-name").getByText(name, { exact: true });
    const add = async (name: string) => {
      await page.getByRole("combobox", { name: "Add a card" }).fill(name);
      await page.getByRole("option", { name: new RegExp(`^${name}\\b`) }).click();
      await row(name).waitFor();
    };
    await add("Elvish Piper");
    const own = row("Elvish Piper");
    await page.getByRole("button", { name: /^Remove Power/ }).click();
    await page.getByRole("button", { name: /^Remove Power/ }).waitFor({ state: "detached" });
    await own.waitFor();
    await chip(page, "Budget").click();
    const field = page.getByRole("textbox", { name: "Budget, deck" }).last();
    await field.fill("80");
    await field.press("Enter");
    await chip(page, "Budget").filter({ hasText: "$80 in all" }).waitFor();
    await own.waitFor();
    await add("Goblin Chieftain");
    await page.getByLabel("What do you want to play?").fill("zombie deck for brawl");
    await page.getByRole("button", { name: "Rebuild" }).click();
    await page.getByText("Another deck", { exact: true }).waitFor();
    await row("Goblin Chieftain").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await row("Goblin Chieftain").waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("on a phone a chip is changed in a sheet from below", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { width: 390 });
    await page.goto(`${origin}/builder?${new URLSearchParams({ wish: WISH, seed: "1" })}`);
    await page.locator(".card-row-name").first().waitFor();
    await page.locator("label").filter({ hasText: "Wish" }).click();
    await chip(page, "Bracket").click();
    const sheet = page.getByRole("dialog");
    await sheet.waitFor();
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)];
      })
      .toEqual([0, 390, 844]);
    expect(await violations(page)).toEqual([]);
    await sheet.locator("label").filter({ hasText: "4" }).click();
    await page.waitForFunction(() => location.search.includes("bracket=4"));
    // The page shows the deck a moment after its address has changed.
    await expect.poll(() => page.getByRole("radio", { name: /^Deck/ }).isChecked()).toBe(true);
    await page.locator("label").filter({ hasText: "Wish" }).click();
    await chip(page, "Bracket").filter({ hasText: "4, Optimized" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
