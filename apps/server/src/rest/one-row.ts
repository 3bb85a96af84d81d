import { findWay } from "./relations.ts";
import type { Relation, Schema } from "./schema.ts";
import type { Filter } from "./syntax/filter.ts";
import type { Level } from "./syntax/query.ts";

/**
 * Whether a request is for one row at most, by its key, and for nothing of it that takes long: then nothing has to be counted
 * or timed while it is answered, which would take as long as the answer itself.
 *
 * @throws RestError for an embed to which no way leads.
 */
export function isOneRow(schema: Schema, relation: Relation, level: Level): boolean {
  const { primaryKey } = relation;
  const equal = new Set(level.filters.map(columnThatIsEqual));
  return (
    primaryKey.length > 0 &&
    !equal.has(undefined) &&
    primaryKey.every((column) => equal.has(column)) &&
    isPlain(schema, relation, level)
  );
}

/** The column that has to have one value; undefined for any other condition. */
function columnThatIsEqual(filter: Filter): string | undefined {
  if (filter.kind !== "test" || filter.isNegated || filter.path.length > 0) return undefined;
  const { test, column } = filter;
  const isEqual = test.kind === "compare" && test.operator === "eq" && test.quantifier === undefined;
  return isEqual ? column : undefined;
}

/** Whole columns, and of other tables one row each. */
function isPlain(schema: Schema, relation: Relation, level: Level): boolean {
  return level.items.every((item) => {
    if (item.kind === "star") return true;
    if (item.kind === "field") return item.path.length === 0 && item.aggregate === undefined;
    const way = findWay(schema, relation, item.relation, item.hint);
    return way.isOne && item.level.filters.length === 0 && isPlain(schema, way.target, item.level);
  });
}
