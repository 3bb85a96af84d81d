import type { Database } from "@deckwright/db/database.ts";
import type { JobDefinition } from "../ports/jobs.ts";

/** What is forgotten, and after how long. */
const FORGOTTEN: readonly (readonly [table: string, condition: string])[] = [
  ["auth.one_time_tokens", "created_at < now() - interval '2 days'"],
  ["auth.flow_state", "created_at < now() - interval '2 days'"],
  ["auth.mfa_challenges", "created_at < now() - interval '1 day'"],
  ["auth.rate_limits", "updated_at < now() - interval '1 day'"],
  // Kept for a while, so that somebody who uses a stolen one ends the session.
  ["auth.refresh_tokens", "revoked and updated_at < now() - interval '30 days'"],
  ["auth.sessions", "not_after < now() - interval '1 day'"],
  ["auth.audit_log_entries", "created_at < now() - interval '1 year'"],
  ["deckwright.mailbox", "created_at < now() - interval '7 days'"],
];

/** At a quiet hour, and not on the full one, when everybody's jobs run. */
export const RETENTION_TIME = "17 4 * * *";

/** Forgets what nobody needs any more, decks among it that a free plan has hidden for thirty days. */
export function retentionJob(database: Database): JobDefinition {
  return {
    name: "forget-old-records",
    retries: 2,
    timeoutSeconds: 600,
    run: async () => {
      for (const [table, condition] of FORGOTTEN)
        await database.execute(`delete from ${table} where ${condition}`);
      // There are no vaults in a database that could not take our tables.
      const { rows } = await database.execute(
        "select to_regprocedure('deckwright.purge_vaults()') as vaults",
      );
      if (rows[0]?.vaults != null) await database.execute("select deckwright.purge_vaults()");
    },
  };
}
