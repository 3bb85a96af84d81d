import { identifier } from "@deckwright/db/parameters.ts";

/** Collects the values of a statement while its text is written. */
export interface Writer {
  /** A placeholder for a value. */
  bind(value: string): string;
  /** A name that no other part of the statement has. */
  fresh(name: string): string;
  readonly values: readonly string[];
}

export function createWriter(): Writer {
  const values: string[] = [];
  let used = 0;
  return {
    values,
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
