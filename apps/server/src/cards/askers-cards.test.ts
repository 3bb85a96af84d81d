import { cardFaceListSchema } from "@deckwright/contract/card-face-list.ts";
import { cardListSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import { addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import { openRestSite, type RestSite, signToken, verifyTestToken } from "../../testing/rest-site.ts";
import type { AppEnv } from "../platform/http/context.ts";
import { readCaller } from "../rest/caller.ts";

describe("a search among cards of one's own", () => {
  let rest: RestSite;
  let app: Hono<AppEnv>;
  let ann: TestMember;
  let bob: TestMember;
  let decks: { readonly hidden: number; readonly shared: number };
  beforeAll(async () => {
    const cards = await loadTestCards();
    rest = await openRestSite("embedded");
    const { database } = rest;
    const identify = (authorization: string | undefined, apikey: string | undefined) =>
      readCaller(authorization, apikey, verifyTestToken);
    app = cardSite(cards, { members: { database, identify } });
    [ann, bob] = [await addMember(database, "Ann"), await addMember(database, "Bob")];
    const elves = cards.names.resolve("Llanowar Elves");
    const id = elves.found ? cards.table.printing(cards.table.defaultPrinting[elves.card] ?? 0).id : "";
    const collect = (member: TestMember, scryfallId: string, name: string, quantity: number) =>
      database.execute(
        "insert into public.user_cards (user_id, scryfall_id, name, quantity) values ($1, $2, $3, $4)",
        [member.id, scryfallId, name, quantity],
      );
    await collect(ann, id, "Llanowar Elves", 2);
    // A printing that the loaded cards do not have: the name tells the card.
    await collect(ann, "of-another-day", "Llanowar Elves", 1);
    await collect(ann, "sold", "Elvish Mystic", 0);
    await collect(bob, "of-another-day", "Fyndhorn Elves", 4);
    const deck = async (shared: boolean) => {
      const { rows } = await database.execute(
        `insert into public.decks (user_id, name, format, card_list, shared)
          values ($1, 'Elves', 'commander', $2, $3) returning id`,
        [
          ann.id,
          { Creatures: [{ name: "Fyndhorn Elves", quantity: 1 }], Sideboard: [{ name: "Opt", quantity: 1 }] },
          shared,
        ],
      );
      return Number(rows[0]?.id);
    };
    decks = { hidden: await deck(false), shared: await deck(true) };
  });
  afterAll(() => rest?.database.close());

  async function ask(path: string, q: string, member?: TestMember, deck?: number | string) {
    const params = new URLSearchParams({ q, ...(deck === undefined ? {} : { deck: String(deck) }) });
    const headers: Record<string, string> = member
      ? { authorization: `Bearer ${await signToken({ ...member.claims })}` }
      : {};
    return app.request(`/api/${path}?${params}`, { headers });
  }
  const search = (q: string, member?: TestMember, deck?: number | string) =>
    ask("cards/search", q, member, deck);
  const namesOf = async (response: Response) =>
    response.status === 404 ? [] : cardListSchema.parse(await response.json()).data.map(({ name }) => name);
  const find = async (...asked: Parameters<typeof search>) => namesOf(await search(...asked));

  test("finds what the member owns, with all printings of a card together", async () => {
    expect(await find("owned:yes", ann)).toEqual(["Llanowar Elves"]);
    expect(await find("owned=3 t:elf", ann)).toEqual(["Llanowar Elves"]);
    expect(await find("owned>3", ann)).toEqual([]);
    expect(await find("owned:yes", bob)).toEqual(["Fyndhorn Elves"]);
    expect(await find("-owned:yes t:elf mv=1 o:add c=g", bob)).not.toContain("Fyndhorn Elves");
  });

  test("is one member's alone, and nobody keeps the answer", async () => {
    for (const q of ["owned:yes", "owned>100"]) {
      const response = await search(q, ann);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
    expect((await search("t:elf", ann)).headers.get("cache-control")).toContain("public");
  });

  test("tells its faces to the same member alone", async () => {
    const response = await ask("card-faces", "in:deck owned:no", ann, decks.hidden);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { data } = cardFaceListSchema.parse(await response.json());
    expect(data.map(({ name }) => name)).toEqual(["Fyndhorn Elves", "Opt"]);
    expect((await ask("card-faces", "in:deck", bob, decks.hidden)).status).toBe(400);
  });

  test("asks who is not signed in to sign in, and runs the rest", async () => {
    for (const headers of [{}, { authorization: "Bearer a.b.c" }, { apikey: "nonsense" }]) {
      const params = new URLSearchParams({ q: '!"Llanowar Elves" owned:yes' });
      const response = await app.request(`/api/cards/search?${params}`, { headers });
      const list = cardListSchema.parse(await response.json());
      expect(list.data.map(({ name }) => name)).toEqual(["Llanowar Elves"]);
      expect(list.warnings).toEqual(["Sign in to search your collection."]);
    }
    const alone = await search("owned:yes");
    expect(alone.status).toBe(400);
    expect(scryfallErrorSchema.parse(await alone.json()).warnings).toEqual([
      "Sign in to search your collection.",
    ]);
  });

  test("finds what is in a deck, where the asker may see the deck", async () => {
    expect(await find("in:deck order:name", ann, decks.hidden)).toEqual(["Fyndhorn Elves", "Opt"]);
    expect(await find("in:deck t:elf -owned:yes", ann, decks.hidden)).toEqual(["Fyndhorn Elves"]);
    expect(await find("in:deck", undefined, decks.shared)).toHaveLength(2);
    for (const deck of [decks.hidden, 1e9, -1, "x", "1;drop table decks", ""])
      expect((await search("in:deck", bob, deck)).status, String(deck)).toBe(400);
  });
});
