import { identifier } from "@deckwright/db/parameters.ts";
import { findWay, type Way } from "../relations.ts";
import { RestError } from "../rest-error.ts";
import type { Schema } from "../schema.ts";
import type { EmbedLevel, Level } from "../syntax/query.ts";
import type { FieldItem } from "../syntax/select.ts";
import { columnSql, type EmbedScope, orderSql, pageSql, rowSql, type Scope, whereSql } from "./conditions.ts";
import { qualified, type Writer } from "./writer.ts";

/** What statements are built with. */
export interface Build {
  readonly schema: Schema;
  readonly writer: Writer;
}

/** A level as parts of a select. */
export interface LevelSql {
  /** The columns, and under which names they come back; no name where they are all of a table's. */
  readonly columns: readonly { readonly sql: string; readonly name: string | undefined }[];
  readonly joins: string;
  /** True when a join may drop rows, so that counting needs it. */
  readonly isNarrowed: boolean;
  /** The scope with its embeds, for conditions and order. */
  readonly scope: Scope;
}

/** Builds columns and joins of a level whose rows go by `base`. @throws RestError */
export function buildLevel(build: Build, level: Level, base: Omit<Scope, "embeds">): LevelSql {
  const embeds = new Map<string, EmbedScope>();
  const scope: Scope = { ...base, embeds };
  const columns: { sql: string; name: string | undefined }[] = [];
  const joins: string[] = [];
  let isNarrowed = false;
  for (const item of level.items) {
    if (item.kind === "star") columns.push({ sql: `${base.alias}.*`, name: undefined });
    else if (item.kind === "field") columns.push(fieldSql(build, item, scope));
    else {
      const joined = buildEmbed(build, item, scope, level);
      columns.push(...joined.columns);
      joins.push(joined.join);
      isNarrowed ||= item.isInner;
      embeds.set(item.alias ?? item.relation, joined.scope);
    }
  }
  isNarrowed ||= level.filters.length > 0 && embeds.size > 0;
  return { columns, joins: joins.join(""), isNarrowed, scope };
}

/** `select` list of a level. PostgreSQL takes an empty one too: rows without columns. */
export function selectList({ columns }: LevelSql): string {
  return columns
    .map(({ sql, name }) => (name === undefined ? sql : `${sql} as ${identifier(name)}`))
    .join(", ");
}

function fieldSql(build: Build, item: FieldItem, scope: Scope) {
  const sql = columnSql(scope, item.column, item.path, build.writer);
  const lastKey = item.path.findLast(({ key }) => typeof key === "string")?.key;
  const name = item.alias ?? (lastKey === undefined ? item.column : String(lastKey));
  return { sql: item.cast === undefined ? sql : `cast(${sql} as ${typeSql(build.schema, item.cast)})`, name };
}

/** The name of a type that exists. @throws RestError */
function typeSql(schema: Schema, asked: string): string {
  const [, name = "", brackets = ""] = /^(.*?)((?:\[\])*)$/s.exec(asked.toLowerCase()) ?? [];
  if (!schema.types.has(name)) throw new RestError(400, "42704", `type "${name}" does not exist`);
  // Names of the language are keywords and must not be quoted; they consist of letters and spaces.
  return `${/^[a-z][a-z0-9_ ]*$/.test(name) ? name : identifier(name)}${brackets}`;
}

/** One embed: a join, what the parent selects of it, and how the parent's conditions see it. */
function buildEmbed(
  build: Build,
  embed: EmbedLevel,
  parent: Scope,
  parentLevel: Level,
): { columns: LevelSql["columns"]; join: string; scope: EmbedScope } {
  const { schema, writer } = build;
  const name = embed.alias ?? embed.relation;
  if (!parent.relation) {
    throw new RestError(
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
    name: way.target.name,
  });
  const { source, link } = sourceOf(build, way, row, parent);
  const where = [link, whereSql(embed.level.filters, inner.scope, writer)].filter(
    (part) => part !== undefined,
  );
  const tail =
    `from ${source}${inner.joins}${where.length > 0 ? ` where ${where.join(" and ")}` : ""}` +
    orderSql(embed.level.order, inner.scope, writer) +
    pageSql(embed.level.limit, embed.level.offset);
  const list = selectList(inner);
  const isSorted = parentLevel.order.some(({ relation }) => relation === name);

  let body: string;
  let columns: LevelSql["columns"];
  if (embed.isSpread) {
    const names = outputNames(inner, way);
    const picked = names.map((each) =>
      way.isOne
        ? `_.${identifier(each)}`
        : `coalesce(json_agg(_.${identifier(each)}), '[]') as ${identifier(each)}`,
    );
    const present = way.isOne ? "true" : "count(*) > 0 or null";
    body = `select ${[...picked, `${present} as j`].join(", ")} from (select ${list} ${tail}) _`;
    columns = names.map((each) => ({ sql: `${joined}.${identifier(each)}`, name: each }));
  } else if (way.isOne) {
    const whole = isSorted ? `, ${row} as r` : "";
    body = `select (select row_to_json(_) from (select ${list}) _) as j${whole} ${tail}`;
    columns = [{ sql: `${joined}.j`, name }];
  } else {
    body = `select json_agg(_) as j from (select ${list} ${tail}) _`;
    columns = [{ sql: `coalesce(${joined}.j, '[]')`, name }];
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
      row: way.isOne ? { ...inner.scope, alias: `(${joined}.r)` } : undefined,
    },
  };
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

/** Names of all columns that a level gives. */
function outputNames(inner: LevelSql, way: Way): string[] {
  return inner.columns.flatMap(({ name }) => (name === undefined ? [...way.target.columns.keys()] : [name]));
}
