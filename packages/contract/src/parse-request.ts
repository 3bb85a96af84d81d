import * as z from "zod/mini";

/** Code of a request whose shape is wrong. */
export const INVALID_REQUEST = "invalid_request";

/** A request that was read, or a sentence saying what is wrong with it. */
export type ParsedRequest<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Fields that a request of this kind does not have, and that were therefore left out. */
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly code: typeof INVALID_REQUEST; readonly message: string };

/** How many wrong places one message names. */
const MAX_NAMED = 3;

/**
 * Reads a request that came from outside. A field that is `null` counts as absent, since many programs write it so.
 * Unknown fields are left out and listed in `ignored`. Never throws.
 */
export function parseRequest<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): ParsedRequest<z.output<Schema>> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return { ok: false, code: INVALID_REQUEST, message: "The request must be a JSON object." };
  }
  const fields = Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && value !== undefined),
  );
  const result = schema.safeParse(fields);
  if (!result.success)
    return { ok: false, code: INVALID_REQUEST, message: describeIssues(result.error.issues) };
  const known = fieldsOf(schema);
  return { ok: true, value: result.data, ignored: Object.keys(fields).filter((key) => !known.has(key)) };
}

/** The fields that a request of a schema may have, whatever they become when it is read. */
function fieldsOf(schema: z.core.$ZodType): ReadonlySet<string> {
  if (schema instanceof z.ZodMiniPipe) return fieldsOf(schema.def.in);
  return new Set(schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);
}

/** One sentence that names each wrong field and what is wrong with it, e.g. `budgetUsd must be at least 0.` */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const described = issues.slice(0, MAX_NAMED).map(describeIssue);
  const rest = issues.length - described.length;
  const more = rest > 0 ? `, and ${rest} more` : "";
  return `${described.join("; ")}${more}.`;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = describePath(issue.path);
  return place === "" ? describeWrong(issue) : `${place} ${describeWrong(issue)}`;
}

/** `main["Sol Ring"]`, `commanders[0]`; a long name is cut, since the message is shown to people. */
function describePath(path: readonly PropertyKey[]): string {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else if (text === "") text = shorten(String(key));
    else if (/^\w+$/.test(String(key))) text += `.${shorten(String(key))}`;
    else text += `["${shorten(String(key))}"]`;
  }
  return text;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object of names and quantities",
};

function describeWrong(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "too_big":
      return describeLimit(issue.origin, "at most", issue.maximum);
    case "too_small":
      return describeLimit(issue.origin, "at least", issue.minimum);
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_key":
      return `has a name that is not valid: it ${issue.issues.map(describeWrong).join(", ")}`;
    case "unrecognized_keys":
      return `has unknown fields: ${issue.keys.map(shorten).join(", ")}`;
    default:
      return issue.message === "Invalid input" ? "is not valid" : issue.message;
  }
}

function describeLimit(origin: string, word: string, limit: number | bigint): string {
  const figure = limit.toLocaleString("en-US");
  if (origin === "string") return `must have ${word} ${figure} characters`;
  if (origin === "array") return `must have ${word} ${figure} entries`;
  return `must be ${word} ${figure}`;
}
