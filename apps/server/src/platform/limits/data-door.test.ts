import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDataDoor } from "./data-door.ts";

describe.each(TEST_ENGINES)("the way to the data on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const one = { address: "203.0.113.1", member: undefined };
  const other = { address: "203.0.113.2", member: undefined };
  const ask = (door: ReturnType<typeof createDataDoor>, visitor: typeof one, text = "select 1 as n") =>
    door.databaseFor(visitor).runStatements("anon", undefined, [{ text }]);

  test("an address may ask so often, whoever it says it is, and a member so often, from wherever", async () => {
    const door = createDataDoor(database, { isPersonal: false });
    const take = async (visitor: { address: string; member: string | undefined }) => {
      for (let taken = 0; ; taken++) {
        const refusal = await door.admit(visitor).catch((error: unknown) => error);
        if (refusal !== undefined) return { taken, refusal };
      }
    };
    const anonymous = await take(one);
    expect(anonymous.taken).toBeGreaterThanOrEqual(600);
    expect(anonymous.taken).toBeLessThan(700);
    expect(anonymous.refusal).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
    const member = await take({ address: "203.0.113.3", member: "m" });
    expect(member.taken).toBeGreaterThanOrEqual(300);
    expect(member.taken).toBeLessThan(400);
    expect((await take({ address: "203.0.113.4", member: "m" })).taken).toBeLessThan(100);
  });

  test("a crowd from one address is served in turns with others, and told when it does not come to it", async () => {
    const door = createDataDoor(database, { isPersonal: true });
    const slow = "select pg_sleep(0.1)";
    const crowd = Array.from({ length: 300 }, () => ask(door, one, slow).catch((error: unknown) => error));
    const begun = performance.now();
    await ask(door, other);
    expect(performance.now() - begun).toBeLessThan(1_000);
    const answers = await Promise.all(crowd);
    // Nobody waits longer than two seconds for a turn.
    expect(performance.now() - begun).toBeLessThan(10_000);
    const refused = answers.filter((answer) => !Array.isArray(answer));
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused) expect(each).toMatchObject({ kind: "busy", headers: { "retry-after": "2" } });
  }, 60_000);
});

test("who makes the embedded database end its thread is kept out for a while, others are not", async () => {
  const database = await openTestDatabase("embedded");
  const door = createDataDoor(database, { isPersonal: true });
  const run = (address: string, text: string) =>
    door
      .databaseFor({ address, member: undefined })
      .runStatements("anon", undefined, [{ text }], { statementTimeoutMs: 200 });
  await expect(
    run("203.0.113.1", "select count(*) from generate_series(1, 100000000000)"),
  ).rejects.toMatchObject({
    code: "57014",
  });
  await expect(run("203.0.113.1", "select 1")).rejects.toMatchObject({
    kind: "rate_limited",
    headers: { "retry-after": "30" },
  });
  const [found] = await run("203.0.113.2", "select 1 as n");
  expect(found?.rows).toEqual([{ n: 1 }]);
  await database.close();
}, 60_000);
