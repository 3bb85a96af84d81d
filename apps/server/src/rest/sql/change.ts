import { identifier } from "@deckwright/db/parameters.ts";
import type { Bounds } from "../bounds.ts";
import type { Column } from "../catalog-query.ts";
import { findWay } from "../relations.ts";
import type { Relation, Schema } from "../schema.ts";
import type { Level } from "../syntax/query.ts";
import { type Form, rowsSql } from "./answer.ts";
import { whereSql } from "./conditions.ts";
import { buildLevel, selectList } from "./levels.ts";
import type { AnswerStatement } from "./read.ts";
import { createWriter, qualified, type Writer } from "./writer.ts";

/** A change of a table, and what is to come back of it. */
export type Change = {
  readonly level: Level;
  /** Undefined when no rows come back. */
  readonly form: Form | undefined;
  readonly bounds: Bounds;
} & (
  | {
      readonly kind: "insert";
      /** A JSON array of objects. */
      readonly rows: string;
      readonly columns: readonly Column[];
      readonly conflict:
        | { readonly columns: readonly string[]; readonly resolution: "merge" | "ignore" }
        | undefined;
      /** Whether what an object does not name gets its default instead of null. */
      readonly isDefaulted: boolean;
    }
  | { readonly kind: "update"; readonly row: string; readonly columns: readonly Column[] }
  | { readonly kind: "delete" }
);

/** Builds the statement of a change. Its answer also has `inserted`, how many rows are new, for upserts. @throws Failure */
export function changeStatement(schema: Schema, relation: Relation, change: Change): AnswerStatement {
  const writer = createWriter(change.bounds);
  const target = qualified(schema.name, relation.name);
  const alias = identifier(relation.name);
  const base = { schema: schema.name, alias, relation, name: relation.name, depth: 0 };
  const isMerge = change.kind === "insert" && change.conflict?.resolution === "merge";
  const back = change.form ? returned(schema, relation, change.level) : [];
  const returning = [
    ...(back.length > 0 ? back : ["1 as one"]),
    ...(isMerge ? [`${relation.hasRowVersions ? "xmax = 0" : "true"} as _inserted`] : []),
  ];
  const where = () => {
    const conditions = [
      whereSql(change.level.filters, { ...base, embeds: new Map() }, writer),
      inTime(writer),
    ];
    const asked = conditions.filter((each) => each !== undefined);
    return asked.length === 0 ? "" : ` where ${asked.join(" and ")}`;
  };
  let text: string;
  if (change.kind === "insert") text = insertSql(target, change, writer);
  else if (change.kind === "update") {
    const names = change.columns.map(({ name }) => identifier(name));
    const set = names.map((name) => `${name} = _new.${name}`).join(", ");
    text = `update ${target} set ${set} from json_to_record(${writer.bind(change.row)}::json) as _new(${definitions(change.columns)})${where()}`;
  } else text = `delete from ${target}${where()}`;

  const inserted = isMerge ? "(select count(*) from s where _inserted)" : "0";
  const head = `with s as (${text} returning ${returning.join(", ")})`;
  const counts = (each: string) => `null::bigint as total, count(${each}) as page, ${inserted} as inserted`;
  if (!change.form)
    return { text: `${head} select ${counts("*")}, '' as body from s`, values: writer.values };
  const columns = back.length > 0 ? back.map((column) => column.replace(`${alias}.`, "")) : [];
  const built = buildLevel({ schema, writer }, change.level, base);
  const rows = `select ${selectList(built)} from (select ${columns.join(", ")} from s) as ${alias}${built.joins}${built.groupBy}`;
  const sent = rowsSql(change.form, "r", writer);
  return {
    text: `${head}, r as (${rows}) select ${counts("t")}, ${sent.body} as body${sent.meter} from ${sent.source}`,
    values: writer.values,
  };
}

/** A condition that is asked before each row is changed, so that a change of too many ends itself; undefined for none. */
function inTime({ bounds, timely }: Writer): string | undefined {
  return bounds.watchMs === undefined ? undefined : timely("true");
}

function insertSql(target: string, change: Change & { kind: "insert" }, writer: Writer): string {
  const { columns, conflict } = change;
  if (columns.length === 0) {
    return `insert into ${target} default values`;
  }
  const names = columns.map(({ name }) => identifier(name)).join(", ");
  const given = `${writer.bind(change.rows)}::json`;
  const source = change.isDefaulted ? withDefaults(columns, given, writer) : given;
  const asked = inTime(writer);
  const where = asked === undefined ? "" : ` where ${asked}`;
  const rows = `select ${names} from json_to_recordset(${source}) as _new(${definitions(columns)})${where}`;
  return `insert into ${target} (${names}) ${rows}${conflictSql(columns, conflict)}`;
}

function conflictSql(
  columns: readonly Column[],
  conflict: (Change & { kind: "insert" })["conflict"],
): string {
  if (!conflict || conflict.columns.length === 0) return "";
  const keys = conflict.columns.map(identifier).join(", ");
  if (conflict.resolution === "ignore") return ` on conflict (${keys}) do nothing`;
  const set = columns.map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`).join(", ");
  return ` on conflict (${keys}) do update set ${set}`;
}

/** The objects, each over an object with the defaults of the columns that it may leave out. */
function withDefaults(columns: readonly Column[], given: string, writer: Writer): string {
  const pairs = columns.flatMap((column) =>
    column.default === null ? [] : `${writer.bind(column.name)}::text, ${column.default}`,
  );
  const each = pairs.length === 0 ? "e" : `jsonb_build_object(${pairs.join(", ")}) || e`;
  return `(select coalesce(json_agg(${each}), '[]') from jsonb_array_elements((${given})::jsonb) as e)`;
}

function definitions(columns: readonly Column[]): string {
  return columns.map(({ name, type }) => `${identifier(name)} ${type}`).join(", ");
}

/**
 * The columns that a change must give back: only what is asked for, since a role may not be allowed to read the rest. A
 * function on rows needs the whole row.
 */
function returned(schema: Schema, relation: Relation, level: Level): string[] {
  const alias = identifier(relation.name);
  const all = [...relation.columns.keys()];
  const neededBy = (item: Level["items"][number]): readonly string[] => {
    if (item.kind === "star") return all;
    if (item.kind === "embed") {
      const way = findWay(schema, relation, item.relation, item.hint);
      const pairs = way.kind === "key" ? way.pairs : way.kind === "junction" ? way.here : undefined;
      return pairs ? pairs.map(([ours]) => ours) : all;
    }
    if (item.column === undefined) return [];
    return relation.columns.has(item.column) ? [item.column] : all;
  };
  const needed = new Set(level.items.flatMap(neededBy));
  return all.filter((name) => needed.has(name)).map((name) => `${alias}.${identifier(name)}`);
}
