import type { Database } from "@deckwright/db/database.ts";
import type { JobList } from "../ports/jobs.ts";

/** By the name of the work; what was given up lies in a queue beside it. Queues of the job library's own begin with `__`. */
const COUNTS = `
  select regexp_replace(q.name, '-failed$', '') as job,
    count(*) filter (where q.name !~ '-failed$' and j.state in ('created', 'retry'))::int as waiting,
    count(*) filter (where q.name !~ '-failed$' and j.state = 'active')::int as running,
    count(*) filter (where q.name ~ '-failed$' and j.state = 'created')::int as dead
  from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active')
  where q.name !~ '^__' group by 1 order by 1`;

/** A process that died of its work has left words of the job library's. */
const DEAD = `
  select id::text, regexp_replace(name, '-failed$', '') as job, created_on as failed_at,
    coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
  from pgboss.job where name ~ '-failed$' and state = 'created' order by created_on desc limit 100`;

export async function listJobs(database: Database): Promise<JobList> {
  const counts = await database.execute(COUNTS);
  const dead = await database.execute(DEAD);
  return {
    jobs: counts.rows.map((row) => ({
      job: String(row.job),
      waiting: Number(row.waiting),
      running: Number(row.running),
      dead: Number(row.dead),
    })),
    dead: dead.rows.map((row) => ({
      id: String(row.id),
      job: String(row.job),
      failed_at: new Date(String(row.failed_at)).toISOString(),
      reason: row.reason === null ? null : String(row.reason),
    })),
  };
}
