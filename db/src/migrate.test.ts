import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, test } from "vitest";
import { addDeck, addMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Database } from "./database.ts";
import { MigrationError, migrate, TakenNamesError } from "./migrate.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

describe.each(TEST_ENGINES)("migrations on the engine %s", (engine) => {
  let database: Database | undefined;
  afterEach(async () => {
    await database?.close();
    database = undefined;
  });

  test("are applied once", async () => {
    database = await openTestDatabase(engine);
    expect(await migrate(database)).toEqual([]);
  });

  if (engine === "postgres")
    test("refuse a database that cannot hold all names, and say how to make one that can", async () => {
      const url = process.env.TEST_DATABASE_URL ?? "";
      const server = openPostgres({ url, connections: 1 });
      await server.execute("drop database if exists deckwright_ascii");
      await server.execute(
        "create database deckwright_ascii encoding 'SQL_ASCII' locale 'C' template template0",
      );
      const ascii = openPostgres({
        url: Object.assign(new URL(url), { pathname: "/deckwright_ascii" }).href,
      });
      await expect(migrate(ascii)).rejects.toThrow(
        "The database has the encoding SQL_ASCII, and needs UTF8. Make another one, by `create database",
      );
      const { rows } = await ascii.execute(
        "select 1 from pg_namespace where nspname in ('auth', 'deckwright')",
      );
      expect(rows).toEqual([]);
      await ascii.close();
      await server.execute("drop database deckwright_ascii");
      await server.close();
    });

  test("of our own apply unchanged on a hosted project, and give nobody more than on ours", async () => {
    database = await openTestDatabase(engine, []);
    const script = await readFile(new URL("../testing/hosted-project.sql", import.meta.url), "utf8");
    await database.withTransaction("owner", undefined, (transaction) => transaction.script(script));
    expect((await migrate(database, ["app"])).length).toBeGreaterThan(3);
    const there = await privileges(database);
    const ann = await database.execute(
      "insert into auth.users (id, email) values (gen_random_uuid(), 'a@b.c') returning id",
    );
    const claims = { sub: String(ann.rows[0]?.id), role: "authenticated" };
    const [seen] = await database.runStatements("authenticated", claims, [
      { text: "select ai_credits from profiles" },
    ]);
    expect(seen?.rows).toEqual([{ ai_credits: 10 }]);
    await database.close();
    database = await openTestDatabase(engine);
    expect(there).toEqual(await privileges(database));
  }, 60_000);

  test("that were changed afterwards, or are unknown, stop the start with one line", async () => {
    database = await openTestDatabase(engine);
    await database.execute("update deckwright.migrations set checksum = 'x' where name = '0002_decks'");
    const changed = migrate(database);
    await expect(changed).rejects.toThrow(MigrationError);
    await expect(changed).rejects.toThrow(
      "The migration app/0002_decks was changed after it had been applied.",
    );
    await database.execute("delete from deckwright.migrations where name = '0002_decks'");
    await expect(migrate(database)).rejects.toThrow(/^The migration app\/0002_decks failed: /);
    await database.execute(
      `insert into deckwright.migrations select set, 9999, '9999_later', '' from deckwright.migrations limit 1`,
    );
    await expect(migrate(database)).rejects.toThrow(/0002_decks failed/);
  });

  test("tell somebody else's tables from a fault of their own", async () => {
    database = await openTestDatabase(engine, ["platform"]);
    await database.execute("create table public.user_cards (id int)");
    await expect(migrate(database, ["app"])).rejects.toThrow(TakenNamesError);
    await database.execute("drop table public.user_cards");
    await migrate(database, ["app"]);
    await database.execute("delete from deckwright.migrations where name = '0003_collection'");
    const again = await migrate(database, ["app"]).catch((error: unknown) => error);
    expect(again).toBeInstanceOf(MigrationError);
    expect(again).not.toBeInstanceOf(TakenNamesError);
  });

  test("leave nothing behind when one fails", async () => {
    database = await openTestDatabase(engine, ["platform"]);
    await database.execute("create table public.user_cards (id int)");
    await expect(migrate(database)).rejects.toThrow(/app\/0003_collection failed/);
    const { rows } = await database.execute("select to_regclass('public.decks') as decks");
    expect(rows).toEqual([{ decks: null }]);
    await database.execute("drop table public.user_cards");
    await migrate(database);
    const ann = await addMember(database, "Ann");
    expect(await addDeck(database, ann, { name: "Elves" })).toBeGreaterThan(0);
  });
});

/** What the roles of requests may do with what is in `public`. */
async function privileges(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(`
    select grantee, table_name as name, column_name as part, privilege_type as may
      from information_schema.column_privileges
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
    union all
    select grantee, table_name, '', privilege_type from information_schema.table_privileges
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
    union all
    select grantee, routine_name, 'call', privilege_type from information_schema.routine_privileges
      where routine_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
    order by 1, 2, 3, 4`);
  return rows;
}
