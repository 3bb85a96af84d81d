/** Where the items of a list stand, in pixels: all have one size, so that any place in a long list is known at once. */
export interface ListLayout {
  readonly columns: number;
  readonly itemWidth: number;
  /** Height of a row with the gap below it. */
  readonly rowHeight: number;
  readonly columnGap: number;
}

/** Rows that are as high as each other, below each other from `top` on, in pixels of the page. */
export interface ListRows {
  readonly count: number;
  readonly height: number;
  readonly top: number;
}

/** The stretch of the page that is seen, in pixels. */
export interface Screen {
  readonly offset: number;
  readonly height: number;
}

/** The first row of which something is on the screen, and the one behind the last; above and below a list its first and last. */
export function rowsOnScreen(rows: ListRows, screen: Screen): readonly [number, number] {
  if (rows.count === 0 || rows.height === 0) return [0, 0];
  const above = screen.offset - rows.top;
  const from = Math.min(rows.count - 1, Math.max(0, Math.floor(above / rows.height)));
  const to = Math.min(rows.count, Math.ceil((above + screen.height) / rows.height));
  return [from, Math.max(from + 1, to)];
}

/** What stands on the page's edges: the head of the page with the tools, and a little air. */
const HEAD = 112;
const AIR = 24;

/** Where the page has to be scrolled to for all of a row to be seen; null where it is seen already. */
export function offsetShowing(row: number, rows: ListRows, { offset, height }: Screen): number | null {
  const start = rows.top + row * rows.height;
  const end = start + rows.height;
  if (start < offset + HEAD) return Math.max(0, start - HEAD);
  if (end > offset + height - AIR) return Math.max(0, Math.min(start - HEAD, end + AIR - height));
  return null;
}

/** The place that a key leads to from `index` in a list of `total`; null for keys that lead nowhere. */
export function placeAfterKey(
  key: string,
  index: number,
  {
    columns,
    rowsOnScreen,
    total,
  }: { readonly columns: number; readonly rowsOnScreen: number; readonly total: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * rowsOnScreen,
    PageDown: columns * rowsOnScreen,
    Home: -index,
    End: total - 1 - index,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  const next = index + step;
  if (next >= 0 && next < total) return next;
  // Sideways the list ends; up and down it goes as far as it can in whole rows.
  if (key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp")
    return key === "ArrowUp" ? null : index;
  return next < 0 ? index % columns : total - 1;
}
