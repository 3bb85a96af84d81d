import { readFile } from "node:fs/promises";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, type Visit, violations, visit, WIDTHS } from "./harness.ts";
import { becomeMember, codeOf, fillLogIn, fillSignUp, PASSWORD } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

const DECK = "/builder?wish=mono+red+burn+for+pauper&format=pauper&seed=3";

describe.skipIf(CHROMIUM === undefined)("what is a member's own", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();

  /** A new member on a page. */
  async function join(name: string, path: string, width = 1440): Promise<Visit> {
    const visited = await visit(opened.browser, { width });
    const { page } = visited;
    await becomeMember(page, origin, name);
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    return visited;
  }

  test("a deck that a visitor saves waits for the sign-up, is kept, edited, opened and saved over", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}${DECK}`);
    await page.locator(".card-row-name").first().waitFor();
    const name = (await page.locator(".builder-deck h2").first().textContent()) ?? "";
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page
      .getByRole("dialog", { name: "Sign Up" })
      .getByText(/The deck waits for you/)
      .waitFor();
    // Who gives up has not saved anything, also not by logging in later.
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => localStorage.getItem("deckwright-waiting-deck"))).toBeNull();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await fillSignUp(page, "keeper");
    await page.getByText("Deck Saved!", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Saved", exact: true }).first().waitFor();

    await page.getByRole("button", { name: "Rename deck" }).click();
    await page.getByLabel("Deck name").fill("Fire at Will");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page
      .getByText(/Fire at Will is up to date in your vault\./)
      .first()
      .waitFor();

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Vault" }).click();
    const rows = page.getByRole("list", { name: "Your decks" }).getByRole("listitem");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1);
    expect(await page.getByText(name, { exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: "Fire at Will" }).click();
    await page.getByRole("heading", { name: "Fire at Will" }).waitFor();
    await page.getByRole("heading", { name: /Legal in Pauper/ }).waitFor();
    await page.getByText("60 cards", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Saved", exact: true }).first().waitFor();

    // The same address for somebody who is not logged in asks for that, and goes on.
    const address = page.url();
    await page.getByLabel("Account of keeper").click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByText("You have been successfully logged out.", { exact: true }).waitFor();
    await page.goto(address);
    await page.getByRole("dialog").getByText("Log in to open a deck of your vault.").waitFor();
    await fillLogIn(page, "keeper");
    await page.getByRole("heading", { name: "Fire at Will" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("what was done to a deck is not there for who comes after a log-out", async () => {
    const { page, context, unexpected } = await join("otto", "/profile");
    await page.getByLabel("Account of otto").waitFor();
    await page.goto(`${origin}${DECK}`);
    await deckDrawn(page);
    const cards = () => page.locator(".card-row-name").allTextContents();
    const fresh = await cards();
    await page.getByRole("combobox", { name: "Add a card" }).fill("Skred");
    await page.keyboard.press("Enter");
    await page.locator(".card-row-name", { hasText: "Skred" }).waitFor();
    await page.getByLabel("Account of otto").click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByText("You have been successfully logged out.", { exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL(/builder/);
    await deckDrawn(page);
    expect(await cards()).toEqual(fresh);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a card that a visitor adds is in the collection after the log-in, and copies add up", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/browse-cards?q=%21%22Sol+Ring%22`);
    await page
      .getByRole("link", { name: /Sol Ring/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Sol Ring" }).waitFor();
    await page.waitForLoadState("networkidle");
    const add = page.getByRole("button", { name: /collection/i });
    await add.click();
    await page.getByRole("dialog").getByText("A collection belongs to an account.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, "cora");
    await page.getByText("Sol Ring added to your collection.", { exact: true }).waitFor();
    const raised = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await add.click();
    expect((await raised).ok()).toBe(true);
    await page.goto(`${origin}/profile`);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const { collection } = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
    expect(collection).toMatchObject([{ name: "Sol Ring", quantity: 2 }]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("names, password and data are the member's to change and take", async () => {
    const { page, context, unexpected } = await join("rita", "/profile");
    await page.getByRole("textbox", { name: "Username" }).fill("rita the great");
    await page.getByRole("form", { name: "Username" }).getByRole("button", { name: "Save" }).click();
    await page.getByText("You are rita the great from now on.", { exact: true }).waitFor();
    await page.getByLabel("Account of rita the great").waitFor();
    await page.getByRole("cell", { name: "Welcome" }).waitFor();
    await page.getByRole("list", { name: "Sessions" }).getByText("This one").waitFor();
    await page.getByRole("banner").getByText("10 credits").waitFor();

    const password = page.getByRole("form", { name: "Password", exact: true });
    await password.getByLabel("Current password").fill("not that");
    await password.getByLabel("New password", { exact: true }).fill("battery staple");
    await password.getByLabel("Confirm new password").fill("battery");
    await password.getByRole("button").click();
    await password.getByRole("alert").getByText("Please make sure your passwords match.").waitFor();
    await password.getByLabel("Confirm new password").fill("battery staple");
    await password.getByRole("button").click();
    await password.getByRole("alert").getByText("The current password is not right.").waitFor();
    await password.getByLabel("Current password").fill(PASSWORD);
    await password.getByRole("button").click();
    await page.getByText("Password saved", { exact: true }).waitFor();

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const file = await (await downloading).path();
    const data = JSON.parse(await readFile(file, "utf8"));
    expect(data.profile).toMatchObject({ username: "rita the great", ai_credits: 10 });
    expect(data.account).toMatchObject({ email: "rita@example.org" });
    expect(unexpected.filter((line) => !line.includes("status of 400"))).toEqual([]);
    await context.close();
  });

  test("two factors: set up with the picture or the secret, asked for at log-in, given up again", async () => {
    const { page, context } = await join("tess", "/profile");
    await page.getByText("None is set up.", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Set up an app" }).click();
    const picture = page.getByRole("img", { name: /QR code/ });
    await picture.waitFor();
    // What was begun and left is not in the way.
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Set up an app" }).click();
    await picture.waitFor();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(20);
    expect(await violations(page)).toEqual([]);
    const secret = ((await page.locator("[data-secret]").textContent()) ?? "").replaceAll(" ", "");
    const confirm = page.getByRole("form", { name: "Confirm the app" });
    await confirm.getByLabel("Code").fill("000000");
    await confirm.getByRole("button", { name: "Turn on" }).click();
    await confirm.getByRole("alert").getByText("Invalid TOTP code entered").waitFor();
    // Each code works once, and only after the one before: the first is of the half minute that has just gone by.
    await confirm.getByLabel("Code").fill(codeOf(secret, -1));
    await confirm.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("Two factors are on", { exact: true }).waitFor();
    await page.getByRole("dialog", { name: "Recovery codes" }).getByText("I have kept them").click();
    await page
      .getByRole("list", { name: "Second factors" })
      .getByText("Authenticator", { exact: true })
      .waitFor();

    await page.getByLabel("Account of tess").click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByText("You have been successfully logged out.", { exact: true }).waitFor();
    await page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Log in here" }).click();
    await fillLogIn(page, "tess");
    const second = page.getByRole("dialog", { name: "Two-factor authentication" });
    await second.waitFor();
    await expect
      .poll(() => second.getByLabel("Code").evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await violations(page)).toEqual([]);
    // The password alone is nobody's log-in, also after the page was loaded again, and leaving ends it.
    await page.reload();
    await second.waitFor();
    expect(await page.getByLabel("Account of tess").count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("deckwright-session"))).toBeNull();
    await page.getByRole("button", { name: "Log in here" }).click();
    await fillLogIn(page, "tess");
    await second.getByLabel("Code").fill(codeOf(secret));
    await second.getByRole("button", { name: "Continue" }).click();
    await second.waitFor({ state: "detached" });
    // Who finds the screen alone does not take the app away.
    await page.getByRole("button", { name: "Remove Authenticator" }).click();
    const removal = page.getByRole("form", { name: "Remove Authenticator" });
    await removal.getByLabel("Code").fill("000000");
    await removal.getByRole("button", { name: "Remove it" }).click();
    await removal.getByRole("alert").getByText("Invalid TOTP code entered").waitFor();
    expect(await violations(page)).toEqual([]);
    await removal.getByLabel("Code").fill(codeOf(secret, 1));
    await removal.getByRole("button", { name: "Remove it" }).click();
    await page.getByText("None is set up.", { exact: true }).waitFor();
    await page.reload();
    await page.getByText("None is set up.", { exact: true }).waitFor();
    await context.close();
  });

  test("sessions end here although the server does not answer, and everywhere when told to", async () => {
    const first = await join("sue", "/profile");
    const second = await visit(opened.browser);
    await second.page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
    await second.page.getByRole("button", { name: "Log in here" }).click();
    await fillLogIn(second.page, "sue");
    await second.page.getByText("This one").waitFor();
    await first.page.reload();
    await first.page.getByRole("button", { name: "Log out everywhere else" }).click();
    await first.page.getByText("You are logged in here alone.", { exact: true }).waitFor();
    expect(await first.page.getByRole("list", { name: "Sessions" }).getByRole("listitem").count()).toBe(1);

    // The request goes out, and nothing comes back.
    await first.page.route("**/auth/v1/logout*", () => {});
    await first.page.getByLabel("Account of sue").click();
    await first.page.getByRole("button", { name: "Log out", exact: true }).click();
    await first.page.getByText("Sign out Failed", { exact: true }).waitFor();
    await first.page.waitForURL(`${origin}/`);
    await first.page.reload();
    await first.page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).waitFor();
    expect(await first.page.getByLabel("Account of sue").count()).toBe(0);
    await first.context.close();
    await second.context.close();
  });

  test("an account ends when its email is typed", async () => {
    const { page, context } = await join("dora", "/profile");
    const form = page.getByRole("form", { name: "Delete my account" });
    await form.getByLabel("Type your email").fill("somebody@example.org");
    await form.getByRole("button").click();
    await form.getByRole("alert").getByText("That is not the email of this account.").waitFor();
    await form.getByLabel("Type your email").fill("dora@example.org");
    await form.getByRole("button").click();
    await page.waitForURL(`${origin}/`);
    await page.getByText("Account deleted", { exact: true }).waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    await fillLogIn(page, "dora");
    await page.getByRole("alert").getByText("Invalid login credentials", { exact: true }).waitFor();
    await context.close();
  });

  test("the profile has no accessibility violation, and fits, at every width", async () => {
    const { page, context } = await join("wanda", "/profile");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/profile`);
      await page.getByText("This one").first().waitFor();
      expect(await violations(page), `at ${width}`).toEqual([]);
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(taken, `at ${width}`).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
});
