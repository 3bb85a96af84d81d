import type { CSSProperties } from "react";
import type { ListLayout } from "../../../ui/virtual-list/rows.ts";
import type { View } from "../search-state.ts";

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
