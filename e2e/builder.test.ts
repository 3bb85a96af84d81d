import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, visit } from "./harness.ts";
import { oneBrowser } from "./one-window.ts";

/** Opens the builder with a wish and waits for its verdict. */
async function build(page: Page, origin: string, wish: string, seed = 1): Promise<void> {
  await page.goto(`${origin}/builder?${new URLSearchParams({ wish, seed: String(seed) })}`);
  await page.getByRole("heading", { name: /^Legal in / }).waitFor();
}

/** Names of the deck's cards as its list shows them. */
async function cardNames(page: Page): Promise<string[]> {
  await deckDrawn(page);
  return page
    .locator(".card-row-name")
    .evaluateAll((all) => all.map((each) => (each.textContent ?? "").replace(/ locked$/, "")));
}

describe.skipIf(!CHROMIUM)("the builder", () => {
  const origin = inject("origin");
  const opened = oneBrowser();

  test("shows stages, what it understood, the deck, and its figures", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "elf tribal commander under $100");
    for (const chip of ["Tribe Elf", "Format Commander", "Budget \\$100"]) {
      await page.getByRole("button", { name: new RegExp(`^Change ${chip.replace(" ", "\\s*")}`) }).waitFor();
    }
    const steps = page.getByRole("region", { name: "Steps" }).getByRole("listitem");
    expect(await steps.count()).toBe(6);
    for (const heading of [
      "Price",
      "Mana curve",
      "Colors against sources",
      "Roles against targets",
      "Opening hand",
    ]) {
      await page.getByRole("heading", { name: heading }).waitFor();
    }
    const names = await cardNames(page);
    expect(new Set(names).size).toBeGreaterThan(60);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("the same link brings back the same deck, and a re-roll another", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "mono red burn modern", 5);
    const first = await cardNames(page);
    await build(page, origin, "mono red burn modern", 5);
    expect(await cardNames(page)).toEqual(first);
    await page.getByRole("button", { name: "Re-roll", exact: true }).first().click();
    await page.getByRole("heading", { name: /^Built in/ }).waitFor();
    await page.waitForFunction(
      () => !location.search.includes("seed=5&") && !location.search.endsWith("seed=5"),
    );
    await page.getByRole("heading", { name: /^Legal in / }).waitFor();
    await page.getByRole("button", { name: "Compare decks" }).click();
    await page.getByRole("dialog").waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("removing a chip builds again without it", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "elf tribal commander under $50");
    await page.getByRole("button", { name: /^Remove Budget/ }).click();
    await page.getByRole("button", { name: /^Remove Budget/ }).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    const names = await cardNames(page);
    const hand = await page
      .locator(".hand li")
      .evaluateAll((all) => all.map((each) => each.getAttribute("title") ?? ""));
    expect(hand).toHaveLength(7);
    for (const name of hand) expect(names).toContain(name.split(" // ")[0]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("every card answers why; it can be swapped, locked and kept through a re-roll", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "zombie tribal commander");
    const card = page
      .getByRole("region", { name: "Deck", exact: true })
      .getByRole("button", { expanded: false })
      .filter({ hasText: /Sol Ring|Zombie|Lich|Ghoul/ })
      .first();
    await card.click();
    const why = page.getByRole("dialog", { name: /^Why .* is here$/ });
    await why.waitFor();
    const name = (await why.getByRole("heading", { level: 3 }).textContent()) ?? "";
    expect(await why.getByRole("listitem").count()).toBeGreaterThan(0);
    await why.getByRole("button", { name: "Lock" }).click();
    await page.keyboard.press("Escape");
    await why.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Re-roll unlocked" }).click();
    await page.getByRole("heading", { name: /^Built in/ }).waitFor();
    await page.waitForFunction(() => !/seed=1(&|$)/.test(location.search));
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    expect(await cardNames(page)).toContain(name);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("an edit that breaks a rule is said in words and mended by a button", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "zombie tribal commander, power 7");
    const figures = ["Roles against targets", /^At least bracket/, /^Power/].map((name) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name }) }),
    );
    const told = () => Promise.all(figures.map((section) => section.last().textContent()));
    const before = await told();
    await page.getByRole("combobox", { name: "Add a card" }).fill("lightning bolt");
    await page.getByRole("option", { name: /^Lightning Bolt\b/ }).click();
    await page.getByRole("heading", { name: /^Legal in Commander/ }).waitFor({ state: "detached" });
    const verdict = page.getByRole("main");
    await verdict
      .getByText(/Lightning Bolt/)
      .first()
      .waitFor();
    await page
      .getByRole("button", { name: /^Remove 1 Lightning Bolt/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
    await page.getByText("Checking the change").waitFor({ state: "detached" });
    expect(await told()).toEqual(before);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("Enter on part of a name adds the card that is suggested for it", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "zombie tribal commander", 2);
    const field = page.getByRole("combobox", { name: "Add a card" });
    await field.fill("lightning bol");
    const option = page.getByRole("option", { name: /^Lightning Bolt\b/ });
    await option.waitFor();
    expect(await option.getAttribute("aria-selected")).toBe("true");
    await field.press("Enter");
    await page.locator(".toast").getByText("Added Lightning Bolt", { exact: true }).waitFor();
    // Whoever added it knows that; what it does in this deck is told as of any other card.
    const line = page.getByRole("button", { name: "Lightning Bolt", exact: true });
    await line.click();
    const why = page.getByRole("dialog", { name: "Why Lightning Bolt is here" });
    await why.getByText(/^You added it: [a-z].{8,}\.$/).waitFor();
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/why-added.png` });
    await line.press("Escape");
    // Also when it is pressed before the list is there.
    await field.fill("goblin guid");
    await field.press("Enter");
    await page.locator(".toast").getByText("Added Goblin Guide", { exact: true }).waitFor();
    expect(await field.inputValue()).toBe("");
    // The pointer keeps the message, until another deck comes, in which nothing of this one can be undone.
    await page.locator(".toast").hover();
    await page.getByRole("button", { name: "Re-roll", exact: true }).first().press("Enter");
    await page.locator(".toast").waitFor({ state: "detached" });
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("other pages lead to decks that are built at once", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/formats/modern`);
    await page.getByRole("button", { name: "Build a Modern deck" }).click();
    await page.getByRole("heading", { name: "Legal in Modern" }).waitFor();
    await page.goto(`${origin}/playstyles/aggro`);
    await page.getByRole("main").getByLabel("Format").selectOption("pauper");
    await page.getByRole("button", { name: "Build a deck" }).click();
    await page.getByRole("heading", { name: "Legal in Pauper" }).waitFor();
    for (const [query, name] of [
      ['!"Krenko, Mob Boss"', "Krenko, Mob Boss"],
      ["!Skullclamp", "Skullclamp"],
    ] as const) {
      await page.goto(`${origin}/browse-cards?${new URLSearchParams({ q: query })}`);
      await page.getByRole("link", { name: `Build a new deck with ${name}` }).click();
      await page.getByRole("heading", { name: "Legal in Commander" }).waitFor();
      expect(await cardNames(page)).toContain(name);
    }
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("exports the deck as text that can be copied and downloaded", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "azorius control pioneer");
    await page.getByRole("button", { name: "Export" }).first().click();
    const text = await page.getByLabel("Deck as text").inputValue();
    const counts = [...text.matchAll(/^(\d+) /gm)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(75);
    await page.getByRole("dialog").getByRole("button", { name: /Copy/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("dialog")
        .getByText(/Download/)
        .click(),
    ]);
    expect(readFileSync(await download.path(), "utf8").trim()).toBe(text.trim());
    // The message that it was copied stands above the dialog, which has the first Escape all the same.
    await page.getByRole("dialog").getByRole("button", { name: /Copy/ }).click();
    await page.locator(".toast").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator(".toast").count()).toBe(1);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("toasts come one at a time and go after five seconds", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await build(page, origin, "mono red burn modern");
    const toasts = page.locator(".toast");
    const share = page.getByRole("button", { name: "Share" }).first();
    await share.click();
    await toasts.first().waitFor();
    await share.click();
    await page.mouse.move(0, 0);
    expect(await toasts.count()).toBe(1);
    const shown = Date.now();
    await toasts.first().waitFor({ state: "detached" });
    expect(Date.now() - shown).toBeGreaterThan(3_500);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/builder\?.*seed=/);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("works on a phone in three tabs, by touch alone", async () => {
    const { page, context, unexpected } = await visit(opened.browser, { width: 390 });
    await page.goto(`${origin}/builder?wish=pauper+blue+tempo&seed=1`);
    await page.locator(".card-row-name").first().waitFor();
    for (const [tab, heading] of [
      ["Wish", /^Built in/],
      ["Analysis", "Legal in Pauper"],
    ] as const) {
      await page.locator("label").filter({ hasText: tab }).click();
      expect(await page.getByRole("radio", { name: tab }).isChecked()).toBe(true);
      await page.getByRole("heading", { name: heading }).waitFor();
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("hostile and hopeless wishes get an answer in words", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    for (const wish of [
      "🐉🔥",
      "<script>alert(1)</script>",
      "ein Deck mit Drachen bitte",
      "five color commander for $1",
      "x".repeat(3_000),
    ]) {
      await page.goto(`${origin}/builder`);
      await page.getByLabel("What do you want to play?").fill(wish);
      await page.getByRole("button", { name: "Build Deck" }).first().click();
      await page
        .getByRole("heading", { name: /^(Legal in |.*could not|.*cannot)/i })
        .first()
        .waitFor();
    }
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
