import { identifier } from "@deckwright/db/parameters.ts";
import type { Bounds } from "../bounds.ts";

/** Collects the values of a statement while its text is written. */
export interface Writer {
  /** A placeholder for a value. */
  bind(value: string): string;
  /** A name that no other part of the statement has. */
  fresh(name: string): string;
  readonly values: readonly string[];
  readonly bounds: Bounds;
  /** SQL of something that may take long to work on, such as a document, for which there is no more once it is late. */
  timely(sql: string): string;
}

export function createWriter(bounds: Bounds): Writer {
  const values: string[] = [];
  let used = 0;
  return {
    values,
    bounds,
    timely(sql) {
      if (bounds.watchMs === undefined) return sql;
      const isLate = `clock_timestamp() > statement_timestamp() + interval '${bounds.watchMs} ms'`;
      return `(case when ${isLate} then deckwright.give_up(${sql}) else ${sql} end)`;
    },
    bind(value) {
      values.push(value);
      return `$${values.length}`;
    },
    fresh(name) {
      used += 1;
      // PostgreSQL cuts names off after 63 bytes; the number must survive.
      return identifier(`${used}_${name}`.slice(0, 30));
    },
  };
}

/** `"schema"."name"`. */
export function qualified(schema: string, name: string): string {
  return `${identifier(schema)}.${identifier(name)}`;
}
