import type { CatalogKey, CatalogRelation } from "./catalog-query.ts";
import { readOrigins } from "./views.ts";

/** A foreign key between two relations of a schema. Views have those of the tables whose columns they show. */
export interface Link {
  /** The constraint's name. */
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  /** True when no two rows have the same key. */
  readonly isUnique: boolean;
  /** True when the table may stand between two others: the key is part of its primary key. */
  readonly isJunction: boolean;
  /** Whether the two are the tables themselves, and no views of them. */
  readonly isTable: boolean;
  readonly isTargetTable: boolean;
}

/** A relation of the schema as one that shows the columns of a table. */
interface Source {
  readonly name: string;
  readonly isTable: boolean;
  /** What the table's columns are called here, by their number in the table. */
  readonly columns: ReadonlyMap<number, string>;
}

/** What shows the columns of each table, by the table's number in the catalog. */
export type Sources = ReadonlyMap<number, readonly Source[]>;

/** Views of views end somewhere; this only keeps a broken catalog from being followed for ever. */
const MAX_DEPTH = 20;

/** Finds out what shows the columns of each table: the table itself, and views of it. */
export function findSources(relations: readonly CatalogRelation[]): Sources {
  const views = new Map(
    relations.flatMap(({ oid, rule }) => (rule === null ? [] : [[oid, readOrigins(rule)] as const])),
  );
  /** The table behind a column, through as many views as there are. */
  const follow = (
    relation: number,
    column: number,
    depth = 0,
  ): { table: number; column: number } | undefined => {
    const origins = views.get(relation);
    if (!origins) return { table: relation, column };
    const origin = origins.find(({ position }) => position === column);
    if (!origin || depth > MAX_DEPTH) return undefined;
    return follow(origin.relation, origin.column, depth + 1);
  };
  const sources = new Map<number, Source[]>();
  for (const { oid, name, rule, columns } of relations) {
    const shown = new Map<number, Map<number, string>>();
    for (const { number, name: column } of columns) {
      const found = follow(oid, number);
      if (!found) continue;
      const known = shown.get(found.table) ?? new Map<number, string>();
      if (!known.has(found.column)) known.set(found.column, column);
      shown.set(found.table, known);
    }
    for (const [table, known] of shown) {
      sources.set(table, [...(sources.get(table) ?? []), { name, isTable: rule === null, columns: known }]);
    }
  }
  return sources;
}

/** The links that a foreign key makes between what shows all of its columns. */
export function linksOf(key: CatalogKey, sources: Sources): Link[] {
  const from = shows(sources.get(key.table) ?? [], key.columns);
  const to = shows(sources.get(key.target) ?? [], key.target_columns);
  // A view stands between two others only where the table itself cannot.
  const hasTable = from.some(({ source }) => source.isTable);
  return from.flatMap(({ source, names }) =>
    to.map((target) => ({
      name: key.name,
      table: source.name,
      columns: names,
      target: target.source.name,
      targetColumns: target.names,
      isUnique: key.is_unique,
      isJunction: key.is_key_part && (source.isTable || !hasTable),
      isTable: source.isTable,
      isTargetTable: target.source.isTable,
    })),
  );
}

function shows(sources: readonly Source[], columns: readonly number[]) {
  return sources.flatMap((source) => {
    const names = columns.flatMap((column) => source.columns.get(column) ?? []);
    return names.length === columns.length ? [{ source, names }] : [];
  });
}

/** The primary key; for a view that of a table whose key it shows. */
export function primaryKeyOf(
  relation: CatalogRelation,
  relations: readonly CatalogRelation[],
  sources: Sources,
): readonly string[] {
  if (relation.rule === null) return relation.primary_key;
  for (const table of relations) {
    if (table.rule !== null || table.primary_key.length === 0) continue;
    const shown = sources.get(table.oid)?.find(({ name }) => name === relation.name)?.columns;
    const key = table.columns.filter(({ name }) => table.primary_key.includes(name));
    const names = key.flatMap(({ number }) => shown?.get(number) ?? []);
    if (names.length === key.length) return names;
  }
  return [];
}
