import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";
import { FORMAT_SLUGS, NAVIGATION, PLAYSTYLE_SLUGS } from "./site-map.ts";

describe.skipIf(!CHROMIUM)("finding one's way", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("there is a page for each of the 25 formats and 15 playstyles, and for no other", async () => {
    expect(FORMAT_SLUGS).toHaveLength(25);
    expect(PLAYSTYLE_SLUGS).toHaveLength(15);
    for (const [folder, slugs] of [
      ["formats", FORMAT_SLUGS],
      ["playstyles", PLAYSTYLE_SLUGS],
    ] as const) {
      for (const slug of slugs) {
        const response = await fetch(`${origin}/${folder}/${slug}`);
        expect(response.status, slug).toBe(200);
        expect(await response.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      }
      expect((await fetch(`${origin}/${folder}/nonsense`)).status).toBe(404);
    }
  });

  test("the navigation lists eight places in order and the logo leads home", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/store`);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(found).toEqual(NAVIGATION);
    for (const [label, path] of NAVIGATION) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
      await page.waitForURL(`${origin}${path}`);
    }
    await page
      .getByRole("banner")
      .getByRole("link", { name: /deckwright/i })
      .click();
    await page.waitForURL(`${origin}/`);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("on a phone the navigation is behind a button and the header is 96 px high", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { width: 390 });
    for (const width of [1080, 820, 390])
      for (const path of ["/browse-cards", "/store"]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${origin}${path}`);
        const banner = await page.getByRole("banner").boundingBox();
        expect(banner?.height, `${path} at ${width}`).toBe(96);
      }
    const menu = page.getByRole("navigation", { name: "Menu" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByLabel("Menu", { exact: true }).first().click();
    expect(await menu.getByRole("link").allTextContents()).toEqual(NAVIGATION.map(([label]) => label));
    await menu.getByRole("link", { name: "Brew Blog" }).click();
    await page.waitForURL(`${origin}/brew-blog`);
    expect(await menu.isVisible()).toBe(false);
    // The builder's own bar does not lie over it.
    await page.goto(`${origin}/builder`);
    await page.getByLabel("Menu", { exact: true }).first().click();
    await menu.getByRole("link", { name: "AI Generator" }).click({ position: { x: 20, y: 6 }, trial: true });
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("Log In and Sign Up open the dialog in their mode", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin);
    for (const label of ["Log In", "Sign Up"]) {
      await page.getByRole("banner").getByRole("button", { name: label }).click();
      await page.getByRole("dialog", { name: label }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("breadcrumbs show deeper than home only, in title case", async () => {
    const { page, context } = await visit(opened.browser);
    await page.goto(origin);
    expect(await page.getByRole("navigation", { name: "Breadcrumb" }).count()).toBe(0);
    await page.goto(`${origin}/formats/two-headed-giant`);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await trail.allTextContents()).toEqual(["Home", "Formats", "Two Headed Giant"]);
    await context.close();
  });

  test("a new page starts at its top, dark", async () => {
    const { page, context } = await visit(opened.browser, { colorScheme: "light" });
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.getByRole("contentinfo").getByRole("link", { name: "Store" }).click();
    await page.waitForURL(`${origin}/store`);
    await page.waitForFunction(() => window.scrollY === 0);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red = 255, green = 255, blue = 255] = background.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(red, green, blue)).toBeLessThan(48);
    await context.close();
  });
});
