/**
 * Writes src/ui/mana/symbols.svg: the symbols that pages show, taken from the Mana font, as one sprite of 9 kB on the
 * wire instead of a font of 187 kB. Run again after an update of mana-font: `node apps/web/scripts/draw-symbols.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { SYMBOL_POINTS } from "../src/ui/mana/symbol-points.ts";

const font = readFileSync(createRequire(import.meta.url).resolve("mana-font/fonts/mana.svg"), "utf8");
/** Units of the font: glyphs stand on a baseline, drawings hang from their top. */
const EM = 1024;
const ASCENT = 938.667;

function drawSymbol(id: string, point: number): string {
  const glyph = font.match(new RegExp(`<glyph unicode="&#x${point.toString(16)};"[^>]*>`))?.[0];
  const d = glyph?.match(/ d="([^"]+)"/)?.[1];
  if (glyph === undefined || d === undefined) throw new Error(`The font has no glyph for ${id}.`);
  const width = Number(glyph.match(/horiz-adv-x="(\d+)"/)?.[1] ?? EM);
  const rounded = d.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number))));
  const spaced = rounded.replace(/(\d)\s+-/g, "$1-");
  return `<symbol id="${id}" viewBox="0 0 ${width} ${EM}"><path transform="matrix(1 0 0 -1 0 ${ASCENT})" d="${spaced}"/></symbol>`;
}

const symbols = Object.entries(SYMBOL_POINTS).map(([id, point]) => drawSymbol(id, point));
const note =
  "Symbols of the Mana font by Andrew Gioia, mana.andrewgioia.com, under the SIL Open Font License 1.1";
writeFileSync(
  new URL("../src/ui/mana/symbols.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${note}</title>\n${symbols.join("\n")}\n</svg>\n`,
);
