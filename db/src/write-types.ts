import type { Database } from "./database.ts";

/** Types of PostgreSQL as JSON has them; any other is `unknown`. */
const JSON_TYPES: Readonly<Record<string, string>> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  numeric: "number",
  text: "string",
  uuid: "string",
  date: "string",
  timestamptz: "string",
};

/** Columns whose checks hold more than their types say. */
const CHECKED: Readonly<Record<string, string>> = { "decks.card_list": 'ForeignRow["card_list"]' };

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly optional: boolean;
  readonly readable: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
}

interface Relation {
  readonly name: string;
  readonly kind: "Tables" | "Views";
  readonly columns: readonly Column[];
  readonly links: readonly string[];
}

/** What browsers see of tables and views: their columns, what may be written of them, and where foreign keys lead. */
const RELATIONS = `
  select c.relname as name, case c.relkind when 'v' then 'Views' else 'Tables' end as kind,
    (
      select jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull and c.relkind = 'r',
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'readable', has_column_privilege('authenticated', c.oid, a.attnum, 'select'),
        'insertable', has_column_privilege('authenticated', c.oid, a.attnum, 'insert'),
        'updatable', has_column_privilege('authenticated', c.oid, a.attnum, 'update')
      ) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns,
    (
      select coalesce(jsonb_agg(format(
        '{ foreignKeyName: "%s"; columns: ["%s"]; isOneToOne: false; referencedRelation: "%s"; referencedColumns: ["%s"] }',
        k.conname, a.attname, o.relname, b.attname
      ) order by k.conname), '[]')
      from pg_constraint k
        join pg_class o on o.oid = k.confrelid and o.relnamespace = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = o.oid and b.attnum = k.confkey[1]
      where k.conrelid = c.oid and k.contype = 'f' and cardinality(k.conkey) = 1
    ) as links
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and has_table_privilege('authenticated', c.oid, 'select')
  order by c.relkind, c.relname`;

/**
 * Functions that browsers call with arguments that have names, or with none, and what they give: rows of a relation, or of
 * columns of their own, or one value.
 */
const FUNCTIONS = `
  select p.proname as name, r.relname as row, o.typname as type, p.proretset as is_set,
    (
      select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', t.typname, 'mode', coalesce(a.mode, 'i')) order by at), '[]')
      from unnest(p.proargnames, p.proargmodes, coalesce(p.proallargtypes, p.proargtypes::oid[]))
        with ordinality as a(name, mode, type, at)
      join pg_type t on t.oid = a.type
    ) as fields
  from pg_proc p
    join pg_type o on o.oid = p.prorettype
    left join pg_class r on r.oid = o.typrelid
  where p.pronamespace = 'public'::regnamespace and (p.proargnames is not null or p.pronargs = 0)
    and (o.typtype in ('b', 'c') or 't' = any(p.proargmodes))
    and has_function_privilege('authenticated', p.oid, 'execute')
  order by p.proname`;

/** The types of what browsers reach in a migrated database, as the module that supabase-js' `createClient` takes them from. */
export async function writeTypes(database: Database): Promise<string> {
  const { rows: relations } = await database.execute(RELATIONS);
  const { rows: functions } = await database.execute(FUNCTIONS);
  const kind = (wanted: Relation["kind"]) =>
    (relations as unknown as Relation[]).filter((relation) => relation.kind === wanted).map(writeRelation);
  return [
    "// Written by `node scripts/write-database-types.ts` from db/migrations, and compared with them by a test.",
    'import type { ForeignRow } from "@deckwright/decks/stored.ts";',
    "",
    "/** Tables, views and functions as a member may use them. */",
    "export type Database = {",
    "  public: {",
    `    Tables: {\n${kind("Tables").join("")}    };`,
    `    Views: {\n${kind("Views").join("")}    };`,
    `    Functions: {\n${functions.map(writeFunction).join("")}    };`,
    "    Enums: Record<never, never>;",
    "    CompositeTypes: Record<never, never>;",
    "  };",
    "};",
    "",
  ].join("\n");
}

function writeRelation({ name, columns, links }: Relation): string {
  const type = (column: Column) => {
    const written = CHECKED[`${name}.${column.name}`] ?? jsonType(column.type);
    return column.nullable && written !== "unknown" ? `${written} | null` : written;
  };
  const fields = (wanted: readonly Column[], isOptional: (column: Column) => boolean) =>
    wanted.length === 0
      ? "Record<string, never>"
      : `{\n${wanted.map((column) => `          ${column.name}${isOptional(column) ? "?" : ""}: ${type(column)};\n`).join("")}        }`;
  const row = fields(
    columns.filter(({ readable }) => readable),
    () => false,
  );
  const insert = fields(
    columns.filter(({ insertable }) => insertable),
    ({ optional }) => optional,
  );
  const update = fields(
    columns.filter(({ updatable }) => updatable),
    () => true,
  );
  return (
    `      ${name}: {\n        Row: ${row};\n        Insert: ${insert};\n        Update: ${update};\n` +
    `        Relationships: [${links.join(", ")}];\n      };\n`
  );
}

/** Nothing says which columns of a function's own may be null: like those of views, they are said to be always there. */
function writeFunction(row: Readonly<Record<string, unknown>>): string {
  const {
    name,
    row: of,
    type,
    is_set,
    fields,
  } = row as {
    name: string;
    row: string | null;
    type: string;
    is_set: boolean;
    fields: readonly { name: string; type: string; mode: string }[];
  };
  const write = (isColumn: boolean) =>
    fields
      .filter(({ mode }) => (mode === "t") === isColumn)
      .map((field) => `${field.name}: ${jsonType(field.type)}`)
      .join("; ");
  const given = write(false);
  const columns = write(true);
  const value = columns === "" ? jsonType(type) : `{ ${columns} }`;
  const one = of === null ? value : `Database["public"]["Tables"]["${of}"]["Row"]`;
  const args = given === "" ? "Record<PropertyKey, never>" : `{ ${given} }`;
  return `      ${name}: { Args: ${args}; Returns: ${one}${is_set ? "[]" : ""} };\n`;
}

function jsonType(type: string): string {
  const element = type.startsWith("_") ? JSON_TYPES[type.slice(1)] : undefined;
  return element === undefined ? (JSON_TYPES[type] ?? "unknown") : `readonly ${element}[]`;
}
