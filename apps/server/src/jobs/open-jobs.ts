import type { Database } from "@deckwright/db/database.ts";
import { type ConstructorOptions, type Db, PgBoss } from "pg-boss";
import type { Log } from "../platform/process/log.ts";
import type { JobDefinition, Jobs, SubmitJob } from "../ports/jobs.ts";

/** Jobs of one kind that are fetched at once. */
const BATCH = 20;
/** Any number that all processes of ours agree on: who holds it makes or changes the queue's tables. */
const LOCK_KEY = 4_411_795;
/** How long a stop waits for what runs, in milliseconds. */
const STOP_MS = 5000;
/** A job that was handed in is looked for after this long, when its transaction is most likely committed. */
const WAKE_MS = 30;

/**
 * Starts the job queue in the database's schema `pgboss`. It polls, so that work survives a process that dies, and is
 * woken for work that this process has handed in.
 */
export async function openJobs(database: Database, log: Log): Promise<Jobs> {
  const connection: Db = { executeSql: (text, values) => database.execute(text, values) };
  const options: ConstructorOptions = {
    db: connection,
    backend: database.engine === "embedded" ? "pglite" : "postgres",
    // The embedded engine is vacuumed by its owner, and serves one connection: an index cannot be rebuilt beside it.
    ...(database.engine === "embedded" ? { reindex: false, monitorVacuum: false } : {}),
  };
  const boss = new PgBoss(options);
  boss.on("error", (error) => log.warn("a background job has had trouble", { cause: error }));
  // Processes that start at once would make the same schema, queues and grants, of which each succeeds for one of them only.
  await database.exclusively(LOCK_KEY, () => boss.start());

  async function prepare(job: JobDefinition): Promise<() => void> {
    await database.exclusively(LOCK_KEY, () => makeQueue(job));
    // Read once now, since it cannot be while a transaction is open.
    await boss.getQueue(job.name);
    const worker = await boss.work(job.name, { batchSize: BATCH, perJobResults: true }, async (batch) =>
      Promise.all(
        batch.map(async ({ id, data }) => {
          try {
            await job.run(data);
            return { id, status: "completed" as const };
          } catch (cause) {
            log.warn("a background job has failed", { job: job.name, cause });
            return { id, status: "failed" as const, output: { message: "see the log" } };
          }
        }),
      ),
    );
    return () => boss.notifyWorker(worker);
  }

  async function makeQueue(job: JobDefinition): Promise<void> {
    const dead = `${job.name}-failed`;
    await boss.createQueue(dead, { retryLimit: 0 });
    await boss.createQueue(job.name, {
      deadLetter: dead,
      retryLimit: job.retries,
      retryBackoff: true,
      retryDelay: 5,
      expireInSeconds: job.timeoutSeconds,
    });
    // Members' requests hand in jobs within their own transactions.
    await database.execute("grant usage on schema pgboss to auth_admin, service_role");
    await database.execute(
      "grant select, insert, update on all tables in schema pgboss to auth_admin, service_role",
    );
  }

  return {
    async define(job): Promise<SubmitJob> {
      const wake = await prepare(job);
      return async (transaction, data) => {
        const within: Db = { executeSql: (text, values) => transaction.query(text, values) };
        await boss.send(job.name, data, { db: within });
        setTimeout(wake, WAKE_MS).unref();
      };
    },
    async schedule(job, cron) {
      await prepare(job);
      await boss.schedule(job.name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, close: false }),
  };
}
