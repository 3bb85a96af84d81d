import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, visit } from "./harness.ts";
import { addRow, fillSignUp } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

const WISH = "elf tribal commander under $100, power 7";

describe.skipIf(!CHROMIUM)("a deck that was edited and saved", () => {
  const opened = oneBrowser();
  const origin = inject("memberOrigin");

  const groups = async (page: Page): Promise<readonly string[]> => {
    await deckDrawn(page);
    return page.locator(".builder-deck h3").allTextContents();
  };
  const shot = async (page: Page, name: string): Promise<void> => {
    if (!process.env.SCREENSHOTS) return;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };

  test("has its own figures in the vault, opens with its wish, and says what it breaks", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    const button = (name: string) =>
      page.getByRole("button", { name, exact: true }).and(page.locator(":visible")).first();
    await page.goto(`${origin}/builder?${new URLSearchParams({ wish: WISH, seed: "1" })}`);
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    await shot(page, "built");
    const elves = async (): Promise<number> =>
      Number(
        / on the board, (\d+) of them/.exec((await page.locator(".builder-deck").textContent()) ?? "")?.[1],
      );
    const built = await elves();
    const name = page.locator(".card-row-name").filter({ hasText: "Llanowar Elves" }).first();
    const card = (await name.textContent()) ?? "";
    await name.click();
    await page.getByRole("button", { name: `One ${card} less` }).click();
    await page.getByRole("heading", { name: /^Not legal in Commander/ }).waitFor();
    await page.getByText("Checking the change").waitFor({ state: "detached" });
    // The text stays where it is while somebody edits, and says what it is of.
    expect(await elves()).toBe(built);
    await page.getByText("Text of the deck as built", { exact: true }).waitFor();
    await shot(page, "edited");
    const figures = page.locator("header p").filter({ hasText: "99 cards" });
    const price = /\$[\d.,]+/.exec((await figures.textContent()) ?? "")?.[0] ?? "";
    const before = await groups(page);

    await button("Save").click();
    await fillSignUp(page, "truthful");
    await page
      .locator(".toast-text")
      .filter({ hasText: /It is not legal: .*It is kept all the same\./ })
      .waitFor();

    await page.goto(`${origin}/vault`);
    const row = page.locator(".vault-row");
    await row.getByText("99 cards").waitFor();
    expect(await row.textContent()).toContain(price);
    await row.getByText("Not legal when saved", { exact: true }).waitFor();
    await row.getByRole("button", { name: "Share with Community" }).click();
    await page
      .locator(".toast-text")
      .filter({ hasText: /It is not legal: .*It is shared all the same\./ })
      .waitFor();

    await row.locator(".vault-name").click();
    await page.getByRole("heading", { name: /^Not legal in Commander/ }).waitFor();
    expect(await page.getByLabel("What do you want to play?").inputValue()).toBe(WISH);
    await page.getByRole("button", { name: /^Remove Budget/ }).waitFor();
    await page.getByText(`${price} of $100`).waitFor();
    expect(await groups(page)).toEqual(before);
    expect(await elves()).toBe(built - 1);
    expect(await page.getByText("Text of the deck as built").count()).toBe(0);
    await shot(page, "opened");
    await button("Share").click();
    await page.locator(".toast").filter({ hasText: "Link copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("wish=elf+tribal");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("is the same deck of the vault after a reload, says what one owns, and is compared with any other", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    const button = (name: string) =>
      page.getByRole("button", { name, exact: true }).and(page.locator(":visible")).first();
    const address = `${origin}/builder?${new URLSearchParams({ wish: "mono red burn modern", seed: "5" })}`;
    await page.goto(address);
    await page.getByRole("heading", { name: /^Legal in / }).waitFor();
    await button("Save").click();
    await fillSignUp(page, "steady");
    await button("Saved").waitFor();
    await addRow(page, "user_cards", { scryfall_id: "any", name: "Lightning Bolt", quantity: 3 });
    await page.reload();
    await button("Saved").waitFor();
    await page.getByTitle("You own 3 of 4").waitFor();
    await page.getByRole("button", { name: /^Lightning Bolt/ }).press("-");
    await button("Save").click();
    await button("Saved").waitFor();
    await button("Compare decks").click();
    const compare = page.getByRole("dialog", { name: "Compare" });
    await compare.getByRole("combobox", { name: "With" }).selectOption({ index: 1 });
    await compare.getByText("Both decks have the same cards, in the same numbers.").waitFor();
    await page.goto(`${origin}/vault`);
    await page.locator(".vault-row").first().waitFor();
    expect(await page.locator(".vault-row").count()).toBe(1);
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
