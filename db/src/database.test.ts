import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { type Database, DatabaseError } from "./database.ts";
import { defer } from "./deferred.ts";
import { MAX_WAITING, REQUEST_PATIENCE_MS } from "./turns.ts";

const MEMBER = "11111111-1111-4111-8111-111111111111";

describe.each(TEST_ENGINES)("a database on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine, ["platform"], REQUEST_PATIENCE_MS);
    await database.execute(
      "create table public.notes (id int primary key, text text); grant all on public.notes to anon",
    );
  });
  afterAll(() => database.close());

  async function failure(work: Promise<unknown>): Promise<DatabaseError> {
    const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    return error as DatabaseError;
  }

  test("values arrive as what they are, and come back as the same kinds", async () => {
    const [result] = await database.runStatements("owner", undefined, [
      {
        text: `select $1::int as small, $2::bigint as big, 9007199254740993::bigint as huge, $3::numeric as exact,
          $4::boolean as truth, $5::jsonb as document, $6::text[] as list, $7::timestamptz as at, $8::date as day,
          $9::text as nothing, $10::bytea as bytes, $11::float8 as double, $12::text as odd`,
        values: [
          1,
          2n ** 40n,
          "1.50",
          true,
          { a: ["b"] },
          ["x", 'y"\\,{}', null],
          new Date("2026-01-02T03:04:05Z"),
          "2026-01-02",
          null,
          new Uint8Array([0, 255]),
          0.5,
          "a'b\\c$1;--",
        ],
      },
    ]);
    expect(result?.rows[0]).toMatchObject({
      small: 1,
      big: 2 ** 40,
      huge: "9007199254740993",
      exact: "1.50",
      truth: true,
      document: { a: ["b"] },
      list: ["x", 'y"\\,{}', null],
      at: new Date("2026-01-02T03:04:05Z"),
      day: "2026-01-02",
      nothing: null,
      double: 0.5,
      odd: "a'b\\c$1;--",
    });
    expect(Buffer.from(result!.rows[0]!.bytes as Uint8Array)).toEqual(Buffer.from([0, 255]));
  });

  test("a transaction acts as its role with its claims, and only it", async () => {
    const claims = { sub: MEMBER, role: "authenticated", email: "a'b@example.org" };
    const text = "select current_user::text as role, auth.uid() as uid, auth.email() as email";
    const [inside] = await database.runStatements("authenticated", claims, [{ text }]);
    expect(inside?.rows).toEqual([{ role: "authenticated", uid: MEMBER, email: "a'b@example.org" }]);
    const [after] = await database.runStatements("owner", undefined, [{ text }]);
    expect(after?.rows).toEqual([{ role: "postgres", uid: null, email: null }]);
  });

  test("what work returns is committed, what it throws is undone", async () => {
    await database.withTransaction("anon", undefined, async (transaction) => {
      await transaction.query("insert into notes values ($1, $2)", [1, "kept"]);
    });
    await expect(
      database.withTransaction("anon", undefined, async (transaction) => {
        await transaction.query("insert into notes values (2, 'lost')");
        throw new RangeError("no");
      }),
    ).rejects.toThrow(RangeError);
    const [{ rows } = { rows: [] }] = await database.runStatements("anon", undefined, [
      { text: "select id from notes" },
    ]);
    expect(rows).toEqual([{ id: 1 }]);
  });

  test("a failed statement fails the transaction, also when the work ignores it", async () => {
    const work = database.withTransaction("anon", undefined, async (transaction) => {
      await transaction.query("insert into notes values (3, 'lost')");
      await transaction.query("insert into notes values (1, 'twice')").catch(() => {});
    });
    expect(await failure(work)).toMatchObject({ code: "23505", constraint: "notes_pkey" });
    const { rows } = await database.execute("select 1 from notes where id = 3");
    expect(rows).toEqual([]);
  });

  test("a reading transaction cannot write", async () => {
    const text = "insert into notes values (4, 'no')";
    const work = database.runStatements("anon", undefined, [{ text }], { readOnly: true });
    expect((await failure(work)).code).toBe("25006");
  });

  test("errors carry PostgreSQL's own code and words", async () => {
    const error = await failure(
      database.runStatements("anon", undefined, [{ text: "select * from auth.users" }]),
    );
    expect(error).toMatchObject({ code: "42501", message: "permission denied for table users" });
  });

  test("a statement that runs away is ended, and the database goes on", async () => {
    const text = "select count(*) from generate_series(1, 100000000000)";
    const work = database.runStatements("anon", undefined, [{ text }], { statementTimeoutMs: 100 });
    expect((await failure(work)).code).toBe("57014");
    expect((await database.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("a transaction inside of another is refused instead of waiting for ever", async () => {
    const work = database.withTransaction("anon", undefined, () => database.execute("select 1"));
    await expect(work).rejects.toThrow(/A transaction is open in this task/);
  });

  test("notifications are heard", async () => {
    const heard = defer<string>();
    await database.listen("News", heard.resolve);
    await database.execute("select pg_notify('News', 'hello')");
    expect(await heard.promise).toBe("hello");
  });

  test("notifications are heard again after what listened has broken", async () => {
    const heard: string[] = [];
    await database.listen("Later", (payload) => void heard.push(payload));
    if (engine === "postgres") {
      await database.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen%'`,
      );
    } else {
      const text = "select count(*) from generate_series(1, 100000000000)";
      const work = database.runStatements("anon", undefined, [{ text }], { statementTimeoutMs: 1 });
      await failure(work);
    }
    await vi.waitFor(async () => {
      await database.execute("select pg_notify('Later', 'again')");
      expect(heard).toContain("again");
    }, 10_000);
  });

  if (engine === "postgres") {
    test("a connection that is ended between two statements fails its transaction, and nothing else", async () => {
      const opened = defer<number>();
      const ended = defer<void>();
      const work = database.withTransaction("owner", undefined, async (transaction) => {
        const { rows } = await transaction.query<{ pid: number }>("select pg_backend_pid() as pid");
        opened.resolve(rows[0]?.pid ?? 0);
        await ended.promise;
        await transaction.query("select 1");
      });
      work.catch(() => {});
      await database.execute("select pg_terminate_backend($1)", [await opened.promise]);
      // Long enough for the end to be heard while no statement waits.
      await wait(100);
      ended.resolve();
      await failure(work);
      expect((await database.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });
  }

  test("a request that waits too long is told so and never run; what the server does itself waits on", async () => {
    await database.execute("create table public.late (role text); grant all on public.late to public");
    const release = defer<void>();
    const started: Promise<void>[] = [];
    const holders = Array.from({ length: engine === "postgres" ? 10 : 1 }, () => {
      const begun = defer<void>();
      started.push(begun.promise);
      return database.withTransaction("owner", undefined, async () => {
        begun.resolve();
        await release.promise;
      });
    });
    await Promise.all(started);
    const begun = performance.now();
    const own = database.execute("select 1 as one");
    const late = ["anon", "authenticated", "service_role", "auth_admin"] as const;
    const refused = await Promise.all(
      late.map((role) =>
        failure(database.runStatements(role, undefined, [{ text: `insert into late values ('${role}')` }])),
      ),
    );
    const waited = performance.now() - begun;
    expect(refused.map(({ code }) => code)).toEqual(late.map(() => "53300"));
    expect(waited).toBeGreaterThan(REQUEST_PATIENCE_MS - 50);
    expect(waited).toBeLessThan(2 * REQUEST_PATIENCE_MS);
    release.resolve();
    await Promise.all(holders);
    expect((await own).rows).toEqual([{ one: 1 }]);
    expect((await database.execute("select * from public.late")).rows).toEqual([]);
    // Its place in the line is free again.
    const [after] = await database.runStatements("anon", undefined, [{ text: "select 1 as one" }]);
    expect(after?.rows).toEqual([{ one: 1 }]);
  });

  test("a hundred at once are all answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        database.withTransaction("anon", undefined, async (transaction) => {
          const { rows } = await transaction.query<{ n: number }>("select $1::int as n", [n]);
          return rows[0]?.n;
        }),
      ),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });
});

test("the embedded engine turns away what would wait for ever, and goes on", async () => {
  const database = await openTestDatabase("embedded", []);
  const outcomes = await Promise.allSettled(
    Array.from({ length: MAX_WAITING + 501 }, () => database.execute("select 1")),
  );
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(500);
  expect(refused[0]).toMatchObject({ reason: { code: "53300" } });
  expect((await database.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

// One skip that says it, instead of one for each test that is run on both engines.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  "everything that is tested on both engines is tested on PostgreSQL 15 or newer (TEST_DATABASE_URL)",
  async () => {
    const database = await openTestDatabase("postgres", []);
    const { rows } = await database.execute("show server_version_num");
    await database.close();
    expect(Number(rows[0]?.server_version_num)).toBeGreaterThanOrEqual(150_000);
  },
);
