import { qualified, type Writer } from "./writer.ts";

/** In which form rows are sent. */
export type Form = {
  /** Leaves out keys whose value is null. */
  readonly isStripped: boolean;
} & (
  | { readonly kind: "list" | "object" | "csv" }
  /** As features, made by PostGIS, which is in that schema. */
  | { readonly kind: "geojson"; readonly schema: string }
);

/** The rows of an answer as texts, one each, so that no driver ever re-encodes them. */
interface Rows {
  /** What stands after `from`: rows with one column, `t`. */
  readonly source: string;
  /** The whole body, of all of them. */
  readonly body: string;
  /** `, ...`, a column that ends the statement when the answer gets too large; or nothing. */
  readonly meter: string;
}

/** How rows are sent. @param value What is sent of each row: the whole, or its only column, `_t.v`. */
export function rowsSql(form: Form, rows: string, writer: Writer, value: "_t" | "_t.v" = "_t"): Rows {
  return {
    // Without the offset PostgreSQL would write each row anew for each thing that is asked of its text.
    source: `(select ${writer.timely(textSql(form, value))} as t from ${rows} as _t offset 0) _j`,
    body: bodySql(form, rows),
    meter:
      writer.bounds.mostBytes === undefined ? "" : `, ${meterSql("t", writer.bounds.mostBytes)} as bytes`,
  };
}

/** The sum of what texts take; ends the statement when it is too much. */
export function meterSql(text: string, most: number): string {
  return `deckwright.meter(octet_length(${text}), ${most})`;
}

function textSql(form: Form, value: "_t" | "_t.v"): string {
  if (form.kind === "csv") return "substring(_t::text, 2, length(_t::text) - 2)";
  if (form.kind === "geojson") return `${qualified(form.schema, "st_asgeojson")}(${value})::text`;
  const json = value === "_t" ? "row_to_json(_t)" : "coalesce(to_json(_t.v), 'null')";
  return form.isStripped ? `json_strip_nulls(${json})::text` : `${json}::text`;
}

function bodySql(form: Form, rows: string): string {
  if (form.kind === "csv") {
    const names = `select json_object_keys(row_to_json(h)) as k from (select * from ${rows} limit 1) h`;
    return `coalesce((select string_agg(k, ',') from (${names}) n), '') || E'\\n' || coalesce(string_agg(t, E'\\n'), '')`;
  }
  if (form.kind === "object") return "coalesce((array_agg(t))[1], 'null')";
  const list = `coalesce('[' || string_agg(t, E', \\n ') || ']', '[]')`;
  return form.kind === "list" ? list : `'{"type" : "FeatureCollection", "features" : ' || ${list} || '}'`;
}
