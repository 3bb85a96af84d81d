import type { Database } from "@deckwright/db/database.ts";
import { type ConstructorOptions, type Db, PgBoss } from "pg-boss";
import type { Log } from "../platform/process/log.ts";
import type { JobDefinition, Jobs, SubmitJob } from "../ports/jobs.ts";
import { listJobs } from "./list-jobs.ts";

/** Jobs of one kind that are fetched at once. */
const BATCH = 20;
/** Any number that all processes of ours agree on: who holds it makes or changes the queue's tables. */
const LOCK_KEY = 4_411_795;
/** How long a stop waits for what runs, in milliseconds. */
const STOP_MS = 5000;
/** How long work that was given up is kept, in seconds: 90 days. */
const DEAD_LETTERS_S = 90 * 86_400;
/** Characters that are kept of why. */
const MOST_OF_A_REASON = 300;
/** The number of no job. */
const NO_JOB = "00000000-0000-0000-0000-000000000000";
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
    // Has the queue's own facts read and kept now, since they cannot be while a transaction is open.
    await boss.findJobs(job.name, { id: NO_JOB });
    const worker = await boss.work(job.name, { batchSize: BATCH, perJobResults: true }, async (batch) =>
      Promise.all(
        batch.map(async ({ id, data }) => {
          try {
            await job.run(data);
            return { id, status: "completed" as const };
          } catch (cause) {
            log.warn("a background job has failed", { job: job.name, cause });
            return { id, status: "failed" as const, output: { message: describe(cause) } };
          }
        }),
      ),
    );
    return () => boss.notifyWorker(worker);
  }

  async function makeQueue(job: JobDefinition): Promise<void> {
    const dead = deadLettersOf(job.name);
    await boss.createQueue(dead, { retryLimit: 0 });
    // Kept until somebody has had time to look at them.
    await boss.updateQueue(dead, { retentionSeconds: DEAD_LETTERS_S });
    await boss.createQueue(job.name, {
      deadLetter: dead,
      retryLimit: job.retries,
      retryBackoff: true,
      retryDelay: 5,
      expireInSeconds: job.timeoutSeconds,
    });
    // Members' requests hand in jobs within their own transactions.
    // A hosted project does not have the first of these roles.
    await database.execute(`
      do $$
      declare
        role name;
      begin
        for role in select rolname from pg_catalog.pg_roles where rolname in ('auth_admin', 'service_role') loop
          execute format('grant usage on schema pgboss to %I', role);
          execute format('grant select, insert, update on all tables in schema pgboss to %I', role);
        end loop;
      end
      $$`);
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
    list: () => listJobs(database),
    async retry(name, id) {
      const dead = deadLettersOf(name);
      // Who asks by a name that there is not has nothing to retry.
      if ((await boss.getQueue(dead)) === null) return 0;
      if (id === undefined) return boss.redrive(dead);
      const [job] = await boss.findJobs<object>(dead, { id });
      if (job?.state !== "created") return 0;
      await boss.findJobs(name, { id: NO_JOB });
      await database.withTransaction("owner", undefined, async (transaction) => {
        const within: Db = { executeSql: (text, values) => transaction.query(text, values) };
        await boss.deleteJob(dead, id, { db: within });
        await boss.send(name, job.data, { db: within });
      });
      return 1;
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, close: false }),
  };
}

/** The queue in which work of a name lies that was given up. */
function deadLettersOf(name: string): string {
  return `${name}-failed`;
}

function describe(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, MOST_OF_A_REASON);
}
