import type { Result, Statement } from "@deckwright/db/database.ts";
import {
  checkSingle,
  contentRange,
  type Exchange,
  findRelation,
  MAX_ROWS,
  readCounted,
  readPage,
  reply,
  replyPlan,
} from "./exchange.ts";
import { preferenceApplied } from "./prefer.ts";
import { rangeError } from "./rest-error.ts";
import { planStatement, readStatement } from "./sql/read.ts";
import { parseQuery } from "./syntax/query.ts";

/** How many rows are counted for each way of counting: an estimate counts as many as are ever sent, and guesses beyond. */
const COUNTED = { none: 0, planned: 0, estimated: MAX_ROWS + 1, exact: Number.POSITIVE_INFINITY };

/** Answers GET and HEAD of a table or view. @throws RestError, DatabaseError */
export async function answerRead(exchange: Exchange): Promise<Response> {
  const { schema, media, preferences, caller, database } = exchange;
  const relation = findRelation(schema, exchange.name);
  const { root } = parseQuery(exchange.parameters);
  const { limit, offset } = readPage(exchange, root);
  const countUpTo = COUNTED[preferences.count ?? "none"];
  const read = readStatement(schema, relation, { level: root, form: media.form, limit, offset, countUpTo });
  if (media.plan) return replyPlan(exchange, read, media.plan);
  const statements: Statement[] = [read];
  const isPlanned = preferences.count === "planned" || preferences.count === "estimated";
  if (isPlanned) statements.push(planStatement(schema, relation, root));
  const [rows, plan] = await database.runStatements(caller.role, caller.claims, statements, exchange.options);
  const { page, body, total: counted } = readCounted(rows);
  const isKnown = counted !== undefined && counted < countUpTo;
  const total =
    isPlanned && !isKnown
      ? Math.max(plannedRows(plan), counted ?? 0, page === 0 ? 0 : offset + page)
      : counted;
  checkSingle(media, page);
  if (total !== undefined && offset > 0 && offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`, total);
  }
  return reply(exchange, total !== undefined && page < total ? 206 : 200, body, {
    "content-type": media.contentType,
    "content-range": contentRange(offset, page, total),
    "preference-applied": preferenceApplied(preferences, ["count", "handling"]),
  });
}

/** How many rows the planner expects. */
function plannedRows(result: Result | undefined): number {
  const plan: unknown = Object.values(result?.rows[0] ?? {})[0];
  const text = typeof plan === "string" ? plan : JSON.stringify(plan ?? "");
  return Number(/"Plan Rows":\s*(\d+)/.exec(text)?.[1] ?? 0);
}
