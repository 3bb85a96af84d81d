import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Claims, Database } from "./database.ts";

describe.each(TEST_ENGINES)("a session that has ended, on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  let bob: TestMember;
  let deck = 0;
  let copied = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
    bob = await addMember(database, "Bob");
    deck = await addDeck(database, ann, { name: "Elves" });
    copied = await addDeck(database, bob, { name: "Goblins", shared: true });
    await database.execute(
      "insert into user_cards (user_id, scryfall_id, name) values ($1, 'x1', 'Sol Ring')",
      [ann.id],
    );
  });
  afterAll(() => database.close());

  async function openSession(member: TestMember, end: string | null = null): Promise<string> {
    const { rows } = await database.execute(
      "insert into auth.sessions (id, user_id, not_after) values ($1, $2, $3) returning id",
      [randomUUID(), member.id, end],
    );
    return String(rows[0]?.id);
  }

  const writes = (): readonly string[] => [
    "insert into decks (name, format) values ('Mine', 'modern')",
    `update decks set name = 'Renamed' where id = ${deck}`,
    // Also when there is nothing to change.
    "update decks set name = 'Renamed' where id = -1",
    `delete from decks where id = ${deck}`,
    `select copy_deck(${copied})`,
    `select unshare_deck(${deck})`,
    "insert into user_cards (scryfall_id, name) values ('x2', 'Mox')",
    `insert into user_cards (user_id, scryfall_id, name) values ('${ann.id}', 'x1', 'Mox')
      on conflict (user_id, scryfall_id) do update set quantity = 2`,
    "update user_cards set quantity = quantity + 1",
    "delete from user_cards",
    "update profiles set username = 'Somebody'",
    "update profiles set ai_credits = ai_credits - 1",
  ];

  /** What a member's writes are refused with: SQLSTATEs, or null for those that are done. Nothing of them is kept. */
  async function outcomes(claims: Claims): Promise<(string | null)[]> {
    const found: (string | null)[] = [];
    for (const text of writes()) {
      const undone = new Error("undone");
      const refusal = await database
        .withTransaction("authenticated", claims, async (transaction) => {
          await transaction.query(text);
          throw undone;
        })
        .catch((error: unknown) => (error === undone ? null : Object(error).code));
      found.push(refusal);
    }
    return found;
  }

  test("writes nothing, and reads until its token ends", async () => {
    const session = await openSession(ann);
    const claims = { ...ann.claims, session_id: session };
    expect(await outcomes(claims)).toEqual(writes().map(() => null));
    await database.execute("delete from auth.sessions where id = $1", [session]);
    expect(await outcomes(claims)).toEqual(writes().map(() => "PT401"));
    const [read] = await database.runStatements("authenticated", claims, [{ text: "select id from decks" }]);
    expect(read?.count).toBe(2);
  });

  test("is one whose time is up, one of somebody else, and one that never was", async () => {
    const refused = writes().map(() => "PT401");
    const claimsOf = (session_id: unknown) => ({ ...ann.claims, session_id });
    expect(await outcomes(claimsOf(await openSession(ann, "2020-01-01")))).toEqual(refused);
    expect(await outcomes(claimsOf(await openSession(ann, "2999-01-01")))).toEqual(writes().map(() => null));
    expect(await outcomes(claimsOf(await openSession(bob)))).toEqual(refused);
    expect(await outcomes(claimsOf(randomUUID()))).toEqual(refused);
    for (const nonsense of ["", "nonsense", `${randomUUID()}0`, 7, {}]) {
      expect(await outcomes(claimsOf(nonsense))).toEqual(refused);
    }
  });

  test("is told in words that say what to do", async () => {
    const claims = { ...ann.claims, session_id: randomUUID() };
    const work = database.runStatements("authenticated", claims, [{ text: "delete from decks" }]);
    await expect(work).rejects.toMatchObject({ message: "Your session has ended", hint: "Sign in again." });
  });

  test("is none of an operator's: tokens without a session write as before", async () => {
    expect(await outcomes(ann.claims)).toEqual(writes().map(() => null));
    const text = "update profiles set subscription = subscription";
    const [changed] = await database.runStatements("service_role", { role: "service_role" }, [{ text }]);
    expect(changed?.count).toBe(2);
  });

  /** Ways in which members write a table that does not ask. */
  async function unguarded(): Promise<unknown[]> {
    const { rows } = await database.execute(`
      select distinct c.table_name || ': ' || lower(c.privilege_type) as may
      from (
        select table_name, privilege_type, table_schema from information_schema.column_privileges
          where grantee in ('anon', 'authenticated', 'PUBLIC')
        union
        select table_name, privilege_type, table_schema from information_schema.table_privileges
          where grantee in ('anon', 'authenticated', 'PUBLIC')
      ) c
      where c.table_schema in ('public', 'deckwright')
        and c.privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE')
        and not exists (
          select from information_schema.triggers t
          where t.event_object_schema = c.table_schema and t.event_object_table = c.table_name
            and t.event_manipulation = c.privilege_type and t.action_timing = 'BEFORE'
            and t.action_orientation = 'STATEMENT' and t.action_statement ~ 'deckwright\\.check_session\\(\\)'
        )
      order by 1`);
    return rows.map(({ may }) => may);
  }

  test("is asked after by every table that members write, in every way they do", async () => {
    expect(await unguarded()).toEqual([]);
    await database.execute(
      "create table public.notes (note text); grant insert, update (note), delete on public.notes to authenticated",
    );
    expect(await unguarded()).toEqual(["notes: delete", "notes: insert", "notes: update"]);
    await database.execute("drop table public.notes");
  });
});
