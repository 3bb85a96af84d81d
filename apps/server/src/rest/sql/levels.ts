import { identifier } from "@deckwright/db/parameters.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { findWay, type Way } from "../relations.ts";
import { restFailure } from "../rest-failure.ts";
import type { Schema } from "../schema.ts";
import type { EmbedLevel, Level } from "../syntax/query.ts";
import type { Aggregate, FieldItem } from "../syntax/select.ts";
import { meterSql } from "./answer.ts";
import { type EmbedScope, orderSql, pageSql, rowSql, type Scope, valueSql, whereSql } from "./conditions.ts";
import { qualified, type Writer } from "./writer.ts";

/** What statements are built with. */
export interface Build {
  readonly schema: Schema;
  readonly writer: Writer;
}

/** One column of a level's rows. */
interface ColumnSql {
  readonly sql: string;
  /** Under which name it comes back; undefined for all columns of a table. */
  readonly name: string | undefined;
  /** What is still to be made of it, by the level that it ends up in. */
  readonly aggregate?: Aggregate;
  /** True for JSON, which PostgreSQL cannot compare. */
  readonly isJson?: boolean;
}

/** A level as parts of a select. */
export interface LevelSql {
  readonly columns: readonly ColumnSql[];
  readonly joins: string;
  /** True when a join may drop rows, so that counting needs it. */
  readonly isNarrowed: boolean;
  /** True when its rows are figures of several rows. */
  readonly isGrouped: boolean;
  /** ` group by ...`, or nothing. */
  readonly groupBy: string;
  /** The scope with its embeds, for conditions and order. */
  readonly scope: Scope;
}

/** Where a level's rows come from. */
interface Base extends Omit<Scope, "embeds"> {
  /** How many levels are above. */
  readonly depth: number;
  /** True when its columns become the parent's, and so do its aggregates. */
  readonly isHoisted?: boolean;
}

/** Builds columns and joins of a level whose rows go by `base`. @throws Failure */
export function buildLevel(build: Build, level: Level, base: Base): LevelSql {
  const embeds = new Map<string, EmbedScope>();
  const scope: Scope = { ...base, embeds };
  const columns: ColumnSql[] = [];
  const joins: string[] = [];
  let isNarrowed = false;
  for (const item of level.items) {
    if (item.kind === "star") columns.push({ sql: `${base.alias}.*`, name: undefined });
    else if (item.kind === "field") columns.push(fieldSql(build, item, scope));
    else {
      const name = item.alias ?? item.relation;
      if (embeds.has(name)) throw twice(`${base.relation?.name ?? base.name}_${name}_${base.depth + 1}`);
      const joined = buildEmbed(build, item, scope, level, base.depth + 1);
      columns.push(...joined.columns);
      joins.push(joined.join);
      isNarrowed ||= item.isInner;
      embeds.set(name, joined.scope);
    }
  }
  isNarrowed ||= level.filters.length > 0 && embeds.size > 0;
  const isGrouped = !base.isHoisted && columns.some(({ aggregate }) => aggregate);
  return {
    ...(isGrouped ? group(build, columns, base) : { columns, groupBy: "" }),
    joins: joins.join(""),
    isNarrowed,
    isGrouped,
    scope,
  };
}

function twice(name: string): Failure {
  return restFailure(400, "42712", `table name "${name}" specified more than once`);
}

/** Applies the aggregates of a level; everything else makes the groups. */
function group(build: Build, columns: readonly ColumnSql[], base: Base) {
  const named = columns.flatMap((column): ColumnSql[] => {
    if (column.name !== undefined || !base.relation) return [column];
    return [...base.relation.columns.keys()].map((name) => ({
      sql: `${base.alias}.${identifier(name)}`,
      name,
    }));
  });
  const applied = named.map(({ sql, name, aggregate, isJson }): ColumnSql => {
    if (!aggregate) return { sql: isJson ? `(${sql})::jsonb` : sql, name };
    return { sql: castSql(build.schema, `${aggregate.name}(${sql})`, aggregate.cast), name };
  });
  const keys = applied.filter((_, position) => !named[position]?.aggregate).map(({ sql }) => sql);
  // A count of rows needs no leave, but beside other columns it is an aggregate like any.
  const isAllowed = build.schema.settings.aggregates;
  return { columns: applied, groupBy: isAllowed && keys.length > 0 ? ` group by ${keys.join(", ")}` : "" };
}

/** `select` list of a level. PostgreSQL takes an empty one too: rows without columns. */
export function selectList({ columns }: Pick<LevelSql, "columns">): string {
  return columns
    .map(({ sql, name }) => (name === undefined ? sql : `${sql} as ${identifier(name)}`))
    .join(", ");
}

function fieldSql(build: Build, item: FieldItem, scope: Scope): ColumnSql {
  const { column, path, aggregate } = item;
  if (isRowCount(item, scope)) {
    return { sql: scope.alias, name: item.alias ?? "count", aggregate: { name: "count", cast: item.cast } };
  }
  const sql = column === undefined ? scope.alias : valueSql(scope, column, path, build.writer);
  if (aggregate && !build.schema.settings.aggregates) {
    throw restFailure(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  const lastKey = path.findLast(({ key }) => typeof key === "string")?.key;
  const name = item.alias ?? aggregate?.name ?? (lastKey === undefined ? column : String(lastKey));
  return { sql: castSql(build.schema, sql, item.cast), name, ...(aggregate ? { aggregate } : {}) };
}

/** `count` where there is no such column: rows have it, since PostgreSQL reads `row.count` as `count(row)`. */
function isRowCount({ column, path, aggregate }: FieldItem, { relation }: Scope): boolean {
  return column === "count" && path.length === 0 && !aggregate && relation?.columns.has("count") === false;
}

function castSql(schema: Schema, sql: string, type: string | undefined): string {
  return type === undefined ? sql : `cast(${sql} as ${typeSql(schema, type)})`;
}

/** The name of a type that exists. @throws Failure */
function typeSql(schema: Schema, asked: string): string {
  const [, name = "", brackets = ""] = /^(.*?)((?:\[\])*)$/s.exec(asked.toLowerCase()) ?? [];
  if (!schema.types.has(name)) throw restFailure(400, "42704", `type "${name}" does not exist`);
  // Names of the language are keywords and must not be quoted; they consist of letters and spaces.
  return `${/^[a-z][a-z0-9_ ]*$/.test(name) ? name : identifier(name)}${brackets}`;
}

/** One embed: a join, what the parent selects of it, and how the parent's conditions see it. */
function buildEmbed(
  build: Build,
  embed: EmbedLevel,
  parent: Scope,
  parentLevel: Level,
  depth: number,
): { columns: readonly ColumnSql[]; join: string; scope: EmbedScope } {
  const { schema, writer } = build;
  const name = embed.alias ?? embed.relation;
  if (!parent.relation) {
    throw restFailure(
      400,
      "PGRST200",
      `Could not find a relationship between '${parent.name}' and '${embed.relation}' in the schema cache`,
    );
  }
  const way = findWay(schema, parent.relation, embed.relation, embed.hint);
  const row = writer.fresh(way.target.name);
  const joined = writer.fresh(name);
  const inner = buildLevel(build, embed.level, {
    schema: schema.name,
    alias: row,
    relation: way.target,
    name: `${way.target.name}_${depth}`,
    depth,
    isHoisted: embed.isSpread && way.isOne,
  });
  const { source, link } = sourceOf(build, way, row, parent);
  const where = [
    inTime(way, parent, writer),
    link,
    whereSql(embed.level.filters, inner.scope, writer),
  ].filter((part) => part !== undefined);
  const tail =
    `from ${source}${inner.joins}${where.length > 0 ? ` where ${where.join(" and ")}` : ""}${inner.groupBy}` +
    orderSql(embed.level.order, inner.scope, writer) +
    pageSql(embed.level.limit, embed.level.offset);
  const list = selectList(inner);
  const isSorted = parentLevel.order.some(({ relation }) => relation === name);

  let body: string;
  let columns: readonly ColumnSql[];
  if (embed.isSpread) {
    const outputs = outputsOf(inner, way);
    const picked = outputs.map(({ name }) =>
      way.isOne
        ? `_.${identifier(name)}`
        : `coalesce(${metered("row_to_json(_)", `json_agg(_.${identifier(name)})`, writer)}, '[]') as ${identifier(name)}`,
    );
    const present = way.isOne ? "true" : "count(*) > 0 or null";
    body = `select ${[...picked, `${present} as j`].join(", ")} from (select ${list} ${tail}) _`;
    columns = outputs.map((each) => ({
      ...each,
      sql: `${joined}.${identifier(each.name)}`,
      isJson: !way.isOne || each.isJson === true,
    }));
  } else if (way.isOne) {
    const whole = isSorted && !inner.isGrouped ? `, ${row} as r` : "";
    body = inner.isGrouped
      ? `select row_to_json(_) as j from (select ${list} ${tail}) _`
      : `select (select ${writer.timely("row_to_json(_)")} from (select ${list}) _) as j${whole} ${tail}`;
    columns = [{ sql: `${joined}.j`, name, isJson: true }];
  } else {
    const rows = `select ${writer.timely("row_to_json(_)")} as t from (select ${list} ${tail}) _`;
    body = `select ${metered("t", "json_agg(t)", writer)} as j from (${rows}) _`;
    columns = [{ sql: `coalesce(${joined}.j, '[]')`, name, isJson: true }];
  }
  const presence = `${joined}.j`;
  const join = embed.isInner
    ? ` join lateral (${body}) ${joined} on ${presence} is not null`
    : ` left join lateral (${body}) ${joined} on true`;
  return {
    // Without columns an embed is only there to be asked about.
    columns: embed.level.items.length === 0 ? [] : columns,
    join,
    scope: {
      presence,
      row: way.isOne && !inner.isGrouped ? { ...inner.scope, alias: `(${joined}.r)` } : undefined,
    },
  };
}

/** An aggregate of rows, none if they take too much: several rows are one value of their parent, and would be made as a whole. */
function metered(row: string, aggregate: string, { bounds }: Writer): string {
  if (bounds.mostBytes === undefined) return aggregate;
  return `case when ${meterSql(`${row}::text`, bounds.mostBytes)} is not null then ${aggregate} end`;
}

/** A condition that is asked once for each row of the parent, before what belongs to it is looked for. */
function inTime(way: Way, { relation, alias }: Scope, { bounds }: Writer): string | undefined {
  const pairs = way.kind === "key" ? way.pairs : way.kind === "junction" ? way.here : undefined;
  const column = pairs?.[0]?.[0] ?? relation?.primaryKey[0] ?? relation?.columns.keys().next().value;
  if (bounds.watchMs === undefined || column === undefined) return undefined;
  return `deckwright.in_time(${alias}.${identifier(column)}, ${bounds.watchMs})`;
}

/** The rows that an embed comes from, and what ties them to the parent's row. */
function sourceOf(
  build: Build,
  way: Way,
  row: string,
  parent: Scope,
): { source: string; link: string | undefined } {
  const { schema, writer } = build;
  const target = qualified(schema.name, way.target.name);
  if (way.kind === "computed") {
    return {
      source: `${qualified(schema.name, way.routine.name)}(${rowSql(parent)}) as ${row}`,
      link: undefined,
    };
  }
  const equal = (pairs: readonly (readonly [string, string])[], left: string, right: string) =>
    pairs
      .map(([ours, theirs]) => `${left}.${identifier(ours)} = ${right}.${identifier(theirs)}`)
      .join(" and ");
  if (way.kind === "key") return { source: `${target} as ${row}`, link: equal(way.pairs, parent.alias, row) };
  const junction = writer.fresh(way.junction.name);
  return {
    source: `${target} as ${row} join ${qualified(schema.name, way.junction.name)} as ${junction} on ${equal(way.there, row, junction)}`,
    link: equal(way.here, parent.alias, junction),
  };
}

/** All columns that a level gives, by name. */
function outputsOf(inner: LevelSql, way: Way): (ColumnSql & { readonly name: string })[] {
  return inner.columns.flatMap((column) =>
    column.name === undefined
      ? [...way.target.columns.keys()].map((name) => ({ sql: name, name }))
      : { ...column, name: column.name },
  );
}
