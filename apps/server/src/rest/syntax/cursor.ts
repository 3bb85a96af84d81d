import { parseError } from "../rest-failure.ts";

/** A place in a text that is read from left to right. */
export interface Cursor {
  readonly text: string;
  position: number;
  /** What the text is, for messages: "filter", "select parameter". */
  readonly what: string;
}

export function startCursor(text: string, what: string): Cursor {
  return { text, what, position: 0 };
}

export function isAtEnd(cursor: Cursor): boolean {
  return cursor.position >= cursor.text.length;
}

/** True when `token` comes next. */
export function sees(cursor: Cursor, token: string): boolean {
  return cursor.text.startsWith(token, cursor.position);
}

/** Steps over `token` when it comes next. */
export function accepts(cursor: Cursor, token: string): boolean {
  if (!sees(cursor, token)) return false;
  cursor.position += token.length;
  return true;
}

/** Steps over `token`. @throws Failure when something else comes next. */
export function expects(cursor: Cursor, token: string): void {
  if (!accepts(cursor, token)) throw failAt(cursor, JSON.stringify(token));
}

/** Steps over what a sticky pattern matches here, and returns it; undefined when it does not. */
export function matches(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.text)?.[0];
  if (found !== undefined) cursor.position += found.length;
  return found;
}

export function failAt(cursor: Cursor, expecting: string) {
  return parseError(cursor.what, cursor.text, cursor.position + 1, expecting);
}

const NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;
const QUOTED = /"(?:[^"\\]|\\.)*"/suy;

/** A name: letters, digits, `_`, `$`, spaces and single dashes, or anything in quotes. @throws Failure */
export function readName(cursor: Cursor, expecting = "field name (* or [a..z0..9_$])"): string {
  const quoted = readQuoted(cursor);
  if (quoted !== undefined) return quoted;
  const name = matches(cursor, NAME)?.trim();
  if (!name) throw failAt(cursor, expecting);
  return name;
}

/** Text in double quotes, where a backslash lets the next character stand for itself; undefined when there is none. */
export function readQuoted(cursor: Cursor): string | undefined {
  return matches(cursor, QUOTED)?.slice(1, -1).replace(/\\(.)/gsu, "$1");
}

/** A step into a JSON document: by key or by index, as JSON or, at the end, as text. */
export interface JsonStep {
  readonly key: string | number;
  readonly asText: boolean;
}

const INDEX = /-?\d+(?![\p{L}_$])/uy;
const KEY = /[^()\-:.,>"]+/uy;

/** `->key`, `->0`, `->>key`, as many as there are. */
export function readJsonPath(cursor: Cursor): JsonStep[] {
  const steps: JsonStep[] = [];
  while (accepts(cursor, "->")) {
    const asText = accepts(cursor, ">");
    const index = matches(cursor, INDEX);
    const key = index === undefined ? (readQuoted(cursor) ?? matches(cursor, KEY)) : Number(index);
    if (key === undefined) throw failAt(cursor, "JSON key or index");
    if (typeof key === "number" && Math.abs(key) > 0x7fffffff) throw failAt(cursor, "a smaller index");
    steps.push({ key, asText });
  }
  return steps;
}
