import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, type Visit, violations, visit, WIDTHS } from "./harness.ts";
import { MOST_SHIFT, noteShifts, takeShift } from "./layout-shift.ts";
import { addRow, becomeMember, fillLogIn } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

const NAME = "Hidden Hand";

describe.skipIf(CHROMIUM === undefined)("a private deck", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();
  let owner: Visit;
  let address = "";
  beforeAll(async () => {
    owner = await join("owner");
    const { page } = owner;
    await addRow(page, "decks", {
      name: NAME,
      format: "pauper",
      cards: 60,
      colors: ["R"],
      power_level: 5,
      seo_description: "Nobody reads this.",
      card_list: {
        Burn: [{ name: "Lightning Bolt", quantity: 4 }],
        Lands: [{ name: "Mountain", quantity: 56 }],
      },
    });
    address = `${origin}/deck/${await newestDeck(page)}`;
  }, 120_000);

  async function join(name: string): Promise<Visit> {
    const visited = await visit(opened.browser);
    await noteShifts(visited.context);
    await becomeMember(visited.page, origin, name);
    return visited;
  }

  /** The number of the deck that whoever is logged in has saved last. */
  function newestDeck(page: Page): Promise<number> {
    return page.evaluate(async () => {
      const session = JSON.parse(localStorage.getItem("deckwright-session") ?? "{}");
      const headers = { authorization: `Bearer ${session.access_token}` };
      const own = `user_id=eq.${session.user.id}`;
      const answer = await fetch(`/rest/v1/decks?select=id&${own}&order=id.desc&limit=1`, { headers });
      return (await answer.json())[0].id;
    });
  }

  /** Holds what the page asks for back. Gives what lets it through. */
  async function hold(page: Page, which: RegExp): Promise<() => Promise<void>> {
    let isHeld = true;
    const held: Route[] = [];
    await page.route(which, (route) => (isHeld ? void held.push(route) : route.continue()));
    return async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    };
  }

  /** The deck as its page reads it. */
  const ASKED = /\/rest\/v1\/decks\?.*favorite/;
  const SCRIPTS = /\/assets\/.*\.js$/;
  const loading = (page: Page) => page.getByRole("heading", { name: "Loading the deck" });
  const missing = (page: Page) => page.getByRole("heading", { name: "Deck Not Found" });
  const shown = (page: Page) => page.getByRole("heading", { level: 1, name: NAME });
  /** A page that nobody else sees is missing for whoever asks first: the browser says so. */
  const besides404 = (lines: readonly string[]) => lines.filter((line) => !line.includes("404"));

  async function toldMissing(page: Page): Promise<void> {
    await missing(page).waitFor();
    await page
      .locator(".toast")
      .getByText("Could not find the deck. It might be private or deleted.", { exact: true })
      .waitFor();
    expect(await shown(page).count()).toBe(0);
    await page.getByRole("link", { name: "Go Back Home" }).waitFor();
  }

  test.each(WIDTHS)(
    "is on its way, and then there, for its owner who comes by its address, at %i pixels",
    async (width) => {
      const { page, unexpected } = owner;
      await page.setViewportSize({ width, height: 900 });
      const letScriptsCome = await hold(page, SCRIPTS);
      const answer = await page.goto(address, { waitUntil: "commit" });
      expect(answer?.status()).toBe(404);
      // Before there is any script.
      await loading(page).waitFor();
      expect(await missing(page).isVisible()).toBe(false);
      const letAnswer = await hold(page, ASKED);
      await letScriptsCome();
      await page.waitForRequest(ASKED);
      await loading(page).waitFor();
      await expect.poll(() => page.title()).toBe("Loading the deck · Deckwright");
      expect(await violations(page)).toEqual([]);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/private-deck-loading-${width}.png` });
      await letAnswer();
      await shown(page).waitFor();
      await page.getByText("Only you see it", { exact: true }).waitFor();
      await page.getByText("Legal in Pauper", { exact: true }).waitFor();
      expect(await page.locator(".toast").count()).toBe(0);
      expect(await page.title()).toBe(`${NAME} · Deckwright`);
      const shift = await takeShift(page);
      expect(shift.sum, shift.what).toBeLessThanOrEqual(MOST_SHIFT);
      if (folder) await page.screenshot({ path: `${folder}/private-deck-${width}.png` });
      expect(await violations(page)).toEqual([]);

      await page.reload();
      await shown(page).waitFor();
      const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
      expect(await trail.allTextContents()).toEqual(["Home", "My Vault", NAME]);
      expect(besides404(unexpected)).toEqual([]);
    },
  );

  test("is there for its owner who comes from another page, and who edits it", async () => {
    const { page, unexpected } = owner;
    await page.goto(`${origin}/vault`);
    await page.getByLabel(`More: ${NAME}`, { exact: true }).click();
    await page.locator(".row-menu[open]").getByRole("button", { name: "Preview", exact: true }).click();
    const letAnswer = await hold(page, ASKED);
    await page.getByRole("link", { name: "Open its page" }).click();
    await page.getByText("The page is loading.").waitFor();
    await letAnswer();
    await shown(page).waitFor();
    await page.getByRole("button", { name: `Edit ${NAME}` }).click();
    const dialog = page.getByRole("dialog", { name: `Edit Deck: ${NAME}` });
    await dialog.getByRole("button", { name: "One Mountain more" }).click();
    await dialog.getByText("Everything is saved.").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByText("61 cards", { exact: true }).first().waitFor();
    expect(besides404(unexpected)).toEqual([]);
  });

  test("is not told from one that is not there, to a visitor and to another member", async () => {
    const visitor = await visit(opened.browser);
    const letScriptsCome = await hold(visitor.page, SCRIPTS);
    expect((await visitor.page.goto(address, { waitUntil: "commit" }))?.status()).toBe(404);
    await missing(visitor.page).waitFor();
    expect(await loading(visitor.page).isVisible()).toBe(false);
    await letScriptsCome();
    await toldMissing(visitor.page);
    expect(besides404(visitor.unexpected)).toEqual([]);
    await visitor.context.close();

    const other = await join("other");
    for (const path of [address, `${origin}/deck/999999999`]) {
      await other.page.goto(path);
      await toldMissing(other.page);
      expect(await other.page.title()).toBe("Deck Not Found · Deckwright");
    }
    expect(besides404(other.unexpected)).toEqual([]);
    await other.context.close();
  });

  test("comes once its owner logs in there, and goes when they log out", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(address);
    await toldMissing(page);
    await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
    await fillLogIn(page, "owner");
    await shown(page).waitFor();
    // Logged out in another tab, which this one hears of.
    const second = await context.newPage();
    await second.goto(`${origin}/store`);
    await second.getByLabel("Account of owner").click();
    await second.getByRole("button", { name: "Log out", exact: true }).click();
    await toldMissing(page);
    expect(besides404(unexpected)).toEqual([]);
    await context.close();
  });

  test("that nobody answers for is asked for again by a press", async () => {
    const { page } = owner;
    await page.route(ASKED, (route) => route.abort());
    await page.goto(address);
    await page.getByRole("heading", { name: "The deck could not be loaded" }).waitFor();
    expect(await page.locator(".toast").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.unroute(ASKED);
    await page.getByRole("button", { name: "Try again" }).click();
    await shown(page).waitFor();
  });
});
