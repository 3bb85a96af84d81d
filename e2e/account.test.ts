import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { fillSignUp, PASSWORD } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(CHROMIUM === undefined)("an account", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("is made on a fresh machine: sign up, open the mailbox, follow the link, signed in, out and in again", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up" });
    await dialog.getByLabel("Username").fill("ada");
    await dialog.getByLabel("Email").fill("ada@example.org");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Confirm password").fill("something else");
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await dialog.getByText("Please make sure your passwords match.", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("Confirm password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("We've sent a confirmation link to your email address.", { exact: true }).waitFor();

    const mailbox = await context.newPage();
    const link = mailbox
      .locator("article")
      .filter({ has: mailbox.locator(".to", { hasText: "to ada@example.org," }) })
      .getByRole("link", { name: /auth\/v1\/verify/ });
    await expect
      .poll(
        async () => {
          await mailbox.goto(`${origin}/mailbox`);
          return link.count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    await link.click();
    await mailbox.getByLabel("Account of ada").click();
    await mailbox.getByRole("group").getByText("Welcome ada").waitFor();
    await mailbox.getByText("ada@example.org", { exact: true }).waitFor();
    expect(new URL(mailbox.url()).hash).toBe("");
    expect(await violations(mailbox)).toEqual([]);

    await mailbox.getByRole("button", { name: "Log out" }).click();
    await mailbox.getByText("You have been successfully logged out.", { exact: true }).waitFor();
    await mailbox.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    const login = mailbox.getByRole("dialog", { name: "Log In" });
    await login.getByLabel("Email").fill("ada@example.org");
    await login.getByLabel("Password").fill(PASSWORD);
    await login.getByRole("button", { name: "Log In", exact: true }).click();
    await login.waitFor({ state: "detached" });
    await mailbox.reload();
    await mailbox.getByLabel("Account of ada").waitFor();
    // Also where there is no page.
    await mailbox.goto(`${origin}/nowhere`);
    await mailbox.getByRole("heading", { name: "Page not found" }).waitFor();
    await mailbox.getByLabel("Account of ada").waitFor();
    // The same link again, by somebody who finds it later.
    await mailbox.goto(`${origin}/mailbox`);
    await link.click();
    await mailbox.getByText("This link no longer works", { exact: true }).waitFor();
    expect(new URL(mailbox.url()).hash).toBe("");
    expect(unexpected.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
    await context.close();
  });

  test("does not open to a wrong password, and says so", async () => {
    const { page, context } = await visit(opened.browser);
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    const login = page.getByRole("dialog", { name: "Log In" });
    await login.getByRole("button", { name: "Log In", exact: true }).click();
    expect(await login.getByLabel("Password").getAttribute("aria-invalid")).toBe("true");
    await login.getByText("Enter your email.", { exact: true }).waitFor();
    await page
      .getByText("You must provide either an email or phone number and a password.", { exact: true })
      .waitFor();
    await login.getByLabel("Email").fill("nobody@example.org");
    await login.getByLabel("Password").fill("wrong one");
    await login.getByRole("button", { name: "Log In", exact: true }).click();
    await login.getByRole("alert").getByText("Invalid login credentials", { exact: true }).waitFor();
    await page.getByText("Sign in Failed", { exact: true }).waitFor();
    // Nothing that was typed waits for the next one who opens it.
    await login.getByRole("button", { name: "Sign Up" }).click();
    const signup = page.getByRole("dialog", { name: "Sign Up" });
    expect(await signup.getByLabel("Email").inputValue()).toBe("");
    await signup.getByLabel("Email").fill("nobody@example.org");
    await signup.getByRole("button", { name: "Close" }).click();
    await signup.waitFor({ state: "detached" });
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    expect(await signup.getByLabel("Email").inputValue()).toBe("");
    await context.close();
  });

  test("gets a new password through a mailed link", async () => {
    const { page, context } = await visit(opened.browser);
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    await page.getByRole("button", { name: "Get a new one" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgotten password" });
    await dialog.getByLabel("Email").fill("ada@example.org");
    await dialog.getByRole("button", { name: "Send the link" }).click();
    await dialog.waitFor({ state: "detached" });
    const link = page.getByRole("link", { name: /type=recovery/ });
    await expect
      .poll(
        async () => {
          await page.goto(`${origin}/mailbox`);
          return link.count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    await link.click();
    const change = page.getByRole("dialog", { name: "New password" });
    await change.getByLabel("Password", { exact: true }).fill("battery staple");
    await change.getByLabel("Confirm password").fill("battery staple");
    await change.getByRole("button", { name: "Save the password" }).click();
    await page.getByText("Password saved", { exact: true }).waitFor();
    await page.getByLabel("Account of ada").waitFor();
    await context.close();
  });

  test("keeps the deck that somebody saved before they signed up, once, when the mailed link ends in another tab", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?wish=mono+red+burn+for+pauper&format=pauper&seed=3`);
    await page.locator(".card-row-name").first().waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await fillSignUp(page, "gus");
    const other = await context.newPage();
    const address = (await mailedLink(other, "gus@example.org")) ?? "";
    // The deck is saved at once, and the answer takes its time: the page is left before it comes.
    let saved = 0;
    await context.route("**/rest/v1/decks*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const response = await route.fetch();
      saved++;
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.fulfill({ response }).catch(() => undefined);
    });
    await other.goto(address);
    // The link leads back to the page where the account was asked for.
    await other.waitForURL(/\/builder\?/);
    await other.getByLabel("Account of gus").waitFor();
    await page.getByLabel("Account of gus").waitFor();
    await expect.poll(() => saved).toBe(1);
    await Promise.all([other, page].map((tab) => tab.goto(`${origin}/vault`)));
    await expect.poll(() => page.evaluate(() => localStorage.getItem("deckwright-waiting-deck"))).toBeNull();
    await other.reload();
    const decks = other.getByRole("list", { name: "Your decks" }).getByRole("listitem");
    await decks.first().waitFor();
    expect(await decks.count()).toBe(1);
    // Whichever page goes on finds it there, and sends nothing again.
    expect([saved, unexpected]).toEqual([1, []]);

    // The same link for somebody who is not logged in.
    const stranger = await visit(opened.browser);
    await stranger.page.goto(address);
    const dialog = stranger.page.getByRole("dialog", { name: "New link" });
    await dialog.getByText(/Links work once, and only for a while\./).waitFor();
    expect(await violations(stranger.page)).toEqual([]);
    await dialog.getByLabel("Email").fill("gus@example.org");
    await dialog.getByRole("button", { name: "Send a new link" }).click();
    await stranger.page.getByText("Check your email!", { exact: true }).waitFor();
    await stranger.context.close();
    await context.close();
  });

  test("shows the deck as it was edited and named, saved, where the link ends and where it began", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/builder?wish=mono+red+burn+for+pauper&format=pauper&seed=4`);
    await page.locator(".card-row-name").first().waitFor();
    await page.getByRole("button", { name: "Rename deck" }).click();
    await page.getByLabel("Deck name").fill("Embers of Home");
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Add a card" }).fill("Skred");
    await page.keyboard.press("Enter");
    await page.locator(".card-row-name", { hasText: "Skred" }).waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await fillSignUp(page, "ivy");
    const other = await context.newPage();
    await other.goto((await mailedLink(other, "ivy@example.org")) ?? "");
    await other.waitForURL(/\/builder\?deck=\d+$/);
    await other.getByRole("heading", { name: "Embers of Home" }).waitFor();
    await other.locator(".card-row-name", { hasText: "Skred" }).waitFor();
    for (const tab of [other, page]) {
      await tab.getByRole("button", { name: "Saved", exact: true }).first().waitFor();
      await tab.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("is opened by the code of the message, in the window that asked for it", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { width: 390 });
    await page.goto(`${origin}/builder?wish=mono+red+burn+for+pauper&format=pauper&seed=5`);
    await page.locator(".card-row-name").first().waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await fillSignUp(page, "jo");
    const dialog = page.getByRole("dialog", { name: "Enter the code" });
    await dialog.getByText(/on its way to jo@example\.org/).waitFor();
    const code = dialog.getByLabel("Code");
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    const mailbox = await context.newPage();
    await mailedLink(mailbox, "jo@example.org");
    const text = (await mailbox.locator("article", { hasText: "to jo@example.org," }).textContent()) ?? "";
    const digits = /enter this code: (\d{6})/.exec(text)?.[1] ?? "";
    await mailbox.close();
    await code.fill(digits === "000000" ? "000001" : "000000");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await dialog
      .getByRole("alert")
      .getByText(/This is not the code of the last message/)
      .waitFor();
    await code.fill(digits);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Deck Saved!", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Saved", exact: true }).first().waitFor();
    // A wrong code is a 403, of which the browser tells.
    expect(unexpected.filter((line) => !line.includes("403"))).toEqual([]);
    await context.close();
  });

  test("is signed in by its link where it signed up, and by its password in another browser", async () => {
    const { page, context } = await visit(opened.browser);
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, "hal");
    const address = (await mailedLink(page, "hal@example.org")) ?? "";
    await context.close();

    const other = await visit(opened.browser);
    await other.page.goto(address);
    const login = other.page.getByRole("dialog", { name: "Log In" });
    await login.getByText(/Your email is confirmed\. You signed up in another browser/).waitFor();
    expect(new URL(other.page.url()).search).toBe("");
    expect(await violations(other.page)).toEqual([]);
    await login.getByLabel("Email").fill("hal@example.org");
    await login.getByLabel("Password").fill(PASSWORD);
    await login.getByRole("button", { name: "Log In", exact: true }).click();
    await other.page.getByLabel("Account of hal").waitFor();

    // An address with this session in it signs nobody else in.
    const kept = await other.page.evaluate(() => localStorage.getItem("deckwright-session"));
    const session: unknown = JSON.parse(kept ?? "{}");
    const { access_token, refresh_token } = session as { access_token: string; refresh_token: string };
    const forged = new URLSearchParams({
      access_token,
      refresh_token,
      expires_in: "3600",
      token_type: "bearer",
      type: "signup",
    });
    const victim = await visit(opened.browser);
    for (const query of ["", "?mailed=signup", "?mailed=signup&code=00000000-0000-4000-8000-000000000000"]) {
      await victim.page.goto(`${origin}/${query}#${forged}`, { waitUntil: "networkidle" });
      await expect.poll(() => new URL(victim.page.url()).hash).toBe("");
      expect(await victim.page.getByLabel("Account of hal").count()).toBe(0);
      expect(await victim.page.evaluate(() => localStorage.getItem("deckwright-session"))).toBeNull();
    }
    await victim.context.close();
    await other.context.close();
  });

  test("changes its email once both addresses have agreed", async () => {
    const { page, context } = await visit(opened.browser);
    await page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Log in here" }).click();
    const login = page.getByRole("dialog", { name: "Log In" });
    await login.getByLabel("Email").fill("gus@example.org");
    await login.getByLabel("Password").fill(PASSWORD);
    await login.getByRole("button", { name: "Log In", exact: true }).click();
    const form = page.getByRole("form", { name: "Email" });
    await form.getByRole("textbox").fill("august@example.org");
    await form.getByRole("button").click();
    await page.getByText("Check your email!", { exact: true }).waitFor();
    await page.getByText(/august@example.org waits until/).waitFor();
    for (const [to, said] of [
      ["gus@example.org", "One address has agreed"],
      ["august@example.org", "Email changed"],
    ] as const) {
      const address = (await mailedLink(page, to, "email_change")) ?? "";
      await page.goto(address);
      await page.getByText(said, { exact: true }).waitFor();
    }
    expect(await page.getByRole("form", { name: "Email" }).getByRole("textbox").inputValue()).toBe(
      "august@example.org",
    );
    await context.close();
  });

  /** Opens the mailbox until the message is there, and gives the address of its link. */
  async function mailedLink(page: Page, to: string, type = "signup"): Promise<string | null> {
    const message = page
      .locator("article")
      .filter({ has: page.locator(".to", { hasText: `to ${to},` }) })
      .getByRole("link", { name: new RegExp(`type=${type}`) });
    await expect
      .poll(
        async () => {
          await page.goto(`${origin}/mailbox`);
          return message.count();
        },
        { timeout: 15_000 },
      )
      .toBeGreaterThan(0);
    return message.first().getAttribute("href");
  }
});
