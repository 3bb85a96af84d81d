import {
  type Claims,
  connectionError,
  type Database,
  DatabaseError,
  type DatabaseRole,
  type Result,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import { defer } from "../deferred.ts";
import type { FolderLock } from "../folder-lock.ts";
import { createNestingGuard } from "../nesting.ts";
import { toWire } from "../parameters.ts";
import { preamble, statementTimeout } from "../preamble.ts";
import { preparedName } from "../prepared-name.ts";
import { createTurns } from "../turns.ts";
import { diskFull, isTooFullToOpen, requireSpace } from "./disk-space.ts";
import { makeWhereMissing } from "./make-folder.ts";
import type { Order, ThreadOptions, Wired } from "./messages.ts";
import { startThread, type ThreadHandle } from "./thread-handle.ts";

/** Where the embedded database lives: a folder that is locked for this process, or memory, which tests use. */
export type EmbeddedPlace = (
  | {
      readonly folder: string;
      readonly lock: FolderLock;
      /** Whether what is acknowledged is on the disk; true when left out. Else a loss of power may take it, or all there is. */
      readonly isSynced?: boolean;
    }
  | { readonly folder?: undefined; readonly template?: Uint8Array }
) & {
  /** How long a request may wait for its turn, in milliseconds; two seconds unless told. */
  readonly requestPatienceMs?: number;
};

/** The embedded database, with what only it can do. */
export interface EmbeddedDatabase extends Database {
  readonly engine: "embedded";
  /** The whole data folder as a tar archive: a backup, or a template for tests. */
  dump(): Promise<Uint8Array>;
}

/** A transaction of a request that takes longer than this holds everybody up, and is undone. Milliseconds. */
const TRANSACTION_LIMIT_MS = 60_000;
/** Nothing vacuums an embedded database but us. Milliseconds. */
const MAINTENANCE_EVERY_MS = 60 * 60 * 1000;

/**
 * Opens PGlite in a thread of its own, making the database if there is none. It has one connection: transactions run one
 * after the other, in the order in which they were asked for.
 * @throws Error when the folder cannot be opened as a database.
 */
export async function openEmbedded(place: EmbeddedPlace): Promise<EmbeddedDatabase> {
  const options: ThreadOptions = {
    folder: place.folder,
    template: place.folder === undefined ? place.template : undefined,
    isSynced: place.folder !== undefined && place.isSynced !== false,
  };
  if (place.folder !== undefined) await makeWhereMissing(place.folder);
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const guard = createNestingGuard();
  const turns = createTurns(1, place.requestPatienceMs);
  let isClosed = false;
  let wasWritten = false;

  const open = (further: Pick<ThreadOptions, "openedAt">) =>
    startThread({ ...options, ...further }, (channel, payload) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload);
    });
  const openedAt = Date.now();
  let thread = await open({});

  async function living(): Promise<ThreadHandle> {
    if (isClosed) throw connectionError("The database is closed.");
    if (!thread.isAlive()) {
      // It would be tried, in a second of work each time, to no avail.
      if (place.folder !== undefined && isTooFullToOpen(place.folder)) {
        throw new DatabaseError(diskFull(place.folder));
      }
      thread = await open({ openedAt });
      for (const channel of listeners.keys()) await thread.order({ kind: "listen", channel }, undefined);
    }
    return thread;
  }

  /** Waits for everybody who came before; work of a request for a bounded time. */
  async function inTurn<Value>(
    role: DatabaseRole,
    work: (thread: ThreadHandle) => Promise<Value>,
  ): Promise<Value> {
    guard.check();
    return turns.take(role, async () => work(await living()));
  }

  async function transact<Value>(
    handle: ThreadHandle,
    role: DatabaseRole,
    claims: Claims | undefined,
    work: (transaction: Transaction) => Promise<Value>,
    options: TransactionOptions,
  ): Promise<Value> {
    const limit = statementTimeout(role, options);
    let failure: unknown;
    let isOver = false;
    const run = async (order: Order): Promise<Result[]> => {
      if (isOver) throw new Error("The transaction is over.");
      try {
        return await handle.order(order, limit);
      } catch (error) {
        failure ??= error;
        throw error;
      }
    };
    await handle.order({ kind: "begin", preamble: preamble(role, claims, options) }, limit);
    try {
      const value = await guard.run(() =>
        within(
          role === "owner" ? undefined : TRANSACTION_LIMIT_MS,
          work({
            query: async <Row>(text: string, values: readonly unknown[] = []) => {
              const [result] = await run({ kind: "query", statement: wired({ text, values }) });
              return (result ?? { rows: [], count: 0 }) as Result<Row>;
            },
            script: async (text) => {
              await run({ kind: "script", text });
            },
          }),
        ),
      );
      isOver = true;
      // PostgreSQL would answer the commit of a failed transaction by undoing it, silently.
      if (failure !== undefined) throw failure;
      await handle.order({ kind: "end", commit: true }, limit);
      return value;
    } catch (error) {
      isOver = true;
      if (handle.isAlive()) await handle.order({ kind: "end", commit: false }, limit).catch(() => {});
      throw error;
    }
  }

  const maintenance = setInterval(() => {
    if (!wasWritten) return;
    wasWritten = false;
    const statement = wired({ text: "vacuum (analyze); checkpoint" });
    void inTurn("owner", (handle) => handle.order({ kind: "execute", statement }, undefined)).catch(() => {});
  }, MAINTENANCE_EVERY_MS).unref();

  return {
    engine: "embedded",
    async withTransaction(role, claims, work, options = {}) {
      wasWritten ||= !options.readOnly;
      if (!options.readOnly) requireSpace(place.folder);
      return inTurn(role, (handle) => transact(handle, role, claims, work, options));
    },
    async runStatements(role, claims, statements, options = {}) {
      wasWritten ||= !options.readOnly;
      if (!options.readOnly) requireSpace(place.folder);
      const order: Order = {
        kind: "statements",
        preamble: preamble(role, claims, options),
        statements: statements.map((statement) => ({
          ...wired(statement),
          preparedName: preparedName(role, statement),
        })),
      };
      return inTurn(role, (handle) => handle.order(order, statementTimeout(role, options)));
    },
    async execute(text, values = []) {
      wasWritten = true;
      const [result] = await inTurn("owner", (handle) =>
        handle.order({ kind: "execute", statement: wired({ text, values }) }, undefined),
      );
      return result ?? { rows: [], count: 0 };
    },
    exclusively: (_key, work) => work(),
    async listen(channel, heard) {
      const before = listeners.get(channel);
      const hearers = before ?? new Set();
      hearers.add(heard);
      if (!before) {
        listeners.set(channel, hearers);
        await inTurn("owner", (handle) => handle.order({ kind: "listen", channel }, undefined));
      }
      return async () => {
        hearers.delete(heard);
      };
    },
    dump: () => inTurn("owner", (handle) => handle.dump()),
    async close() {
      if (isClosed) return;
      clearInterval(maintenance);
      await inTurn("owner", async (handle) => {
        isClosed = true;
        await handle.order({ kind: "close" }, undefined);
        await handle.kill();
      });
    },
  };
}

function wired({ text, values = [] }: { text: string; values?: readonly unknown[] }): Wired {
  return { text, values: values.map(toWire) };
}

/** @throws Error when the work has not ended in time; it may go on, but its transaction is over. */
async function within<Value>(limitMs: number | undefined, work: Promise<Value>): Promise<Value> {
  if (limitMs === undefined) return work;
  const late = defer<never>();
  const timer = setTimeout(() => late.reject(new Error("The transaction took too long.")), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
