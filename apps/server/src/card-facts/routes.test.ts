import { cardFactsSchema } from "@deckwright/contract/card-facts.ts";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../../testing/cards.ts";
import { toCardFace } from "../cards/card-face.ts";
import { createCardLookup } from "../cards/card-lookup.ts";
import type { AppEnv } from "../platform/http/context.ts";
import { createCardFactRoutes } from "./routes.ts";

let app: Hono<AppEnv>;
let placeOf: (name: string) => string;
beforeAll(async () => {
  const { table, names } = await loadTestCards();
  const lookup = createCardLookup(table, names);
  app = createCardFactRoutes({
    table,
    names,
    cardAt: (set, number) => lookup.bySetNumber(set, number)?.card ?? -1,
    faceOf: (card) => toCardFace(table, card),
    learned: async (name) => {
      if (name === "Sol Ring") throw new Error("busy");
      if (name === "Wrath of God") await new Promise((resolve) => setTimeout(resolve, 2_000));
      return name === "Forest"
        ? { format: null, cards: [] }
        : { format: "commander", cards: ["Opt", "Ponder"] };
    },
    shared: async (card) => (table.name(card) === "Llanowar Elves" ? { decks: 14, cards: [0, 1] } : null),
  });
  placeOf = (name) => {
    const result = lookup.byName(name, { typos: false });
    if (result.kind !== "found") throw new Error(`no card is called ${name}`);
    return `/${result.printing.set}/${encodeURIComponent(result.printing.collectorNumber)}`;
  };
});

async function factsOf(name: string) {
  const response = await app.request(placeOf(name));
  expect(response.status).toBe(200);
  return cardFactsSchema.parse(await response.json());
}

describe("facts for the card page", () => {
  test("say for all 25 formats whether a card may be played, with the day of a ban", async () => {
    const { legalities, prices_as_of } = await factsOf("Mana Crypt");
    const of = (format: string) => legalities.find((each) => each.format === format);
    expect(legalities.length).toBe(25);
    expect(of("commander")).toMatchObject({ legality: "banned", since: "2024-09-23" });
    expect(of("vintage")?.legality).toBe("restricted");
    expect(of("standard")).toMatchObject({ legality: "not_legal", since: null });
    expect(prices_as_of).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("name cards that do the same, and never the card itself", async () => {
    const names = async (name: string) => (await factsOf(name)).similar.map((face) => face.name);
    expect((await names("Cultivate"))[0]).toBe("Kodama's Reach");
    expect(await names("Wrath of God")).toContain("Day of Judgment");
    expect(await names("Llanowar Elves")).toContain("Elvish Mystic");
    for (const name of ["Cultivate", "Sol Ring", "Forest"]) expect(await names(name)).not.toContain(name);
  });

  test("name what is played with a card: by shared decks where there are enough, else what was learned", async () => {
    const told = async (name: string) => {
      const { playedWith } = await factsOf(name);
      return playedWith && { ...playedWith, cards: playedWith.cards.length };
    };
    expect(await told("Cultivate")).toEqual({ format: "commander", decks: null, cards: 2 });
    expect(await told("Llanowar Elves")).toEqual({ format: null, decks: 14, cards: 2 });
    expect(await told("Forest")).toBeNull();
  });

  test("do not wait long for it, and come without it then, to be asked for again soon", async () => {
    for (const name of ["Sol Ring", "Wrath of God"]) {
      const response = await app.request(placeOf(name));
      expect(cardFactsSchema.parse(await response.json()).playedWith, name).toBeNull();
      expect(response.headers.get("cache-control")).toBe("public, max-age=10");
    }
  });

  test("of a printing that does not exist are not found", async () => {
    const response = await app.request("/nope/1");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ object: "error", code: "not_found" });
  });

  test("are the same when asked for again", async () => {
    expect(await factsOf("Cultivate")).toEqual(await factsOf("Cultivate"));
  });
});
