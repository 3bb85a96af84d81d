import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CHROMIUM,
  closeWindows,
  type RunningServer,
  SECRET,
  startBrowser,
  startServer,
  violations,
  visit,
  WIDTHS,
} from "./harness.ts";
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts";
import { askAsService } from "./service.ts";

describe.skipIf(CHROMIUM === undefined)("an organization", () => {
  /** Of its own: with SAML on, and another site that says who somebody is. */
  let server: RunningServer;
  let school: IdentityProvider;
  let browser: Browser;
  beforeAll(async () => {
    [server, school, browser] = await Promise.all([
      startServer({ SAML: "on", JWT_KEYS: SECRET }),
      startIdentityProvider({ name: "Orla", email: "orla@school.example" }),
      startBrowser(),
    ]);
    await askAsService(server.origin, "POST", "/auth/v1/admin/sso/providers", {
      type: "saml",
      domains: ["school.example"],
      metadata_xml: school.metadata,
      attribute_mapping: { keys: { username: { name: "displayName" } } },
    });
  });
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
    await school?.stop();
  });

  test("logs its members in by the domain of their address, and brings them back to where they were", async () => {
    const { page, context, unexpected } = await visit(browser);
    await page.goto(`${server.origin}/collection`, { waitUntil: "networkidle" });
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log In" });
    const leave = dialog.getByRole("button", { name: "Log in with your organization" });
    await leave.click();
    await dialog.getByText("Enter the address that your organization gave you.").waitFor();
    await dialog.getByLabel("Email").fill("orla@nowhere.example");
    await leave.click();
    await dialog.getByText("No organization logs in here with addresses at nowhere.example").waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByLabel("Email").fill("Orla@School.example");
    await leave.click();
    await page.getByRole("button", { name: "I am Orla" }).click();
    await page.getByLabel("Account of Orla").waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/collection");
    await page.goto(`${server.origin}/profile`);
    await page.getByText("orla@school.example is the address that your organization gave you.").waitFor();
    await page.getByRole("heading", { name: "Sessions" }).waitFor();
    for (const name of ["Password", "Passkeys", "Ways to log in"])
      expect(await page.getByRole("heading", { name, exact: true }).count(), name).toBe(0);
    expect(await violations(page)).toEqual([]);
    // The browser says of each refusal that it was one.
    expect(unexpected.filter((line) => !line.includes("404"))).toEqual([]);
    await context.close();
  });

  test("is not asked for on a site that knows none", async () => {
    const { page, context } = await visit(browser);
    await page.route("**/auth/v1/settings", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), saml_enabled: false } });
    });
    await page.goto(`${server.origin}/collection`, { waitUntil: "networkidle" });
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByRole("button", { name: "Log in with a passkey" }).waitFor();
    expect(await dialog.getByRole("button", { name: "Log in with your organization" }).count()).toBe(0);
    await context.close();
  });

  test("whose word was changed on the way logs nobody in, and the page says so", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/collection`, { waitUntil: "networkidle" });
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByLabel("Email").fill("orla@school.example");
    await dialog.getByRole("button", { name: "Log in with your organization" }).click();
    await page.locator("input[name=SAMLResponse]").evaluate((field) => {
      const said = atob(field.getAttribute("value") ?? "").replace("orla@", "eve@");
      field.setAttribute("value", btoa(said));
    });
    await page.getByRole("button", { name: "I am Orla" }).click();
    await page.getByText("could not be verified").first().waitFor();
    expect(await page.getByLabel("Account of Orla").count()).toBe(0);
    await context.close();
  });
});
