import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Database } from "./database.ts";

describe.each(TEST_ENGINES)("decks that play a card on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const playing = (card: string) =>
    database.withTransaction("anon", undefined, async (transaction) => {
      const { rows } = await transaction.query("select name from public.decks_with_card($1)", [card]);
      return rows.map(({ name }) => name);
    });
  const fill = (id: number, list: object) =>
    database.execute("update public.decks set card_list = $2::jsonb where id = $1", [
      id,
      JSON.stringify(list),
    ]);

  test("are the shared ones, in whatever group they have it, the newest first", async () => {
    const ann = await addMember(database, "Ann");
    const older = await addDeck(database, ann, { name: "older", shared: true, hoursOld: 5 });
    const newer = await addDeck(database, ann, { name: "newer", shared: true });
    const secret = await addDeck(database, ann, { name: "secret" });
    await fill(older, { Commander: [{ name: "Fire // Ice", quantity: 1 }] });
    await fill(newer, { Spells: [{ name: "Opt", quantity: 1 }], Other: [{ name: "Fire", quantity: 1 }] });
    await fill(secret, { Other: [{ name: "Fire", quantity: 1 }] });
    expect(await playing("Fire // Ice")).toEqual(["newer", "older"]);
    expect(await playing("Fire")).toEqual(["newer"]);
    expect(await playing("Ice")).toEqual([]);
  });

  test("names are names, whatever signs are in them", async () => {
    const bob = await addMember(database, "Bob");
    const deck = await addDeck(database, bob, { name: "quoted", shared: true });
    const name = 'Kongming, "Sleeping \\ Dragon"';
    await fill(deck, { Other: [{ name, quantity: 1 }] });
    expect(await playing(name)).toEqual(["quoted"]);
    for (const hostile of ['" || true)', "') --", "$.*", "", "\\"])
      expect(await playing(hostile)).toEqual([]);
  });
});
