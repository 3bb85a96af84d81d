import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, setPlan } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Database } from "./database.ts";

describe.each(TEST_ENGINES)("the vaults on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const purge = async () => (await database.execute("select deckwright.purge_vaults() as n")).rows[0]?.n;
  const age = (days: number) =>
    database.execute(
      "update deckwright.hidden_decks set hidden_since = hidden_since - make_interval(days => $1)",
      [days],
    );
  const left = async () =>
    (await database.execute("select name from public.decks order by name")).rows.map(({ name }) => name);

  test("lose what was hidden for thirty days, and nothing else", async () => {
    const free = await addMember(database, "Free");
    const pro = await addMember(database, "Pro");
    await setPlan(database, pro, "Pro");
    await addDeck(database, free, { name: "fresh", hoursOld: 23 });
    await addDeck(database, free, { name: "hidden", hoursOld: 25 });
    const shared = await addDeck(database, free, { name: "shared", hoursOld: 2000, shared: true });
    await addDeck(database, pro, { name: "paid", hoursOld: 2000 });
    expect(await purge()).toBe(0);
    await age(29);
    expect(await purge()).toBe(0);
    expect(await left()).toEqual(["fresh", "hidden", "paid", "shared"]);
    await age(1);
    expect(await purge()).toBe(1);
    expect(await left()).toEqual(["fresh", "paid", "shared"]);

    // The days of what is unshared, or no longer paid for, begin then.
    await database.execute("update public.decks set shared = false where id = $1", [shared]);
    await setPlan(database, pro, "Free Plan");
    expect(await purge()).toBe(0);
    await age(29);
    expect(await purge()).toBe(0);
    expect(await left()).toEqual(["fresh", "paid", "shared"]);

    // Paying again within the thirty days brings the deck back, and its days begin anew when that ends.
    await setPlan(database, pro, "Pro");
    await age(1);
    expect(await purge()).toBe(1);
    await setPlan(database, pro, "Free Plan");
    expect(await purge()).toBe(0);
    expect(await left()).toEqual(["fresh", "paid"]);
  });

  test("are purged by nobody but the server", async () => {
    const ann = await addMember(database, "Ann");
    for (const text of ["select deckwright.purge_vaults()", "select * from deckwright.hidden_decks"]) {
      for (const [role, claims] of [
        ["anon", undefined],
        ["authenticated", ann.claims],
      ] as const) {
        await expect(database.runStatements(role, claims, [{ text }])).rejects.toMatchObject({
          code: "42501",
        });
      }
    }
  });
});
