import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, type Visit, violations, visit } from "./harness.ts";
import { fillSignUp, PASSWORD } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

const DECK = "/builder?wish=mono+red+burn+for+pauper&format=pauper&seed=3";

describe.skipIf(!CHROMIUM)("a saved deck that is open in two windows", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();
  let left: Visit;
  let right: Visit;
  beforeAll(async () => {
    left = await visit(opened.browser);
    const { page } = left;
    await page.goto(`${origin}${DECK}`);
    await page.locator(".card-row-name").first().waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await fillSignUp(page, "twofold");
    await page.getByText("Deck Saved!", { exact: true }).waitFor();

    right = await visit(opened.browser);
    await right.page.goto(`${origin}/vault`, { waitUntil: "networkidle" });
    await right.page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    const dialog = right.page.getByRole("dialog", { name: "Log In" });
    await dialog.getByLabel("Email").fill("twofold@example.org");
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Log In", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  }, 120_000);
  afterEach(() => expect([...left.unexpected, ...right.unexpected]).toEqual([]));

  /** Opens a deck of the vault, which is saved as it stands. */
  async function open(page: Page, name: string): Promise<void> {
    await page.goto(`${origin}/vault`);
    await page.getByRole("link", { name, exact: true }).click();
    await page.locator(".card-row-name").first().waitFor();
    await button(page, "Saved").waitFor();
  }

  /** Gives the deck another name; what differs in a name can be lost as a card can. */
  async function rename(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "Rename deck" }).click();
    await page.getByLabel("Deck name").fill(name);
    await page.keyboard.press("Enter");
    await button(page, "Save").waitFor();
  }

  async function save(page: Page): Promise<void> {
    await button(page, "Save").click();
    await button(page, "Saved").waitFor();
  }

  /** Takes one copy of the card in a row out of the deck, and tells its name. */
  async function takeOut(page: Page, row: number): Promise<string> {
    const name = page.locator(".card-row-name").nth(row);
    const card = (await name.textContent()) ?? "";
    await name.click();
    await page.getByRole("button", { name: `One ${card} less` }).click();
    await button(page, "Save").waitFor();
    return card;
  }

  /** How many copies of a card the deck has. */
  async function copies(page: Page, card: string): Promise<number> {
    const row = page.locator(".card-row", { has: page.getByRole("button", { name: card, exact: true }) });
    if ((await row.count()) === 0) return 0;
    return Number((await row.locator(".card-row-quantity").textContent())?.replace("Quantity ", ""));
  }

  const button = (page: Page, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).and(page.locator(":visible")).first();
  const conflict = (page: Page): Locator =>
    page.getByRole("dialog", { name: "This deck was changed elsewhere" });

  /** The names in the vault. */
  async function vault(page: Page): Promise<readonly string[]> {
    await page.goto(`${origin}/vault`);
    const names = page.locator(".vault-name");
    await names.first().waitFor();
    return (await names.allTextContents()).toSorted();
  }

  test("is not overwritten by the window that saves last: both versions are kept", async () => {
    const [{ page: one }, { page: two }] = [left, right];
    await one.getByRole("button", { name: "Rename deck" }).waitFor();
    await rename(one, "Embers");
    await save(one);
    await open(two, "Embers");
    const here = await takeOut(one, 0);
    const few = await copies(one, here);
    await save(one);

    const there = await takeOut(two, 5);
    expect(there).not.toBe(here);
    const fewer = await copies(two, there);
    await button(two, "Save").click();
    const dialog = conflict(two);
    await dialog.waitFor();
    await dialog.getByText(here).waitFor();
    await dialog.getByText(there).waitFor();
    for (const width of [1440, 390]) {
      await two.setViewportSize({ width, height: 900 });
      expect(await violations(two)).toEqual([]);
      if (process.env.SCREENSHOTS)
        await two.screenshot({ path: `${process.env.SCREENSHOTS}/conflict-${width}.png` });
    }
    await two.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole("button", { name: "Save mine as a new deck" }).click();
    await button(two, "Saved").waitFor();
    expect(await vault(two)).toEqual(["Embers", "Embers (mine)"]);
    await open(two, "Embers");
    expect([await copies(two, here), await copies(two, there)]).toEqual([few, fewer + 1]);
    await open(two, "Embers (mine)");
    expect([await copies(two, here), await copies(two, there)]).toEqual([few + 1, fewer]);
  });

  test("is what its owner chooses: the one here, or the saved one with the way back", async () => {
    const [{ page: one }, { page: two }] = [left, right];
    await open(one, "Embers");
    await open(two, "Embers");
    await rename(two, "Sparks");
    await save(two);
    await rename(one, "Ashes");
    await button(one, "Save").click();
    await conflict(one).getByText("Here its name is “Ashes”, in your vault “Sparks”.").waitFor();
    await conflict(one).getByRole("button", { name: "Open the saved one" }).click();
    await one.getByRole("heading", { name: "Sparks" }).waitFor();
    await button(one, "Saved").waitFor();
    await one.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await one.getByRole("heading", { name: "Ashes" }).waitFor();
    // It was read in the meantime: now it may be saved over.
    await save(one);
    await rename(two, "Cinders");
    await button(two, "Save").click();
    await conflict(two).getByRole("button", { name: "Keep mine, replace the saved one" }).click();
    await button(two, "Saved").waitFor();
    expect(await vault(one)).toEqual(["Cinders", "Embers (mine)"]);
  });
});
