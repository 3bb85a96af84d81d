import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, type Visit, visit } from "./harness.ts";
import { becomeMember } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

const WISH = new URLSearchParams({ wish: "mono red burn", format: "pauper", seed: "3" });

describe.skipIf(CHROMIUM === undefined)("a deck of the builder that cannot be saved", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();
  let member: Visit;
  let page: Page;
  beforeAll(async () => {
    member = await visit(opened.browser);
    page = member.page;
    await becomeMember(page, origin, "saver");
  }, 120_000);

  /** Opens a new deck and adds a card. */
  async function work(): Promise<void> {
    await page.goto(`${origin}/builder?${WISH}`, { waitUntil: "networkidle" });
    await deckDrawn(page);
    await page.getByRole("combobox", { name: "Add a card" }).fill("Skred");
    await page.keyboard.press("Enter");
    await isThere();
  }

  const isThere = () => page.locator(".card-row-name", { hasText: "Skred" }).waitFor();
  const save = () => page.getByRole("button", { name: "Save", exact: true }).first().click();
  const says = (words: string) => page.getByText(words, { exact: true }).first().waitFor();

  /** Saves it, and finds it in the vault with the card. */
  async function isSaved(decks: number): Promise<void> {
    await save();
    await page.getByRole("button", { name: "Saved", exact: true }).first().waitFor();
    await page.reload();
    await isThere();
    await page.goto(`${origin}/vault`);
    const rows = page.getByRole("list", { name: "Your decks" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(decks);
  }

  test("stays as it is where the server refuses, and is saved by the next press", async () => {
    await work();
    await page.route("**/rest/v1/decks*", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { code: "XX000", message: "The database is resting." } })
        : route.continue(),
    );
    await save();
    await page
      .getByText(/^Could not save the deck\./)
      .first()
      .waitFor();
    await isThere();
    await page.unroute("**/rest/v1/decks*");
    await isSaved(1);
    expect(member.unexpected.filter((line) => !line.includes("status of 500"))).toEqual([]);
  });

  test("stays as it is where the line is lost, which is said, and is saved when it is back", async () => {
    await work();
    await member.context.setOffline(true);
    await save();
    await says("Could not save the deck. You are offline. It stays here as you left it.");
    await isThere();
    await member.context.setOffline(false);
    await isSaved(2);
    expect(member.unexpected.filter((line) => !/status of 500|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual(
      [],
    );
  });
});
