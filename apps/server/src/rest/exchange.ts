import type { Database, Result, Statement, TransactionOptions } from "@deckwright/db/database.ts";
import type { AppContext } from "../platform/http/context.ts";
import type { Caller } from "../ports/caller.ts";
import type { Bounds } from "./bounds.ts";
import type { Media } from "./media.ts";
import { ALIKE_NAMES, nearest } from "./nearest.ts";
import type { Preferences } from "./prefer.ts";
import { rangeError, restFailure } from "./rest-failure.ts";
import type { Relation, Schema } from "./schema.ts";
import { explain, type PlanForm, planBody } from "./sql/plan.ts";
import type { AnswerStatement } from "./sql/read.ts";

/** A request with all that is needed to answer it. */
export interface Exchange {
  readonly c: AppContext;
  readonly caller: Caller;
  readonly database: Database;
  readonly schema: Schema;
  /** The table or function. */
  readonly name: string;
  readonly parameters: URLSearchParams;
  readonly media: Media;
  readonly preferences: Preferences;
  readonly options: TransactionOptions;
  readonly bounds: Bounds;
}

/** More rows than this are not sent at once. */
export const MAX_ROWS = 10_000;

/** What a statement of ours answers. */
export interface Counted {
  /** All rows that fit; undefined when they were not counted. */
  readonly total: number | undefined;
  readonly page: number;
  readonly inserted: number;
  readonly body: string;
}

/** Reads the one row that every statement of ours gives. */
export function readCounted(result: Result | undefined): Counted {
  const row = result?.rows[0] ?? {};
  return {
    total: row.total === null || row.total === undefined ? undefined : Number(row.total),
    page: Number(row.page ?? 0),
    inserted: Number(row.inserted ?? 0),
    body: String(row.body ?? ""),
  };
}

/** The table or view that is addressed. @throws Failure */
export function findRelation(schema: Schema, name: string): Relation {
  const relation = schema.relations.get(name);
  if (relation) return relation;
  throw restFailure(
    404,
    "PGRST205",
    `Could not find the table '${schema.name}.${name}' in the schema cache`,
    {
      hint: nearest(
        name,
        schema.relations.keys(),
        (near) => `Perhaps you meant the table '${schema.name}.${near}'`,
        ALIKE_NAMES,
      ),
    },
  );
}

/** Thrown to undo a change whose answer is sent all the same. */
class Undone extends Error {
  readonly answer: Counted;

  constructor(answer: Counted) {
    super("undone as the client wished");
    this.answer = answer;
  }
}

/** Runs a statement in a transaction, which is undone when `check` throws or the client wishes it. */
export async function runStatement(
  exchange: Exchange,
  statement: Statement,
  check: (answer: Counted) => void,
): Promise<Counted> {
  const { caller, database, options, preferences } = exchange;
  try {
    return await database.withTransaction(
      caller.role,
      caller.claims,
      async (transaction) => {
        const answer = readCounted(await transaction.query(statement.text, statement.values));
        check(answer);
        if (preferences.tx === "rollback") throw new Undone(answer);
        return answer;
      },
      options,
    );
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}

/** Answers with the plan of a statement. It is run as it would be without. */
export async function replyPlan(
  exchange: Exchange,
  statement: AnswerStatement,
  plan: PlanForm,
): Promise<Response> {
  const { caller, database, options, media } = exchange;
  const [found] = await database.runStatements(
    caller.role,
    caller.claims,
    [explain(statement, plan)],
    options,
  );
  return reply(exchange, 200, planBody(found, plan), { "content-type": media.contentType });
}

/** Which rows are asked for: those that `limit` and `offset` allow, and the header `Range` too. @throws Failure */
export function readPage(exchange: Exchange, level: { limit: number | undefined; offset: number }) {
  let { limit = Number.POSITIVE_INFINITY, offset } = level;
  const range = /^(\d{1,12})-(\d{1,12})?$/.exec(exchange.c.req.header("range")?.replace(/^\w+=/, "") ?? "");
  if (range && limit > 0 && exchange.options.readOnly) {
    const first = Number(range[1]);
    const last = range[2] === undefined ? Number.POSITIVE_INFINITY : Number(range[2]);
    if (last < first) {
      throw rangeError(
        "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
      );
    }
    const end = Math.min(last + 1, offset + limit);
    offset = Math.max(first, offset);
    limit = end - offset;
    if (limit <= 0) throw rangeError("Limit should be greater than or equal to zero.");
  }
  return { limit: Math.min(limit, MAX_ROWS), offset };
}

/** `Content-Range` of rows that begin at an offset. */
export function contentRange(offset: number, page: number, total: number | undefined): string {
  const range = page === 0 ? "*" : `${offset}-${offset + page - 1}`;
  return `${range}/${total ?? "*"}`;
}

/** @throws Failure unless there is exactly one row where an object was asked for. */
export function checkSingle(media: Media, page: number): void {
  if (media.form.kind !== "object" || page === 1) return;
  throw restFailure(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${page} rows`,
  });
}

/** The answer, without a body for HEAD. */
export function reply(
  exchange: Exchange,
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string | undefined>>,
): Response {
  const set = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isBodiless = body === null || exchange.c.req.method === "HEAD" || status === 204;
  return new Response(isBodiless ? null : body, { status, headers: set });
}
