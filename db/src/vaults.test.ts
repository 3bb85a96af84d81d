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

  test("show what they keep and name what they hide, to their owner alone", async () => {
    const kim = await addMember(database, "Kim");
    const lee = await addMember(database, "Lee");
    await addDeck(database, lee, { name: "of Lee", hoursOld: 30 });
    await addDeck(database, kim, { name: "fresh", hoursOld: 23 });
    await addDeck(database, kim, { name: "fresh and shared", hoursOld: 22, shared: true });
    await addDeck(database, kim, { name: "faded", hoursOld: 25 });
    await addDeck(database, kim, { name: "faded and shared", hoursOld: 26, shared: true });
    const ask = async (text: string, claims = kim.claims) =>
      (await database.runStatements("authenticated", claims, [{ text }]))[0]?.rows;
    const vault = "select name from vault() order by created_at desc";
    const hidden = "select * from hidden_decks()";
    expect(await ask(vault)).toEqual([{ name: "fresh and shared" }, { name: "fresh" }]);
    expect(
      await ask("select distinct hides_at - created_at = interval '24 hours' as is_a_day from vault()"),
    ).toEqual([{ is_a_day: true }]);

    // Thirty days from the purge that finds it first, and until then from now.
    const inDays = async (days: number) =>
      (
        await database.execute(
          "select ((now() + make_interval(days => $1)) at time zone 'UTC')::date::text as day",
          [days],
        )
      ).rows[0]?.day;
    const told = async () => (await ask("select name, deleted_on::text from hidden_decks()")) ?? [];
    const shared = { name: "faded and shared", deleted_on: null };
    expect(await told()).toEqual([{ name: "faded", deleted_on: await inDays(30) }, shared]);
    await purge();
    await age(12);
    expect(await told()).toEqual([{ name: "faded", deleted_on: await inDays(18) }, shared]);
    expect(Object.keys((await ask(hidden))?.[0] ?? {})).toEqual([
      "id",
      "name",
      "format",
      "created_at",
      "deleted_on",
    ]);

    expect(await ask("select name from hidden_decks()", lee.claims)).toEqual([{ name: "of Lee" }]);
    for (const text of [vault, hidden])
      await expect(database.runStatements("anon", undefined, [{ text }])).rejects.toMatchObject({
        code: "42501",
      });
    await setPlan(database, kim, "Pro");
    expect([(await ask(vault))?.length, await ask(hidden)]).toEqual([4, []]);
    expect(await ask("select distinct hides_at from vault()")).toEqual([{ hides_at: null }]);
    await setPlan(database, kim, "Free Plan");

    await database.execute(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [kim.id],
    );
    expect(await ask(hidden)).toEqual([]);
    expect(await ask(vault)).toEqual([{ name: "fresh and shared" }]);
    expect((await ask(hidden, { ...kim.claims, aal: "aal2" }))?.length).toBe(2);
  });

  test("let go of a shared deck whenever its owner takes it back", async () => {
    const mia = await addMember(database, "Mia");
    const noa = await addMember(database, "Noa");
    const old = await addDeck(database, mia, { name: "old", hoursOld: 25, shared: true });
    const young = await addDeck(database, mia, { name: "young", hoursOld: 2, shared: true });
    const unseen = await addDeck(database, mia, { name: "unseen", hoursOld: 25 });
    const takeBack = (id: number, claims = mia.claims) =>
      database
        .runStatements("authenticated", claims, [{ text: "select unshare_deck($1) as kept", values: [id] }])
        .then(
          (results) => results[0]?.rows[0]?.kept,
          ({ code }) => code,
        );
    expect(await takeBack(old, noa.claims)).toBe("PT404");
    expect([await takeBack(young), await takeBack(old), await takeBack(old)]).toEqual([true, false, "PT404"]);
    expect([await takeBack(young), await takeBack(unseen), await takeBack(0)]).toEqual([
      true,
      "PT404",
      "PT404",
    ]);
    const { rows } = await database.execute(
      "select name, shared from public.decks where user_id = $1 order by id",
      [mia.id],
    );
    expect(rows.map(({ name, shared }) => [name, shared])).toEqual([
      ["old", false],
      ["young", false],
      ["unseen", false],
    ]);
    await expect(
      database.runStatements("anon", undefined, [{ text: "select unshare_deck($1)", values: [young] }]),
    ).rejects.toMatchObject({ code: "42501" });
    await database.execute(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [mia.id],
    );
    expect([await takeBack(young), await takeBack(young, { ...mia.claims, aal: "aal2" })]).toEqual([
      "42501",
      true,
    ]);
  });

  test("tell of what they will lose a day before, once, and keep it for that day", async () => {
    const pat = await addMember(database, "Pat");
    const quinn = await addMember(database, "Quinn");
    for (const name of ["first", "second"]) await addDeck(database, pat, { name, hoursOld: 30 });
    await addDeck(database, pat, { name: "kept by all", hoursOld: 30, shared: true });
    await addDeck(database, quinn, { name: "third", hoursOld: 30 });
    const warn = async () =>
      (await database.execute("select email, decks from deckwright.warn_of_purge()")).rows.filter(
        ({ email }) => /^(pat|quinn)@/.test(String(email)),
      );
    const mine = async () => (await left()).filter((name) => /^(first|second|third|kept)/.test(String(name)));
    await purge();
    await age(27);
    expect(await warn()).toEqual([]);
    await age(2);
    expect((await warn()).toSorted((a, b) => Number(a.decks) - Number(b.decks))).toEqual([
      { email: "quinn@example.org", decks: 1 },
      { email: "pat@example.org", decks: 2 },
    ]);
    expect(await warn()).toEqual([]);

    // The day is over for the deck, and not for the warning.
    await age(1);
    await purge();
    expect(await mine()).toEqual(["first", "kept by all", "second", "third"]);
    await setPlan(database, quinn, "Pro");
    await database.execute("update deckwright.hidden_decks set warned_at = now() - interval '24 hours'");
    await purge();
    expect(await mine()).toEqual(["kept by all", "third"]);

    // What was seen in the meantime is told of anew.
    await setPlan(database, quinn, "Free Plan");
    await purge();
    await age(29);
    expect(await warn()).toEqual([{ email: "quinn@example.org", decks: 1 }]);
  });

  test("are purged by nobody but the server", async () => {
    const ann = await addMember(database, "Ann");
    for (const text of [
      "select deckwright.purge_vaults()",
      "select deckwright.warn_of_purge()",
      "select * from deckwright.hidden_decks",
    ]) {
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
