import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { type Database, DatabaseError } from "./database.ts";

describe.each(TEST_ENGINES)("credits on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const write = (member: TestMember, credits: number) =>
    database.runStatements("authenticated", member.claims, [
      { text: "update profiles set ai_credits = $1 where id = $2", values: [credits, member.id] },
    ]);
  const copy = (member: TestMember, deck: number) =>
    database.runStatements("authenticated", member.claims, [
      { text: "select * from copy_deck($1)", values: [deck] },
    ]);
  const codeOf = (work: Promise<unknown>) =>
    work
      .then(() => "done")
      .catch((error: unknown) => (error instanceof DatabaseError ? error.code : "other"));

  async function balance(member: TestMember) {
    const { rows } = await database.execute(
      `select ai_credits as credits, (select sum(amount)::int from public.credit_ledger where user_id = $1) as recorded
        from public.profiles where id = $1`,
      [member.id],
    );
    expect(rows[0]?.recorded).toBe(rows[0]?.credits);
    return rows[0]?.credits;
  }

  test("a new account has ten, written down", async () => {
    const ann = await addMember(database, "Ann");
    expect(await balance(ann)).toBe(10);
    const { rows } = await database.execute(
      "select reason, amount from public.credit_ledger where user_id = $1",
      [ann.id],
    );
    expect(rows).toEqual([{ reason: "welcome", amount: 10 }]);
  });

  test("a username that cannot be had becomes one that can", async () => {
    for (const [asked, given] of [
      ["  Bo\nb ", "Bob"],
      ["", "Player"],
      ["x".repeat(80), "x".repeat(50)],
      [null, "Player"],
      [{ a: 1 }, '{"a": 1}'],
    ]) {
      const { rows } = await database.execute(
        "insert into auth.users (raw_user_meta_data) values ($1) returning (select null)",
        [{ username: asked }],
      );
      expect(rows).toHaveLength(1);
      const found = await database.execute("select username from public.profiles where username = $1", [
        given,
      ]);
      expect(found.count).toBeGreaterThan(0);
    }
  });

  test("a member may take exactly one away, and nothing else", async () => {
    const bob = await addMember(database, "Bob");
    expect(await codeOf(write(bob, 9))).toBe("done");
    expect(await codeOf(write(bob, 10))).toBe("42501");
    expect(await codeOf(write(bob, 1_000_000))).toBe("42501");
    expect(await codeOf(write(bob, 5))).toBe("PT409");
    expect(await codeOf(write(bob, -1))).toBe("PT409");
    // What is there already: another tab took this one.
    expect(await codeOf(write(bob, 9))).toBe("PT409");
    expect(await balance(bob)).toBe(9);
    await database.execute("update public.profiles set ai_credits = 0 where id = $1", [bob.id]);
    expect(await codeOf(write(bob, 0))).toBe("PT409");
  });

  test("a hundred copies at once with one credit make one copy", async () => {
    const cy = await addMember(database, "Cy");
    const dee = await addMember(database, "Dee");
    const deck = await addDeck(database, dee, { name: "Goblins", shared: true });
    await database.execute("select deckwright.change_credits($1, -9, 'test')", [cy.id]);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => codeOf(copy(cy, deck))));
    expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
    expect(outcomes.filter((code) => code === "PT402")).toHaveLength(99);
    expect(await balance(cy)).toBe(0);
    const { rows } = await database.execute("select name, shared from public.decks where user_id = $1", [
      cy.id,
    ]);
    expect(rows).toEqual([{ name: "Goblins", shared: false }]);
  });

  test("a private deck of somebody else's cannot be copied, and costs nothing", async () => {
    const eve = await addMember(database, "Eve");
    const flo = await addMember(database, "Flo");
    const deck = await addDeck(database, flo, { name: "Secret" });
    expect(await codeOf(copy(eve, deck))).toBe("PT404");
    expect(await codeOf(database.runStatements("anon", undefined, [{ text: "select copy_deck(1)" }]))).toBe(
      "42501",
    );
    expect(await balance(eve)).toBe(10);
  });

  test("the same payment counts once", async () => {
    const gus = await addMember(database, "Gus");
    const pay = () =>
      database.execute("select deckwright.change_credits($1, 50, 'purchase', 'evt_1')", [gus.id]);
    await pay();
    await expect(pay()).rejects.toMatchObject({ code: "23505" });
    expect(await balance(gus)).toBe(60);
  });

  test("when an account goes, its private decks and collection go, and its shared decks stay without a name", async () => {
    const hal = await addMember(database, "Hal");
    await addDeck(database, hal, { name: "Private" });
    const kept = await addDeck(database, hal, { name: "Kept", shared: true });
    await database.execute(
      "insert into public.user_cards (user_id, scryfall_id, name) values ($1, 'x', 'x')",
      [hal.id],
    );
    await database.execute("delete from auth.users where id = $1", [hal.id]);
    const { rows } = await database.execute(
      "select id, (select username from public.profiles(decks)) as author from public.decks where name in ('Private', 'Kept')",
    );
    expect(rows).toEqual([{ id: kept, author: null }]);
    expect(
      (await database.execute("select 1 from public.user_cards where user_id = $1", [hal.id])).count,
    ).toBe(0);
  });
});
