import type { CSSProperties } from "react";
import type { View } from "../search-state.ts";

/** Where results stand, in pixels: all of one view have one size, so that any place in a long list is known at once. */
export interface ListLayout {
  readonly columns: number;
  readonly itemWidth: number;
  /** Height of a row with the gap below it. */
  readonly rowHeight: number;
  readonly columnGap: number;
}

/** Height over width of a card. */
const CARD_SHAPE = 88 / 63;
/** Its corners' radius over its width. */
const CARD_CORNER = 0.047;
/** The line below a picture: price and what to do with the card. */
const META_HEIGHT = 32;
const LEAST_WIDTH = 156;
const NARROW = 500;

/** The layout of a list as wide as `width`. The style sheet lays the first results out alike, before scripts run. */
export function layoutOf(view: View, width: number): ListLayout {
  const isNarrow = width < NARROW;
  if (view === "list") return { columns: 1, itemWidth: width, rowHeight: isNarrow ? 56 : 40, columnGap: 0 };
  const [columnGap, rowGap] = isNarrow ? [10, 12] : [14, 18];
  const columns = isNarrow ? 2 : Math.max(1, Math.floor((width + columnGap) / (LEAST_WIDTH + columnGap)));
  const itemWidth = (width - columnGap * (columns - 1)) / columns;
  return { columns, itemWidth, rowHeight: itemWidth * CARD_SHAPE + META_HEIGHT + rowGap, columnGap };
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

/** A picture of a result's shape, as a background that repeats in the places of results. */
export function shapesOf(view: View, { itemWidth, rowHeight, columnGap }: ListLayout): CSSProperties {
  const isGrid = view === "grid";
  const height = isGrid ? itemWidth * CARD_SHAPE : rowHeight - 1;
  const corner = isGrid ? itemWidth * CARD_CORNER : 0;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${itemWidth}" height="${height}" rx="${corner}" fill="#808080" fill-opacity=".16"/></svg>`;
  return {
    backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(shape)}")`,
    backgroundSize: `${itemWidth + columnGap}px ${rowHeight}px`,
  };
}

/** The place that a key leads to from `index` in a list of `total`; null for keys that lead nowhere. */
export function placeAfterKey(
  key: string,
  index: number,
  columns: number,
  rowsOnScreen: number,
  total: number,
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
