import type { Database } from "@deckwright/db/database.ts";
import * as z from "zod/mini";

/** A column, with its type as PostgreSQL writes it. */
const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  /** SQL of the default; null when there is none. */
  default: z.nullable(z.string()),
});
export type Column = z.infer<typeof columnSchema>;

const relationSchema = z.object({
  /** Its number in the catalog. */
  oid: z.number(),
  name: z.string(),
  columns: z.array(z.extend(columnSchema, { number: z.number() })),
  primary_key: z.array(z.string()),
  /** What a view is made of; null for tables. */
  rule: z.nullable(z.string()),
  /** True for tables that keep their own rows: no views, and none in parts. */
  is_plain: z.boolean(),
});

const foreignKeySchema = z.object({
  name: z.string(),
  /** The table that has the key, and the numbers of its columns. */
  table: z.number(),
  columns: z.array(z.number()),
  target: z.number(),
  target_columns: z.array(z.number()),
  /** True when no two rows have the same key. */
  is_unique: z.boolean(),
  /** True when the key is part of the table's primary key. */
  is_key_part: z.boolean(),
});
export type CatalogKey = z.infer<typeof foreignKeySchema>;

const argumentSchema = z.object({ name: z.string(), type: z.string(), required: z.boolean() });

const routineSchema = z.object({
  name: z.string(),
  args: z.array(argumentSchema),
  /** `table` when rows of a relation or of named columns come back. */
  result: z.enum(["void", "scalar", "table"]),
  is_set: z.boolean(),
  /** The relation whose rows come back, when it is one. */
  relation: z.nullable(z.string()),
  /** Names of the columns that come back where it is no relation. */
  columns: z.array(z.string()),
  /** The relation that its only argument is a row of: then it is a computed column or relationship of that relation. */
  computed_on: z.nullable(z.string()),
  /** At most one row comes back. */
  is_one: z.boolean(),
});
export type Routine = z.infer<typeof routineSchema>;

const catalogSchema = z.object({
  relations: z.array(relationSchema),
  foreign_keys: z.array(foreignKeySchema),
  routines: z.array(routineSchema),
  types: z.array(z.string()),
  geojson_schema: z.nullable(z.string()),
});
export type CatalogRelation = z.infer<typeof relationSchema>;

/** Asks the database for everything in a schema. */
export async function queryCatalog(database: Database, name: string): Promise<z.infer<typeof catalogSchema>> {
  const { rows } = await database.execute(CATALOG, [name]);
  return catalogSchema.parse(rows[0]?.catalog);
}

const CATALOG = `
with scope as (
  select oid, nspname from pg_catalog.pg_namespace where nspname = $1
), shown as (
  select c.oid, c.relname, c.reltype, c.relkind from pg_catalog.pg_class c join scope on scope.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
)
select json_build_object(
  'relations', (
    select coalesce(json_agg(json_build_object(
      'oid', shown.oid::bigint,
      'name', shown.relname,
      'is_plain', shown.relkind = 'r',
      'rule', case when shown.relkind in ('v', 'm') then (
        select r.ev_action::text from pg_catalog.pg_rewrite r where r.ev_class = shown.oid and r.rulename = '_RETURN'
      ) end,
      'columns', (
        select coalesce(json_agg(json_build_object(
          'number', a.attnum,
          'name', a.attname,
          'type', case
            when t.typtype = 'd' then pg_catalog.format_type(t.typbasetype, t.typtypmod)
            else pg_catalog.format_type(a.atttypid, a.atttypmod)
          end,
          'default', case
            when a.attidentity = 'd' then pg_catalog.format('pg_catalog.nextval(%L)',
              pg_catalog.pg_get_serial_sequence(pg_catalog.format('%I.%I', $1, shown.relname), a.attname))
            when a.attgenerated = '' then pg_catalog.pg_get_expr(coalesce(d.adbin, t.typdefaultbin), coalesce(d.adrelid, 0))
          end
        ) order by a.attnum), '[]')
        from pg_catalog.pg_attribute a
        join pg_catalog.pg_type t on t.oid = a.atttypid
        left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = shown.oid and a.attnum > 0 and not a.attisdropped
      ),
      'primary_key', coalesce((
        select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = shown.oid and i.indisprimary
      ), '[]')
    )), '[]')
    from shown
  ),
  'foreign_keys', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'table', k.conrelid::bigint,
      'columns', k.conkey,
      'target', k.confrelid::bigint,
      'target_columns', k.confkey,
      'is_unique', exists (
        select from pg_catalog.pg_index i,
          lateral (select (i.indkey::int2[])[0:i.indnkeyatts - 1] as columns) as key
        where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
          and key.columns <@ k.conkey and k.conkey <@ key.columns
      ),
      'is_key_part', exists (
        select from pg_catalog.pg_index i
        where i.indrelid = k.conrelid and i.indisprimary and k.conkey <@ i.indkey::int2[]
      )
    ) order by k.conname), '[]')
    from pg_catalog.pg_constraint k
    where k.contype = 'f' and k.conparentid = 0
  ),
  'routines', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'args', coalesce((
        select json_agg(json_build_object(
          'name', coalesce(p.proargnames[n.position], ''),
          'type', pg_catalog.format_type(n.type, null),
          'required', n.rank <= p.pronargs - p.pronargdefaults
        ) order by n.position)
        from (
          select type, position, row_number() over (order by position) as rank
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as each_arg(type, position)
          where coalesce(p.proargmodes[position], 'i') in ('i', 'b', 'v')
        ) n
      ), '[]'),
      'result', case
        when t.typname = 'void' then 'void'
        when t.typtype = 'c' or (p.proargmodes is not null and p.proargmodes && '{t,b,o}'::"char"[])
          or (t.typname = 'record' and p.proretset) then 'table'
        else 'scalar'
      end,
      'is_set', p.proretset,
      'relation', (select relname from shown where shown.oid = t.typrelid),
      'columns', coalesce((
        select json_agg(p.proargnames[m.position] order by m.position)
        from unnest(p.proargmodes) with ordinality as m(mode, position)
        where m.mode in ('t', 'b', 'o')
      ), '[]'),
      'computed_on', case when p.pronargs = 1 then (
        select relname from shown where shown.reltype = p.proargtypes[0]
      ) end,
      'is_one', not p.proretset or p.prorows = 1
    )), '[]')
    from pg_catalog.pg_proc p
    join scope on scope.oid = p.pronamespace
    join pg_catalog.pg_type t on t.oid = p.prorettype
    where p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
  ),
  'types', (
    select json_agg(distinct t.typname)
    from pg_catalog.pg_type t
    where pg_catalog.pg_type_is_visible(t.oid) and t.typtype in ('b', 'd', 'e', 'r', 'c') and t.typname not like '\\_%'
  ),
  'geojson_schema', (
    select min(n.nspname) from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where p.proname = 'st_asgeojson' and p.proargtypes[0] = 'record'::regtype and n.nspname in ('public', 'extensions')
  )
) as catalog`;
