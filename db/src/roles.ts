import type { Transaction } from "./database.ts";

/** A role that requests act as, or that settings are kept at. */
interface WantedRole {
  readonly name: string;
  /** Sees every row: by the attribute BYPASSRLS where it can be had, else by policies on each table. */
  readonly seesAll?: true;
  /** We act as it, which takes a grant. */
  readonly isActedAs: boolean;
}

const ROLES: readonly WantedRole[] = [
  { name: "anon", isActedAs: true },
  { name: "authenticated", isActedAs: true },
  { name: "service_role", isActedAs: true, seesAll: true },
  { name: "auth_admin", isActedAs: true, seesAll: true },
  { name: "authenticator", isActedAs: false },
];

/** Which tables each role that sees all does so in, as SQL about a schema's name. `deckwright` is for its owner alone. */
const SEEN_BY = [
  {
    role: "service_role",
    schemas: "n.nspname not in ('auth', 'deckwright', 'pgboss', 'information_schema')",
  },
  { role: "auth_admin", schemas: "n.nspname = 'auth'" },
] as const;

/**
 * SQL: whether we may act as the role `r`. Since PostgreSQL 16 whoever made a role is a member of it without that right, which
 * has a name of its own there.
 */
const MAY_ACT =
  "pg_catalog.pg_has_role(r.oid, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)";

/**
 * Makes the roles that are missing, as far as whoever is connected may: a superuser all of it; an owner with CREATEROLE, as
 * managed servers have it, all but the attribute BYPASSRLS; another owner nothing.
 * @returns The SQL that a superuser has to run first, on one line; undefined when nothing is missing.
 */
export async function makeRoles(transaction: Transaction): Promise<string | undefined> {
  for (const { name, seesAll, isActedAs } of ROLES) {
    const create = `create role ${name} nologin noinherit`;
    // Each in a block of its own, so that what is not allowed ends no transaction; what came of it is asked below.
    await transaction.script(`
      do $$
      begin
        if not exists (select from pg_catalog.pg_roles where rolname = '${name}') then
          begin
            ${create}${seesAll ? " bypassrls" : ""};
          exception when insufficient_privilege then
            ${seesAll ? create : "null"};
          end;
        end if;
        if ${isActedAs} and exists (select from pg_catalog.pg_roles r where rolname = '${name}' and not ${MAY_ACT}) then
          execute format('grant ${name} to %I', current_user);
        end if;
      exception
        -- Roles belong to the whole server: another process was faster, for another database.
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then null;
      end
      $$`);
  }
  const { rows } = await transaction.query<{ name: string; may_act: boolean }>(
    `select r.rolname as name, ${MAY_ACT} as may_act from pg_catalog.pg_roles r where r.rolname = any($1)`,
    [ROLES.map(({ name }) => name)],
  );
  const there = new Map(rows.map((row) => [row.name, row.may_act]));
  const missing = ROLES.filter(({ name }) => !there.has(name));
  const withheld = ROLES.filter(({ name, isActedAs }) => isActedAs && there.get(name) !== true);
  const needed = missing.map(
    ({ name, seesAll }) => `create role ${name} nologin noinherit${seesAll ? " bypassrls" : ""};`,
  );
  if (withheld.length > 0) {
    const [us] = (await transaction.query<{ name: string }>("select quote_ident(current_user) as name")).rows;
    needed.push(`grant ${withheld.map(({ name }) => name).join(", ")} to ${us?.name};`);
  }
  return needed.length === 0 ? undefined : needed.join(" ");
}

const POLICY = "the role of the server sees and changes everything";

/**
 * Lets the roles that see all into each table of ours by a policy, where they do not have the attribute BYPASSRLS. It is no
 * migration, since tables come later too, and since roles belong to a server: a backup may be put back on another one.
 */
export async function openTablesToRoles(transaction: Transaction): Promise<void> {
  for (const { role, schemas } of SEEN_BY) {
    const { rows } = await transaction.query<{ name: string }>(
      `select c.oid::regclass::text as name
        from pg_catalog.pg_class c
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        join pg_catalog.pg_roles r on r.rolname = $1 and not r.rolbypassrls
        where ${schemas} and n.nspname !~ '^pg_' and c.relkind in ('r', 'p') and c.relrowsecurity
          and pg_catalog.pg_has_role(c.relowner, 'usage')
          and not exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid and p.polname = $2)`,
      [role, POLICY],
    );
    for (const { name } of rows) {
      await transaction.query(
        `create policy "${POLICY}" on ${name} to ${role} using (true) with check (true)`,
      );
    }
  }
}
