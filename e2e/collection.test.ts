import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, type Visit, violations, visit } from "./harness.ts";
import { addRow, becomeMember } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

/** A list as Dragon Shield and its kind write it, with lines that nobody can read. */
const LIST = [
  '"sep=;"',
  "Quantity;Card Name;Set Code;Card Number",
  "2;Lightning Bolt;CLB;187",
  "1;Sol Ring;ZZZ;1",
  "3;Fire // Ice;;",
  "1;Sol Rnig;;",
  "-2;Opt;;",
].join("\r\n");

/** What three programs count in columns of their own, or by numbers of theirs, with what is not owned beside it. */
const OTHER_LISTS: readonly (readonly [program: string, copies: string, bytes: Buffer])[] = [
  [
    "EchoMTG",
    "6",
    Buffer.from(
      "Reg Qty,Foil Qty,Name,Set,Set Code,Collector Number,Marked as Trade\n1.0,3.0,Lightning Bolt,Magic 2010,M10,0146,2.0\n0,2,Fire/Ice,Dominaria Remastered,DMR,215/261,0\n0,0,Sol Ring,Commander Masters,CMM,410,3\n",
    ),
  ],
  [
    "Cardmarket",
    "5",
    Buffer.from(
      '\ufeff"English Name";"Local Name";"Exp.";"Exp. Name";"Price";"Playset?";"Amount"\r\n"Delver of Secrets";"Geheimnisforscher";"";"Innistrad";"0,20";"";"5"\r\n',
      "utf16le",
    ),
  ],
  [
    "Dragon Shield",
    "2",
    Buffer.from(
      '"sep=,"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number\r\nKäfer,2,9,"Krenko, Mob Boss",DDT,Anthology,52\r\n',
      "latin1",
    ),
  ],
];

describe.skipIf(!CHROMIUM)("a member's collection", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();

  /** A new member on the page. */
  async function join(name: string, width = 1440): Promise<Visit> {
    const visited = await visit(opened.browser, { width });
    await becomeMember(visited.page, origin, name);
    await visited.page.goto(`${origin}/collection`, { waitUntil: "networkidle" });
    return visited;
  }

  const rows = (page: Page) => page.getByRole("list", { name: "Your cards" }).getByRole("listitem");
  const choose = (page: Page, name: string, text: string) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  async function figure(page: Page, label: string): Promise<string> {
    const terms = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
    return (await terms.last().locator("dd").textContent()) ?? "";
  }

  test.each([1440, 390])("is filled, changed and searched at %i pixels", async (width) => {
    const { page, context, unexpected } = await join(`collector${width}`, width);
    await page.getByRole("heading", { name: "No cards yet" }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "Add a card" }).click();
    await page.getByRole("combobox", { name: "Card" }).fill("Sol Ring");
    await page.getByRole("option", { name: "Sol Ring", exact: true }).click();
    const printing = page.getByLabel("Printing");
    await expect.poll(() => printing.locator("option").count()).toBeGreaterThan(50);
    const beta = printing.locator("option", { hasText: "Limited Edition Beta" });
    await printing.selectOption((await beta.getAttribute("value")) ?? "");
    await page.getByLabel("Copies", { exact: true }).fill("3");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Add to collection" }).click();
    await page.getByText("Card Added!", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await rows(page).getByText("Limited Edition Beta").waitFor();

    // Several presses at once are one number in the end, and a number can be typed.
    const more = page.getByRole("button", { name: "One Sol Ring more" });
    for (let press = 0; press < 2; press++) await more.click();
    // Two more before the screen is drawn again.
    await more.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => page.getByLabel("Copies of Sol Ring").inputValue()).toBe("7");
    await addRow(page, "user_cards", {
      scryfall_id: "other",
      name: "Opt",
      set_name: "Dominaria",
      price_usd: 0.5,
      quantity: 2,
    });
    const saved = page.waitForResponse((answer) => /"quantity":12/.test(answer.request().postData() ?? ""));
    await page.getByLabel("Copies of Sol Ring").fill("12");
    await page.keyboard.press("Enter");
    await saved;
    await page.reload();
    await expect.poll(() => page.getByLabel("Copies of Sol Ring").inputValue()).toBe("12");
    expect(await figure(page, "Copies")).toBe("14");
    expect(await violations(page)).toEqual([]);

    // What is removed comes back while its message is there, and stays away after.
    await page.getByRole("button", { name: "Remove Opt" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole("button", { name: "Remove Opt" }).click();
    // The focus goes on to the next card, and not to nobody.
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Remove Sol Ring");
    await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Close" }).click();
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);

    // Search and order stand in the address.
    await page.getByLabel("Order", { exact: true }).selectOption("price");
    await page.getByLabel("Search my collection").fill("nothing like it");
    await page.getByRole("heading", { name: "You own no such card" }).waitFor();
    await page.waitForURL((url) => url.search === "?q=nothing+like+it&sort=price");
    await page.reload();
    await page.getByRole("button", { name: "Show all of my cards" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await rows(page).getByRole("link", { name: "Sol Ring" }).click();
    await page.getByRole("heading", { level: 1, name: "Sol Ring" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/card/Sol%20Ring/leb/270");
    await page.goBack();
    await rows(page).getByRole("link", { name: "Sol Ring" }).waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("is what a deck is built from where the wish says so in words", async () => {
    const { page, context, unexpected } = await join("holder");
    for (const [name, quantity] of [
      ["Lightning Bolt", 4],
      ["Mountain", 40],
    ] as const)
      await addRow(page, "user_cards", { scryfall_id: name, name, quantity });
    const asked: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/generate-deck")) asked.push(request.postDataJSON().owned);
    });
    const wish = new URLSearchParams({ wish: "mono red burn for pauper, only cards I own", seed: "1" });
    await page.goto(`${origin}/builder?${wish}`);
    await expect.poll(() => asked).toEqual([undefined, { "Lightning Bolt": 4, Mountain: 40 }]);
    await page.locator(".card-row-name", { hasText: "Lightning Bolt" }).waitFor();
    expect(await page.getByText(/No collection came with the wish/).count()).toBe(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("takes the list of another program in, and gives one out that comes back the same", async () => {
    const { page, context, unexpected } = await join("importer");
    await page.getByRole("button", { name: "Import a list" }).click();
    await choose(page, "cards.csv", "%PDF-1.7");
    await page.getByRole("alert").getByText("This is a PDF").waitFor();
    await choose(page, "cards.csv", LIST);
    await page.getByText("No card is called “Sol Rnig”.").waitFor();
    await page.getByText("A number of copies cannot be negative.").waitFor();
    await page.getByText("1 line has an unknown printing: the card’s cheapest one is taken").waitFor();
    expect(await figure(page, "New printings")).toBe("3");
    expect(await violations(page)).toEqual([]);

    await page.getByLabel("Card in line 6").fill("Sol Ring");
    await page.getByRole("button", { name: "Look up what I corrected" }).click();
    await expect.poll(() => figure(page, "Not understood")).toBe("1");
    await page.getByRole("button", { name: "Skip line 7" }).click();
    await page.getByRole("button", { name: "Import 3 printings" }).click();
    await page.getByText("1 line was skipped.").waitFor();
    await page.getByText("1 line had an unknown printing and got the card’s cheapest one.").waitFor();
    await page.getByRole("button", { name: "Show my collection" }).click();
    await expect.poll(() => page.getByLabel("Copies of Sol Ring").inputValue()).toBe("2");
    expect(await figure(page, "Copies")).toBe("7");

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const text = await readFile(await (await downloading).path(), "utf8");
    expect(text).toMatch(/^2,Lightning Bolt,clb,.*,187,/m);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await choose(page, "own.csv", text);
    await page.getByLabel("Replace quantities with those of the file").check();
    await page.getByRole("button", { name: "Nothing to change" }).waitFor();
    expect(await figure(page, "As before")).toBe("3");
    await page.getByLabel("Add to what is there").check();
    await page.getByRole("button", { name: "Import 3 printings" }).click();
    await page.getByRole("button", { name: "Show my collection" }).click();
    await expect.poll(() => figure(page, "Copies")).toBe("14");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test.each(OTHER_LISTS)("counts every copy of a list of %s", async (program, copies, bytes) => {
    const { page, context, unexpected } = await join(`from${program.replace(/\W/g, "")}`.slice(0, 20));
    await page.getByRole("button", { name: "Import a list" }).click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: bytes });
    await expect.poll(() => figure(page, "Copies in the file")).toBe(copies);
    expect(await figure(page, "Not understood")).toBe("0");
    const empty = page.getByText("1 line has no copies: nothing is taken of it");
    expect(await empty.count()).toBe(program === "EchoMTG" ? 1 : 0);
    expect(await page.getByText("unknown printing").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Import \d printing/ }).click();
    await page.getByRole("button", { name: "Show my collection" }).click();
    await expect.poll(() => figure(page, "Copies")).toBe(copies);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("says what decks still need, and adds it", async () => {
    const { page, context, unexpected } = await join("needy");
    await page.getByRole("heading", { name: "No cards yet" }).waitFor();
    await addRow(page, "user_cards", { scryfall_id: "any", name: "Opt", quantity: 1 });
    await addRow(page, "decks", {
      name: "Blue",
      format: "pauper",
      cards: 24,
      card_list: { Spells: [{ name: "Opt", quantity: 4 }], Lands: [{ name: "Island", quantity: 20 }] },
    });
    await page.goto(`${origin}/collection?show=decks`);
    await page.getByText(/^3 cards missing, \$/).waitFor();
    await page.getByText("Blue", { exact: true }).click();
    await page.getByText("You need 4, you have 1.", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Add 3 to Collection: Opt" }).click();
    await page.getByText("All owned", { exact: true }).waitFor();

    // A deck can be built of what there is.
    const asking = page.waitForRequest(/generate-deck/);
    await page.goto(`${origin}/builder?wish=blue+tempo&format=pauper&owned=only&seed=1`);
    expect((await asking).postDataJSON()).toMatchObject({ ownedMode: "only", owned: { Opt: 4 } });
    await page.getByText("Your collection has too few cards for this deck").first().waitFor();
    await page.goto(`${origin}/collection?show=decks`);
    await page.getByText("All owned", { exact: true }).waitFor();
    expect(unexpected).toEqual([]);

    await page.route("**/rest/v1/user_cards?*", (route) =>
      route.fulfill({ status: 500, json: { code: "XX000", message: "No." } }),
    );
    await page.reload();
    await page.getByRole("heading", { name: "Could not load your collection data." }).waitFor();
    await page.unroute("**/rest/v1/user_cards?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("All owned", { exact: true }).waitFor();
    await context.close();
  });
});
