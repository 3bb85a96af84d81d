import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, setPlan, type TestMember } from "../testing/members.ts";
import { createOwnedDatabase } from "../testing/no-superuser.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { findPostgres } from "../testing/postgres-cluster.ts";
import { type Database, DatabaseError, type Result } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

class Undo extends Error {}

const bin = findPostgres();

/** Where the same must hold: on each engine, and where nobody has the attributes that only superusers give. */
const PLACES: readonly (readonly [name: string, open: () => Promise<Database>])[] = [
  ...TEST_ENGINES.map((engine) => [`the engine ${engine}`, () => openTestDatabase(engine)] as const),
  ...(bin === undefined
    ? []
    : [["a PostgreSQL without a superuser", () => openWithoutSuperuser(bin)] as const]),
];

/** What managed servers give: the owner of a database who may make roles, and is no superuser. */
async function openWithoutSuperuser(bin: string): Promise<Database> {
  const owned = await createOwnedDatabase(bin, "createrole");
  const database = openPostgres({ url: owned.url });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await owned.remove();
    },
  };
}

describe.each(PLACES)("access on %s", (_name, open) => {
  let database: Database;
  let ann: TestMember;
  let bob: TestMember;
  let hidden = 0;
  let shared = 0;
  let faded = 0;

  beforeAll(async () => {
    database = await open();
    ann = await addMember(database, "Ann");
    bob = await addMember(database, "Bob");
    hidden = await addDeck(database, ann, { name: "Elves" });
    shared = await addDeck(database, ann, { name: "Goblins", shared: true, hoursOld: 30 });
    faded = await addDeck(database, ann, { name: "Rats", hoursOld: 25 });
    await database.execute(`
      insert into public.user_cards (user_id, scryfall_id, name, quantity) values ('${ann.id}', 'x1', 'Sol Ring', 2);
      insert into public.articles (slug, title, content) values ('rats', 'Rats', 'Many rats.');
      insert into public.subscriptions (user_id, product_id, provider_id, status, current_period_end)
        values ('${ann.id}', 'pro-monthly', 'sub_1', 'active', now());
      insert into public.payment_events (id, kind, payload) values ('evt_1', 'paid', '{}')`);
  });
  afterAll(() => database.close());

  type Who = "anonymous" | "owner" | "other" | "service";

  /** Tries a statement and undoes it: how many rows it saw or changed, or the SQLSTATE it was refused with. */
  async function attempt(who: Who, text: string): Promise<number | string> {
    let result: Result | undefined;
    const claims = who === "owner" ? ann.claims : who === "other" ? bob.claims : undefined;
    const role = who === "anonymous" ? "anon" : who === "service" ? "service_role" : "authenticated";
    try {
      await database.withTransaction(role, claims, async (transaction) => {
        result = await transaction.query(text);
        throw new Undo();
      });
    } catch (error) {
      if (error instanceof DatabaseError) return error.code;
      if (!(error instanceof Undo)) throw error;
    }
    return result?.count ?? 0;
  }

  const NO = "42501";
  const matrix: [what: string, sql: () => string, Record<Who, number | string>][] = [
    ["profiles: select", () => "select * from profiles", { anonymous: 0, owner: 1, other: 1, service: 2 }],
    [
      "profiles: select Ann",
      () => `select email, ai_credits, subscription from profiles where id = '${ann.id}'`,
      { anonymous: 0, owner: 1, other: 0, service: 1 },
    ],
    [
      "profiles: insert",
      () => `insert into profiles (id, username) values (gen_random_uuid(), 'x')`,
      { anonymous: NO, owner: NO, other: NO, service: "23503" },
    ],
    [
      "profiles: rename Ann",
      () => `update profiles set username = 'Anna' where id = '${ann.id}'`,
      { anonymous: NO, owner: 1, other: 0, service: 1 },
    ],
    [
      "profiles: write the address",
      () => `update profiles set email = 'x@example.org' where id = '${ann.id}'`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "profiles: write the plan",
      () => `update profiles set subscription = 'Pro' where id = '${ann.id}'`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    ["profiles: delete", () => "delete from profiles", { anonymous: NO, owner: NO, other: NO, service: 2 }],
    [
      "decks: select",
      () => `select * from decks where id in (${hidden}, ${shared}, ${faded})`,
      { anonymous: 1, owner: 2, other: 1, service: 3 },
    ],
    [
      "decks: insert",
      () => "insert into decks (name, format) values ('Mine', 'modern')",
      { anonymous: NO, owner: 1, other: 1, service: 1 },
    ],
    [
      "decks: insert for Ann",
      () => `insert into decks (name, format, user_id) values ('Hers', 'modern', '${ann.id}')`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "decks: choose a number",
      () => "insert into decks (id, name, format) overriding system value values (9, 'x', 'modern')",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "decks: make older or younger",
      () => `update decks set created_at = now() where id = ${hidden}`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "decks: change a shared one",
      () => `update decks set name = 'X' where id = ${shared}`,
      { anonymous: NO, owner: 1, other: 0, service: 1 },
    ],
    [
      "decks: share one",
      () => `update decks set shared = true where id = ${hidden}`,
      { anonymous: NO, owner: 1, other: 0, service: 1 },
    ],
    [
      "decks: change one that has faded",
      () => `update decks set shared = true where id = ${faded}`,
      { anonymous: NO, owner: 0, other: 0, service: 1 },
    ],
    [
      "decks: give away",
      () => `update decks set user_id = '${bob.id}' where id = ${hidden}`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "decks: delete",
      () => `delete from decks where id in (${hidden}, ${shared})`,
      { anonymous: NO, owner: 2, other: 0, service: 2 },
    ],
    ["authors: select", () => "select * from authors", { anonymous: 1, owner: 1, other: 2, service: 1 }],
    [
      "authors of decks: select",
      () => `select (profiles(decks)).username from decks where id = ${shared}`,
      { anonymous: 1, owner: 1, other: 1, service: 1 },
    ],
    [
      "authors: update",
      () => "update authors set username = 'x'",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
    [
      "user_cards: select",
      () => "select * from user_cards",
      { anonymous: 0, owner: 1, other: 0, service: 1 },
    ],
    [
      "user_cards: insert",
      () => "insert into user_cards (scryfall_id, name) values ('x2', 'Mox')",
      { anonymous: NO, owner: 1, other: 1, service: "23502" },
    ],
    [
      "user_cards: insert for Ann",
      () => `insert into user_cards (user_id, scryfall_id, name) values ('${ann.id}', 'x3', 'Mox')`,
      { anonymous: NO, owner: 1, other: NO, service: 1 },
    ],
    [
      "user_cards: upsert onto Ann's",
      () =>
        `insert into user_cards (user_id, scryfall_id, name) values ('${ann.id}', 'x1', 'Mox')
          on conflict (user_id, scryfall_id) do update set name = excluded.name`,
      { anonymous: NO, owner: 1, other: NO, service: 1 },
    ],
    [
      "user_cards: update",
      () => "update user_cards set quantity = quantity + 1",
      { anonymous: NO, owner: 1, other: 0, service: 1 },
    ],
    [
      "user_cards: give away",
      () => `update user_cards set user_id = '${bob.id}'`,
      { anonymous: NO, owner: NO, other: 0, service: 1 },
    ],
    ["user_cards: delete", () => "delete from user_cards", { anonymous: NO, owner: 1, other: 0, service: 1 }],
    ["articles: select", () => "select * from articles", { anonymous: 1, owner: 1, other: 1, service: 1 }],
    [
      "articles: insert",
      () => "insert into articles (slug, title, content) values ('a', 'a', 'a')",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "articles: update",
      () => "update articles set title = 'a'",
      { anonymous: NO, owner: 0, other: 0, service: 1 },
    ],
    ["articles: delete", () => "delete from articles", { anonymous: NO, owner: NO, other: NO, service: 1 }],
    ["products: select", () => "select * from products", { anonymous: 4, owner: 4, other: 4, service: 4 }],
    [
      "products: update",
      () => "update products set price_cents = 1",
      { anonymous: NO, owner: NO, other: NO, service: 4 },
    ],
    [
      "products: insert",
      () => "insert into products (id) values ('x')",
      { anonymous: NO, owner: NO, other: NO, service: "23502" },
    ],
    [
      "products: delete",
      () => "delete from products where id = 'credits-10'",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "storage_quotas: select",
      () => "select * from storage_quotas",
      { anonymous: 12, owner: 12, other: 12, service: 12 },
    ],
    [
      "storage_quotas: update",
      () => "update storage_quotas set amount = 1",
      { anonymous: NO, owner: NO, other: NO, service: 12 },
    ],
    [
      "usage: select",
      () => "select * from deckwright.usage",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
    [
      "credit_ledger: select",
      () => "select * from credit_ledger",
      { anonymous: 0, owner: 1, other: 1, service: 2 },
    ],
    [
      "credit_ledger: insert",
      () => `insert into credit_ledger (user_id, amount, balance, reason) values ('${ann.id}', 5, 15, 'x')`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "credit_ledger: update",
      () => "update credit_ledger set amount = 5",
      { anonymous: NO, owner: NO, other: NO, service: 2 },
    ],
    [
      "credit_ledger: delete",
      () => "delete from credit_ledger",
      { anonymous: NO, owner: NO, other: NO, service: 2 },
    ],
    [
      "subscriptions: select",
      () => "select * from subscriptions",
      { anonymous: NO, owner: 1, other: 0, service: 1 },
    ],
    [
      "subscriptions: update",
      () => "update subscriptions set status = 'active'",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "subscriptions: delete",
      () => "delete from subscriptions",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "payment_events: select",
      () => "select * from payment_events",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "payment_events: delete",
      () => "delete from payment_events",
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "accounts: select",
      () => "select * from auth.users",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
    [
      "sessions: select",
      () => "select * from auth.refresh_tokens",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
    [
      "recovery codes: select",
      () => "select * from auth.recovery_codes",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
    [
      "migrations: select",
      () => "select * from deckwright.migrations",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
    [
      "credits: call the function that changes them",
      () => `select deckwright.change_credits('${ann.id}', 100, 'gift')`,
      { anonymous: NO, owner: NO, other: NO, service: 1 },
    ],
    [
      "schema: make a table",
      () => "create table public.mine (id int)",
      { anonymous: NO, owner: NO, other: NO, service: NO },
    ],
  ];

  test.each(matrix)("%s", async (_what, sql, expected) => {
    const seen = {
      anonymous: await attempt("anonymous", sql()),
      owner: await attempt("owner", sql()),
      other: await attempt("other", sql()),
      service: await attempt("service", sql()),
    };
    expect(seen).toEqual(expected);
  });

  test("every table is under row-level security, and no function of ours is everybody's", async () => {
    const { rows: open } = await database.execute(`
      select relname from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'auth', 'deckwright') and not relrowsecurity`);
    expect(open).toEqual([]);
    const { rows: callable } = await database.execute(`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'deckwright') and has_function_privilege('anon', p.oid, 'execute') order by 1`);
    expect(callable.map(({ name }) => name)).toEqual([
      "browse_articles(text,text,text,integer,integer)",
      "browse_decks(text,text,text,text,text,integer,integer,integer,text,jsonb,integer)",
      "count_shared_decks()",
      "decks_with_card(text)",
      "deckwright.add_bytes(integer,integer,integer)",
      "deckwright.author_of(uuid)",
      "deckwright.folded(text)",
      "deckwright.give_up(anyelement)",
      "deckwright.in_time(anyelement,integer)",
      "deckwright.is_kept(timestamp with time zone)",
      "deckwright.is_paying()",
      "deckwright.is_strong()",
      "deckwright.meter(integer,integer)",
      "profiles(decks)",
    ]);
  });

  test("the server's own roles see every row, of tables that are made later too", async () => {
    await database.execute(
      "create table public.later (id int); alter table public.later enable row level security; insert into later values (1)",
    );
    await migrate(database);
    expect(await attempt("service", "select * from later")).toBe(1);
    expect(await attempt("service", "insert into later values (2)")).toBe(1);
    expect(await attempt("anonymous", "select * from later")).toBe(NO);
    const { rows } = await database.execute(`
      select c.oid::regclass::text as name from pg_class c
        join pg_namespace n on n.oid = relnamespace
        join pg_roles r on r.rolname = case nspname when 'auth' then 'auth_admin' else 'service_role' end
      where relkind in ('r', 'p') and nspname in ('public', 'auth') and not rolbypassrls and not exists (
        select from pg_policy where polrelid = c.oid and polroles = array[r.oid] and polcmd = '*' and polpermissive
          and pg_get_expr(polqual, polrelid) = 'true' and pg_get_expr(polwithcheck, polrelid) = 'true'
      )`);
    expect(rows).toEqual([]);
    await database.execute("drop table public.later");
  });

  test("what runs with our rights looks names up nowhere else, and shows no more than is meant", async () => {
    const { rows: careless } = await database.execute(`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'auth', 'deckwright') and prokind = 'f'
        and array_position(coalesce(proconfig, '{}'), 'search_path=""') is null
        and (prosecdef or nspname <> 'public')
        -- The names in a standard body were looked up when the function was made.
        and (prosecdef or prosqlbody is null)`);
    expect(careless).toEqual([]);
    // A view asks with its owner's rights: whoever may read it sees all of its rows.
    const { rows: views } = await database.execute(`
      select c.oid::regclass::text as name, has_table_privilege('anon', c.oid, 'select') as anonymous,
        has_table_privilege('authenticated', c.oid, 'select') as member,
        coalesce('security_barrier=true' = any(reloptions), false) as barrier
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('v', 'm') and nspname in ('public', 'auth', 'deckwright') order by 1`);
    expect(views).toEqual([
      { name: "authors", anonymous: true, member: true, barrier: true },
      { name: "deckwright.decks_out_of_sight", anonymous: false, member: false, barrier: false },
    ]);
    const { rows: writers } = await database.execute(`
      select table_name as name, privilege_type as may from information_schema.table_privileges
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'auth', 'deckwright')
        and privilege_type <> 'SELECT'`);
    expect(writers).toEqual([]);
  });

  test("a member with a second factor sees nothing private until it is shown", async () => {
    const cy = await addMember(database, "Cy");
    await addDeck(database, cy, { name: "Secret" });
    await database.execute(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [cy.id],
    );
    const count = async (aal: string, table: string) => {
      const claims = { ...cy.claims, aal };
      const text = `select * from ${table} where ${table === "profiles" ? "id" : "user_id"} = '${cy.id}'`;
      const [result] = await database.runStatements("authenticated", claims, [{ text }]);
      return result?.count;
    };
    for (const table of ["profiles", "decks", "credit_ledger"]) {
      expect([table, await count("aal1", table), await count("aal2", table)]).toEqual([table, 0, 1]);
    }
    const insert = [{ text: "insert into decks (name, format) values ('x', 'modern')" }];
    await expect(database.runStatements("authenticated", cy.claims, insert)).rejects.toThrow(
      /row-level security/,
    );
  });

  test("paying brings back what had faded from the vault", async () => {
    const dee = await addMember(database, "Dee");
    const old = await addDeck(database, dee, { name: "Old", hoursOld: 100 });
    const see = async () =>
      (
        await database.runStatements("authenticated", dee.claims, [
          { text: `select 1 from decks where id = ${old}` },
        ])
      )[0]?.count;
    expect(await see()).toBe(0);
    await setPlan(database, dee, "Pro");
    expect(await see()).toBe(1);
  });

  test("what is stored in a deck has bounds and a shape", async () => {
    const refused = async (column: string, value: string) => {
      const text = `insert into decks (name, format, ${column}) values ('x', 'modern', $1)`;
      const work = database.runStatements("authenticated", ann.claims, [{ text, values: [value] }]);
      const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
      return error instanceof DatabaseError ? error.code : "accepted";
    };
    for (const list of [
      "[]",
      '"x"',
      '{"a":1}',
      '{"a":[1]}',
      '{"a":[{"name":"x"}]}',
      '{"a":[{"name":1,"quantity":1}]}',
      "null",
    ]) {
      expect([list, await refused("card_list", list)]).toEqual([list, "23514"]);
    }
    expect(
      await refused(
        "card_list",
        JSON.stringify({ a: Array(9_000).fill({ name: "x".repeat(50), quantity: 1 }) }),
      ),
    ).toBe("PT413");
    expect(await refused("image", "javascript:alert(1)")).toBe("23514");
    expect(await refused("colors", "{W,X}")).toBe("23514");
    expect(await refused("colors", "{W,NULL}")).toBe("23514");
    expect(await refused("seo_description", "x".repeat(20_001))).toBe("23514");
    expect(await refused("cards", "-1")).toBe("23514");
    expect(await refused("card_list", '{"Lands":[{"name":"Forest","quantity":99,"reason":"green"}]}')).toBe(
      "accepted",
    );
  });
});
