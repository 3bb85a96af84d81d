import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@deckwright/db/database.ts";
import type { StoredCounts } from "./metrics.ts";

/** Jobs that are not done. What was given up waits in a queue beside its own, where nobody takes it up. */
const JOBS = `
  select regexp_replace(name, '-failed$', '') as name,
    case when name like '%-failed' then 'dead' else state::text end as state, count(*)::int as count
  from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2 order by 1, 2`;

const EVENTS = `
  select count(*)::int as "openEvents", coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as "oldestEventS"
  from public.payment_events where processed_at is null`;

/** Whoever asks more often is told what was read before, in milliseconds. */
const REMEMBERED_MS = 5_000;
const PATIENCE_MS = 2_000;

/** Reads what the database holds. Null where it does not answer within two seconds. */
export function createStoredCounts(database: Database): () => Promise<StoredCounts | null> {
  let hasEvents: boolean | undefined;
  let asked: Promise<StoredCounts | null> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<StoredCounts> {
    // A database that could not take our tables has no payments.
    hasEvents ??= await database
      .execute("select to_regclass('deckwright.payment_customers') as customers")
      .then(({ rows }) => rows[0]?.customers != null);
    const jobs = await database.execute(JOBS);
    const events = hasEvents ? (await database.execute(EVENTS)).rows[0] : undefined;
    return {
      jobs: jobs.rows.map(({ name, state, count }) => ({
        name: String(name),
        state: String(state),
        count: Number(count),
      })),
      openEvents: Number(events?.openEvents ?? 0),
      oldestEventS: Number(events?.oldestEventS ?? 0),
    };
  }

  return () => {
    if (asked === undefined || performance.now() - askedAt >= REMEMBERED_MS) {
      askedAt = performance.now();
      asked = Promise.race([read().catch(() => null), wait(PATIENCE_MS, null, { ref: false })]);
    }
    return asked;
  };
}
