/** A column of a table, with its type as PostgreSQL's catalog names it, such as `int8`. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** Whether a row is asked for. Conditions on columns that the row does not have hold. */
export type RowTest = (row: Readonly<Record<string, unknown>>) => boolean;

/** A filter that cannot be followed; the message says why. */
export class FilterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FilterError";
  }
}

const MAX_FILTER = 2_000;
const MAX_CONDITIONS = 20;
const MAX_LISTED = 100;

type Comparable = number | string | boolean;

/** What the types of a table's columns are compared as. Types left out can only be asked whether they are null. */
const READERS: Readonly<Record<string, (text: string) => Comparable | undefined>> = {
  ...shared(["int2", "int4", "int8", "float4", "float8", "numeric"], (text) =>
    /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined,
  ),
  ...shared(["text", "varchar", "bpchar"], (text) => text),
  uuid: (text) => text.toLowerCase(),
  bool: (text) => ({ true: true, t: true, false: false, f: false })[text.toLowerCase()],
  ...shared(["timestamptz", "timestamp", "date"], (text) => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : time;
  }),
};

function shared<Reader>(types: readonly string[], reader: Reader): Record<string, Reader> {
  return Object.fromEntries(types.map((type) => [type, reader]));
}

/**
 * Reads a filter such as `shared=eq.true,cards=gte.100`: conditions of which all must hold, in the data API's operators,
 * save those that search in texts. Text is ordered by code points.
 * @throws FilterError
 */
export function parseFilter(text: string, columns: readonly Column[]): RowTest {
  if (text.length > MAX_FILTER) throw new FilterError("the filter is too long");
  const conditions = splitOutside(text).map((part) => parseCondition(part, columns));
  if (conditions.length > MAX_CONDITIONS) throw new FilterError("the filter has too many conditions");
  return (row) => conditions.every((holds) => holds(row));
}

function parseCondition(text: string, columns: readonly Column[]): RowTest {
  const [, name = "", negation, operator = "", operand = ""] =
    /^\s*([^=]+?)=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  if (name === "") throw new FilterError(`"${text.slice(0, 60)}" is no condition`);
  const column = columns.find((each) => each.name === name);
  if (!column) throw new FilterError(`there is no column "${name.slice(0, 60)}"`);
  const test = makeTest(column, operator, operand);
  return (row) => {
    if (!Object.hasOwn(row, name)) return true;
    const answer = test(row[name]);
    // As in SQL: what is unknown stays so when it is negated.
    return answer !== undefined && answer !== (negation !== undefined);
  };
}

/** @returns undefined stands for SQL's unknown. */
type ValueTest = (value: unknown) => boolean | undefined;

function makeTest(column: Column, operator: string, operand: string): ValueTest {
  if (operator === "is") return makeIs(operand);
  const read = Object.hasOwn(READERS, column.type) ? READERS[column.type] : undefined;
  if (!read) throw new FilterError(`a column of type ${column.type} can only be asked whether it is null`);
  const understand = (text: string): Comparable => {
    const value = read(text);
    if (value !== undefined) return value;
    throw new FilterError(`"${text.slice(0, 60)}" is no value for "${column.name}"`);
  };
  const known = (value: unknown) => (value === null ? undefined : read(String(value)));
  if (operator === "in") {
    const inner = /^\((.*)\)$/s.exec(operand)?.[1];
    if (inner === undefined) throw new FilterError("a list of values is written in (parentheses)");
    const wanted = new Set(splitOutside(inner).map((each) => understand(unquote(each))));
    if (wanted.size > MAX_LISTED) throw new FilterError("the list of values is too long");
    return (value) => {
      const mine = known(value);
      return mine === undefined ? undefined : wanted.has(mine);
    };
  }
  const wanted = understand(unquote(operand));
  if (operator === "isdistinct") return (value) => known(value) !== wanted;
  const compare = COMPARISONS[operator];
  if (!compare) throw new FilterError(`the operator "${operator}" cannot be used here`);
  return (value) => {
    const mine = known(value);
    return mine === undefined ? undefined : compare(mine, wanted);
  };
}

const COMPARISONS: Readonly<Record<string, (mine: Comparable, wanted: Comparable) => boolean>> = {
  eq: (mine, wanted) => mine === wanted,
  neq: (mine, wanted) => mine !== wanted,
  lt: (mine, wanted) => mine < wanted,
  lte: (mine, wanted) => mine <= wanted,
  gt: (mine, wanted) => mine > wanted,
  gte: (mine, wanted) => mine >= wanted,
};

function makeIs(operand: string): ValueTest {
  switch (operand.toLowerCase()) {
    case "null":
    case "unknown":
      return (value) => value === null;
    case "true":
      return (value) => value === true;
    case "false":
      return (value) => value === false;
    default:
      throw new FilterError("is takes null, true, false or unknown");
  }
}

/** Splits at commas that are neither in quotes nor in parentheses. @throws FilterError when either is left open. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isQuoted) {
      if (char === "\\") at += 1;
      else if (char === '"') isQuoted = false;
    } else if (char === '"' && /[.(,]/.test(text[at - 1] ?? ",")) isQuoted = true;
    else if (char === "(") depth += 1;
    else if (char === ")") depth -= 1;
    else if (char === "," && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  if (isQuoted || depth !== 0) throw new FilterError("a quote or a parenthesis is left open");
  return [...parts, text.slice(start)];
}

function unquote(text: string): string {
  const inner = /^"(.*)"$/s.exec(text)?.[1];
  return inner === undefined ? text : inner.replace(/\\(.)/gs, "$1");
}
