import { afterEach, describe, expect, test, vi } from "vitest";
import type * as ToastsModule from "../lib/toasts.ts";
import type * as PutModule from "./put-in-deck.ts";
import { LINE, openMembersPage } from "./testing/deck-server.ts";

const SHOCK = { name: "Shock", type_line: "Instant" };
const SHOCK_FACE = {
  ...SHOCK,
  id: "",
  mana_cost: "{R}",
  mv: 1,
  colors: ["R"],
  color_identity: ["R"],
  images: { normal: "", art_crop: "" },
  usd: 2.25,
  set: "tst",
  set_name: "Test",
  collector_number: "1",
  rarity: "common",
  artist: "",
  game_changer: false,
};
const FIRE = { id: 7, name: "Fire" };
const RULE = { rule: "COPIES", severity: "illegal", source: "CR 100.2a" };

async function openPage(...server: Parameters<typeof openMembersPage>) {
  const page = await openMembersPage(...server);
  const put: typeof PutModule = await import("./put-in-deck.ts");
  const { toasts }: typeof ToastsModule = await import("../lib/toasts.ts");
  return { ...page, ...put, told: () => toasts.get()?.description };
}

describe("a card that is put into a saved deck", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("goes into what is there now when others change the deck at the same time", async () => {
    const { putInDeck, deck } = await openPage(3);
    await Promise.all([putInDeck(7, SHOCK), putInDeck(7, SHOCK)]);
    expect(deck.card_list).toEqual({ "A group that nobody knows": [{ ...LINE, quantity: 3 }] });
  });

  test("stays outside when the deck never stands still", async () => {
    const { putAndTell, deck, told } = await openPage(100);
    expect(await putAndTell(FIRE, SHOCK)).toBe(false);
    expect(deck.card_list["A group that nobody knows"]).toEqual([LINE]);
    expect(told()).toBe("Could not add Shock to Fire.");
  });

  test("changes the deck's price, power and cover", async () => {
    const price = { total: 4.5, unknown: [], dearest: [], asOf: "" };
    const { putAndTell, deck, told } = await openPage(0, {
      figures: { price, power_level: 6.4, faces: { Shock: SHOCK_FACE } },
    });
    expect(await putAndTell(FIRE, SHOCK)).toBe(true);
    expect(deck).toMatchObject({
      cards: 2,
      power_level: 6,
      details: { price_usd: 4.5, power_level: 6.4, cover: { card: { name: "Shock" }, edge: [[1, "R", 2]] } },
    });
    expect(told()).toBe("Shock is in Fire.");
  });

  test("leaves the cover where nobody judges", async () => {
    const card = { name: "Shock", type_line: "Instant", colors: ["R"], color_identity: ["R"] };
    const cover = { card, edge: [[1, "R", 1]] };
    const { putInDeck, deck } = await openPage(0);
    Object.assign(deck, { details: { cover } });
    await putInDeck(7, SHOCK);
    expect(deck.details).toMatchObject({ cover });
  });

  test("is in it although it breaks a rule, which is told; what other cards break is not", async () => {
    const findings = [
      { ...RULE, cards: ["Shock"], message: "Shock is in the deck 5 times." },
      { ...RULE, cards: ["Opt"], message: "Opt is banned." },
      { ...RULE, cards: [], message: "The deck has 2 cards." },
    ];
    const { putAndTell, deck, told } = await openPage(0, { findings });
    await putAndTell(FIRE, SHOCK);
    expect(deck.card_list["A group that nobody knows"]).toMatchObject([{ name: "Shock", quantity: 2 }]);
    expect(told()).toBe(
      "Shock is in Fire. It is not legal: Shock is in the deck 5 times. It is kept all the same.",
    );
  });
});
