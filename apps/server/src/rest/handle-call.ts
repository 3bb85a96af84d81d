import { parseJson, readText } from "./body.ts";
import { checkBounds } from "./bounds.ts";
import {
  checkSingle,
  contentRange,
  type Exchange,
  readPage,
  reply,
  replyPlan,
  runStatement,
} from "./exchange.ts";
import { checkAffected, preferenceApplied } from "./prefer.ts";
import { invalidBody, rangeError, restFailure } from "./rest-failure.ts";
import { type Found, findRoutine } from "./routine.ts";
import { type CallArguments, callStatement } from "./sql/call.ts";
import { isReserved, parseQuery } from "./syntax/query.ts";

/** Answers a call of a function. @throws Failure, DatabaseError */
export async function answerCall(exchange: Exchange): Promise<Response> {
  const { schema, media, preferences, c } = exchange;
  const { found, args, argNames } = await readArguments(exchange);
  const { routine } = found;
  const { root } = parseQuery(exchange.parameters, argNames);
  checkBounds(exchange.bounds, root, schema.settings.expressions);
  const { limit, offset } = readPage(exchange, root);
  const isCounted = preferences.count !== undefined;
  const statement = callStatement(schema, routine, {
    level: root,
    form: media.form,
    limit,
    offset,
    isCounted,
    args,
    bounds: exchange.bounds,
  });
  if (media.plan) return replyPlan(exchange, statement, media.plan);
  if (preferences.maxAffected !== undefined && !routine.is_set) {
    throw restFailure(
      400,
      "PGRST128",
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
    );
  }
  const done = await runStatement(exchange, statement, ({ page }) => {
    if (routine.is_set) checkSingle(media, page);
    checkAffected(preferences, page);
  });
  const { total } = done;
  if (total !== undefined && offset > 0 && offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`, total);
  }
  const isEmpty = routine.result === "void" || (preferences.return === "minimal" && c.req.method === "POST");
  const status = isEmpty ? 204 : total !== undefined && done.page < total ? 206 : 200;
  return reply(exchange, status, isEmpty ? null : done.body, {
    ...(isEmpty ? {} : { "content-type": media.contentType }),
    "content-range": contentRange(offset, done.page, total),
    "preference-applied": preferenceApplied(preferences, [
      "count",
      "tx",
      "handling",
      "return",
      "maxAffected",
    ]),
  });
}

/** The function that is meant, and what it is called with. */
async function readArguments(
  exchange: Exchange,
): Promise<{ found: Found; args: CallArguments; argNames: ReadonlySet<string> }> {
  const { schema, name, parameters, c, bounds } = exchange;
  if (c.req.method !== "POST") {
    const known = new Set(
      (schema.routines.get(name) ?? []).flatMap(({ args }) => args.map((arg) => arg.name)),
    );
    known.delete("");
    const given = [...new Set(parameters.keys())].filter(
      (key) => known.has(key) || isArgument(key, parameters.get(key) ?? ""),
    );
    const values = new Map(given.map((key) => [key, parameters.getAll(key)]));
    return {
      found: findRoutine(schema, name, { names: given, body: undefined }),
      args: { kind: "text", values },
      argNames: new Set(given),
    };
  }
  const text = await readText(c.req.raw, bounds.mostBody);
  const isText = c.req.header("content-type")?.startsWith("text/plain") ?? false;
  const object: unknown = text === "" ? {} : isText ? undefined : parseJson(text);
  const names =
    typeof object === "object" && object !== null && !Array.isArray(object) ? Object.keys(object) : undefined;
  const body = text === "" ? undefined : isText ? "text" : "json";
  const found = findRoutine(schema, name, { names: names ?? [], body });
  if (found.takesBody) return { found, args: { kind: "body", text }, argNames: new Set() };
  if (!names) throw invalidBody("Expecting an object");
  return { found, args: { kind: "json", object: text === "" ? "{}" : text, names }, argNames: new Set() };
}

/** Whether a parameter that no function has can only be meant as an argument: it is neither a word of ours nor a filter. */
function isArgument(name: string, value: string): boolean {
  return !isReserved(name) && !name.includes(".") && !/^(not\.)?[a-z]+(\([a-z_]+\))?\./i.test(value);
}
