import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Claims, Database, DatabaseRole } from "./database.ts";
import { MOST_PREPARED } from "./prepared-name.ts";

/** PostgreSQL plans a prepared statement for its values five times, and then perhaps once for all. */
const TIMES = 8;

describe.each(TEST_ENGINES)("statements that are repeated, on the engine %s", (engine) => {
  let database: Database;
  let members: TestMember[];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    members = [await addMember(database, "Ann"), await addMember(database, "Bob")];
  });
  afterAll(() => database.close());

  async function repeated(
    text: string,
    values: readonly unknown[],
    role: DatabaseRole = "owner",
    claims?: Claims,
  ) {
    const [result] = await database.runStatements(role, claims, [{ text, values, isRepeated: true }]);
    return result?.rows;
  }

  test("answer everybody in turn with what is theirs", async () => {
    const decks = await Promise.all(members.map((member) => addDeck(database, member, { name: "Secret" })));
    const text = "select id, (select auth.uid()) as uid, current_user::text as role from decks where id = $1";
    for (let time = 0; time < TIMES; time++) {
      for (const [at, { id, claims }] of members.entries()) {
        const own = [{ id: decks[at], uid: id, role: "authenticated" }];
        expect(await repeated(text, [decks[at]], "authenticated", claims)).toEqual(own);
        expect(await repeated(text, [decks[1 - at]], "authenticated", claims)).toEqual([]);
      }
      expect(await repeated(text, [decks[0]], "anon", { role: "anon" })).toEqual([]);
      expect(await repeated(text, [decks[0]], "service_role")).toHaveLength(1);
    }
  });

  test("change what is the caller's own, and nothing of others", async () => {
    const decks = await Promise.all(members.map((member) => addDeck(database, member, { name: "Own" })));
    const text = "update decks set name = $2 where id = $1 returning name";
    for (let time = 0; time < TIMES; time++) {
      for (const [at, { claims }] of members.entries()) {
        const name = `Own ${at} ${time}`;
        expect(await repeated(text, [decks[at], name], "authenticated", claims)).toEqual([{ name }]);
        expect(await repeated(text, [decks[1 - at], name], "authenticated", claims)).toEqual([]);
      }
    }
  });

  test("end as soon as others do when a deck is unshared", async () => {
    const [author] = members;
    const deck = await addDeck(database, author!, { name: "Shared", shared: true });
    const text = "select name from decks where id = $1";
    for (let time = 0; time < TIMES; time++) expect(await repeated(text, [deck], "anon")).toHaveLength(1);
    await database.execute("update decks set shared = false where id = $1", [deck]);
    expect(await repeated(text, [deck], "anon")).toEqual([]);
  });

  test("are refused for a value and go on with the next, with values as everywhere", async () => {
    const text = "select $1::int as number, $2::text[] as list, $3::jsonb as document, $4::text as nothing";
    for (let time = 0; time < TIMES; time++) {
      await expect(repeated(text, ["one", [], {}, null])).rejects.toMatchObject({ code: "22P02" });
      expect(await repeated(text, [time, ["a,b"], { a: [1] }, null])).toEqual([
        { number: time, list: ["a,b"], document: { a: [1] }, nothing: null },
      ]);
    }
    await expect(repeated("select nothing from decks where id = $1", [1])).rejects.toMatchObject({
      code: "42703",
    });
    expect(await repeated(text, [1, [], 2, null])).toHaveLength(1);
  });

  test("answer with the columns that a table has by then", async () => {
    await database.execute("create table public.growing (id int primary key)");
    await database.execute("insert into growing values (1)");
    const text = "select row_to_json(g)::text as row from growing g where id = $1";
    for (let time = 0; time < TIMES; time++) expect(await repeated(text, [1])).toEqual([{ row: '{"id":1}' }]);
    await database.execute("alter table growing add column more int default 2");
    expect(await repeated(text, [1])).toEqual([{ row: '{"id":1,"more":2}' }]);
  });

  test("are kept up to a number, however many there are", async () => {
    for (let number = 0; number < 3 * MOST_PREPARED; number++) {
      expect(await repeated(`select $1::int + ${number} as sum`, [1])).toEqual([{ sum: number + 1 }]);
    }
    const { rows } = await database.execute("select count(*)::int as kept from pg_prepared_statements");
    expect(rows[0]?.kept).toBeLessThanOrEqual(MOST_PREPARED);
  });

  if (engine === "postgres") {
    test("are answered when their names are unknown, as behind a pooler, and then have none", async () => {
      const text = "select $1::int as one";
      const kept = async () => (await database.execute("select from pg_prepared_statements")).count;
      expect(await repeated(text, [1])).toEqual([{ one: 1 }]);
      expect(await kept()).toBeGreaterThan(0);
      await database.execute("deallocate all");
      expect(await repeated(text, [2])).toEqual([{ one: 2 }]);
      expect(await repeated(text, [3])).toEqual([{ one: 3 }]);
      expect(await kept()).toBe(0);
    });
  }
});
