import { identifier } from "@deckwright/db/parameters.ts";
import type { Bounds } from "../bounds.ts";
import type { Routine } from "../catalog-query.ts";
import type { Schema } from "../schema.ts";
import type { Level } from "../syntax/query.ts";
import { type Form, rowsSql } from "./answer.ts";
import { orderSql, pageSql, whereSql } from "./conditions.ts";
import { buildLevel, selectList } from "./levels.ts";
import type { AnswerStatement } from "./read.ts";
import { createWriter, qualified, type Writer } from "./writer.ts";

/** A call of a function. */
export interface CallRequest {
  readonly level: Level;
  readonly form: Form;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly isCounted: boolean;
  readonly args: CallArguments;
  readonly bounds: Bounds;
}

/** What a function is called with: a JSON object, the text of each argument, or the whole body. */
export type CallArguments =
  | { readonly kind: "json"; readonly object: string; readonly names: readonly string[] }
  | { readonly kind: "text"; readonly values: ReadonlyMap<string, readonly string[]> }
  | { readonly kind: "body"; readonly text: string };

/** Builds the statement of a call. @throws Failure */
export function callStatement(schema: Schema, routine: Routine, request: CallRequest): AnswerStatement {
  const writer = createWriter(request.bounds);
  const { sources, call } = callSql(schema, routine, request.args, writer);
  const { form } = request;
  if (routine.result !== "table") {
    const alias = identifier(routine.name);
    const rows = `select ${alias}.v from ${[...sources, `lateral ${call} as ${alias}(v)`].join(", ")}`;
    const value = routine.is_set ? form : { ...form, kind: "object" as const };
    const isVoid = routine.result === "void";
    const sent = rowsSql(value, "f", writer, "_t.v");
    return {
      text:
        `with f as (${rows}) select ${request.isCounted ? "count(*)" : "null::bigint"} as total, count(*) as page, ` +
        (isVoid ? "'' as body from f" : `${sent.body} as body${sent.meter} from ${sent.source}`),
      values: writer.values,
    };
  }
  const relation = routine.relation === null ? undefined : schema.relations.get(routine.relation);
  const name = relation?.name ?? routine.name;
  const alias = identifier(name);
  const built = buildLevel({ schema, writer }, request.level, {
    schema: schema.name,
    alias,
    relation,
    name,
    depth: 0,
  });
  const conditions = whereSql(request.level.filters, built.scope, writer);
  const where = conditions === undefined ? "" : ` where ${conditions}`;
  const rows =
    `select ${selectList(built)} from f as ${alias}${built.joins}${where}${built.groupBy}` +
    orderSql(request.level.order, built.scope, writer) +
    pageSql(request.limit, request.offset);
  const counted = built.isGrouped
    ? `select count(*) from (${rows}) c`
    : `select count(*) from f as ${alias}${built.joins}${where}`;
  const total = request.isCounted ? `(${counted})` : "null::bigint";
  const shown = routine.is_set ? form : { ...form, kind: "object" as const };
  const sent = rowsSql(shown, "s", writer);
  return {
    text:
      `with f as materialized (select ${alias}.* from ${[...sources, `lateral ${call} as ${alias}`].join(", ")}), ` +
      `s as (${rows}) select ${total} as total, count(t) as page, ${sent.body} as body${sent.meter} from ${sent.source}`,
    values: writer.values,
  };
}

function callSql(
  schema: Schema,
  routine: Routine,
  args: CallArguments,
  writer: Writer,
): { sources: string[]; call: string } {
  const name = qualified(schema.name, routine.name);
  if (args.kind === "body")
    return { sources: [], call: `${name}(${writer.bind(args.text)}::${routine.args[0]?.type})` };
  if (args.kind === "text") {
    const given = routine.args.flatMap(({ name: each, type }) => {
      const values = args.values.get(each);
      if (!values) return [];
      return `${identifier(each)} => ${writer.bind(values.at(-1) ?? "")}::${type}`;
    });
    return { sources: [], call: `${name}(${given.join(", ")})` };
  }
  const given = routine.args.filter((each) => args.names.includes(each.name));
  if (given.length === 0) return { sources: [], call: `${name}()` };
  const columns = given.map(({ name: each, type }) => `${identifier(each)} ${type}`).join(", ");
  const passed = given.map(({ name: each }) => `${identifier(each)} => _args.${identifier(each)}`).join(", ");
  return {
    sources: [`json_to_record(${writer.bind(args.object)}::json) as _args(${columns})`],
    call: `${name}(${passed})`,
  };
}
