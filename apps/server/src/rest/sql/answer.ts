import { qualified } from "./writer.ts";

/** In which form rows are sent. */
export type Form = {
  /** Leaves out keys whose value is null. */
  readonly isStripped: boolean;
} & (
  | { readonly kind: "list" | "object" | "csv" }
  /** As features, made by PostGIS, which is in that schema. */
  | { readonly kind: "geojson"; readonly schema: string }
);

/** Expression over the rows `_t` that gives the whole body as text, so that no driver ever re-encodes it. */
export function bodySql(form: Form, rows: string, value = "_t"): string {
  if (form.kind === "csv") {
    return (
      `coalesce((select string_agg(k, ',') from (select json_object_keys(row_to_json(h)) as k from (select * from ${rows} limit 1) h) n), '')` +
      ` || E'\\n' || coalesce(string_agg(substring(_t::text, 2, length(_t::text) - 2), E'\\n'), '')`
    );
  }
  if (form.kind === "geojson") {
    const features = `coalesce(json_agg(${qualified(form.schema, "st_asgeojson")}(${value})::json), '[]')`;
    return `json_build_object('type', 'FeatureCollection', 'features', ${features})::text`;
  }
  const strip = (sql: string) => (form.isStripped ? `json_strip_nulls(${sql})` : sql);
  if (form.kind === "object") return `coalesce(${strip(`(json_agg(${value}) -> 0)`)}::text, 'null')`;
  return `coalesce(${strip(`json_agg(${value})`)}, '[]')::text`;
}
