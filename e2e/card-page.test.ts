import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { oneWindow } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("a card's page", () => {
  const origin = inject("origin");
  const visitor = oneWindow();
  let browser: Browser;
  let page: Page;
  beforeAll(() => {
    ({ browser, page } = visitor);
  });

  /** Where the page of a card stands, in the printing that is shown when nobody asks for another. */
  async function addressOf(name: string): Promise<string> {
    const answer = await fetch(`${origin}/api/cards/named?exact=${encodeURIComponent(name)}`);
    const card = (await answer.json()) as Record<string, string>;
    const parts = [card.name, card.set, card.collector_number].map((part) => encodeURIComponent(part ?? ""));
    return `${origin}/card/${parts.join("/")}`;
  }
  async function open(name: string): Promise<void> {
    await page.goto(await addressOf(name), { waitUntil: "networkidle" });
  }
  const hasFocus = (name: string | RegExp) =>
    page.getByRole("button", { name }).evaluate((button) => button === document.activeElement);

  test("is whole before any script runs, for search engines and for those who share it", async () => {
    const html = await (await fetch(await addressOf("Lightning Bolt"))).text();
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\/share\/card\/[^"]+\.png"/);
    expect(html).toMatch(/<meta property="og:title" content="Lightning Bolt"/);
    expect(html).toMatch(/<meta name="twitter:card"/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/card\/Lightning%20Bolt\//);
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "",
    );
    expect(data).toMatchObject({
      "@graph": [{ "@type": "CreativeWork", name: "Lightning Bolt" }, { "@type": "BreadcrumbList" }],
    });
    for (const words of ["Legality", "Printings with prices", "Similar cards", "Decks that play it"])
      expect(html).toContain(words);
    const missing = await fetch(`${origin}/card/lightnig%20bolt/nope/1`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/Did you mean.*href="\/card\/Lightning%20Bolt\//s);
  });

  test("is found by the id of a printing, and by the name alone where no printing has the id", async () => {
    const answer = await fetch(`${origin}/api/cards/lea/161`);
    const { id, name } = (await answer.json()) as Record<string, string>;
    const lead = (path: string) => fetch(`${origin}/card/${path}`, { redirect: "manual" });
    const exact = await lead(`${encodeURIComponent(name ?? "")}/${id}`);
    expect(exact.headers.get("location")).toBe("/card/Lightning%20Bolt/lea/161");
    for (const unknown of ["random", "00000000-0000-4000-8000-000000000000"]) {
      const { headers } = await lead(`Lightning%20Bolt/${unknown}`);
      expect(headers.get("location"), unknown).toMatch(/^\/card\/Lightning%20Bolt\/\w+\/\w+$/);
    }
    const missing = await lead("lightnig%20bolt/random");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/Did you mean.*href="\/card\/Lightning%20Bolt\//s);
  });

  test("turns both halves of a card to who looks at it, by key", async () => {
    await open("Fire // Ice");
    await page.getByRole("img", { name: "Picture of Fire" }).waitFor();
    const frame = page.locator(".card-picture-frame");
    const upright = await frame.boundingBox();
    await page.getByRole("button", { name: "Show Ice" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: "Picture of Ice" }).waitFor();
    // With the picture on it, the card lies on its side.
    await expect
      .poll(async () => (await frame.boundingBox())?.height ?? 0)
      .toBeLessThan((upright?.height ?? 0) * 0.6);
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: "Picture of Fire" }).waitFor();
  });

  test("lists the printing one looks at among many, and the others behind a button", async () => {
    const answer = await fetch(
      `${origin}/api/cards/search?${new URLSearchParams({ q: '!"Lightning Bolt" e:lea' })}`,
    );
    const { data } = (await answer.json()) as { data: { set: string; collector_number: string }[] };
    await page.goto(`${origin}/card/Lightning%20Bolt/lea/${data[0]?.collector_number}`, {
      waitUntil: "networkidle",
    });
    const rows = page.getByRole("table", { name: "Printings with prices" }).getByRole("row");
    expect(await rows.count()).toBe(1 + 13);
    expect(await rows.filter({ has: page.locator("[aria-current]") }).textContent()).toContain(
      "Limited Edition Alpha",
    );
    await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => rows.count()).toBe(1 + 40);
    await page.getByRole("button", { name: "Show fewer" }).click();
    await expect.poll(() => rows.count()).toBe(1 + 13);
  });

  test("fits a phone: name and text in sight, prices without scrolling sideways, room for a thumb", async () => {
    const { page: phone, context, unexpected } = await visit(browser, { width: 390 });
    await phone.goto(await addressOf("Lightning Bolt"), { waitUntil: "networkidle" });
    const bottomOf = async (name: string) => {
      const box = await phone.getByRole("heading", { name }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottomOf("Lightning Bolt")).toBeLessThan(844);
    const price = phone.getByRole("cell", { name: /^\$\d/ }).first();
    await price.scrollIntoViewIfNeeded();
    const box = await price.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    for (const button of await phone.getByRole("main").getByRole("button").all())
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("leads to a deck with it that is built at once, in a format that allows it", async () => {
    for (const [name, verdict] of [
      ["Krenko, Mob Boss", "Legal in Commander"],
      ["Black Lotus", "Legal in Vintage"],
    ] as const) {
      await open(name);
      await page.getByRole("link", { name: "Build a deck with it" }).click();
      await page.getByRole("heading", { name: verdict }).waitFor();
      await deckDrawn(page);
      const cards = await page.locator(".card-row-name").allTextContents();
      expect(cards).toContain(name);
    }
  });

  test("asks a visitor to log in, and gives the focus back when they would rather not", async () => {
    await open("Lightning Bolt");
    for (const name of ["Add to a saved deck", "Add to collection"]) {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Log In" }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => hasFocus(name)).toBe(true);
    }
  });

  test("a name that nothing is called leads to the card that was meant", async () => {
    await page.goto(`${origin}/browse-cards?q=lightnig+bolt`);
    await page.getByRole("heading", { name: "No cards match" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Did you mean Lightning Bolt?" }).click();
    await page.getByRole("heading", { level: 1, name: "Lightning Bolt" }).waitFor();
  });

  test("what opens on the search page takes the focus, closes by Escape and gives it back", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/browse-cards?q=t:elf`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Filters/ }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus("White")).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(/^Filters/)).toBe(true);
    await page.getByRole("button", { name: "How to search" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "How to search" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus("How to search")).toBe(true);
  });
});
