import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, type RunningServer, startBrowser, startServer, violations, visit } from "./harness.ts";

const PASSWORD = "correct horse";

describe.skipIf(CHROMIUM === undefined)("an account", () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("is made on a fresh machine: sign up, open the mailbox, follow the link, signed in, out and in again", async () => {
    const { page, context, unexpected } = await visit(browser);
    await page.goto(server.origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up" });
    await dialog.getByLabel("Username").fill("ada");
    await dialog.getByLabel("Email").fill("ada@example.org");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Confirm password").fill("something else");
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await dialog
      .getByRole("alert")
      .getByText("Please make sure your passwords match.", { exact: true })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("Confirm password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("We've sent a confirmation link to your email address.", { exact: true }).waitFor();

    const mailbox = await context.newPage();
    const link = mailbox.getByRole("link", { name: /auth\/v1\/verify/ });
    await expect
      .poll(
        async () => {
          await mailbox.goto(`${server.origin}/mailbox`);
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
    await mailbox.getByRole("banner").getByRole("button", { name: "Log In" }).click();
    const login = mailbox.getByRole("dialog", { name: "Log In" });
    await login.getByLabel("Email").fill("ada@example.org");
    await login.getByLabel("Password").fill(PASSWORD);
    await login.getByRole("button", { name: "Log In" }).click();
    await login.waitFor({ state: "detached" });
    await mailbox.reload();
    await mailbox.getByLabel("Account of ada").waitFor();
    // The same link again, by somebody who finds it later.
    await mailbox.goto(`${server.origin}/mailbox`);
    await link.click();
    await mailbox.getByText("This link no longer works", { exact: true }).waitFor();
    expect(new URL(mailbox.url()).hash).toBe("");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("does not open to a wrong password, and says so", async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
    const login = page.getByRole("dialog", { name: "Log In" });
    await login.getByRole("button", { name: "Log In" }).click();
    await login
      .getByText("You must provide either an email or phone number and a password.", { exact: true })
      .waitFor();
    await login.getByLabel("Email").fill("nobody@example.org");
    await login.getByLabel("Password").fill("wrong one");
    await login.getByRole("button", { name: "Log In" }).click();
    await login.getByRole("alert").getByText("Invalid login credentials", { exact: true }).waitFor();
    await page.getByText("Sign in Failed", { exact: true }).waitFor();
    await context.close();
  });

  test("gets a new password through a mailed link", async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.origin, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
    await page.getByRole("button", { name: "Get a new one" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgotten password" });
    await dialog.getByLabel("Email").fill("ada@example.org");
    await dialog.getByRole("button", { name: "Send the link" }).click();
    await dialog.waitFor({ state: "detached" });
    const link = page.getByRole("link", { name: /type=recovery/ });
    await expect
      .poll(
        async () => {
          await page.goto(`${server.origin}/mailbox`);
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
});
