import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, type Visit, visit } from "./harness.ts";
import { addRow, becomeMember } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

/** Names that mean something to a page, to those who write from the right, and to nobody. */
const NAMES = [
  `<script>window.hacked = true</script><img src=x onerror="window.hacked = true">`,
  "مجموعة \u202eسحرية\u202c 12",
  "👩🏽‍🚀🔥🏴‍☠️ deck",
];
/** As many as a card list may have. */
const GROUPS = 100;

describe.skipIf(CHROMIUM === undefined)("what a member writes", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();
  let member: Visit;
  beforeAll(async () => {
    member = await visit(opened.browser);
    await becomeMember(member.page, origin, "mallory");
    for (const name of NAMES) await addRow(member.page, "decks", row(name));
  }, 120_000);

  const row = (name: string) => ({
    name,
    format: "pauper",
    cards: 60,
    colors: ["R"],
    card_list: { Lands: [{ name: "Mountain", quantity: 60 }] },
    seo_description: name,
    shared: true,
  });
  const isHacked = (page: Page) => page.evaluate(() => "hacked" in window);
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  test("a name of scripts, from the right or of pictures is that name everywhere, and nothing else", async () => {
    const { page } = member;
    await page.goto(`${origin}/vault`);
    for (const name of NAMES) await page.getByRole("link", { name, exact: true }).first().waitFor();
    const other = await visit(opened.browser);
    for (const name of NAMES) {
      const search = new URLSearchParams({ q: name.slice(0, 20) });
      await other.page.goto(`${origin}/browse-decks?${search}`, { waitUntil: "networkidle" });
      const link = other.page.locator(".deck-tile-name").getByRole("link");
      expect(await link.textContent()).toBe(name);
      const address = await link.getAttribute("href");
      await other.page.goto(`${origin}${address}`, { waitUntil: "networkidle" });
      expect(await other.page.getByRole("heading", { level: 1 }).textContent()).toBe(name);
      expect(await other.page.title()).toContain(name);
      expect(await fits(other.page), name).toBe(true);
      expect(await isHacked(other.page), name).toBe(false);
    }
    expect(await isHacked(page)).toBe(false);
    expect([...member.unexpected, ...other.unexpected]).toEqual([]);
    await other.context.close();
  });

  test("a name of 5,000 characters is refused with a sentence, and cut short where it is typed", async () => {
    const { page } = member;
    const long = "long ".repeat(1_000);
    const answer = await post(page, row(long));
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/name/) } });
    await page.goto(`${origin}/vault`);
    await page.getByLabel(`More: ${NAMES[2]}`, { exact: true }).click();
    await page.locator(".row-menu[open]").getByRole("button", { name: "Rename", exact: true }).click();
    const field = page.getByLabel("Name", { exact: true });
    await field.fill("");
    await page.keyboard.insertText(long);
    expect((await field.inputValue()).length).toBe(200);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page
      .getByRole("link", { name: long.slice(0, 200).trim(), exact: true })
      .first()
      .waitFor();
    expect(await fits(page)).toBe(true);
  });

  /** What the server says to a row. */
  function post(page: Page, body: unknown) {
    return page.evaluate(async (text) => {
      const session = JSON.parse(localStorage.getItem("deckwright-session") ?? "{}");
      const headers = { "content-type": "application/json", authorization: `Bearer ${session.access_token}` };
      const response = await fetch("/rest/v1/decks", { method: "POST", headers, body: text });
      return { status: response.status, body: await response.json() };
    }, JSON.stringify(body));
  }

  /** A deck of so many groups, each of one card. */
  function manyGroups(count: number) {
    const groups = Array.from({ length: count }, (_, at) => [
      `Group ${at}`,
      [{ name: at === 0 ? "Lightning Bolt" : "Mountain", quantity: 1 }],
    ]);
    return { ...row("Hundredfold"), cards: count, card_list: Object.fromEntries(groups) };
  }

  test("a list of a thousand groups is refused, and one of a hundred is looked at, opened and edited like any other", async () => {
    const { page, unexpected } = member;
    const before = unexpected.length;
    const answer = await post(page, manyGroups(1_000));
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/card_list/) } });
    await addRow(page, "decks", manyGroups(GROUPS));
    await page.goto(`${origin}/browse-decks?q=hundredfold`, { waitUntil: "networkidle" });
    await page.locator(".deck-tile-name").getByRole("link").click();
    const preview = page.getByRole("dialog", { name: "Hundredfold" });
    await preview.getByRole("heading", { name: `Group ${GROUPS - 1} 1`, exact: true }).waitFor();
    await preview.getByRole("link", { name: "Open its page" }).click();
    await page.getByRole("heading", { level: 1, name: "Hundredfold" }).waitFor();
    await page.getByText(`${GROUPS} cards`, { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Edit Hundredfold" }).click();
    const editor = page.getByRole("dialog", { name: /^Edit Deck: / });
    await editor.getByRole("button", { name: "Remove Lightning Bolt" }).click();
    await editor.getByText("Everything is saved.", { exact: true }).waitFor();
    await editor.getByRole("button", { name: "Done" }).click();
    await page
      .getByText(`${GROUPS - 1} cards`, { exact: true })
      .first()
      .waitFor();
    await page.goto(`${origin}/vault`);
    await page.getByRole("link", { name: "Hundredfold", exact: true }).click();
    await deckDrawn(page);
    // What is refused is told by the browser, too.
    expect(unexpected.slice(before).filter((line) => !line.includes("400"))).toEqual([]);
  });
});
