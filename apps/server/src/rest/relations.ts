import { RestError } from "./rest-error.ts";
import type { ForeignKey, Relation, Routine, Schema } from "./schema.ts";

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
 * @throws RestError when there is none, or more than one.
 */
export function findWay(schema: Schema, from: Relation, name: string, hint: string | undefined): Way {
  const computed = hint === undefined ? from.computedRelations.find((each) => each.name === name) : undefined;
  if (computed) {
    const target = schema.relations.get(computed.relation ?? "");
    if (target) return { kind: "computed", target, isOne: computed.is_one, routine: computed };
  }
  const ways = waysFrom(schema, from).filter(
    (way) => isNamed(way, name, from) && (hint === undefined || isHinted(way, hint)),
  );
  const [only, another] = ways;
  if (!only) throw noWay(schema, from, name, hint);
  if (another) throw manyWays(from, name, ways);
  return only;
}

function waysFrom(schema: Schema, from: Relation): Way[] {
  const ways: Way[] = [];
  for (const key of schema.foreignKeys) {
    const table = schema.relations.get(key.table);
    const target = schema.relations.get(key.target);
    if (!table || !target) continue;
    const pairs = zip(key.columns, key.target_columns);
    if (key.table === from.name) ways.push({ kind: "key", target, isOne: true, pairs, constraint: key.name });
    if (key.target === from.name) {
      ways.push({
        kind: "key",
        target: table,
        isOne: isUnique(table, key.columns),
        pairs: pairs.map(([ours, theirs]) => [theirs, ours]),
        constraint: key.name,
      });
      ways.push(...across(schema, table, key));
    }
  }
  return ways;
}

/** Ways over a table that has a key to us and another to somebody else, both part of its primary key. */
function across(schema: Schema, junction: Relation, here: ForeignKey): Way[] {
  const isPart = (key: ForeignKey) => key.columns.every((column) => junction.primaryKey.includes(column));
  if (!isPart(here)) return [];
  return schema.foreignKeys.flatMap((there) => {
    const target = schema.relations.get(there.target);
    if (there.table !== junction.name || there === here || !target || !isPart(there)) return [];
    return {
      kind: "junction" as const,
      target,
      isOne: false as const,
      junction,
      here: zip(here.target_columns, here.columns),
      there: zip(there.target_columns, there.columns),
      constraints: [here.name, there.name] as const,
    };
  });
}

function isNamed(way: Way, name: string, from: Relation): boolean {
  if (way.target.name === name) return true;
  if (way.kind !== "key") return false;
  if (way.constraint === name) return true;
  // A column names the key that it is: only of the table that has the key.
  return way.isOne && way.pairs.length === 1 && way.pairs[0]?.[0] === name && from.columns.has(name);
}

function isHinted(way: Way, hint: string): boolean {
  if (way.kind === "computed") return false;
  if (way.kind === "junction") return way.junction.name === hint || way.constraints.includes(hint);
  return way.constraint === hint || (way.pairs.length === 1 && way.pairs[0]?.includes(hint) === true);
}

function isUnique(relation: Relation, columns: readonly string[]): boolean {
  return relation.uniques.some(
    (unique) => unique.length === columns.length && unique.every((column) => columns.includes(column)),
  );
}

function zip(left: readonly string[], right: readonly string[]): (readonly [string, string])[] {
  return left.map((column, position) => [column, right[position] ?? column]);
}

function noWay(schema: Schema, from: Relation, name: string, hint: string | undefined): RestError {
  const hinted = hint === undefined ? "" : ` using the hint '${hint}'`;
  return new RestError(
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

function manyWays(from: Relation, name: string, ways: readonly Way[]): RestError {
  const details = ways.map((way) => ({
    cardinality: way.kind === "junction" ? "many-to-many" : way.isOne ? "many-to-one" : "one-to-many",
    embedding: `${from.name} with ${way.target.name}`,
    relationship: describe(from, way),
  }));
  const options = ways.map((way) => {
    if (way.kind === "junction") return `'${name}!${way.junction.name}'`;
    return way.kind === "key" ? `'${name}!${way.constraint}'` : `'${name}'`;
  });
  return new RestError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${from.name}' and '${name}'`,
    {
      details,
      hint: `Try changing '${name}' to one of the following: ${[...new Set(options)].join(", ")}. Find the desired relationship in the 'details' key.`,
    },
  );
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

/** A sentence about the name that was probably meant; null when none is near. */
export function nearest(
  name: string,
  known: Iterable<string>,
  sentence: (near: string) => string,
): string | null {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const each of known) {
    if (each === name || Math.abs(each.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name, each);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = each;
    }
  }
  return best === undefined ? null : sentence(best);
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
