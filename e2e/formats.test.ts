import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, violations, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";
import { FORMAT_SLUGS, PLAYSTYLE_SLUGS } from "./site-map.ts";

/** Takes one copy of a card out in the panel that says why it is here. */
async function takeOut(page: Page, name: string): Promise<void> {
  await page.locator(".card-row-name").filter({ hasText: name }).first().click();
  const why = page.getByRole("dialog", { name: `Why ${name} is here` });
  await why.getByRole("button", { name: `One ${name} less` }).click();
}

/** Names under a heading of the deck's list. */
async function namesUnder(page: Page, heading: string): Promise<string[]> {
  return page
    .locator(".deck-group")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${heading}`) }) })
    .locator(".card-row-name")
    .allTextContents();
}

async function exported(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Export" }).first().click();
  const text = await page.getByLabel("Deck as text").inputValue();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return text;
}

describe.skipIf(!CHROMIUM)("decks of formats that are unlike the others", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  /** Opens the builder at a wish that the form holds. */
  async function build(page: Page, wish: Record<string, string>, verdict: string): Promise<void> {
    await page.goto(`${origin}/builder?${new URLSearchParams({ wish: "", seed: "3", ...wish })}`);
    await page.getByRole("heading", { name: verdict }).waitFor();
    await deckDrawn(page);
  }

  test("an oathbreaker's signature spell counts, and what is taken out is missed and can be put back", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, { format: "oathbreaker" }, "Legal in Oathbreaker");
    const [spell = ""] = await namesUnder(page, "Signature spell");
    await page.getByText("60 cards", { exact: true }).waitFor();
    expect(await exported(page)).toContain(`\n\nSignature spell\n1 ${spell}`);
    await takeOut(page, spell);
    await page.getByRole("heading", { name: /^Not legal in Oathbreaker/ }).waitFor();
    await page.getByText("59 cards", { exact: true }).waitFor();
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name: "Legal in Oathbreaker", exact: true }).waitFor();
    expect(await namesUnder(page, "Signature spell")).toEqual([spell]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("the two decks of a team are looked at, edited and judged each", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, { format: "two-headed-giant", base: "pauper" }, "Legal in Two-Headed Giant (Pauper)");
    const list = page.locator(".card-row-name");
    const first = await list.allTextContents();
    await page.getByText("Second deck", { exact: true }).click();
    expect(await page.getByRole("radio", { name: "Second deck" }).isChecked()).toBe(true);
    const second = await list.allTextContents();
    expect(second).not.toEqual(first);
    expect(await violations(page)).toEqual([]);
    await takeOut(page, second[0] ?? "");
    await page
      .getByText(/Second deck: .*59/)
      .first()
      .waitFor();
    expect(await exported(page)).toMatch(/^Deck\n[\s\S]*\n\/\/ Second deck\n\nDeck\n/);
    await page.getByText("First deck", { exact: true }).click();
    expect(await list.allTextContents()).toEqual(first);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("a sealed deck is built from the pool that is pasted, and the rest of it lies beside", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { width: 390 });
    const pool = (await sealedPool(page)).join("\n");
    await page.goto(`${origin}/builder`);
    // The form listens once its scripts are there.
    await expect
      .poll(async () => {
        await page.getByLabel("Format").selectOption("sealed");
        return page.getByLabel("Your pool").count();
      })
      .toBe(1);
    expect(await page.getByRole("group", { name: "Bracket" }).count()).toBe(0);
    await page.getByLabel("Your pool").fill(pool);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Build Deck" }).first().click();
    await page.getByText("Analysis", { exact: true }).click();
    await page.getByRole("heading", { name: "Legal in Sealed" }).waitFor();
    const built = await page.evaluate(() => new URLSearchParams(location.search).get("pool"));
    expect(built?.replaceAll("\r", "")).toBe(pool);
    expect(unexpected).toEqual([]);
    await context.close();

    async function sealedPool(page: Page): Promise<string[]> {
      const answer = await page.request.post(`${origin}/functions/v1/generate-deck`, {
        data: { prompt: "", format: "sealed", seed: 5 },
      });
      const { deck }: { deck: { pool: Record<string, number> } } = await answer.json();
      return Object.entries(deck.pool).map(([name, copies]) => `${copies} ${name}`);
    }
  });

  test("Canadian Highlander says how many points are spent", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, { format: "canadian-highlander" }, "Legal in Canadian Highlander");
    const head = await page.getByText(/^\d+\/10 points$/).textContent();
    expect(Number(head?.split("/")[0])).toBeLessThanOrEqual(10);
    await takeOut(page, (await page.locator(".card-row-name").first().textContent()) ?? "");
    await page.getByRole("heading", { name: /^Not legal in Canadian Highlander/ }).waitFor();
    expect(await page.getByText(/^\d+\/10 points$/).count()).toBe(1);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("the pages of formats and playstyles say different things, and name cards that there are", async () => {
    const { page, context } = await visit(opened.browser);
    const paths = [
      ...FORMAT_SLUGS.map((slug) => `/formats/${slug}`),
      ...PLAYSTYLE_SLUGS.map((slug) => `/playstyles/${slug}`),
    ];
    const leads = new Set<string>();
    const cards = new Set<string>();
    for (const path of paths) {
      const html = await (await page.request.get(origin + path)).text();
      leads.add(/<p class="guide-text">(.*?)<\/p>/.exec(html)?.[1] ?? "");
      expect(html.split('class="card-face ').length - 1, path).toBe(4);
      for (const [, query = ""] of html.matchAll(/href="\/browse-cards\?q=(%21%22.*?%22)"/g))
        cards.add(decodeURIComponent(query.replaceAll("+", " ")).slice(2, -1).replaceAll('\\"', '"'));
    }
    expect(leads.size).toBe(40);
    expect(cards.size).toBeGreaterThan(500);
    const names = [...cards];
    for (let at = 0; at < names.length; at += 75) {
      const identifiers = names.slice(at, at + 75).map((name) => ({ name }));
      const answer = await page.request.post(`${origin}/api/cards/collection`, { data: { identifiers } });
      expect((await answer.json()).not_found).toEqual([]);
    }
    await context.close();
  });

  test.each([1440, 390])(
    "a format leads to its neighbors, its cards and the list of all, at %i",
    async (width) => {
      const { page, context, unexpected } = await visit(opened.browser, { width });
      await page.goto(`${origin}/formats`);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("link", { name: /^Canadian Highlander/ }).click();
      await page.getByRole("heading", { name: "Points", exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.getByRole("link", { name: "Aggro", exact: true }).click();
      await page.getByRole("heading", { name: "How it wins" }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page
        .getByRole("navigation", { name: "Breadcrumb" })
        .getByRole("link", { name: "Playstyles" })
        .click();
      await page.getByRole("heading", { name: "Playstyles", level: 1 }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(unexpected).toEqual([]);
      await context.close();
    },
  );

  test("every link of a guide leads somewhere, and the log-in dialog opens over it", async () => {
    const guides = [
      ...FORMAT_SLUGS.map((slug) => `/formats/${slug}`),
      ...PLAYSTYLE_SLUGS.map((slug) => `/playstyles/${slug}`),
    ];
    const targets = new Set<string>();
    for (const guide of guides) {
      const html = await (await fetch(`${origin}${guide}`)).text();
      const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([link]) => /\bhref="([^"]*)"/.exec(link)?.[1]);
      expect(links.length, guide).toBeGreaterThan(20);
      for (const href of links) {
        expect(href, guide).toMatch(/^(\/|https:\/\/|#main$)/);
        // Searches and wishes are one page each, whatever they are for.
        const path = href?.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").split("?")[0] ?? "";
        if (path.startsWith("/")) targets.add(path);
      }
    }
    for (const target of targets) expect((await fetch(`${origin}${target}`)).status, target).toBe(200);

    const { page, context, unexpected } = await visit(opened.browser);
    for (const guide of ["/formats/commander", "/playstyles/tribal"]) {
      await page.goto(`${origin}${guide}`, { waitUntil: "networkidle" });
      await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
      await page.getByRole("dialog", { name: "Log In" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe(guide);
    }
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
