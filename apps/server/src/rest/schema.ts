import type { Database } from "@deckwright/db/database.ts";
import { type Column, queryCatalog, type Routine } from "./catalog-query.ts";
import { findSources, type Link, linksOf, primaryKeyOf } from "./links.ts";
import type { RestSettings } from "./settings.ts";

/** A table or view. */
export interface Relation {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  /** Whether its rows say which transaction last touched them: views, and tables in parts, do not. */
  readonly hasRowVersions: boolean;
  /** Names of functions that read as columns of it. */
  readonly computedColumns: ReadonlySet<string>;
  /** Functions that lead from its rows to rows of another relation. */
  readonly computedRelations: readonly Routine[];
}

/** What may be asked for, as far as it was known when it was last read: identifiers in SQL come from here alone. */
export interface Schema {
  /** The schema's name. */
  readonly name: string;
  readonly settings: RestSettings;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly links: readonly Link[];
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Names of types that a column may be cast to. */
  readonly types: ReadonlySet<string>;
  /** The schema of PostGIS's `st_asgeojson`, with which rows are sent as GeoJSON; null where there is none. */
  readonly geojsonSchema: string | null;
}

/** Names of types that are part of the language instead of the catalog. */
const LANGUAGE_TYPES = [
  "int",
  "integer",
  "bigint",
  "smallint",
  "real",
  "double precision",
  "decimal",
  "boolean",
  "character varying",
  "character",
  "char",
  "timestamp with time zone",
  "timestamp without time zone",
  "time with time zone",
  "time without time zone",
  "bit varying",
];

/** Reads the catalog of one schema. */
export async function readSchema(database: Database, name: string, settings: RestSettings): Promise<Schema> {
  const catalog = await queryCatalog(database, name);
  const sources = findSources(catalog.relations);
  const relations = new Map<string, Relation>();
  for (const relation of catalog.relations) {
    const computed = catalog.routines.filter((routine) => routine.computed_on === relation.name);
    relations.set(relation.name, {
      name: relation.name,
      columns: new Map(relation.columns.map((column) => [column.name, column])),
      primaryKey: primaryKeyOf(relation, catalog.relations, sources),
      hasRowVersions: relation.is_plain,
      computedColumns: new Set(computed.flatMap((each) => (each.result === "scalar" ? each.name : []))),
      computedRelations: computed.filter((each) => each.relation !== null),
    });
  }
  return {
    name,
    settings,
    relations,
    links: catalog.foreign_keys.flatMap((key) => linksOf(key, sources)),
    routines: groupByName(catalog.routines),
    types: new Set([...LANGUAGE_TYPES, ...catalog.types]),
    geojsonSchema: catalog.geojson_schema,
  };
}

function groupByName(routines: readonly Routine[]): Map<string, Routine[]> {
  const groups = new Map<string, Routine[]>();
  for (const routine of routines) groups.set(routine.name, [...(groups.get(routine.name) ?? []), routine]);
  return groups;
}
