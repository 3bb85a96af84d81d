import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, violations, WIDTHS } from "./harness.ts";
import { oneWindow } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("finding cards", () => {
  const origin = inject("origin");
  // The browser reports the status of a page that does not exist by itself.
  const visitor = oneWindow((line) => line.includes("404"));
  let page: Page;
  beforeAll(() => {
    ({ page } = visitor);
  });

  const box = () => page.getByRole("combobox", { name: "Search cards" });
  const open = async (address = "") => {
    await page.goto(`${origin}/browse-cards${address}`);
    await page.locator(".result-list[data-laid-out]").waitFor();
  };
  const focusedPlace = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-index]")?.dataset.index);

  test("searches while one types, says what it understood, and keeps it all in the address", async () => {
    await open();
    const found = page.getByRole("region", { name: "Results" }).getByRole("status").first();
    expect(await found.textContent()).toMatch(/^3\d,\d{3} cards$/);
    await page.keyboard.press("/");
    // Slowly: every letter is a search, and most of them are half a word.
    await page.keyboard.type("t:elf t:druid mv<=1", { delay: 80 });
    await page.getByText(/Understood: cards where .*elf/).waitFor();
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).waitFor();
    await page.waitForURL((url) => url.searchParams.get("q") === "t:elf t:druid mv<=1");
    await page.reload();
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).waitFor();
    expect(await box().inputValue()).toBe("t:elf t:druid mv<=1");
  });

  test("who opens a card at once comes back to what was typed last, and nothing is asked for twice", async () => {
    await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await box().pressSequentially("t:druid t:elf");
    await page.getByText(/Understood: cards where .*druid.*elf/).waitFor();
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).click();
    await page.getByRole("heading", { name: "Legality" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).waitFor();
    expect(await box().inputValue()).toBe("t:druid t:elf");
    expect(new URL(page.url()).searchParams.get("q")).toBe("t:druid t:elf");
    expect(await page.title()).toContain("t:druid t:elf");
    expect(asked.filter((url) => url.includes("browse-cards.data"))).toEqual([]);
  });

  test("results stay while a search is not finished, and while nobody answers", async () => {
    await open("?q=t:elf");
    const count = page.getByRole("heading", { name: /^\d[\d,]* cards$/ });
    const before = await count.textContent();
    const note = page.getByText("These are still the cards of t:elf.");
    const elf = page.getByRole("link", { name: /^Llanowar Elves,/ });
    for (const [typed, hint] of [
      ["f:", "f: waits for a value, like f:pauper."],
      ["t:elf usd", "usd (price) needs a sign and a value, like usd<1."],
      ["xyzzy:a", "There is no keyword “xyzzy”. The question mark in the box lists those there are."],
    ] as const) {
      await box().fill(typed);
      await page.getByText(hint).waitFor();
      await note.waitFor();
      expect(await elf.isVisible()).toBe(true);
      expect(await count.textContent()).toBe(before);
    }
    await box().fill('t:elf t:"dru');
    await page.getByRole("button", { name: 'Close it: "dru"' }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === 't:elf t:"dru"');
    await page.getByText(/Understood: .*elf.*dru/).waitFor();
    // The address is a moment ahead of the hints.
    await page.getByRole("button", { name: /^Close it/ }).waitFor({ state: "detached" });
    expect(await note.count()).toBe(0);
  });

  test("offline the page keeps its results, says so, and searches again when the connection is back", async () => {
    await open("?q=t:elf");
    // As if the connection was gone: the browser would report each request that it could not send.
    await page.evaluate(() => {
      const { fetch } = window;
      Object.defineProperty(navigator, "onLine", { configurable: true, get: () => window.fetch === fetch });
      window.fetch = () => Promise.reject(new TypeError("offline"));
      window.addEventListener("come-back", () => {
        window.fetch = fetch;
        window.dispatchEvent(new Event("online"));
      });
    });
    await box().fill("t:goblin");
    await page.getByText("You are offline. These are still the cards of t:elf.").waitFor();
    await page.getByLabel("Order", { exact: true }).selectOption("usd");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await page.getByRole("link", { name: /^Llanowar Elves,/ }).isVisible()).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event("come-back")));
    await page.getByText(/Understood: .*goblin/).waitFor();
    expect(await page.getByText("You are offline.").count()).toBe(0);
  });

  test("the list of hints goes away by itself, and phones have one search box and room for fingers", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    try {
      await open();
      await box().pressSequentially("t:elf r:m");
      const list = page.getByRole("listbox", { name: "Ways to go on" });
      await list.waitFor();
      await list.waitFor({ state: "detached" });
      await page.getByText(/Understood: /).waitFor();
      expect(await page.locator(".site-search").count()).toBe(0);
      for (const control of [
        page.getByRole("button", { name: "List", exact: true }),
        page.locator(".result-meta > .plus").first(),
      ])
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    } finally {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    }
  });

  test("filters write into the search, and show what is written there", async () => {
    await open();
    await page.getByRole("button", { name: "Red", exact: true }).click();
    await page.getByLabel("Type").fill("legendary goblin");
    await page.getByLabel("Legal in").selectOption("commander");
    await page.getByRole("checkbox", { name: "Rare", exact: true }).check();
    await page.getByRole("checkbox", { name: "Mythic" }).check();
    expect(await box().inputValue()).toBe("id<=r t:legendary t:goblin f:commander (r:rare or r:mythic)");
    await page.getByRole("link", { name: /^Krenko, Mob Boss,/ }).waitFor();
    await box().fill("id<=gu");
    for (const [color, isOn] of [
      ["Red", false],
      ["Green", true],
      ["Blue", true],
    ] as const)
      expect(await page.getByRole("button", { name: color, exact: true }).getAttribute("aria-pressed")).toBe(
        String(isOn),
      );
  });

  test("a mistake is shown with its place, and the rest still runs", async () => {
    await open("?q=t:goblin+colour:xyzzy");
    const places = page.locator(".search-reading code");
    expect(await places.count()).toBe(1);
    expect("colour:xyzzy").toContain((await places.textContent()) ?? "no place");
    await page
      .getByRole("link", { name: /Goblin/ })
      .first()
      .waitFor();
  });

  test("tens of thousands of cards scroll in one page, and coming back finds the place", async () => {
    await open();
    await page.evaluate(() => window.scrollTo(0, 400_000));
    const far = page.locator(".result-list li a.card-link");
    await far.first().waitFor();
    await page.waitForFunction(
      () => document.querySelector(".result-list .skeleton, .result-passing, .results-flying") === null,
    );
    expect(await page.locator(".result-list li").count()).toBeLessThan(80);
    expect(Number(await far.first().locator("..").getAttribute("data-index"))).toBeGreaterThan(5_000);
    const place = await page.evaluate(() => window.scrollY);
    await far.nth(8).click();
    await page.waitForURL(/\/card\//);
    await page.getByRole("heading", { name: "Legality" }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2_000, place);
  });

  test("a list that is thrown says where it is, and shows its cards where it comes to rest", async () => {
    await open();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const throwOn = (frames: number) => {
            window.scrollBy(0, 1_500);
            if (frames === 0) resolve();
            else requestAnimationFrame(() => throwOn(frames - 1));
          };
          throwOn(20);
        }),
    );
    const passing = page.locator(".results-flying");
    expect(await passing.textContent()).toMatch(/^\d[\d,]* of 3\d,\d{3}$/);
    await passing.waitFor({ state: "detached" });
    await page.locator(".result-list li a.card-link").first().waitFor();
    // A plain link of the list leads on without loading the site anew.
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator(".result-list li a.card-link").nth(12).click();
    await page.getByRole("heading", { name: "Legality" }).waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  test("the keyboard alone moves through the results and opens a card", async () => {
    await open("?q=t:elf");
    await page.keyboard.press("/");
    await page.keyboard.press("ArrowDown");
    expect(await focusedPlace()).toBe("0");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await focusedPlace()).toBe("7");
    await page.keyboard.press("Home");
    expect(await focusedPlace()).toBe("0");
    const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/card\//);
    const heading = await page.locator(".card-page h1").textContent();
    expect(name.startsWith(`${heading}, `)).toBe(true);
  });

  test("hints go on from what is typed, and help explains the rest", async () => {
    await open();
    await box().pressSequentially("goblin rar");
    await page.getByRole("option", { name: /rarity:/ }).click();
    await page.getByRole("option", { name: /^mythic/ }).click();
    expect(await box().inputValue()).toBe("goblin rarity:mythic");
    await page.getByRole("button", { name: "How to search" }).click();
    await page.getByRole("button", { name: "f:pauper" }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === "f:pauper");
    await box().fill("lightning bo");
    await page.getByRole("option", { name: /^Lightning Bolt/ }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === '!"Lightning Bolt"');
    await page.getByRole("link", { name: /^Lightning Bolt,/ }).waitFor();
  });

  test("results can be a list, ordered otherwise, or printings", async () => {
    await open("?q=lightning+bolt");
    await page.getByLabel("Show", { exact: true }).selectOption("prints");
    await page.getByLabel("Order", { exact: true }).selectOption("usd");
    await page.getByRole("button", { name: "List" }).click();
    await page.waitForURL((url) => url.search === "?q=lightning+bolt&order=usd&unique=prints&view=list");
    await page.getByText(/^\d+ printings$/).waitFor();
    await page
      .getByRole("link", { name: /Lightning Bolt.*lea 161/ })
      .first()
      .waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has("view"));
  });

  test("nothing found says so and offers a way on", async () => {
    await page.goto(`${origin}/browse-cards?q=t:elf+mv%3E90`);
    await page.getByRole("heading", { name: "No cards match" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Without mv>90" }).click();
    await page.getByRole("link", { name: /Elf/ }).first().waitFor();
  });

  test("a card has both its sides, its legality, its printings and what is like it", async () => {
    await open("?q=!%22Delver+of+Secrets%22");
    await page.getByRole("link", { name: /^Delver of Secrets/ }).click();
    await page.getByRole("heading", { level: 1, name: /Delver of Secrets/ }).waitFor();
    await page.getByRole("button", { name: "Show Insectile Aberration" }).click();
    await page.getByRole("button", { name: "Show Delver of Secrets" }).waitFor();
    expect(await page.getByRole("region", { name: "Legality" }).getByRole("listitem").count()).toBe(25);
    await page.getByRole("cell", { name: /^\$\d/ }).first().waitFor();
    expect(await page.getByRole("region", { name: "Similar cards" }).getByRole("link").count()).toBe(12);
    await page.getByRole("button", { name: "Add to collection" }).click();
    await page
      .getByRole("dialog")
      .getByText(/A collection belongs to an account/)
      .waitFor();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({
      "@graph": [{ "@type": "CreativeWork" }, { "@type": "BreadcrumbList" }],
    });
  });

  test("a card that does not exist is a 404 that says which was meant", async () => {
    const response = await page.goto(`${origin}/card/lightnig%20bolt/nope/1`);
    expect(response?.status()).toBe(404);
    await page.getByText("Card Not Found", { exact: true }).waitFor();
    await page.getByText('Could not find details for "lightnig bolt".').first().waitFor();
    await page.getByRole("link", { name: "Lightning Bolt", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Lightning Bolt" }).waitFor();
    const renamed = await page.goto(page.url().replace("Lightning%20Bolt", "bolt"));
    expect(renamed?.request().redirectedFrom()).not.toBeNull();
  });

  test("has no accessibility violation at any width", { timeout: 180_000 }, async () => {
    // A few cards of each kind: a hundred more of the same tell nothing that these do not.
    const few = "(!%22Llanowar%20Elves%22+or+!%22Karn%20Liberated%22+or+!%22Breeding%20Pool%22)";
    const help = page.getByRole("dialog", { name: "How to search" });
    const states: readonly (readonly [name: string, reach: () => Promise<unknown>])[] = [
      ["grid of printings", () => open(`?q=${few}+year=2024&unique=prints`)],
      ["list with a warning", () => open(`?q=${few}+price%3C5&view=list`)],
      ["somebody's own", () => page.goto(`${origin}/browse-cards?q=${few}+owned:yes`)],
      ["nothing found", () => page.goto(`${origin}/browse-cards?q=zzzzzz`)],
      [
        "help",
        async () => {
          await page.waitForLoadState("networkidle");
          await page.getByRole("button", { name: "How to search" }).click();
          await help.waitFor();
        },
      ],
      ["card", () => page.goto(`${origin}/card/Fire%20%2F%2F%20Ice/${fireAndIce}`)],
      ["unknown card", () => page.goto(`${origin}/card/fire%20and%20ise/nope/1`)],
    ];
    const answer = await fetch(`${origin}/api/cards/named?exact=Fire+%2F%2F+Ice`);
    const { set, collector_number: number } = (await answer.json()) as Record<string, string>;
    const fireAndIce = `${set}/${number}`;
    for (const [name, reach] of states) {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await reach();
      await page
        .getByRole(name === "help" ? "dialog" : "heading")
        .first()
        .waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const closed = page.getByRole("button", { name: /^Filters/, expanded: false });
        if (name.startsWith("grid") && (await closed.isVisible())) await closed.click();
        expect(await violations(page), `${name} at ${width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
});
