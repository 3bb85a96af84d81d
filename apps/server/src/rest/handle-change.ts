import { readPayload, readText } from "./body.ts";
import { checkBounds, unwatched } from "./bounds.ts";
import {
  type Counted,
  checkSingle,
  contentRange,
  type Exchange,
  findRelation,
  readCounted,
  reply,
  replyPlan,
  runStatement,
} from "./exchange.ts";
import { isOneRow } from "./one-row.ts";
import { checkAffected, type Preferences, preferenceApplied } from "./prefer.ts";
import { invalidBody, restFailure } from "./rest-failure.ts";
import type { Relation, Schema } from "./schema.ts";
import { type Change, changeStatement } from "./sql/change.ts";
import { parseQuery, type Query } from "./syntax/query.ts";

const NOTHING: Counted = { total: undefined, page: 0, inserted: 0, body: "[]" };

/** Answers POST, PATCH and DELETE of a table or view. @throws Failure, DatabaseError */
export async function answerChange(
  exchange: Exchange,
  method: "POST" | "PATCH" | "DELETE",
): Promise<Response> {
  const { schema, media } = exchange;
  const relation = findRelation(schema, exchange.name);
  const query = parseQuery(exchange.parameters);
  checkBounds(exchange.bounds, query.root, schema.settings.expressions);
  const preferences = withoutMoot(exchange.preferences, relation, query);
  const isShown = preferences.return === "representation";
  const change = await readChange(exchange, relation, query, method);
  if (change && media.plan) return replyPlan(exchange, changeStatement(schema, relation, change), media.plan);
  const done = change ? await run(exchange, relation, change) : NOTHING;
  // What was sent may have been there already, all of it.
  const isCreated = method === "POST" && (preferences.resolution !== "merge-duplicates" || done.inserted > 0);
  const used: (keyof Preferences)[] = ["return", "count", "tx", "handling", "maxAffected"];
  if (method === "POST") used.push("resolution", "missing");
  const range =
    method === "POST"
      ? contentRange(0, 0, totalOf(preferences, done))
      : contentRange(0, done.page, totalOf(preferences, done));
  return reply(
    exchange,
    isCreated ? 201 : isShown || method === "POST" ? 200 : 204,
    isShown ? done.body : null,
    {
      ...(isShown ? { "content-type": media.contentType } : {}),
      ...(isShown || method !== "DELETE" || preferences.count ? { "content-range": range } : {}),
      "preference-applied": preferenceApplied(preferences, used),
    },
  );
}

/** Without the way to resolve conflicts where there is no key that rows could be in conflict by. */
function withoutMoot(preferences: Preferences, relation: Relation, query: Query): Preferences {
  const hasKey = relation.primaryKey.length > 0 || query.onConflict !== undefined;
  return hasKey ? preferences : { ...preferences, resolution: undefined };
}

function totalOf(preferences: Preferences, done: Counted): number | undefined {
  return preferences.count === undefined ? undefined : done.page;
}

/** What is to be changed; undefined when it is nothing. */
async function readChange(
  exchange: Exchange,
  relation: Relation,
  query: Query,
  method: "POST" | "PATCH" | "DELETE",
): Promise<Change | undefined> {
  const { media, preferences, c, bounds } = exchange;
  const form = preferences.return === "representation" ? media.form : undefined;
  const level = query.root;
  if (method === "DELETE") return { kind: "delete", level, form, bounds };
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== undefined && type !== "" && !/[/+](json|\*)$/.test(type)) {
    throw restFailure(415, "PGRST102", `Content-Type not acceptable: ${type}`);
  }
  const payload = readPayload(await readText(c.req.raw, bounds.mostBody), relation, query.columns);
  if (payload.count === 0) return undefined;
  if (payload.count > bounds.mostWritten) {
    throw restFailure(413, "PGRST102", `The body has more than ${bounds.mostWritten} rows`, {
      hint: "Send them in several requests.",
    });
  }
  if (method === "PATCH") {
    if (payload.count > 1) throw invalidBody("All object keys must match");
    if (payload.columns.length === 0) return undefined;
    const row = payload.isArray ? JSON.stringify(JSON.parse(payload.text)[0]) : payload.text.slice(1, -1);
    return { kind: "update", level, form, bounds, row, columns: payload.columns };
  }
  return {
    kind: "insert",
    level,
    form,
    bounds,
    rows: payload.text,
    columns: payload.columns,
    conflict: conflictOf(relation, query, withoutMoot(preferences, relation, query)),
    isDefaulted: preferences.missing === "default",
  };
}

function conflictOf(relation: Relation, query: Query, preferences: Preferences) {
  if (preferences.resolution === undefined) return undefined;
  const columns = query.onConflict ?? relation.primaryKey;
  for (const name of columns) {
    if (!relation.columns.has(name)) {
      throw restFailure(400, "42703", `column "${name}" does not exist`);
    }
  }
  return {
    columns,
    resolution: preferences.resolution === "merge-duplicates" ? ("merge" as const) : ("ignore" as const),
  };
}

/**
 * Runs the change, and undoes it when its outcome is not what the client insists on. For a change of one row at most there is
 * nothing to undo when it met none, and nothing to time, so that it goes to the database as one prepared statement.
 */
async function run(exchange: Exchange, relation: Relation, change: Change): Promise<Counted> {
  const { schema, media, preferences, caller, database, options } = exchange;
  const mayBeUndone = preferences.tx === "rollback" || preferences.maxAffected !== undefined;
  if (mayBeUndone || !isOfOneRow(schema, relation, change)) {
    return runStatement(exchange, changeStatement(schema, relation, change), ({ page }) => {
      if (change.form) checkSingle(media, page);
      checkAffected(preferences, page);
    });
  }
  const statement = changeStatement(schema, relation, { ...change, bounds: unwatched(change.bounds) });
  const repeated = [{ ...statement, isRepeated: true }];
  const [result] = await database.runStatements(caller.role, caller.claims, repeated, options);
  const done = readCounted(result);
  if (change.form) checkSingle(media, done.page);
  return done;
}

function isOfOneRow(schema: Schema, relation: Relation, change: Change): boolean {
  return change.kind !== "insert" && isOneRow(schema, relation, change.level);
}
