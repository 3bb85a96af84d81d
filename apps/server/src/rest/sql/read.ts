import { identifier } from "@deckwright/db/parameters.ts";
import type { Bounds } from "../bounds.ts";
import type { Relation, Schema } from "../schema.ts";
import type { Level } from "../syntax/query.ts";
import { type Form, rowsSql } from "./answer.ts";
import { orderSql, pageSql, whereSql } from "./conditions.ts";
import { buildLevel, selectList } from "./levels.ts";
import { createWriter, qualified } from "./writer.ts";

/** A statement that answers with one row: `total`, `page` (rows in the body) and `body`. */
export interface AnswerStatement {
  readonly text: string;
  readonly values: readonly string[];
}

/** What is to be read. */
export interface ReadRequest {
  readonly level: Level;
  /** Undefined when rows are only counted. */
  readonly form: Form | undefined;
  readonly limit: number | undefined;
  readonly offset: number;
  /** How many of the rows that fit are counted too, at most; infinite for all, 0 for none. */
  readonly countUpTo: number;
  readonly bounds: Bounds;
}

/** Builds the statement for rows of a table or view. @throws Failure */
export function readStatement(schema: Schema, relation: Relation, request: ReadRequest): AnswerStatement {
  const { level, form, limit, offset } = request;
  const { writer, built, where, source } = begin(schema, relation, level, request.bounds);
  // What is selected may bind values, and a statement has to use all that it is given.
  const isCountOnly = form === undefined && !built.isGrouped && !selectList(built).includes("$");
  const rows =
    `select ${isCountOnly ? "" : selectList(built)} from ${source}${built.joins}${where}${built.groupBy}` +
    orderSql(level.order, built.scope, writer) +
    pageSql(limit, offset);
  // Ways to another table that drop no row would only be walked in vain.
  const fitting = built.isGrouped
    ? `select ${selectList(built)} from ${source}${built.joins}${where}${built.groupBy}`
    : `select from ${source}${built.isNarrowed ? built.joins : ""}${where}`;
  const most = Number.isFinite(request.countUpTo) ? ` limit ${request.countUpTo}` : "";
  const total = request.countUpTo > 0 ? `(select count(*) from (${fitting}${most}) c)` : "null::bigint";
  if (form === undefined) {
    return {
      text: `with s as (${rows}) select ${total} as total, count(*) as page, '' as body from s`,
      values: writer.values,
    };
  }
  const sent = rowsSql(form, "s", writer);
  return {
    text: `with s as (${rows}) select ${total} as total, count(t) as page, ${sent.body} as body${sent.meter} from ${sent.source}`,
    values: writer.values,
  };
}

/** What every statement on rows of a table or view begins with. */
function begin(schema: Schema, relation: Relation, level: Level, bounds: Bounds) {
  const writer = createWriter(bounds);
  const built = buildLevel({ schema, writer }, level, {
    schema: schema.name,
    alias: identifier(relation.name),
    relation,
    name: relation.name,
    depth: 0,
  });
  const conditions = whereSql(level.filters, built.scope, writer);
  const where = conditions === undefined ? "" : ` where ${conditions}`;
  return { writer, built, where, source: qualified(schema.name, relation.name) };
}

/**
 * A statement that only asks how many rows the planner expects. It selects what the answer does: what is selected may bind
 * values, and a statement has to use all that it is given.
 */
export function planStatement(
  schema: Schema,
  relation: Relation,
  { level, bounds }: Pick<ReadRequest, "level" | "bounds">,
): AnswerStatement {
  const { writer, built, where, source } = begin(schema, relation, level, bounds);
  return {
    text: `explain (format json) select ${selectList(built)} from ${source}${built.joins}${where}${built.groupBy}`,
    values: writer.values,
  };
}
