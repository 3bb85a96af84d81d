import type { Art } from "@deckwright/art/draw-art.ts";
import { ART_HEIGHT, ART_WIDTH, type ArtView, type Shape, WIDE_WIDTH } from "@deckwright/art/shape.ts";

const VIEWS: Readonly<Record<ArtView, string>> = {
  whole: `0 0 ${ART_WIDTH} ${ART_HEIGHT}`,
  sliver: "98 42 124 128",
  wide: `0 0 ${WIDE_WIDTH} ${ART_HEIGHT}`,
};

/** A drawing as the address of an SVG image. Holds nothing but our own numbers and colors. */
export function artToDataUri(art: Art): string {
  const [from, middle, to] = art.sky;
  const slant = middle === to ? "0.15" : "0.9";
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${VIEWS[art.view]}' preserveAspectRatio='xMidYMid slice'>` +
    `<linearGradient id='s' x1='0' y1='0' x2='${slant}' y2='1'><stop stop-color='${from}'/>` +
    `<stop offset='.55' stop-color='${middle}'/><stop offset='1' stop-color='${to}'/></linearGradient>` +
    `<path d='M0 0H${art.view === "wide" ? WIDE_WIDTH : ART_WIDTH}V${ART_HEIGHT}H0Z' fill='url(#s)'/>` +
    `<g fill='none' stroke-linecap='round' stroke-linejoin='round'>${art.shapes.map(shapeToSvg).join("")}</g></svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, (character) => ESCAPES[character] ?? character)}`;
}

const ESCAPES: Readonly<Record<string, string>> = { "<": "%3C", ">": "%3E", "#": "%23", "%": "%25" };

function shapeToSvg({ d, fill, stroke, width, opacity }: Shape): string {
  const attributes = { fill, stroke, "stroke-width": width, opacity };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}='${value}'`],
  );
  return `<path d='${d}'${written.join("")}/>`;
}
