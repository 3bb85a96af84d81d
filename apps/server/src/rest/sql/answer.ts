/** In which form rows are sent. */
export interface Form {
  readonly kind: "list" | "object" | "csv";
  /** Leaves out keys whose value is null. */
  readonly isStripped: boolean;
}

/** Expression over the rows `_t` that gives the whole body as text, so that no driver ever re-encodes it. */
export function bodySql(form: Form, rows: string, value = "_t"): string {
  if (form.kind === "csv") {
    return (
      `coalesce((select string_agg(k, ',') from (select json_object_keys(row_to_json(h)) as k from (select * from ${rows} limit 1) h) n), '')` +
      ` || E'\\n' || coalesce(string_agg(substring(_t::text, 2, length(_t::text) - 2), E'\\n'), '')`
    );
  }
  const strip = (sql: string) => (form.isStripped ? `json_strip_nulls(${sql})` : sql);
  if (form.kind === "object") return `coalesce(${strip(`(json_agg(${value}) -> 0)`)}::text, 'null')`;
  return `coalesce(${strip(`json_agg(${value})`)}, '[]')::text`;
}
