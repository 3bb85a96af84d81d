import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, type Visit, visit } from "./harness.ts";
import { addRow, becomeMember, PASSWORD } from "./members.ts";
import { oneBrowser } from "./one-window.ts";
import { memberId, writeAsService } from "./service.ts";

const NAMES = ["Ember", "Flare", "Spark"];

describe.skipIf(CHROMIUM === undefined)("credits", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();
  let author: Visit;
  beforeAll(async () => {
    author = await join("cody");
    for (const name of NAMES) {
      const card_list = { Lands: [{ name: "Mountain", quantity: 60 }] };
      await addRow(author.page, "decks", { name, format: "pauper", cards: 60, card_list, shared: true });
    }
  }, 120_000);

  /** A new member among the shared decks. */
  async function join(name: string): Promise<Visit> {
    const visited = await visit(opened.browser);
    const { page } = visited;
    await becomeMember(page, origin, name);
    await page.goto(`${origin}/browse-decks`, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByText("10 credits", { exact: true }).waitFor();
    return visited;
  }

  const tile = (page: Page, name: string): Locator => page.locator(".deck-tile", { hasText: name });
  const copyOf = (page: Page, name: string): Locator =>
    tile(page, name).getByRole("button", { name: /^Cop(y|ying|ied)/ });
  const told = (page: Page, title: string): Locator =>
    page.locator(".toast").getByText(title, { exact: true });

  async function give(page: Page, ai_credits: number): Promise<void> {
    await writeAsService(origin, "PATCH", `profiles?id=eq.${await memberId(page)}`, { ai_credits });
    await page.goto(`${origin}/browse-decks`, { waitUntil: "networkidle" });
    const words = `${ai_credits} ${ai_credits === 1 ? "credit" : "credits"}`;
    await page.getByRole("banner").getByText(words, { exact: true }).waitFor();
  }

  async function vaultOf(page: Page): Promise<readonly string[]> {
    await page.goto(`${origin}/vault`, { waitUntil: "networkidle" });
    await page.getByRole("tab", { name: /^Decks/ }).waitFor();
    return page.locator(".vault-name").allTextContents();
  }

  /** Milliseconds for which something says just these words, by the page's own clock; to be asked before they come. */
  function timeOf(page: Page, where: string, words: string): Promise<number> {
    return page.evaluate(
      ([selector, text]) =>
        new Promise<number>((resolve) => {
          let since: number | undefined;
          const look = () => {
            const isThere = [...document.querySelectorAll(selector)].some(
              (each) => each.textContent === text,
            );
            if (isThere) since ??= performance.now();
            else if (since !== undefined) {
              watcher.disconnect();
              resolve(performance.now() - since);
            }
          };
          const watcher = new MutationObserver(look);
          watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      [where, words] as const,
    );
  }

  test("stand in the header, and a copy takes one and says so for three seconds", async () => {
    const { page, context, unexpected } = await join("bella");
    const stays = timeOf(page, ".deck-tile button", "Copied");
    await copyOf(page, "Ember").click();
    await told(page, "Deck Copied!").waitFor();
    await page.locator(".toast").getByText("Ember has been added to your vault.", { exact: true }).waitFor();
    await page.getByRole("banner").getByText("9 credits", { exact: true }).waitFor();
    const time = await stays;
    expect(time).toBeGreaterThanOrEqual(2_900);
    expect(time).toBeLessThan(4_900);
    await tile(page, "Ember")
      .getByRole("button", { name: /^Copy \(1 Credit\)/ })
      .waitFor();
    expect(await vaultOf(page)).toEqual(["Ember"]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("of which none is left lead to the store, which says so for five seconds, and nothing is asked for", async () => {
    const { page, context, unexpected } = await join("nora");
    await give(page, 0);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/copy-deck")) asked += 1;
    });
    const stays = timeOf(page, ".toast *", "Insufficient Credits");
    await copyOf(page, "Flare").click();
    // Said when the store is there, and gone in five seconds: waited for first.
    await told(page, "Insufficient Credits").waitFor();
    await page
      .getByText("You need 1 AI credit to copy a deck. Please purchase more in the store.", { exact: true })
      .waitFor();
    await page.waitForURL("**/store");
    const time = await stays;
    expect(time).toBeGreaterThanOrEqual(4_900);
    expect(time).toBeLessThan(8_000);
    expect(asked).toBe(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("the last of them is spent once by two windows at once", async () => {
    const one = await join("olga");
    await give(one.page, 1);
    const two = await visit(opened.browser);
    await two.page.goto(`${origin}/browse-decks`, { waitUntil: "networkidle" });
    await two.page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    const dialog = two.page.getByRole("dialog", { name: "Log In" });
    await dialog.getByLabel("Email").fill("olga@example.org");
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Log In", exact: true }).click();
    await two.page.getByRole("banner").getByText("1 credit", { exact: true }).waitFor();
    const pages = [one.page, two.page];
    await Promise.all([copyOf(one.page, "Ember").click(), copyOf(two.page, "Flare").click()]);
    const outcomeOf = (page: Page) =>
      Promise.race([
        told(page, "Deck Copied!")
          .waitFor()
          .then(() => "copied"),
        told(page, "Insufficient Credits")
          .waitFor()
          .then(() => "poor"),
      ]);
    expect((await Promise.all(pages.map(outcomeOf))).toSorted()).toEqual(["copied", "poor"]);
    for (const page of pages)
      await page.getByRole("banner").getByText("0 credits", { exact: true }).waitFor();
    expect(await vaultOf(one.page)).toHaveLength(1);
    // The one that comes too late is refused with 402, of which the browser tells.
    const unexpected = [...one.unexpected, ...two.unexpected];
    expect(unexpected.filter((line) => !line.includes("402"))).toEqual([]);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  test("are kept where the deck is shared no longer, and where it is one's own", async () => {
    const { page, context, unexpected } = await join("una");
    const own = author.page;
    await own.goto(`${origin}/browse-decks`, { waitUntil: "networkidle" });
    await tile(own, "Spark").getByRole("button", { name: "Edit Spark" }).waitFor();
    expect(await copyOf(own, "Spark").count()).toBe(0);
    await page.reload({ waitUntil: "networkidle" });
    const address = await tile(page, "Spark").getByRole("link").getAttribute("href");
    // The deck goes while somebody looks at its page.
    await page.goto(`${origin}${address}`, { waitUntil: "networkidle" });
    await tile(own, "Spark").getByRole("link").click();
    await own.getByRole("button", { name: "Unshare from Community" }).click();
    await told(own, "Sharing Revoked").waitFor();
    await page.getByRole("button", { name: /^Copy \(1 Credit\)/ }).click();
    await told(page, "Copy Failed").waitFor();
    await page
      .getByText("Could not find the deck. It might be private or deleted.", { exact: true })
      .waitFor();
    await page.getByRole("banner").getByText("10 credits", { exact: true }).waitFor();
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1, name: "Deck Not Found" }).waitFor();
    await told(page, "Deck Not Found").waitFor();
    expect(await vaultOf(page)).toEqual([]);
    expect(unexpected.filter((line) => !line.includes("404"))).toEqual([]);
    await context.close();
  });
});
