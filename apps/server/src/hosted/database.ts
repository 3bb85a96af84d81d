import type { Database, DatabaseRole, TransactionOptions } from "@deckwright/db/database.ts";

/** What a statement about accounts may take, in milliseconds, as elsewhere. */
const STATEMENT_MS = 10_000;

/**
 * A hosted project's database as the rooms of the server use it. There is no role of ours that owns accounts there: whoever
 * `DATABASE_URL` names may read them, and does.
 */
export function hostedDatabase(database: Database): Database {
  return {
    ...database,
    withTransaction: (role, claims, work, options) =>
      database.withTransaction(roleThere(role), claims, work, optionsThere(role, options)),
    runStatements: (role, claims, statements, options) =>
      database.runStatements(roleThere(role), claims, statements, optionsThere(role, options)),
  };
}

function roleThere(role: DatabaseRole): DatabaseRole {
  return role === "auth_admin" ? "owner" : role;
}

function optionsThere(role: DatabaseRole, options: TransactionOptions = {}): TransactionOptions {
  return role === "auth_admin" ? { statementTimeoutMs: STATEMENT_MS, ...options } : options;
}

/**
 * Lets the project tell clients of changes to decks, which it does for the tables of one publication. A project without that
 * publication tells of none.
 */
export async function publishChanges(database: Database): Promise<void> {
  await database.execute(`
    do $$
    begin
      if to_regclass('public.decks') is not null
        and exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
        and not exists (
          select from pg_catalog.pg_publication_tables
          where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'decks'
        )
      then
        alter publication supabase_realtime add table public.decks;
      end if;
    end
    $$`);
}
