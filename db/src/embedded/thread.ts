// The thread that holds the embedded database, so that no query stops the server's event loop.
import { parentPort, workerData } from "node:worker_threads";
import {
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from "@electric-sql/pglite";
import { type DatabaseErrorFields, type Result, readErrorFields } from "../database.ts";
import { defer } from "../deferred.ts";
import { identifier } from "../parameters.ts";
import { MOST_PREPARED } from "../prepared-name.ts";
import { DataFolder, SYNCED_START } from "./data-folder.ts";
import { diskFull, isTooFullToOpen } from "./disk-space.ts";
import type { Letter, Order, Reply, ThreadStart, Wired } from "./messages.ts";

const OID = { bigint: 20, date: 1082, timestamp: 1114, numeric: 1700 } as const;
const asText = (value: string) => value;

const QUERY: QueryOptions = {
  parsers: {
    [OID.bigint]: (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : value),
    [OID.date]: asText,
    [OID.timestamp]: asText,
    [OID.numeric]: asText,
  },
};

/** Thrown inside of PGlite's own transaction to have it undone. */
const UNDO = Symbol("undo");

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread only.");
const say = (reply: Reply) => port.postMessage(reply);
const options: ThreadStart = workerData;

/** PostgreSQL's buffers, measured for a small server: the default takes a third more memory and is no faster. */
const START = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** PGlite's own parameters turn syncing off. */
const isNotUnsynced = (parameter: string) => parameter !== "-F";

/** Said at once: PostgreSQL stops without a word, and this thread with it. */
function fail(folder: string, code: string): void {
  const message = `the log of the database cannot be written (${code})`;
  const error = { code: "58030", message, detail: null, hint: null, constraint: null };
  say({ kind: "failed", error: code === "ENOSPC" ? diskFull(folder) : error });
}

async function open(): Promise<PGlite> {
  const { folder, template, isSynced, openedAt, module } = options;
  return PGlite.create({
    ...(folder === undefined
      ? { dataDir: "memory://" }
      : { fs: new DataFolder(folder, { isSynced, openedAt, onLogFailure: (code) => fail(folder, code) }) }),
    pgliteWasmModule: module,
    startParams: isSynced ? [...START.filter(isNotUnsynced), ...SYNCED_START] : START,
    // Values come as text already; the driver's own rules would refuse some of it before PostgreSQL can say why.
    serializers: Object.fromEntries(Object.keys(types.serializers).map((type) => [type, asText])),
    ...(template ? { loadDataDir: new Blob([new Uint8Array(template)]) } : {}),
  });
}

/** The names of what this database has prepared. */
const prepared = new Set<string>();

/**
 * A statement that is prepared once. PGlite's own `query` prepares anew each time and asks for each step by itself; this is one
 * message of the same protocol.
 */
async function queryPrepared(database: PGlite, name: string, { text, values }: Wired): Promise<Result> {
  const { serialize } = protocol;
  const send = (...messages: Uint8Array[]) =>
    database.runExclusive(() => database.execProtocolStream(Buffer.concat(messages), { syncToFs: false }));
  if (!prepared.has(name)) {
    if (prepared.size >= MOST_PREPARED) {
      await send(serialize.query("deallocate all"));
      prepared.clear();
    }
    await send(serialize.parse({ name, text }), serialize.sync());
    prepared.add(name);
  }
  const messages = await send(
    serialize.bind({ statement: name, values }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  );
  const [results] = parse.parseResults(messages, database.parsers, QUERY);
  return results === undefined ? NOTHING : toResult(results);
}

function toResult({ rows, affectedRows }: Results<Record<string, unknown>>): Result {
  return { rows, count: affectedRows || rows.length };
}

const NOTHING: Result = { rows: [], count: 0 };

let current: { transaction: Transaction; end: (commit: boolean) => Promise<void> } | undefined;

/** Opens a transaction that stays open until it is told to end. */
function begin(database: PGlite, preamble: string | undefined): Promise<void> {
  const opened = defer<void>();
  const ending = defer<boolean>();
  const closed = database
    .transaction(async (transaction) => {
      if (preamble) await transaction.exec(preamble);
      current = {
        transaction,
        end: async (commit) => {
          current = undefined;
          ending.resolve(commit);
          await closed;
        },
      };
      opened.resolve();
      if (!(await ending.promise)) throw UNDO;
    })
    .catch((error: unknown) => {
      opened.reject(error);
      if (error !== UNDO) throw error;
    });
  closed.catch(() => {});
  return opened.promise;
}

async function follow(database: PGlite, order: Order): Promise<Result[]> {
  const query = async (on: PGlite | Transaction, { text, values }: Wired) =>
    toResult(await on.query<Record<string, unknown>>(text, values, QUERY));
  switch (order.kind) {
    case "statements":
      return database.transaction(async (transaction) => {
        if (order.preamble) await transaction.exec(order.preamble);
        const results: Result[] = [];
        for (const statement of order.statements) {
          const { preparedName: name } = statement;
          results.push(
            await (name === undefined
              ? query(transaction, statement)
              : queryPrepared(database, name, statement)),
          );
        }
        return results;
      });
    case "begin":
      await begin(database, order.preamble);
      return [];
    case "query":
      return [await query(inTransaction(), order.statement)];
    case "script":
      await inTransaction().exec(order.text);
      return [];
    case "end":
      await current?.end(order.commit);
      return [];
    case "execute": {
      // Several statements in one text go another way, which takes no values.
      if (order.statement.values.length > 0) return [await query(database, order.statement)];
      try {
        const last = (await database.exec(order.statement.text, QUERY)).at(-1);
        return [last ? toResult(last) : NOTHING];
      } catch (error) {
        // The text may have begun a transaction of its own, in which everybody else would find themselves.
        await database.exec("rollback").catch(() => {});
        throw error;
      }
    }
    case "listen":
      await database.listen(identifier(order.channel), (payload) =>
        say({ kind: "heard", channel: order.channel, payload }),
      );
      return [];
    case "close":
      await database.close();
      return [];
    case "dump":
      return [];
  }
}

function inTransaction(): Transaction {
  if (!current) throw new Error("There is no open transaction.");
  return current.transaction;
}

function describe(error: unknown): DatabaseErrorFields {
  const unknown = { code: "XX000", detail: null, hint: null, constraint: null };
  return (
    readErrorFields(error) ?? { ...unknown, message: error instanceof Error ? error.message : String(error) }
  );
}

try {
  const database = await open();
  port.on("message", async ({ id, order }: Letter) => {
    try {
      if (order.kind === "dump") {
        const archive = await database.dumpDataDir("none");
        say({ kind: "dumped", id, archive: new Uint8Array(await archive.arrayBuffer()) });
        return;
      }
      say({ kind: "done", id, results: await follow(database, order) });
      if (order.kind === "close") port.close();
    } catch (error) {
      say({ kind: "refused", id, error: describe(error) });
    }
  });
  say({ kind: "open" });
} catch (error) {
  const { folder } = options;
  // What the file system throws is no Error and has no words.
  const reason = error instanceof Error ? error.message : "its files cannot be read or written";
  const message =
    folder !== undefined && isTooFullToOpen(folder)
      ? `there is no space left on its disk (${reason})`
      : reason;
  say({ kind: "unusable", message });
}
