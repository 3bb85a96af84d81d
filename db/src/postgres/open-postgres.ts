import pg from "pg";
import {
  type Claims,
  type Database,
  DatabaseError,
  type DatabaseRole,
  type Result,
  type Statement,
  type TransactionOptions,
} from "../database.ts";
import { createNestingGuard } from "../nesting.ts";
import { toWire } from "../parameters.ts";
import { preamble } from "../preamble.ts";
import { createTurns } from "../turns.ts";
import { createHearing } from "./hearing.ts";
import { toDatabaseError } from "./postgres-error.ts";
import { createPrepared } from "./prepared.ts";

/** Which PostgreSQL. */
export interface PostgresPlace {
  /** Such as `postgres://user:password@host:5432/name`. */
  readonly url: string;
  /** Connections at most; 10 unless told. */
  readonly connections?: number;
  /** How long a request may wait for one, in milliseconds; two seconds unless told. */
  readonly requestPatienceMs?: number;
  /** Told of connections that broke while nobody used them. */
  readonly onTrouble?: (message: string, cause: unknown) => void;
}

const OID = { bigint: 20, date: 1082, timestamp: 1114 } as const;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === OID.bigint)
      return (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);
    if (oid === OID.date || oid === OID.timestamp) return (value: string) => value;
    return pg.types.getTypeParser(oid, format as "text");
  }) as pg.CustomTypesConfig["getTypeParser"],
};

/** A connection that cannot be made in this time is an outage. Milliseconds. */
const CONNECT_MS = 5_000;

const DEFAULT_CONNECTIONS = 10;

/** Opens a pool of connections. They are made when they are first needed. */
export function openPostgres(place: PostgresPlace): Database {
  const settings = { connectionString: place.url, types, application_name: "deckwright" };
  const connections = place.connections ?? DEFAULT_CONNECTIONS;
  // In front of the pool, whose own waiting is an outage after the time that it takes to find one.
  const turns = createTurns(connections, place.requestPatienceMs);
  const pool = new pg.Pool({
    ...settings,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
  });
  pool.on("error", (error) => place.onTrouble?.("a database connection broke", error));
  // One that breaks while it is used says so to the statement that waits; between two statements there is none.
  pool.on("connect", (client) => client.on("error", () => {}));
  const guard = createNestingGuard();
  const prepared = createPrepared();
  const hearing = createHearing(() => new pg.Client(settings), place.onTrouble);
  let closing: Promise<void> | undefined;

  /** Waits for a connection that is free; work of a request for a bounded time. */
  async function withClient<Value>(role: DatabaseRole, work: Work<Value>): Promise<Value> {
    guard.check();
    return turns.take(role, () => connected(work));
  }

  async function connected<Value>(work: Work<Value>): Promise<Value> {
    const client = await pool.connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    let rest: Promise<unknown> | undefined;
    try {
      return await work(client, (more) => {
        rest = more;
      });
    } catch (error) {
      rest ??= Promise.reject(error);
      throw error;
    } finally {
      const release = (error?: unknown) =>
        client.release(
          prepared.isFull(client) || (error instanceof DatabaseError && /^(08|57P)/.test(error.code)),
        );
      if (rest) rest.then(() => release(), release);
      else release();
    }
  }

  /** A transaction whose statements are sent by `run`. */
  function transact<Value>(
    role: DatabaseRole,
    claims: Claims | undefined,
    work: (run: (statement: Named) => Promise<Result>) => Promise<Value>,
    options: TransactionOptions,
  ): Promise<Value> {
    return withClient(role, async (client, goOn) => {
      let failure: unknown;
      let isOver = false;
      const run = async (statement: Named) => {
        if (isOver) throw new Error("The transaction is over.");
        if (statement.name !== undefined) prepared.keep(client, statement.name);
        try {
          return await send(client, statement);
        } catch (error) {
          failure ??= error;
          throw error;
        }
      };
      await begin(client, preamble(role, claims, options));
      try {
        const value = await guard.run(() => work(run));
        isOver = true;
        // PostgreSQL would answer the commit of a failed transaction by undoing it, silently.
        if (failure !== undefined) throw failure;
        const commit = send(client, { text: "commit" });
        // What was only read stays as it is, whatever becomes of its end.
        if (options.readOnly) goOn(commit);
        else await commit;
        return value;
      } catch (error) {
        isOver = true;
        await send(client, { text: "rollback" }).catch(() => {});
        throw error;
      }
    });
  }

  return {
    engine: "postgres",
    withTransaction: (role, claims, work, options = {}) =>
      transact(
        role,
        claims,
        (run) =>
          work({
            query: async <Row>(text: string, values: readonly unknown[] = []) =>
              (await run({ text, values })) as Result<Row>,
            script: async (text) => {
              await run({ text });
            },
          }),
        options,
      ),
    async runStatements(role, claims, statements, options = {}) {
      const all = (nameOf: (statement: Statement) => string | undefined) =>
        transact(
          role,
          claims,
          async (run) => {
            const results: Result[] = [];
            for (const statement of statements)
              results.push(await run({ ...statement, name: nameOf(statement) }));
            return results;
          },
          options,
        );
      try {
        return await all((statement) => prepared.name(role, statement));
      } catch (error) {
        // All of it was undone, and is done as it would have been without names.
        if (!prepared.isRefused(error)) throw error;
        return all(() => undefined);
      }
    },
    execute: (text, values = []) =>
      withClient("owner", async (client) => {
        try {
          return await send(client, { text, values });
        } catch (error) {
          // The text may have begun a transaction of its own, which the next user of the connection must not find.
          await send(client, { text: "rollback" }).catch(() => {});
          throw error;
        }
      }),
    async exclusively(key, work) {
      // Beside the pool: whoever waits must not keep the connections from whoever works.
      const client = new pg.Client(settings);
      client.on("error", () => {});
      try {
        await client.connect();
        // Of a transaction and not of the session, which a pooler between us and the server would give to somebody else.
        await client.query("begin");
        await client.query("select pg_advisory_xact_lock($1)", [key]);
      } catch (error) {
        await client.end().catch(() => {});
        throw toDatabaseError(error);
      }
      try {
        return await work();
      } finally {
        await client.end().catch(() => {});
      }
    },
    listen: hearing.listen,
    close() {
      closing ??= hearing.close().then(() => pool.end());
      return closing;
    },
  };
}

/** Work on a connection, which keeps it while what it goes on with is not done. */
type Work<Value> = (client: pg.PoolClient, goOn: (rest: Promise<unknown>) => void) => Promise<Value>;

async function begin(client: pg.PoolClient, preamble: string | undefined): Promise<void> {
  try {
    await send(client, { text: preamble === undefined ? "begin" : `begin; ${preamble}` });
  } catch (error) {
    await send(client, { text: "rollback" }).catch(() => {});
    throw error;
  }
}

/** A statement that is prepared under a name, if it has one. */
interface Named extends Statement {
  readonly name?: string | undefined;
}

async function send(client: pg.PoolClient, { text, values = [], name }: Named): Promise<Result> {
  try {
    const parameters = values.map(toWire);
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query({
      text,
      ...(parameters.length === 0 ? {} : { values: parameters }),
      ...(name === undefined ? {} : { name }),
    });
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return { rows: last?.rows ?? [], count: last?.rowCount ?? 0 };
  } catch (error) {
    throw toDatabaseError(error);
  }
}
