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

/** The same for shares, 0 to 1, as 255ths; whatever is there counts as one of them at least. */
export function shareRows(rows: readonly (readonly (readonly [number, number])[])[]): SparseRows {
  return sparseRows(
    rows.map((row) =>
      row.map(([column, share]) => [column, Math.max(1, Math.min(255, Math.round(share * 255)))] as const),
    ),
  );
}
