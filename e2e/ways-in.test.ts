import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CHROMIUM,
  closeWindows,
  type RunningServer,
  startBrowser,
  startServer,
  violations,
  visit,
  WIDTHS,
} from "./harness.ts";
import { fillLogIn, PASSWORD } from "./members.ts";

describe.skipIf(CHROMIUM === undefined)("other ways in", () => {
  /** Of its own: with mailed codes, and accounts without an address. */
  let server: RunningServer;
  let browser: Browser;
  /** Keys belong to a name, and numbers are none. */
  let origin: string;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({ AUTH_AUTOCONFIRM: "off", AUTH_ANONYMOUS: "on" }),
      startBrowser(),
    ]);
    origin = server.origin.replace("127.0.0.1", "localhost");
  });
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
  });

  /** An authenticator that Chromium keeps by itself, whose owner always agrees. */
  async function plugIn(page: Page, transport: "internal" | "usb"): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send("WebAuthn.enable");
    await session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport,
        hasResidentKey: transport === "internal",
        hasUserVerification: transport === "internal",
        isUserVerified: transport === "internal",
        automaticPresenceSimulation: true,
      },
    });
  }

  /** The code of the last message to somebody, as the mailbox shows it. */
  async function codeFor(to: string): Promise<string> {
    let code = "";
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${origin}/mailbox?format=json`);
          const messages = (await answer.json()) as { to: string; text: string }[];
          code = /\b\d{6}\b/.exec(messages.find((each) => each.to === to)?.text ?? "")?.[0] ?? "";
          return code;
        },
        { timeout: 20_000 },
      )
      .not.toBe("");
    return code;
  }

  const openProfile = (page: Page) => page.goto(`${origin}/profile`, { waitUntil: "networkidle" });

  async function joinByMail(page: Page, name: string): Promise<void> {
    await openProfile(page);
    await page.getByRole("button", { name: "Make an account" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up" });
    await dialog.getByLabel("Username").fill(name);
    await dialog.getByLabel("Email").fill(`${name}@example.org`);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Confirm password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await enterCode(page, await codeFor(`${name}@example.org`));
    await page.getByLabel(`Account of ${name}`).waitFor();
  }

  async function enterCode(page: Page, code: string): Promise<void> {
    const dialog = page.getByRole("dialog", { name: "Enter the code" });
    await dialog.getByLabel("Code").fill(code);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await dialog.waitFor({ state: "detached" });
  }

  async function logOut(page: Page, name: string): Promise<void> {
    await page.getByLabel(`Account of ${name}`).click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByText("You have been successfully logged out.", { exact: true }).waitFor();
    await openProfile(page);
    await page.getByRole("button", { name: "Log in here" }).click();
  }

  test("a passkey is added in the profile, logs in without a password, and is removed", async () => {
    const { page, context, unexpected } = await visit(browser);
    await plugIn(page, "internal");
    await joinByMail(page, "petra");
    await page.getByLabel("Name of the passkey").fill("My laptop");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const passkeys = page.getByRole("list", { name: "Passkeys" });
    await passkeys.getByText("My laptop", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await logOut(page, "petra");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await page.getByLabel("Account of petra").waitFor();
    await passkeys.getByText(/last used/).waitFor();
    await page.getByRole("button", { name: "Remove My laptop" }).click();
    await page
      .getByRole("form", { name: "Remove My laptop" })
      .getByRole("button", { name: "Remove it" })
      .click();
    await page.getByText("There are none yet.", { exact: true }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a security key is a second factor: set up, shown at log-in, and asked for before it goes", async () => {
    const { page, context } = await visit(browser);
    await plugIn(page, "usb");
    await joinByMail(page, "kay");
    const form = page.getByRole("form", { name: "New second factor" });
    await form.getByLabel("What it is").selectOption("Security key");
    await form.getByRole("button", { name: "Set it up" }).click();
    await page.getByRole("dialog", { name: "Recovery codes" }).getByText("I have kept them").click();
    await page
      .getByRole("list", { name: "Second factors" })
      .getByText("Security key", { exact: true })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await logOut(page, "kay");
    // Whoever is faster than the list of their keys does not have to press again.
    await page.route("**/auth/v1/user", async (route) => {
      await wait(2_000);
      await route.continue();
    });
    await fillLogIn(page, "kay");
    const second = page.getByRole("dialog", { name: "Two-factor authentication" });
    await second.getByRole("button", { name: "Use the security key" }).click();
    await second.waitFor({ state: "detached" });
    // What is still held is let go before nothing holds it any more.
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: "Remove Security key" }).click();
    await page
      .getByRole("form", { name: "Remove Security key" })
      .getByRole("button", { name: "Remove it" })
      .click();
    await page.getByText("None is set up.", { exact: true }).waitFor();
    await context.close();
  });

  test("a phone signs up and logs in, and is a second factor by its codes", async () => {
    const { page, context } = await visit(browser);
    await openProfile(page);
    await page.getByRole("button", { name: "Make an account" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up" });
    await dialog.getByLabel("Username").fill("fona");
    await dialog.getByLabel("Email or phone").fill("+49 30 1234567");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Confirm password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await enterCode(page, await codeFor("+49301234567"));
    await page.getByLabel("Account of fona").waitFor();
    expect(await page.getByRole("form", { name: "Phone" }).getByRole("textbox").inputValue()).toBe(
      "+49301234567",
    );
    const form = page.getByRole("form", { name: "New second factor" });
    await form.getByLabel("What it is").selectOption("Text message");
    await form.getByLabel("Number").fill("+49 30 7654321");
    await form.getByRole("button", { name: "Set it up" }).click();
    const confirm = page.getByRole("form", { name: "Confirm the phone" });
    await confirm.getByRole("button", { name: "Text me a code" }).click();
    await confirm
      .getByRole("status")
      .getByText(/on its way/)
      .waitFor();
    await confirm.getByLabel("Code").fill(await codeFor("+49307654321"));
    await confirm.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("dialog", { name: "Recovery codes" }).getByText("I have kept them").click();
    await logOut(page, "fona");
    const login = page.getByRole("dialog", { name: "Log In" });
    await login.getByLabel("Email or phone").fill("+49301234567");
    await login.getByLabel("Password").fill(PASSWORD);
    await login.getByRole("button", { name: "Log In", exact: true }).click();
    const second = page.getByRole("dialog", { name: "Two-factor authentication" });
    await second.getByRole("button", { name: "Text me a code" }).waitFor();
    expect(await violations(page)).toEqual([]);
    const before = await codeFor("+49307654321");
    await second.getByRole("button", { name: "Text me a code" }).click();
    await expect.poll(() => codeFor("+49307654321"), { timeout: 20_000 }).not.toBe(before);
    await second.getByLabel("Code").fill(await codeFor("+49307654321"));
    await second.getByRole("button", { name: "Continue" }).click();
    await second.waitFor({ state: "detached" });
    await page.getByLabel("Account of fona").waitFor();
    await context.close();
  });

  test("who begins without an email is told what that means, and gives one later", async () => {
    const { page, context, unexpected } = await visit(browser);
    await openProfile(page);
    await page.getByRole("button", { name: "Make an account" }).click();
    await page.getByRole("button", { name: "Begin without an email" }).click();
    await page.getByText(/You began without an email/).waitFor();
    const email = page.getByRole("form", { name: "Email" });
    await email.getByRole("textbox").fill("nemo@example.org");
    await email.getByRole("button", { name: "Change" }).click();
    await page.getByText("Check your email!", { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a member who signed up by mail can log in as ever", async () => {
    const { page, context } = await visit(browser);
    await joinByMail(page, "plain");
    await logOut(page, "plain");
    await fillLogIn(page, "plain");
    await page.getByLabel("Account of plain").waitFor();
    await context.close();
  });
});
