import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { becomeMember, codeOf, fillLogIn } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(CHROMIUM === undefined)("a lost authenticator app", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();

  /** The next removal of a factor is answered as by a server for which the last code was too long ago. */
  async function refuseRemoval(page: Page): Promise<void> {
    let isDone = false;
    await page.route("**/auth/v1/factors/*", (route) => {
      if (isDone || route.request().method() !== "DELETE") return route.fallback();
      isDone = true;
      return route.fulfill({
        status: 403,
        headers: { "x-supabase-api-version": "2024-01-01" },
        json: { code: "reauthentication_needed", message: "Enter a code." },
      });
    });
  }

  /** The window with the codes, which is right for everybody and fits a phone. */
  async function readCodes(page: Page): Promise<readonly string[]> {
    const dialog = page.getByRole("dialog", { name: "Recovery codes" });
    const codes = await dialog
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .allTextContents();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const taken = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(taken).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    return codes;
  }

  test("is made up for by a code that was kept, and then taken out of the account", async () => {
    const { page, context } = await visit(opened.browser);
    await becomeMember(page, origin, "rosa");
    await page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Set up an app" }).click();
    const confirm = page.getByRole("form", { name: "Confirm the app" });
    const secret = ((await page.locator("[data-secret]").textContent()) ?? "").replaceAll(" ", "");
    await confirm.getByLabel("Code").fill(codeOf(secret, -1));
    await page.keyboard.press("Enter");

    // The codes are shown once, so that a window which is closed by mistake stays.
    const dialog = page.getByRole("dialog", { name: "Recovery codes" });
    await dialog.waitFor();
    const codes = await readCodes(page);
    await page.keyboard.press("Escape");
    await dialog.getByText(/Nothing was copied or downloaded/).waitFor();
    await dialog.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Codes copied", { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    expect(await readFile(await (await downloading).path(), "utf8")).toBe(copied);
    for (const code of codes) expect(copied).toContain(code);
    await dialog.getByRole("button", { name: "I have kept them" }).click();
    await page.getByText(/^10 of 10 are left\./).waitFor();
    // Nothing of them stays in the browser.
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const code of codes) expect(kept).not.toContain(code);

    await page.getByLabel("Account of rosa").click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByText("You have been successfully logged out.", { exact: true }).waitFor();
    await page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Log in here" }).click();
    await fillLogIn(page, "rosa");
    await page
      .getByRole("dialog", { name: "Two-factor authentication" })
      .getByText("Use a recovery code")
      .click();
    const second = page.getByRole("dialog", { name: "Recovery code", exact: true });
    const field = second.getByLabel("Recovery code");
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await field.fill("7k2m-x0qd-93ab");
    await page.keyboard.press("Enter");
    await second
      .getByRole("alert")
      .getByText(/none of your recovery codes/)
      .waitFor();
    await field.fill((codes[0] ?? "").toUpperCase().replaceAll("-", " "));
    await page.keyboard.press("Enter");
    await second.waitFor({ state: "detached" });
    await page.getByText("Logged in with a recovery code", { exact: true }).waitFor();

    // Who is here by a code is not asked for another one, neither for new codes nor to be rid of the app.
    await page.getByText(/^You logged in with a recovery code\. Is the app lost\?/).waitFor();
    await page.getByText(/^9 of 10 are left\./).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "New codes" }).click();
    await page
      .getByRole("form", { name: "New recovery codes" })
      .getByRole("button", { name: "Make ten codes" })
      .click();
    await dialog.waitFor();
    const next = await readCodes(page);
    for (const code of next) expect(codes).not.toContain(code);
    await dialog.getByRole("button", { name: "I have kept them" }).click();
    await page.getByText(/^10 of 10 are left\./).waitFor();
    await page.getByRole("button", { name: "Remove Authenticator" }).click();
    const removal = page.getByRole("form", { name: "Remove Authenticator" });
    expect(await removal.getByRole("textbox").count()).toBe(0);
    // As ten minutes later, when the server wants a code once more.
    await refuseRemoval(page);
    await removal.getByRole("button", { name: "Remove it" }).click();
    await removal.getByRole("alert").getByText("Enter a code.").waitFor();
    await removal.getByRole("button", { name: "Use a recovery code" }).click();
    expect(await violations(page)).toEqual([]);
    await removal.getByLabel("Recovery code").fill(next[0] ?? "");
    await page.keyboard.press("Enter");
    await page.getByText("None is set up.", { exact: true }).waitFor();
    expect(await page.getByText(/^You logged in with a recovery code/).count()).toBe(0);
    expect(await page.getByText(/are left\./).count()).toBe(0);

    // Another app is set up right here.
    await page.getByRole("button", { name: "Set up an app" }).click();
    await page.locator("[data-secret]").waitFor();
    await context.close();
  });
});
