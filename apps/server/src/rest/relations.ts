import type { Failure } from "../platform/http/failure.ts";
import type { Routine } from "./catalog-query.ts";
import type { Link } from "./links.ts";
import { nearest } from "./nearest.ts";
import { restFailure } from "./rest-failure.ts";
import type { Relation, Schema } from "./schema.ts";

/** A way from the rows of one relation to rows of another. */
export type Way =
  | {
      readonly kind: "computed";
      readonly target: Relation;
      readonly isOne: boolean;
      readonly routine: Routine;
    }
  | {
      readonly kind: "key";
      readonly target: Relation;
      readonly isOne: boolean;
      /** Pairs of columns that are equal: ours, theirs. */
      readonly pairs: readonly (readonly [string, string])[];
      readonly constraint: string;
      /** True when the key is ours, and leads to the other. */
      readonly isOurs: boolean;
      /** True when the other is a table, so that the key's own names mean this way. */
      readonly isPlain: boolean;
    }
  | {
      readonly kind: "junction";
      readonly target: Relation;
      readonly isOne: false;
      readonly junction: Relation;
      readonly here: readonly (readonly [string, string])[];
      readonly there: readonly (readonly [string, string])[];
      readonly constraints: readonly [string, string];
    };

/**
 * The way that an embed means: a function of that name first; else the one foreign key that leads there.
 * @param name A relation, or the column or the constraint of a foreign key.
 * @param hint What else must be true of it: a column, a constraint or a junction.
 * @throws Failure when there is none, or more than one.
 */
export function findWay(schema: Schema, from: Relation, name: string, hint: string | undefined): Way {
  const computed = hint === undefined ? from.computedRelations.find((each) => each.name === name) : undefined;
  if (computed) {
    const target = schema.relations.get(computed.relation ?? "");
    if (target) return { kind: "computed", target, isOne: computed.is_one, routine: computed };
  }
  const ways = waysFrom(schema, from).filter((way) => isMeant(way, from, name, hint));
  const [only, another] = ways;
  if (!only) throw noWay(schema, from, name, hint);
  if (another) throw manyWays(from, name, ways);
  return only;
}

function waysFrom(schema: Schema, from: Relation): Way[] {
  const ways: Way[] = [];
  for (const link of schema.links) {
    const table = schema.relations.get(link.table);
    const target = schema.relations.get(link.target);
    if (!table || !target) continue;
    const pairs = zip(link.columns, link.targetColumns);
    const constraint = link.name;
    if (link.table === from.name) {
      const isPlain = link.isTargetTable;
      ways.push({ kind: "key", target, isOne: true, isOurs: true, pairs, constraint, isPlain });
    }
    if (link.target === from.name) {
      ways.push({
        kind: "key",
        target: table,
        isOne: link.isUnique,
        isOurs: false,
        pairs: pairs.map(([ours, theirs]) => [theirs, ours]),
        constraint,
        isPlain: link.isTable,
      });
      ways.push(...across(schema, table, link));
    }
  }
  return ways;
}

/** Ways over a table that has a key to us and another to somebody else, both part of its primary key. */
function across(schema: Schema, junction: Relation, here: Link): Way[] {
  if (!here.isJunction) return [];
  return schema.links.flatMap((there) => {
    const target = schema.relations.get(there.target);
    if (there.table !== junction.name || there.name === here.name || !target || !there.isJunction) return [];
    return {
      kind: "junction" as const,
      target,
      isOne: false as const,
      junction,
      here: zip(here.targetColumns, here.columns),
      there: zip(there.targetColumns, there.columns),
      constraints: [here.name, there.name] as const,
    };
  });
}

/** Whether a way is meant by the name of an embed, and by its hint if it has one. */
function isMeant(way: Way, from: Relation, name: string, hint: string | undefined): boolean {
  if (way.kind === "key" && way.target === from) return isMeantWithin(way, name, hint);
  return isNamed(way, name, from) && (hint === undefined || isHinted(way, hint));
}

/**
 * A key of a table to itself leads both ways. The table's name means the rows that point here, the key's column the row
 * that is pointed to; the constraint's name would mean both, and so means neither.
 */
function isMeantWithin(way: Way & { kind: "key" }, name: string, hint: string | undefined): boolean {
  const column = way.pairs.length === 1 ? way.pairs[0]?.[way.isOurs ? 0 : 1] : undefined;
  if (way.isOurs) return hint === undefined && name === column;
  return name === way.target.name && (hint === undefined || hint === column);
}

function isNamed(way: Way, name: string, from: Relation): boolean {
  if (way.target.name === name) return true;
  if (way.kind !== "key" || !way.isPlain) return false;
  if (way.constraint === name) return true;
  // A column names the key that it is: only of the table that has the key.
  return way.isOurs && way.pairs.length === 1 && way.pairs[0]?.[0] === name && from.columns.has(name);
}

function isHinted(way: Way, hint: string): boolean {
  if (way.kind === "computed") return false;
  if (way.kind === "junction") return way.junction.name === hint || way.constraints.includes(hint);
  return way.constraint === hint || (way.pairs.length === 1 && way.pairs[0]?.includes(hint) === true);
}

function zip(left: readonly string[], right: readonly string[]): (readonly [string, string])[] {
  return left.map((column, position) => [column, right[position] ?? column]);
}

function noWay(schema: Schema, from: Relation, name: string, hint: string | undefined): Failure {
  const hinted = hint === undefined ? "" : ` using the hint '${hint}'`;
  return restFailure(
    400,
    "PGRST200",
    `Could not find a relationship between '${from.name}' and '${name}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${from.name}' and '${name}'${hinted} in the schema '${schema.name}', but no matches were found.`,
      hint: nearest(
        name,
        waysFrom(schema, from).map((way) => way.target.name),
        (near) => `Perhaps you meant '${near}' instead of '${name}'.`,
      ),
    },
  );
}

function manyWays(from: Relation, name: string, ways: readonly Way[]): Failure {
  const details = ways.map((way) => ({
    cardinality: cardinalityOf(way),
    embedding: `${from.name} with ${way.target.name}`,
    relationship: describe(from, way),
  }));
  const options = ways.map((way) => {
    if (way.kind === "junction") return `'${name}!${way.junction.name}'`;
    return way.kind === "key" ? `'${name}!${way.constraint}'` : `'${name}'`;
  });
  return restFailure(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${from.name}' and '${name}'`,
    {
      details,
      hint: `Try changing '${name}' to one of the following: ${[...new Set(options)].join(", ")}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function cardinalityOf(way: Way): string {
  if (way.kind === "junction") return "many-to-many";
  if (way.kind === "key" && way.isOurs) return "many-to-one";
  return way.isOne ? "one-to-one" : "one-to-many";
}

function describe(from: Relation, way: Way): string {
  if (way.kind === "computed") return way.routine.name;
  const side = (relation: string, columns: readonly string[]) => `${relation}(${columns.join(", ")})`;
  if (way.kind === "key") {
    const ours = way.pairs.map(([column]) => column);
    const theirs = way.pairs.map(([, column]) => column);
    return `${way.constraint} using ${side(from.name, ours)} and ${side(way.target.name, theirs)}`;
  }
  return `${way.junction.name} using ${way.constraints[0]} and ${way.constraints[1]}`;
}
