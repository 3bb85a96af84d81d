import type { Result, Statement } from "@deckwright/db/database.ts";
import { checkBounds, unwatched } from "./bounds.ts";
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
import { isOneRow } from "./one-row.ts";
import { preferenceApplied } from "./prefer.ts";
import { rangeError } from "./rest-failure.ts";
import { planStatement, readStatement } from "./sql/read.ts";
import { parseQuery } from "./syntax/query.ts";

/** How many rows are counted for each way of counting: an estimate counts as many as are ever sent, and guesses beyond. */
const COUNTED = { none: 0, planned: 0, estimated: MAX_ROWS + 1, exact: Number.POSITIVE_INFINITY };
/**
 * The same for visitors and members, for whom nothing is guessed: the planner reckons with all rows, also with such as they
 * may not see. Where there are more than are counted, it is this many and one.
 */
const COUNTED_UNTRUSTED = { ...COUNTED, planned: MAX_ROWS + 1 };

/** Answers GET and HEAD of a table or view. @throws Failure, DatabaseError */
export async function answerRead(exchange: Exchange): Promise<Response> {
  const { schema, media, preferences, caller, database, bounds } = exchange;
  const relation = findRelation(schema, exchange.name);
  const { root } = parseQuery(exchange.parameters);
  checkBounds(bounds, root, schema.settings.expressions);
  const { limit, offset } = readPage(exchange, root);
  const countUpTo = (bounds.isTrusted ? COUNTED : COUNTED_UNTRUSTED)[preferences.count ?? "none"];
  const form = exchange.c.req.method === "HEAD" && !media.plan ? undefined : media.form;
  const isSmall = countUpTo === 0 && isOneRow(schema, relation, root);
  const request = {
    level: root,
    form,
    limit,
    offset,
    countUpTo,
    bounds: isSmall ? unwatched(bounds) : bounds,
  };
  const read = readStatement(schema, relation, request);
  if (media.plan) return replyPlan(exchange, read, media.plan);
  const statements: Statement[] = [{ ...read, isRepeated: isSmall }];
  const isGuessed = preferences.count === "planned" || preferences.count === "estimated";
  const isPlanned = isGuessed && bounds.isTrusted;
  if (isPlanned) statements.push(planStatement(schema, relation, request));
  const [rows, plan] = await database.runStatements(caller.role, caller.claims, statements, exchange.options);
  const { page, body, total: counted } = readCounted(rows);
  const isKnown = counted !== undefined && counted < countUpTo;
  const total =
    isGuessed && !isKnown
      ? Math.max(isPlanned ? plannedRows(plan) : 0, counted ?? 0, page === 0 ? 0 : offset + page)
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
