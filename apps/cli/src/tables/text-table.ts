import Table from "cli-table3";

/** A column: its heading, its width in characters (absent: what is left over), and how it is aligned. */
export interface Column {
  readonly head: string;
  readonly width?: number;
  readonly align?: "left" | "right";
}

/** A row of cells, or a line over all columns that begins a group. */
export type Row = readonly (string | number)[] | { readonly group: string };

/** Draws a table that is `width` characters wide. Long cells are wrapped between words. */
export function drawTable(columns: readonly Column[], rows: readonly Row[], width: number): string {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const open = columns.filter((column) => column.width === undefined).length;
  const share = open === 0 ? 0 : Math.max(12, Math.floor((width - fixed - columns.length - 1) / open));
  const table = new Table({
    head: columns.map((column) => column.head),
    colWidths: columns.map((column) => column.width ?? share),
    colAligns: columns.map((column) => column.align ?? "left"),
    wordWrap: true,
    style: { head: [], border: [], compact: true },
  });
  for (const row of rows) {
    if ("group" in row) table.push([{ colSpan: columns.length, content: row.group, hAlign: "left" }]);
    else table.push(row.map((cell) => String(cell)));
  }
  return table.toString();
}

/** `$12.50`; an amount that nobody knows is "unknown". */
export function dollars(amount: number | null): string {
  return amount === null ? "unknown" : `$${amount.toFixed(2)}`;
}

/** 0.853 as `85 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Wraps a paragraph between words. */
export function wrap(text: string, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + word.length + 1 > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
