import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { CHROMIUM, type Visit, visit } from "./harness.ts";
import { addRow, becomeMember, PASSWORD } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(CHROMIUM === undefined)("what was changed in the dialog of a deck", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();
  let member: Visit;
  let page: Page;
  let decks = 0;
  let heard = 0;
  let name = "";
  beforeAll(async () => {
    member = await visit(opened.browser);
    page = member.page;
    await becomeMember(page, origin, "editor");
  }, 120_000);
  // Each has a deck of its own.
  beforeEach(async () => {
    decks += 1;
    name = `Deck ${decks}`;
    const card_list = {
      Burn: [{ name: "Lightning Bolt", quantity: 4 }],
      Lands: [{ name: "Mountain", quantity: 56 }],
    };
    await addRow(page, "decks", { name, format: "pauper", cards: 60, card_list });
  });

  /** What the console has said since it was last asked, but for lines with the expected words. */
  function said(expected = "nothing"): readonly string[] {
    const lines = member.unexpected.slice(heard);
    heard = member.unexpected.length;
    return lines.filter((line) => !line.includes(expected));
  }

  const editor = (window: Page): Locator => window.getByRole("dialog", { name: /^Edit Deck: / });
  const says = (window: Page, words: string | RegExp) =>
    editor(window).getByRole("status").getByText(words).waitFor();

  async function open(window: Page): Promise<void> {
    await window.goto(`${origin}/vault`);
    await openHere(window);
  }

  async function openHere(window: Page): Promise<void> {
    await window.getByLabel(`More: ${name}`, { exact: true }).click();
    await window.locator(".row-menu[open]").getByRole("button", { name: "Edit", exact: true }).click();
    await editor(window).getByLabel("Name of the deck").waitFor();
  }

  const takeOut = (window: Page, card: string) =>
    editor(window)
      .getByRole("button", { name: `Remove ${card}` })
      .click();

  /** Looks into the deck anew: the card is out, and it is saved so. */
  async function seesItGone(window: Page, card: string): Promise<void> {
    await open(window);
    expect(await editor(window).getByRole("button", { name: card, exact: true }).count()).toBe(0);
    await says(window, "Everything is saved.");
  }

  test("is there after a reload and after Back, however soon", async () => {
    await open(page);
    await takeOut(page, "Lightning Bolt");
    await page.reload();
    await seesItGone(page, "Lightning Bolt");
    await takeOut(page, "Mountain");
    await page.goBack();
    await open(page);
    await editor(page).getByText("No cards. Add one above.", { exact: true }).waitFor();
    await says(page, "Everything is saved.");
    expect(said()).toEqual([]);
  });

  test("is kept while the server cannot save it, and saved with the next change", async () => {
    await open(page);
    await page.route("**/rest/v1/decks*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { code: "XX000", message: "The database is resting." } })
        : route.continue(),
    );
    await takeOut(page, "Lightning Bolt");
    await says(page, "Not saved. The database is resting.");
    await page.unroute("**/rest/v1/decks*");
    await editor(page).getByRole("button", { name: "One Mountain less" }).click();
    await says(page, "Everything is saved.");
    await seesItGone(page, "Lightning Bolt");
    expect(said("status of 500")).toEqual([]);
  });

  /** Ends the member's session from another browser. */
  async function endElsewhere(): Promise<void> {
    const other = await visit(opened.browser);
    await other.page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
    await other.page.getByRole("button", { name: "Log in here" }).click();
    await logIn(other.page);
    await other.page.getByRole("button", { name: "Log out everywhere else" }).click();
    await other.page.getByText("You are logged in here alone.", { exact: true }).waitFor();
    await other.context.close();
  }

  /** Logs in where the page asks for it by itself, since its session has ended. */
  async function logInAgain(): Promise<void> {
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByText("Your session has ended. Log in to go on.", { exact: true }).waitFor();
    await logIn(page);
    // A refusal for want of a session is told by the browser, too.
    expect(said("status of 401")).toEqual([]);
  }

  test("waits for another log-in where the session has ended elsewhere", async () => {
    await open(page);
    await endElsewhere();
    await takeOut(page, "Lightning Bolt");
    await logInAgain();
    await openHere(page);
    expect(await editor(page).getByRole("button", { name: "Lightning Bolt", exact: true }).count()).toBe(0);
    await says(page, "Everything is saved.");
  });

  test("and a star that was set in such a session is taken back, and can be set after the log-in", async () => {
    await page.goto(`${origin}/vault`);
    const star = page.getByRole("button", { name: `Favorite: ${name}`, exact: true });
    await star.waitFor();
    await endElsewhere();
    await star.click();
    await page.getByText("Could not update favorite status.", { exact: true }).waitFor();
    await logInAgain();
    expect(await star.getAttribute("aria-pressed")).toBe("false");
    const answered = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await star.click();
    await answered;
    await page.reload();
    await star.waitFor();
    await vi.waitFor(async () => expect(await star.getAttribute("aria-pressed")).toBe("true"));
    expect(said()).toEqual([]);
  });

  async function logIn(window: Page): Promise<void> {
    const dialog = window.getByRole("dialog", { name: "Log In" });
    await dialog.getByLabel("Email").fill("editor@example.org");
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Log In", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  }

  test("meets another tab's change: both are shown, and both can be kept", async () => {
    const tab = await member.context.newPage();
    await open(page);
    await open(tab);
    await takeOut(tab, "Lightning Bolt");
    await says(tab, "Everything is saved.");
    await editor(page).getByRole("button", { name: "One Mountain less" }).click();
    const conflict = page.getByRole("dialog", { name: "This deck was changed elsewhere" });
    await conflict.getByRole("button", { name: "Save mine as a new deck" }).click();
    await conflict.waitFor({ state: "detached" });
    await editor(page).getByRole("button", { name: "Done" }).click();
    await page.getByRole("link", { name: `${name} (mine)`, exact: true }).waitFor();
    await seesItGone(tab, "Lightning Bolt");
    await tab.close();
  });
});
