import { identifier } from "@deckwright/db/parameters.ts";
import { notEmbedded, restFailure } from "../rest-failure.ts";
import type { Relation } from "../schema.ts";
import type { JsonStep } from "../syntax/cursor.ts";
import type { Comparison, Filter, Search, Test } from "../syntax/filter.ts";
import type { OrderTerm } from "../syntax/order.ts";
import { qualified, type Writer } from "./writer.ts";

/** Where columns are looked up: rows under an alias. */
export interface Scope {
  /** The schema that the relation is in. */
  readonly schema: string;
  /** Quoted. */
  readonly alias: string;
  /** What the rows are of; undefined when only the database knows. */
  readonly relation: Relation | undefined;
  /** The relation's name in messages. */
  readonly name: string;
  /** Embedded rows by the name they go by, for conditions on whether there are any. */
  readonly embeds: ReadonlyMap<string, EmbedScope>;
}

/** An embed as conditions and orders of its parent see it. */
export interface EmbedScope {
  /** SQL that is null when nothing was embedded. */
  readonly presence: string;
  /** The embedded row, for sorting by its columns; undefined when there may be several. */
  readonly row: Scope | undefined;
}

const SYMBOLS: Readonly<Record<Comparison, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

const QUERIES: Readonly<Record<Search, string>> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

/** A column, which must exist, or a part of one. @throws Failure */
function columnSql(scope: Scope, column: string, path: readonly JsonStep[], writer: Writer): string {
  const { relation } = scope;
  const known = relation?.columns.get(column);
  if (relation && !known && !relation.computedColumns.has(column)) {
    throw restFailure(400, "42703", `column ${scope.name}.${column} does not exist`);
  }
  const sql =
    relation && !known
      ? `${qualified(scope.schema, column)}(${rowSql(scope)})`
      : `${scope.alias}.${identifier(column)}`;
  if (path.length === 0) return sql;
  const isJson = known === undefined || /^jsonb?$/.test(known.type);
  const steps = path.map(({ key, asText }) => {
    const arrow = asText ? "->>" : "->";
    return typeof key === "number" ? `${arrow} ${key}` : `${arrow} ${writer.bind(key)}::text`;
  });
  return `(${isJson ? sql : `to_jsonb(${sql})`} ${steps.join(" ")})`;
}

/** How much there may be to work on in a column: little, a text, or a document that is read as a whole for any part of it. */
type Weight = "light" | "text" | "document";

const TEXT = /^(text|character varying|character|citext)\b/;
const DOCUMENT = /^(jsonb?|tsvector|bytea|xml)$|\[\]$/;

function weightOf({ relation }: Scope, column: string, path: readonly JsonStep[]): Weight {
  const last = path.at(-1);
  if (last) return last.asText ? "text" : "document";
  const type = relation?.columns.get(column)?.type;
  if (type === undefined) return "document";
  if (DOCUMENT.test(type)) return "document";
  return TEXT.test(type) ? "text" : "light";
}

/** A column as a value to be sent. Parts of documents and what functions make of rows take time. @throws Failure */
export function valueSql(scope: Scope, column: string, path: readonly JsonStep[], writer: Writer): string {
  const sql = columnSql(scope, column, path, writer);
  const isPlain = path.length === 0 && scope.relation?.columns.has(column) !== false;
  return isPlain ? sql : writer.timely(sql);
}

/** A whole row, as a value of its relation's type: what functions on rows take. */
export function rowSql(scope: Scope): string {
  return scope.relation ? `${scope.alias}::${qualified(scope.schema, scope.relation.name)}` : scope.alias;
}

/** All conditions joined, or undefined when there are none. */
export function whereSql(filters: readonly Filter[], scope: Scope, writer: Writer): string | undefined {
  if (filters.length === 0) return undefined;
  return filters.map((filter) => filterSql(filter, scope, writer)).join(" and ");
}

function filterSql(filter: Filter, scope: Scope, writer: Writer): string {
  const not = filter.isNegated ? "not " : "";
  if (filter.kind !== "test") {
    const parts = filter.of.map((each) => filterSql(each, scope, writer));
    return `${not}(${parts.join(` ${filter.kind} `)})`;
  }
  const embed = filter.path.length === 0 ? scope.embeds.get(filter.column) : undefined;
  if (embed && !scope.relation?.columns.has(filter.column)) {
    const { test } = filter;
    if (test.kind === "is" && (test.truth === "null" || test.truth === "not_null")) {
      return `${not}(${embed.presence} is ${test.truth === "null" ? "null" : "not null"})`;
    }
    if (!scope.relation?.computedColumns.has(filter.column))
      throw restFailure(400, "PGRST120", `Bad operator on the '${filter.column}' embedded resource`, {
        details: "Only is null or not is null filters are allowed on embedded resources",
      });
  }
  return `${not}(${testSql(comparedSql(scope, filter, writer), filter.test, writer, isTextColumn(scope, filter.column, filter.path))})`;
}

/** Characters of a text that are looked through where nothing could end a longer look. */
const SEARCHED_LENGTH = 20_000;

/** Tests that read little of a column, whatever is in it: these may use an index. */
function isQuick({ path, test }: Filter & { kind: "test" }, weight: Weight): boolean {
  if (path.length === 0 && (weight === "light" || test.kind === "is")) return true;
  const isEquality = test.kind === "in" || (test.kind === "compare" && /^n?eq$/.test(test.operator));
  return path.length === 0 && weight === "text" && isEquality;
}

/** The column that a condition is about. @throws Failure */
function comparedSql(scope: Scope, filter: Filter & { kind: "test" }, writer: Writer): string {
  const sql = columnSql(scope, filter.column, filter.path, writer);
  const weight = weightOf(scope, filter.column, filter.path);
  if (writer.bounds.watchMs === undefined || isQuick(filter, weight)) return sql;
  const { test } = filter;
  const isSearch =
    test.kind === "search" || (test.kind === "compare" && /^i?(like|match)$/.test(test.operator));
  return isSearch && weight === "text"
    ? `left(${writer.timely(sql)}, ${SEARCHED_LENGTH})`
    : writer.timely(sql);
}

function isTextColumn(scope: Scope, column: string, path: readonly JsonStep[]): boolean {
  const last = path.at(-1);
  if (last) return last.asText;
  const type = scope.relation?.columns.get(column)?.type;
  return type !== undefined && type !== "tsvector";
}

function testSql(column: string, test: Test, writer: Writer, isText: boolean): string {
  switch (test.kind) {
    case "is":
      return `${column} is ${test.truth === "not_null" ? "not null" : test.truth}`;
    case "in":
      return test.values.length === 0 ? "false" : `${column} = any (${writer.bind(arrayOf(test.values))})`;
    case "search": {
      const language = test.language === undefined ? "" : `${writer.bind(test.language)}::text::regconfig, `;
      const query = `${QUERIES[test.operator]}(${language}${writer.bind(test.value)})`;
      return `${isText ? `to_tsvector(${language}${column})` : column} @@ ${query}`;
    }
    case "compare": {
      const isPattern = test.operator === "like" || test.operator === "ilike";
      const value = isPattern ? test.value.replaceAll("*", "%") : test.value;
      const placeholder = writer.bind(value);
      const operand = test.quantifier === undefined ? placeholder : `${test.quantifier} (${placeholder})`;
      return `${column} ${SYMBOLS[test.operator]} ${operand}`;
    }
  }
}

/** A list as an array literal. */
function arrayOf(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** ` order by ...`, or nothing. @throws Failure */
export function orderSql(terms: readonly OrderTerm[], scope: Scope, writer: Writer): string {
  if (terms.length === 0) return "";
  const parts = terms.map((term) => {
    const target = term.relation === undefined ? scope : embeddedRow(scope, term.relation);
    const direction = term.direction === undefined ? "" : ` ${term.direction}`;
    const nulls = term.nulls === undefined ? "" : ` nulls ${term.nulls}`;
    return `${sortedSql(target, term, writer)}${direction}${nulls}`;
  });
  return ` order by ${parts.join(", ")}`;
}

/** Characters of a text that count for its place, and of a document that has one, where nothing could end a longer sorting. */
const SORTED_LENGTH = 200;

/** What is sorted by: each of its values is compared with many others. @throws Failure */
function sortedSql(scope: Scope, { column, path }: OrderTerm, writer: Writer): string {
  const sql = columnSql(scope, column, path, writer);
  const weight = weightOf(scope, column, path);
  if (writer.bounds.watchMs === undefined || weight === "light") return sql;
  const timely = writer.timely(sql);
  if (weight === "text") return `left(${timely}, ${SORTED_LENGTH})`;
  return `(case when octet_length((${timely})::text) <= ${SORTED_LENGTH} then ${sql} end)`;
}

function embeddedRow(scope: Scope, name: string): Scope {
  const embed = scope.embeds.get(name);
  if (!embed) throw notEmbedded(name);
  if (!embed.row) {
    throw restFailure(400, "PGRST118", `A related order on '${name}' is not possible`, {
      details: `'${scope.relation?.name ?? scope.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return embed.row;
}

/** ` limit n offset m`, as far as asked for. */
export function pageSql(limit: number | undefined, offset: number): string {
  return `${limit === undefined ? "" : ` limit ${limit}`}${offset > 0 ? ` offset ${offset}` : ""}`;
}
