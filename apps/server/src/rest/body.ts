import { Failure } from "../platform/http/failure.ts";
import { readText as readBody } from "../platform/http/read-body.ts";
import type { Column } from "./catalog-query.ts";
import { invalidBody, restFailure } from "./rest-failure.ts";
import type { Relation } from "./schema.ts";

/** PostgreSQL reads documents by recursion, and gives up on deep ones with an error of its own. */
const MAX_DEPTH = 200;

/** Reads a body as text. @param most Bytes that it may have. @throws Failure when it is larger. */
export async function readText(request: Request, most: number): Promise<string> {
  return readBody(request, most).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.kind !== "too_large") throw error;
    throw restFailure(413, "PGRST102", `The body is larger than ${most} bytes`, {
      hint: "Send it in several requests.",
    });
  });
}

/** @throws Failure when the text is no JSON, or nested too deep. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidBody();
  }
  if (depthOf(value, MAX_DEPTH) > MAX_DEPTH) throw invalidBody("The body is nested too deep");
  return value;
}

function depthOf(value: unknown, limit: number): number {
  if (typeof value !== "object" || value === null || limit < 0) return 0;
  let deepest = 0;
  for (const each of Object.values(value)) deepest = Math.max(deepest, depthOf(each, limit - 1));
  return deepest + 1;
}

/** Objects to write: as JSON, how many, and the columns that they name. */
export interface Payload {
  readonly text: string;
  readonly count: number;
  readonly isArray: boolean;
  readonly columns: readonly Column[];
}

/**
 * Reads a body of one object or several.
 * @param wanted `columns=`, which makes all other keys count for nothing.
 * @throws Failure when it is none, when objects differ in their keys, or when a column is not there.
 */
export function readPayload(
  text: string,
  relation: Relation,
  wanted: readonly string[] | undefined,
): Payload {
  const value = parseJson(text);
  const isArray = Array.isArray(value);
  const objects: unknown[] = isArray ? value : [value];
  let names: readonly string[] | undefined = wanted;
  let first: ReadonlySet<string> | undefined;
  for (const each of objects) {
    if (typeof each !== "object" || each === null || Array.isArray(each)) throw invalidBody();
    if (wanted) continue;
    const keys = Object.keys(each);
    first ??= new Set(keys);
    names ??= keys;
    if (keys.length !== first.size || !keys.every((key) => first?.has(key))) {
      throw invalidBody("All object keys must match");
    }
  }
  const columns = (names ?? []).map((name) => {
    const column = relation.columns.get(name);
    if (column) return column;
    throw restFailure(
      400,
      "PGRST204",
      `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    );
  });
  return { text: isArray ? text : `[${text}]`, count: objects.length, isArray, columns };
}
