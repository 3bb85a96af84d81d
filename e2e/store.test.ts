import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, type Visit, violations, visit, WIDTHS } from "./harness.ts";
import { addRow, becomeMember, fillSignUp } from "./members.ts";
import { oneBrowser } from "./one-window.ts";
import { memberId, writeAsService } from "./service.ts";

describe.skipIf(CHROMIUM === undefined)("the store", () => {
  // By the name under which the server knows itself: the till leads back there.
  const origin = inject("memberOrigin").replace("127.0.0.1", "localhost");
  const opened = oneBrowser();

  async function open(path: string, width?: number): Promise<Visit> {
    const visited = await visit(opened.browser, width === undefined ? {} : { width });
    await visited.page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    return visited;
  }
  /** Presses what needs an account, and makes one. */
  async function signUpFrom(page: Page, button: string, name: string): Promise<void> {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByText("What you buy belongs to an account.").waitFor();
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, name);
    await page.waitForURL("**/till/checkout/**");
  }
  const atTill = (page: Page, button: string) =>
    page.getByRole("button", { name: button, exact: true }).click();

  test.each([1440, 390])("sells credits to a visitor who signs up for it, at %i pixels", async (width) => {
    const { page, context, unexpected } = await open("/store", width);
    expect(await violations(page)).toEqual([]);
    await signUpFrom(page, "Buy: 50 credits", `cora${width}`);
    await page.getByText("Test till: no money moves").waitFor();
    await page.getByText("$7.99").waitFor();
    expect(await page.locator("input").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await atTill(page, "Pay with the test card");
    await page.waitForURL("**/checkout-success?session=*");
    await page.getByRole("heading", { name: "50 credits are yours" }).waitFor();
    await page.getByText("You have 60 credits now.").waitFor();
    await page.getByRole("banner").getByText("60").waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "Your receipts" }).click();
    const receipt = page.getByRole("row", { name: /50 credits \$7\.99/ });
    await receipt.waitFor();
    await page.getByRole("cell", { name: "Bought credits" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await receipt.getByRole("link").click();
    await page.getByRole("heading", { name: "Receipt of the test till" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test.each([1440, 390])(
    "sells Pro, which brings hidden decks back, is canceled and runs out, at %i pixels",
    async (width) => {
      const name = `petra${width}`;
      const { page, context, unexpected } = await visit(opened.browser, { width });
      await becomeMember(page, origin, name);
      await page.goto(`${origin}/profile`, { waitUntil: "networkidle" });
      const card_list = { Lands: [{ name: "Mountain", quantity: 60 }] };
      await page.getByRole("cell", { name: "Welcome" }).waitFor();
      await addRow(page, "decks", { name: "Old Fire", format: "pauper", cards: 60, card_list });
      const old = new Date(Date.now() - 2 * 86_400_000).toISOString();
      await writeAsService(origin, "PATCH", `decks?user_id=eq.${await memberId(page)}`, {
        created_at: old,
      });
      await page.goto(`${origin}/vault`, { waitUntil: "networkidle" });
      expect(await page.locator(".vault-name").allTextContents()).toEqual([]);

      await page.goto(`${origin}/product/pro-monthly`, { waitUntil: "networkidle" });
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Upgrade to Pro: Pro" }).click();
      await page.waitForURL("**/till/checkout/**");
      await page.getByText("$9.99 a month").waitFor();
      await atTill(page, "Pay with the test card");
      await page.getByRole("heading", { name: "You are on Pro" }).waitFor();
      await page.getByText(/You have 110 credits now\./).waitFor();
      await page.getByRole("link", { name: "Go to your vault" }).click();
      await page.locator(".vault-name", { hasText: "Old Fire" }).waitFor();
      await page.goto(`${origin}/store`, { waitUntil: "networkidle" });
      await page.getByText("You are on Pro.", { exact: true }).waitFor();
      expect(await page.getByRole("button", { name: /Upgrade to Pro/ }).count()).toBe(0);

      await page.getByRole("link", { name: "See to your plan" }).click();
      await page.getByText(/^Pro renews on/).waitFor();
      await page.getByRole("button", { name: "Manage or cancel your plan" }).click();
      await page.getByRole("heading", { name: "Your plan at the test till" }).waitFor();
      expect(await violations(page)).toEqual([]);
      await atTill(page, "Cancel the plan");
      await page.getByText("Paid, and not renewed").waitFor();
      await page.getByRole("link", { name: "Back to Deckwright" }).click();
      await page.getByText(/^Pro is canceled, and goes on until/).waitFor();

      await page.getByRole("button", { name: "Manage or cancel your plan" }).click();
      await atTill(page, "Let the paid month end now");
      await page.getByRole("link", { name: "Back to Deckwright" }).click();
      await page.getByText(/^Pro ended on/).waitFor();
      await page.getByText("Free Plan", { exact: true }).waitFor();
      await page.goto(`${origin}/vault`, { waitUntil: "networkidle" });
      expect(await page.locator(".vault-name").allTextContents()).toEqual([]);
      expect(unexpected).toEqual([]);
      await context.close();
    },
  );

  test("charges nothing for a payment that is declined or canceled, and says so", async () => {
    const { page, context, unexpected } = await open("/product/credits-10");
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    expect(await trail.allTextContents()).toEqual(["Home", "Store"]);
    await signUpFrom(page, "Buy: 10 credits", "dina");
    await atTill(page, "Have the card declined");
    await page.getByRole("alert").getByText("The test card was declined. Nothing was charged.").waitFor();
    expect(await violations(page)).toEqual([]);
    await atTill(page, "Cancel");
    await page.waitForURL("**/product/credits-10?payment=canceled");
    await page.getByRole("status").getByText("The payment was canceled. Nothing was charged.").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("banner").getByText("10 credits", { exact: true }).waitFor();

    // A failed payment that somebody looks at, and an address that names none.
    const [session] = await page.evaluate(async () => {
      const token = JSON.parse(localStorage.getItem("deckwright-session") ?? "{}").access_token;
      const answer = await fetch("/functions/v1/begin-checkout", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ product: "credits-10" }),
      });
      return [((await answer.json()) as { url: string }).url.split("/").at(-1)];
    });
    await page.goto(`${origin}/checkout-success?session=${session}`);
    await page.getByRole("heading", { name: "Nothing was paid" }).waitFor();
    await page.goto(`${origin}/checkout-success`);
    await page.getByRole("heading", { name: "There is no payment to look at" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("has no accessibility violation, and fits, at every width", async () => {
    const { page, context } = await open("/store");
    for (const path of ["/store", "/product/pro-monthly", "/product/credits-150", "/checkout-success"])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
        expect(await violations(page), `${path} at ${width}`).toEqual([]);
        const taken = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(taken, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    await context.close();
  });
});
