import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("home", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("the home page says what the product is and where to go", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin);
    await page.getByLabel("What do you want to play?").waitFor();
    expect(await page.getByRole("button", { name: "Build Deck" }).count()).toBeGreaterThan(0);
    expect(await page.getByRole("link", { name: "Browse Decks" }).first().getAttribute("href")).toBe(
      "/browse-decks",
    );
    await page.getByRole("heading", { name: "Newest shared decks" }).waitFor();
    await page.getByRole("heading", { name: "Words it understands" }).waitFor();
    await page.getByRole("heading", { name: "Upgrade to Pro for Unlimited Storage & Advanced AI" }).waitFor();
    await page.getByText("$9.99/month").waitFor();
    await page.getByRole("link", { name: "See the store" }).click();
    await page.waitForURL(`${origin}/store`);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("fonts are asked for before the styles name them, each once, and are cut to what pages use", async () => {
    const { page, context } = await visit(opened.browser);
    const loaded: string[] = [];
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.request().resourceType() === "font") {
        loaded.push(response.url());
        bytes += (await response.body()).byteLength;
      }
    });
    await page.goto(origin, { waitUntil: "networkidle" });
    const asked = await page
      .locator("link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(asked).toHaveLength(2);
    expect(loaded.sort()).toEqual(asked.sort());
    // Whole they are 116 kB.
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(60_000);
    await context.close();
  });

  test("the deck beside the wish box is real: opening it builds the same cards", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin);
    const price = await page
      .getByText(/^\$\d+\.\d\d$/)
      .first()
      .textContent();
    await page.getByRole("link", { name: "Open this deck" }).click();
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    expect(await page.getByRole("main").textContent()).toContain(price ?? "no price");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a wish typed on the home page becomes a legal deck in the builder", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { images: "none" });
    await page.goto(origin);
    await page.getByLabel("What do you want to play?").fill("goblin tribal pauper");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/builder\?.*goblin/);
    await page.getByRole("heading", { name: "Legal in Pauper" }).waitFor();
    // The chips come with a part of their own.
    await page.getByRole("button", { name: /^Change Tribe\s*Goblin/ }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("Brew My Deck carries its text to the builder", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin);
    await page.getByLabel("Format", { exact: true }).selectOption({ label: "Commander" });
    await page.getByLabel("Playstyle", { exact: true }).selectOption({ label: "Tokens" });
    await page.getByRole("combobox", { name: "Key card" }).fill("krenko, mob");
    await page.getByRole("option", { name: "Krenko, Mob Boss" }).click();
    await page.getByLabel("Anything else?").fill("nothing over $5");
    await page.getByRole("button", { name: "Let's Brew!" }).click();
    await page.waitForURL(/\/builder/);
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    const wish = await page.getByLabel("What do you want to play?").inputValue();
    for (const part of ["Commander", "Tokens", "Krenko, Mob Boss", "nothing over $5"]) {
      expect(wish.toLowerCase()).toContain(part.toLowerCase());
    }
    expect(await page.getByRole("main").textContent()).toContain("Krenko, Mob Boss");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("Brew My Deck leaves words as they were typed where nothing is chosen beside them", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(origin);
    await page.getByLabel("Anything else?").fill("modern burn deck");
    await page.getByRole("button", { name: "Let's Brew!" }).click();
    await page.waitForURL(/\/builder/);
    await page.getByRole("heading", { name: "Legal in Modern" }).waitFor();
    expect(await page.getByLabel("What do you want to play?").inputValue()).toBe("modern burn deck");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("chips lead to every format and playstyle", async () => {
    const { page, context } = await visit(opened.browser);
    await page.goto(origin);
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.filter((href) => href.startsWith("/formats/"))).toHaveLength(25);
    expect(links.filter((href) => href.startsWith("/playstyles/"))).toHaveLength(15);
    await context.close();
  });
});
