import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, closeWindows, type RunningServer, startBrowser, startServer, visit } from "./harness.ts";

const KEY = "pk_test_ofThisTest";

describe.skipIf(CHROMIUM === undefined)("the payment provider's script", () => {
  /** Of its own: with the keys of a payment provider. */
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({
        STRIPE_SECRET_KEY: "sk_test_ofThisTest",
        STRIPE_WEBHOOK_SECRET: "whsec_ofThisTest",
        STRIPE_PUBLISHABLE_KEY: KEY,
      }),
      startBrowser(),
    ]);
  }, 120_000);
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
  });

  test("is loaded with our key on the way to the provider's page, and on no other page of ours", async () => {
    const { page, context, unexpected } = await visit(browser);
    const asked: string[] = [];
    // The provider, at the network: its script says with which key it was called, its page is where people end.
    await context.route("https://*.stripe.com/**", async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.hostname);
      await route.fulfill(
        url.hostname === "js.stripe.com"
          ? {
              contentType: "text/javascript",
              body: `window.Stripe = (key) => { sessionStorage.setItem("stripe-key", key); return {}; };`,
            }
          : { contentType: "text/html", body: "<!doctype html><title>Pay</title><h1>Pay here</h1>" },
      );
    });
    const policies: Record<string, string> = {};
    for (const path of ["/store", "/product/credits-10", "/checkout"]) {
      const answer = await page.goto(`${server.origin}${path}`, { waitUntil: "networkidle" });
      policies[path] = (await answer?.headerValue("content-security-policy")) ?? "";
    }
    await page.getByRole("heading", { name: "There is nothing to pay here" }).waitFor();
    expect(asked).toEqual([]);
    expect(policies["/store"]).not.toContain("stripe");
    expect(policies["/checkout"]).toContain("https://js.stripe.com");

    await page.goto(`${server.origin}/store`);
    const url = "https://checkout.stripe.com/c/pay/cs_test_1";
    await page.goto(`${server.origin}/checkout#${encodeURIComponent(url)}`);
    await page.waitForURL(url);
    await page.getByRole("heading", { name: "Pay here" }).waitFor();
    expect(asked).toEqual(["js.stripe.com", "checkout.stripe.com"]);
    await page.goto(`${server.origin}/store`);
    expect(await page.evaluate(() => sessionStorage.getItem("stripe-key"))).toBe(KEY);
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
