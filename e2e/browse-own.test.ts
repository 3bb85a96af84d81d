import { describe, expect, inject, test } from "vitest";
import { CHROMIUM, visit } from "./harness.ts";
import { addRow, fillSignUp } from "./members.ts";
import { oneBrowser } from "./one-window.ts";

describe.skipIf(!CHROMIUM)("finding cards as a member", () => {
  const origin = inject("memberOrigin");
  const opened = oneBrowser();

  test("one searches one's collection and a deck, adds cards to it, and is asked to log in before", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    const find = async (address: string) => {
      await page.goto(`${origin}/browse-cards?${address}`);
      await page.locator(".result-list[data-laid-out]").waitFor();
    };

    await page.goto(`${origin}/browse-cards?q=t:elf+t:druid`);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Only cards I own").check();
    await page.getByText("Sign in to search your collection. Until then").waitFor();
    expect(await page.getByRole("combobox", { name: "Search cards" }).inputValue()).toBe(
      "t:elf t:druid owned:yes",
    );
    await page.getByRole("region", { name: "Results" }).getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign Up" }).click();
    await fillSignUp(page, "ella");
    await page.getByRole("heading", { name: "No cards match" }).waitFor();

    await addRow(page, "user_cards", { scryfall_id: "any", name: "Llanowar Elves", quantity: 3 });
    await addRow(page, "decks", {
      name: "Elves",
      format: "commander",
      cards: 1,
      card_list: { Creatures: [{ name: "Elvish Mystic", quantity: 1 }] },
    });
    await find("q=t:elf+t:druid+owned:yes");
    await page.getByRole("link", { name: /^Llanowar Elves,/ }).waitFor();
    await page.getByText("own 3", { exact: true }).waitFor();
    expect(await page.getByRole("status").first().textContent()).toBe("1 card");

    await page.getByLabel("Deck at hand").selectOption({ label: "Elves (1)" });
    await page.waitForURL((url) => url.searchParams.has("deck"));
    await page.getByRole("button", { name: "Add Llanowar Elves to Elves" }).click();
    await page.getByText("Llanowar Elves is in Elves.", { exact: true }).waitFor();
    const deck = new URL(page.url()).searchParams.get("deck");
    await find(`q=%21%22Black+Lotus%22&deck=${deck}`);
    await page.getByRole("button", { name: "Add Black Lotus to Elves" }).click();
    await page.getByText(/^Black Lotus is in Elves\. It is not legal: .*banned.* It is kept/).waitFor();
    const columns = "name,cards,price_cents,cover";
    const rows = await page.evaluate(async (select) => {
      const session = JSON.parse(localStorage.getItem("deckwright-session") ?? "{}");
      const headers = { authorization: `Bearer ${session.access_token}` };
      const own = `user_id=eq.${session.user.id}`;
      return (await fetch(`/rest/v1/decks?select=${select}&${own}`, { headers })).json();
    }, columns);
    expect(rows).toMatchObject([{ cards: 3, cover: { card: { name: expect.any(String) } } }]);
    expect(rows[0].price_cents).toBeGreaterThan(0);
    await find(`q=in:deck+order:name&deck=${deck}`);
    expect(await page.getByRole("status").first().textContent()).toBe("3 cards");
    await page.getByRole("link", { name: /^Elvish Mystic,/ }).click();

    await page.getByRole("heading", { level: 1, name: "Elvish Mystic" }).waitFor();
    await page.getByRole("button", { name: "Add to a saved deck" }).click();
    await page
      .getByRole("list", { name: "Your decks" })
      .getByRole("button", { name: /^Elves/ })
      .click();
    // It may be a second copy where one is allowed: it is there, and that is told.
    await page.getByText(/^Elvish Mystic is in Elves\. It is not legal: .*2 times/).waitFor();
    // Finding nothing is a 404, as on Scryfall, of which the browser tells.
    expect(unexpected.filter((each) => !each.includes("404"))).toEqual([]);
    await context.close();
  });

  test("a visitor who adds a card to a saved deck is asked to log in", async () => {
    const { page, context, unexpected } = await visit(opened.browser);
    await page.goto(`${origin}/browse-cards?q=%21%22Sol+Ring%22`);
    await page.getByRole("link", { name: /^Sol Ring/ }).click();
    await page.getByRole("heading", { level: 1, name: "Sol Ring" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Add to a saved deck" }).click();
    await page
      .getByRole("dialog", { name: "Log In" })
      .getByText(/Saved decks are kept in an account/)
      .waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
