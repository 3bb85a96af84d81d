import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Guild, startGuild } from "./guild.ts";
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
import { becomeMember, fillLogIn } from "./members.ts";

describe.skipIf(CHROMIUM === undefined)("accounts of other providers", () => {
  let guild: Guild;
  /** Of its own: with a provider of accounts beside it. */
  let server: RunningServer;
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    guild = await startGuild();
    [server, browser] = await Promise.all([
      startServer({ AUTH_AUTOCONFIRM: "on", ...guild.env }),
      startBrowser(),
    ]);
    origin = server.origin.replace("127.0.0.1", "localhost");
  });
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
    await guild?.stop();
  });

  const openProfile = (page: Page) => page.goto(`${origin}/profile`, { waitUntil: "networkidle" });

  /** The provider's own page, where somebody says who they are. */
  async function answerGuild(page: Page, account: string): Promise<void> {
    await page.getByRole("heading", { name: "The Guild" }).waitFor();
    expect(new URL(page.url()).origin).toBe(guild.issuer);
    await page.getByLabel("Account").fill(account);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL((url) => url.origin === origin);
  }

  async function logOut(page: Page, name: string): Promise<void> {
    await page.getByLabel(`Account of ${name}`).click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByText("You have been successfully logged out.", { exact: true }).waitFor();
  }

  async function fits(page: Page): Promise<void> {
    expect(await violations(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  const ways = (page: Page) => page.getByRole("list", { name: "Ways to log in" });

  test("make an account, log in again, and cannot be parted with while they are all there is", async () => {
    const { page, context, unexpected } = await visit(browser);
    await openProfile(page);
    await page.getByRole("button", { name: "Make an account" }).click();
    await page.getByRole("button", { name: "Continue with The Guild" }).waitFor();
    await fits(page);
    await page.getByRole("button", { name: "Continue with The Guild" }).click();
    await answerGuild(page, "jace");
    await page.getByLabel("Account of jace").waitFor();
    expect(page.url()).toBe(`${origin}/profile`);
    await ways(page).getByText("jace@example.org").waitFor();
    expect(await page.getByRole("button", { name: "Unlink The Guild" }).count()).toBe(0);
    await logOut(page, "jace");
    await openProfile(page);
    await page.getByRole("button", { name: "Log in here" }).click();
    await page.getByRole("button", { name: "Continue with The Guild" }).click();
    // Whoever is logged in there is asked for nothing more.
    await page.getByLabel("Account of jace").waitFor();
    expect(await context.cookies(origin)).toEqual([]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("are linked in the profile, and parted with", async () => {
    const { page, context, unexpected } = await visit(browser);
    await becomeMember(page, origin, "liliana");
    await openProfile(page);
    await ways(page).getByText("liliana@example.org").waitFor();
    await page.getByRole("button", { name: "Link The Guild" }).click();
    await answerGuild(page, "unproved-lili");
    await page.getByText("Account linked", { exact: true }).waitFor();
    await page.getByLabel("Account of liliana").waitFor();
    await ways(page).getByText("unproved-lili@example.org").waitFor();
    await fits(page);
    await logOut(page, "liliana");
    await openProfile(page);
    await page.getByRole("button", { name: "Log in here" }).click();
    await page.getByRole("button", { name: "Continue with The Guild" }).click();
    await page.getByLabel("Account of liliana").waitFor();
    await page.getByRole("button", { name: "Unlink The Guild" }).click();
    const form = page.getByRole("form", { name: "Unlink The Guild" });
    await fits(page);
    await form.getByRole("button", { name: "Unlink it" }).click();
    await page.getByText("Unlinked", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Link The Guild" }).waitFor();
    expect(await ways(page).getByRole("listitem").count()).toBe(1);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("whose address is not proved there let nobody in, and it is said why", async () => {
    const { page, context, unexpected } = await visit(browser, { width: 390 });
    await openProfile(page);
    await page.getByRole("button", { name: "Log in here" }).click();
    await page.getByRole("button", { name: "Continue with The Guild" }).click();
    await answerGuild(page, "unproved");
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog
      .getByText(/The Guild does not say that the address of your account there is yours/)
      .waitFor();
    expect(page.url()).toBe(`${origin}/profile`);
    expect(await violations(page)).toEqual([]);
    await fillLogIn(page, "liliana");
    await ways(page).getByText("liliana@example.org").waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
