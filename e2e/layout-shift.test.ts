import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { deckDrawn } from "./deck-rows.ts";
import { CHROMIUM, type RunningServer, startServer, type Visit, visit } from "./harness.ts";
import { MOST_SHIFT, noteShifts, takeShift } from "./layout-shift.ts";
import { addRow, becomeMember } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

const DECKS = 8;

/** Notes, picture by picture, how high the first thing of a kind stands. */
async function watchPlaces(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const seen = new Set<number>();
    const look = () => {
      const place = document.querySelector(wanted)?.getBoundingClientRect();
      if (place) seen.add(Math.round(place.top));
      Object.assign(window, { placesSeen: seen, placesFrame: requestAnimationFrame(look) });
    };
    look();
  }, selector);
}

/** At how many heights it stood since then. */
async function placesSeen(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  return page.evaluate(() => {
    cancelAnimationFrame(Reflect.get(window, "placesFrame"));
    return Reflect.get(window, "placesSeen").size;
  });
}

/** Of its own: decks that others share come into the pages that are watched here. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ AUTH_AUTOCONFIRM: "on" });
}, 120_000);
afterAll(() => server?.stop());

describe.skipIf(!CHROMIUM).each([1440, 390])("nothing jumps at %i pixels", (width) => {
  const opened = oneBrowser();
  let member: Visit;
  const isPhone = width < 700;
  /** What decks of this width are called. */
  const kind = isPhone ? "Phone" : "Desk";
  beforeAll(async () => {
    member = await open();
    const { page } = member;
    await becomeMember(page, server.origin, `calm${width}`);
    await page.goto(`${server.origin}/collection`, { waitUntil: "networkidle" });
    for (let at = 1; at <= DECKS; at++) {
      await addRow(page, "decks", {
        name: `${kind} ${at}`,
        format: "pauper",
        cards: 60,
        colors: ["R"],
        power_level: 5,
        card_list: {
          Burn: [{ name: "Lightning Bolt", quantity: 4 }],
          Lands: [{ name: "Mountain", quantity: 56 }],
        },
        shared: true,
        favorite: at % 2 === 0,
      });
      await addRow(page, "user_cards", {
        scryfall_id: `card ${at}`,
        name: `Card ${at}`,
        set_name: "A set",
        quantity: at,
      });
    }
    // Pages that are made for everybody are made anew a moment later.
    const isMadeAnew = async () => (await (await fetch(server.origin)).text()).includes(`${kind} ${DECKS}<`);
    await vi.waitUntil(isMadeAnew, { timeout: 30_000, interval: 200 });
  }, 120_000);

  async function open(): Promise<Visit> {
    const visited = await visit(opened.browser, { width });
    await noteShifts(visited.context);
    return visited;
  }

  /** Does something, and sees how far the page has jumped for it. */
  async function calmly(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    const shift = await takeShift(page);
    expect(shift.sum, `${what}: ${shift.what}`).toBeLessThanOrEqual(MOST_SHIFT);
  }

  /** Types letter by letter, and looks after each. */
  async function typeCalmly(page: Page, field: string, text: string): Promise<void> {
    await page.locator(field).first().focus();
    for (const letter of text) {
      await calmly(page, `"${letter}" of "${text}"`, () => page.keyboard.type(letter));
    }
  }

  const suggestions = (page: Page) => page.getByRole("listbox").getByRole("option");
  const goTo = (page: Page, path: string) =>
    calmly(page, path, () => page.goto(`${server.origin}${path}`, { waitUntil: "networkidle" }));

  test("on the home page and in the dialog for accounts", async () => {
    const { page, context } = await open();
    await goTo(page, "/");
    await page.locator("#brew-text").scrollIntoViewIfNeeded();
    await typeCalmly(page, "#brew-text", "elves");
    await typeCalmly(page, "#brew-card", "goblin g");
    await calmly(page, "a key card", () => suggestions(page).first().click());
    const dialog = page.getByRole("dialog");
    await calmly(page, "log in", async () => {
      await page.getByRole("banner").getByRole("button", { name: "Log In", exact: true }).click();
      await dialog.getByLabel("Email").waitFor();
    });
    await calmly(page, "sign up", () => dialog.getByRole("button", { name: "Sign Up" }).click());
    await calmly(page, "an empty form", () =>
      dialog.getByRole("button", { name: "Sign Up" }).first().click(),
    );
    await calmly(page, "closed", () => page.keyboard.press("Escape"));
    await context.close();
  });

  test("in the card search and on a card's page", async () => {
    const { page, context } = await open();
    await goTo(page, "/browse-cards");
    const results = page.getByRole("region", { name: "Results" });
    const box = page.locator("[role=combobox]");
    await typeCalmly(page, "[role=combobox]", "t:elf mv<=2");
    const filter = (name: string) => page.getByLabel(name, { exact: true });
    if (isPhone) {
      await calmly(page, "filters", () => results.getByRole("button", { name: /^Filters/ }).click());
    }
    await calmly(page, "a filter", async () => {
      await filter("Rare").check();
      await expect.poll(() => box.inputValue()).toContain("r:rare");
    });
    if (isPhone)
      await calmly(page, "back to results", () =>
        page.getByRole("button", { name: /^Show .* results?$/ }).click(),
      );
    for (const view of ["List", "Grid"])
      await calmly(page, view, () => results.getByRole("button", { name: view, exact: true }).click());
    await calmly(page, "no results", async () => {
      await box.fill("t:nothing zzz");
      await page.getByRole("heading", { name: "No cards match" }).waitFor();
    });
    await goTo(page, "/browse-cards?q=t:");
    await goTo(page, "/card/Lightning%20Bolt/lea/161");
    await context.close();
  });

  test("in the builder", async () => {
    const { page, context } = await open();
    await goTo(page, "/builder");
    await typeCalmly(page, "#builder-wish", "elf tribal commander");
    await calmly(page, "a deck", async () => {
      await page.keyboard.press("Enter");
      await deckDrawn(page);
    });
    if (isPhone)
      for (const pane of ["Wish", "Analysis", "Deck"])
        await calmly(page, pane, () => page.locator(".pane-tabs label", { hasText: pane }).click());
    const card = page.locator(".card-row-name").nth(2);
    const why = page.getByLabel(/^Why .* is here$/);
    const whyOf = async () => {
      await card.click();
      await why.getByText("Instead of it").waitFor();
    };
    const whyNoMore = async () => {
      await why.getByRole("button", { name: "Close" }).click();
      await why.waitFor({ state: "detached" });
    };
    await calmly(page, "why", whyOf);
    await calmly(page, "why no more", whyNoMore);
    for (let row = 3; row < 8; row++) {
      await watchPlaces(page, ".why-actions button");
      await page.locator(".card-row-name").nth(row).click();
      await why
        .locator(".why-alternatives")
        .getByText(/Swap|Nothing else/)
        .first()
        .waitFor();
      expect(await placesSeen(page), "a button of the panel moves while it is aimed at").toBeLessThan(2);
      await whyNoMore();
    }
    const add = page.getByRole("combobox", { name: "Add a card" });
    await calmly(page, "scrolled to the field", () => add.scrollIntoViewIfNeeded());
    await typeCalmly(page, "[aria-label='Add a card']", "skullcl");
    for (const [button, dialog] of [
      ["Export", "Export"],
      ["Save", "Sign Up"],
    ] as const)
      await calmly(page, button, async () => {
        await page
          .getByRole("button", { name: button, exact: true })
          .and(page.locator(":visible"))
          .first()
          .click();
        await page.getByRole("dialog", { name: new RegExp(`^${dialog}`) }).waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      });
    await context.close();
  });

  test("in Community Decks and on a deck's page", async () => {
    const { page } = member;
    await goTo(page, "/browse-decks");
    const tiles = page.locator(".deck-tile");
    await typeCalmly(page, "[role=search] input[name=q]", `${kind.toLowerCase()} 1`);
    await calmly(page, "what was found", () => expect.poll(() => tiles.count()).toBe(1));
    await calmly(page, "a color", () => page.getByRole("button", { name: "Red" }).click());
    if (isPhone) await calmly(page, "filters", () => page.getByRole("button", { name: /^Filters/ }).click());
    await calmly(page, "a format", async () => {
      await page.getByLabel("Format", { exact: true }).selectOption("modern");
      await page.getByText("No decks match your filters.", { exact: true }).waitFor();
    });
    await goTo(page, "/browse-decks");
    const preview = page.getByRole("dialog", { name: `${kind} 8` });
    await calmly(page, "a preview", async () => {
      await tiles.first().getByRole("link").click();
      await preview.getByRole("button", { name: "Mountain" }).waitFor();
    });
    await calmly(page, "a card", async () => {
      await preview.getByRole("button", { name: "Mountain" }).click();
      await preview.getByText("In this deck").waitFor();
    });
    await calmly(page, "its page", async () => {
      await preview.getByRole("link", { name: "Open its page" }).click();
      await page.getByRole("heading", { level: 1, name: `${kind} 8` }).waitFor();
    });
    await goTo(page, new URL(page.url()).pathname);
    await calmly(page, "a card of the page", async () => {
      await page.getByRole("button", { name: "Lightning Bolt" }).click();
      await page.getByText("In this deck").waitFor();
    });
  });

  test("in the vault", async () => {
    const { page } = member;
    await goTo(page, "/vault");
    const rows = page.getByRole("list", { name: "Your decks" }).getByRole("listitem");
    for (const tab of ["Favorites", "Hidden", "Decks"])
      await calmly(page, tab, () => page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click());
    await page.getByLabel(`More: ${kind} 8`, { exact: true }).click();
    const editor = page.getByRole("dialog", { name: `Edit Deck: ${kind} 8` });
    await calmly(page, "the editor", async () => {
      await page.locator(".row-menu[open]").getByRole("button", { name: "Edit", exact: true }).click();
      await editor.getByText("Legal in Pauper", { exact: true }).waitFor();
    });
    await calmly(page, "a card", async () => {
      await editor.getByRole("button", { name: "Lightning Bolt", exact: true }).click();
      await editor.getByText("You need 4, you have 0.").waitFor();
    });
    await typeCalmly(page, "#edit-deck-add", "shoc");
    // The list of suggestions closes first, and the dialog after it.
    await editor.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await editor.getByRole("option").first().waitFor({ state: "detached" });
    await editor.getByRole("button", { name: "Done" }).click();
    await calmly(page, "closed", () => rows.first().waitFor());
  });

  test("in the collection", async () => {
    const { page } = member;
    await goTo(page, "/collection");
    await typeCalmly(page, "[aria-label='Search my collection']", "card 3");
    await calmly(page, "one more", () => page.getByRole("button", { name: "One Card 3 more" }).click());
    await calmly(page, "another card", async () => {
      await page.getByRole("button", { name: "Add a card" }).click();
      await page.getByRole("dialog").getByRole("combobox", { name: "Card" }).waitFor();
    });
    await typeCalmly(page, "[role=dialog] [role=combobox]", "sol ri");
    await calmly(page, "its printings", async () => {
      await suggestions(page).first().click();
      await page.getByLabel("Printing").locator("option").nth(5).waitFor({ state: "attached" });
    });
  });
});
