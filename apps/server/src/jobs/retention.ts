import type { Database } from "@deckwright/db/database.ts";
import type { JobDefinition } from "../ports/jobs.ts";
import type { Mailer } from "../ports/mail.ts";

/** What is forgotten where accounts are ours, and after how long. */
const FORGOTTEN: readonly (readonly [table: string, condition: string])[] = [
  ["auth.one_time_tokens", "created_at < now() - interval '2 days'"],
  ["auth.flow_state", "created_at < now() - interval '2 days'"],
  ["auth.provider_flows", "created_at < now() - interval '1 day'"],
  ["auth.used_assertions", "expires_at < now() - interval '1 day'"],
  ["auth.mfa_challenges", "created_at < now() - interval '1 day'"],
  ["auth.rate_limits", "updated_at < now() - interval '1 day'"],
  // Kept for a while, so that somebody who uses a stolen one ends the session.
  ["auth.refresh_tokens", "revoked and updated_at < now() - interval '30 days'"],
  ["auth.sessions", "not_after < now() - interval '1 day'"],
  ["auth.audit_log_entries", "created_at < now() - interval '1 year'"],
  ["auth.saml_relay_states", "created_at < now() - interval '1 day'"],
  ["auth.saml_assertions", "expires_at < now()"],
  ["deckwright.mailbox", "created_at < now() - interval '7 days'"],
];

/** At a quiet hour, and not on the full one, when everybody's jobs run. */
export const RETENTION_TIME = "17 4 * * *";

/** Before the purge of the same night, which spares what was told of now. */
export const WARNING_TIME = "57 3 * * *";

/** Tells members of hidden decks that are about to be deleted. A deck that was told of, and its message, are one transaction. */
export function warningJob(database: Database, mailer: Mailer): JobDefinition {
  return {
    name: "warn-of-purge",
    retries: 5,
    timeoutSeconds: 600,
    run: async () => {
      if (!mailer.canSend || !(await hasVaults(database))) return;
      await database.withTransaction("owner", undefined, async (transaction) => {
        const { rows } = await transaction.query<{ email: string; decks: number; day: string }>(
          "select email, decks, first_day::text as day from deckwright.warn_of_purge()",
        );
        for (const { email, decks, day } of rows) await mailer.notify(transaction, { to: email, decks, day });
      });
    },
  };
}

/** There are no vaults in a database that could not take our tables. */
async function hasVaults(database: Database): Promise<boolean> {
  const { rows } = await database.execute("select to_regprocedure('deckwright.purge_vaults()') as vaults");
  return rows[0]?.vaults != null;
}

/**
 * Forgets what nobody needs any more, decks among it that a free plan has hidden for thirty days.
 * @param options.keepsAccounts False where a hosted project does.
 */
export function retentionJob(
  database: Database,
  { keepsAccounts }: { readonly keepsAccounts: boolean },
): JobDefinition {
  return {
    name: "forget-old-records",
    retries: 2,
    timeoutSeconds: 600,
    run: async () => {
      for (const [table, condition] of keepsAccounts ? FORGOTTEN : [])
        await database.execute(`delete from ${table} where ${condition}`);
      if (await hasVaults(database)) {
        await database.execute("select deckwright.purge_vaults()");
        await database.execute("select deckwright.forget_advanced()");
      }
    },
  };
}
