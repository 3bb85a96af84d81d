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
  name: z.string(),
  columns: z.array(columnSchema),
  primary_key: z.array(z.string()),
  /** Sets of columns that no two rows share. */
  uniques: z.array(z.array(z.string())),
});

const foreignKeySchema = z.object({
  name: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  target: z.string(),
  target_columns: z.array(z.string()),
});
export type ForeignKey = z.infer<typeof foreignKeySchema>;

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
});

/** A table or view. */
export interface Relation {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  /** Names of functions that read as columns of it. */
  readonly computedColumns: ReadonlySet<string>;
  /** Functions that lead from its rows to rows of another relation. */
  readonly computedRelations: readonly Routine[];
}

/** What may be asked for, as far as it was known when it was last read: identifiers in SQL come from here alone. */
export interface Schema {
  /** The schema that is exposed. */
  readonly name: string;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly foreignKeys: readonly ForeignKey[];
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Names of types that a column may be cast to. */
  readonly types: ReadonlySet<string>;
}

/** Names of types that are part of the language instead of the catalog. */
const LANGUAGE_TYPES = [
  "int",
  "integer",
  "bigint",
  "smallint",
  "real",
  "double precision",
  "decimal",
  "boolean",
  "character varying",
  "character",
  "char",
  "timestamp with time zone",
  "timestamp without time zone",
  "time with time zone",
  "time without time zone",
  "bit varying",
];

/** Reads the catalog of one schema. */
export async function readSchema(database: Database, name: string): Promise<Schema> {
  const { rows } = await database.execute(CATALOG, [name]);
  const catalog = catalogSchema.parse(rows[0]?.catalog);
  const relations = new Map<string, Relation>();
  for (const { name, columns, primary_key, uniques } of catalog.relations) {
    const computed = catalog.routines.filter((routine) => routine.computed_on === name);
    relations.set(name, {
      name,
      columns: new Map(columns.map((column) => [column.name, column])),
      primaryKey: primary_key,
      uniques: primary_key.length > 0 ? [primary_key, ...uniques] : uniques,
      computedColumns: new Set(computed.flatMap((each) => (each.result === "scalar" ? each.name : []))),
      computedRelations: computed.filter((each) => each.relation !== null),
    });
  }
  return {
    name,
    relations,
    foreignKeys: catalog.foreign_keys,
    routines: groupByName(catalog.routines),
    types: new Set([...LANGUAGE_TYPES, ...catalog.types]),
  };
}

function groupByName(routines: readonly Routine[]): Map<string, Routine[]> {
  const groups = new Map<string, Routine[]>();
  for (const routine of routines) groups.set(routine.name, [...(groups.get(routine.name) ?? []), routine]);
  return groups;
}

const CATALOG = `
with scope as (
  select oid, nspname from pg_catalog.pg_namespace where nspname = $1
), shown as (
  select c.oid, c.relname, c.reltype from pg_catalog.pg_class c join scope on scope.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
)
select json_build_object(
  'relations', (
    select coalesce(json_agg(json_build_object(
      'name', shown.relname,
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'type', case
            when t.typtype = 'd' then pg_catalog.format_type(t.typbasetype, t.typtypmod)
            else pg_catalog.format_type(a.atttypid, a.atttypmod)
          end,
          'default', case when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid) end
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
      ), '[]'),
      'uniques', coalesce((
        select json_agg(u.names) from (
          select json_agg(a.attname) as names
          from pg_catalog.pg_index i
          join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          where i.indrelid = shown.oid and i.indisunique and i.indpred is null and i.indexprs is null
          group by i.indexrelid
        ) u
      ), '[]')
    )), '[]')
    from shown
  ),
  'foreign_keys', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'table', here.relname,
      'columns', (
        select json_agg(a.attname order by n.position)
        from unnest(k.conkey) with ordinality as n(number, position)
        join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.number
      ),
      'target', there.relname,
      'target_columns', (
        select json_agg(a.attname order by n.position)
        from unnest(k.confkey) with ordinality as n(number, position)
        join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.number
      )
    ) order by k.conname), '[]')
    from pg_catalog.pg_constraint k
    join shown here on here.oid = k.conrelid
    join shown there on there.oid = k.confrelid
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
  )
) as catalog`;
