import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, setPlan, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Database } from "./database.ts";

describe.each(TEST_ENGINES)("who pays, on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
  });
  afterAll(() => database?.close());

  /** Whether Ann pays, as she and the quotas are told, and what her profile says. */
  async function state() {
    const [asked] = await database.runStatements("authenticated", ann.claims, [
      { text: "select deckwright.is_paying() as pays, subscription as plan from profiles" },
    ]);
    const { rows } = await database.execute("select deckwright.plan_of($1) as quotas", [ann.id]);
    return { ...asked?.rows[0], ...rows[0] };
  }
  const FREE = { pays: false, plan: "Free Plan", quotas: "Free Plan" };
  const PRO = { pays: true, plan: "Pro", quotas: "Pro" };

  test("is read from the state of the subscription, and from nothing else", async () => {
    expect(await state()).toEqual(FREE);
    await database.execute("update profiles set subscription = 'Pro' where id = $1", [ann.id]);
    expect(await state()).toEqual({ ...FREE, plan: "Pro" });
    await setPlan(database, ann, "Pro");
    expect(await state()).toEqual(PRO);
    await setPlan(database, ann, "Free Plan");
    expect(await state()).toEqual(FREE);
  });

  test("is nobody whose paid time is over, whatever the subscription says", async () => {
    const set = (status: string, ends: string) =>
      database.execute(
        `insert into subscriptions (user_id, product_id, provider_id, status, current_period_end)
          values ($1, 'pro-monthly', 'one', $2, now() + $3::interval)
          on conflict (provider_id) do update set status = excluded.status, current_period_end = excluded.current_period_end`,
        [ann.id, status, ends],
      );
    for (const status of ["active", "past_due", "canceled"]) {
      await set(status, "1 hour");
      expect(await state()).toEqual(PRO);
      await set(status, "-1 second");
      expect(await state()).toEqual(FREE);
    }
    await set("ended", "1 hour");
    expect(await state()).toEqual(FREE);
    await database.execute(
      "update subscriptions set product_id = 'credits-10', status = 'active' where provider_id = 'one'",
    );
    expect(await state()).toEqual(FREE);
  });

  test("is shown again in the profiles when time has ended a plan", async () => {
    await setPlan(database, ann, "Pro");
    await database.execute("alter table subscriptions disable trigger user");
    await database.execute("update subscriptions set current_period_end = now() - interval '1 day'");
    await database.execute("alter table subscriptions enable trigger user");
    expect(await state()).toEqual({ ...FREE, plan: "Pro" });
    await database.execute("select deckwright.purge_vaults()");
    expect(await state()).toEqual(FREE);
  });

  test("is a known plan: other words are refused", async () => {
    for (const plan of ["Cancelled", "pro", ""])
      await expect(
        database.execute("update profiles set subscription = $2 where id = $1", [ann.id, plan]),
      ).rejects.toMatchObject({ code: "23514" });
  });

  test("stays paying by the migration only where the words were Pro", async () => {
    const before = await openTestDatabase(engine);
    const members = await Promise.all(
      ["Pro", "Free Plan", "Cancelled"].map((name) => addMember(before, name)),
    );
    const migration = await readFile(new URL("../migrations/app/0017_plans.sql", import.meta.url), "utf8");
    await before.withTransaction("owner", undefined, async (transaction) => {
      await transaction.script(`
        alter table profiles drop constraint profiles_plan_check;
        update profiles set subscription = username;
        drop function deckwright.is_paying(uuid) cascade;
        drop trigger deckwright_name_plan on subscriptions;
        drop function deckwright.name_plan;`);
      await transaction.script(
        "create or replace function deckwright.is_paying() returns boolean language sql as 'select false'",
      );
      await transaction.script(migration);
    });
    const { rows } = await before.execute(
      `select username, subscription, deckwright.is_paying(id) as pays from profiles order by username`,
    );
    expect(rows).toEqual([
      { username: "Cancelled", subscription: "Free Plan", pays: false },
      { username: "Free Plan", subscription: "Free Plan", pays: false },
      { username: "Pro", subscription: "Pro", pays: true },
    ]);
    expect(members).toHaveLength(3);
    await before.close();
  }, 60_000);
});
