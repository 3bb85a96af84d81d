import type { Database } from "@deckwright/db/database.ts";
import * as z from "zod/mini";

/**
 * What the owner of a database has set for the data API, by `alter role authenticator set pgrst.db_... = '...'` or the same
 * for the role that the server connects as: where PostgREST's own in-database settings stand, under their names. What it has no
 * setting for is ours, `deckwright....`.
 */
export interface RestSettings {
  /** Schemas whose tables and functions are exposed; the first is meant where a request names none. */
  readonly schemas: readonly [string, ...string[]];
  /** Whether `select` may ask for sums and counts. */
  readonly aggregates: boolean;
  /** Whether the plan of a request may be asked for instead of its answer. */
  readonly plans: boolean;
  /** Whether visitors and members may ask for any regular expression, also for such as take long. */
  readonly expressions: boolean;
}

const settingsSchema = z.record(z.string(), z.string());

/** Schemas that are never exposed, whatever is set: what is in them is the server's own. */
const PRIVATE = /^(auth|deckwright|information_schema|pgboss|pg_.*)$/;

/** Reads the settings. A schema that is not there counts for nothing. */
export async function readSettings(database: Database): Promise<RestSettings> {
  const { rows } = await database.execute(SETTINGS);
  const set = settingsSchema.parse(rows[0]?.settings);
  const { rows: there } = await database.execute("select nspname as name from pg_catalog.pg_namespace");
  const names = new Set(there.map(({ name }) => String(name)));
  const [first = "public", ...more] = (set["pgrst.db_schemas"] ?? set["pgrst.db_schema"] ?? "public")
    .split(",")
    .map((name) => name.trim().replace(/^"(.*)"$/, "$1"))
    .filter((name) => names.has(name) && !PRIVATE.test(name));
  return {
    schemas: [first, ...more],
    aggregates: isOn(set["pgrst.db_aggregates_enabled"]),
    plans: isOn(set["pgrst.db_plan_enabled"]),
    expressions: isOn(set["deckwright.regular_expressions"]),
  };
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && /^(true|on|yes|1)$/i.test(value);
}

// Settings for this database alone come after those for all, and replace them.
const SETTINGS = `
select coalesce(json_object_agg(split_part(each, '=', 1), substring(each from position('=' in each) + 1) order by place), '{}')
  as settings
from (
  select each, r.setdatabase as place
  from pg_catalog.pg_db_role_setting r
  join pg_catalog.pg_roles on pg_roles.oid = r.setrole
  cross join unnest(r.setconfig) as each
  where pg_roles.rolname in ('authenticator', session_user)
    and r.setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database()))
    and (each like 'pgrst.%' or each like 'deckwright.%')
) found`;
