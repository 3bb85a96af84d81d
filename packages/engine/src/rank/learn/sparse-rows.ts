import type { SparseRows } from "../section-bytes.ts";

/** Rows of columns, ascending, and bytes. */
export function sparseRows(
  rows: readonly (readonly (readonly [column: number, value: number])[])[],
): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length;
  });
  const flat = rows.flat();
  return {
    starts,
    columns: Uint16Array.from(flat, ([column]) => column),
    values: Uint8Array.from(flat, ([, value]) => value),
  };
}
