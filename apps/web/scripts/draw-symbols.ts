/**
 * Writes src/ui/mana/symbols.svg: the symbols that pages show, taken from the Mana font, as one sprite of 10 kB on the
 * wire instead of a font of 187 kB. Run again after an update of mana-font: `node apps/web/scripts/draw-symbols.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { SYMBOL_POINTS } from "@deckwright/art/symbols.ts";

const font = readFileSync(createRequire(import.meta.url).resolve("mana-font/fonts/mana.svg"), "utf8");
/** Units of the font: glyphs stand on a baseline, drawings hang from their top. */
const EM = 1024;
const ASCENT = 938.667;

function drawSymbol(id: string, point: number, place: number): string {
  const glyph = font.match(new RegExp(`<glyph unicode="&#x${point.toString(16)};"[^>]*>`))?.[0];
  const d = glyph?.match(/ d="([^"]+)"/)?.[1];
  if (glyph === undefined || d === undefined) throw new Error(`The font has no glyph for ${id}.`);
  const width = Number(glyph.match(/horiz-adv-x="(\d+)"/)?.[1] ?? EM);
  const left = place * EM;
  const view = `<view id="${id}" viewBox="${left} 0 ${EM} ${EM}"/>`;
  return `${view}<path transform="matrix(1 0 0 -1 ${left + (EM - width) / 2} ${ASCENT})" d="${roundPath(d)}"/>`;
}

/** Path data in whole units. Numbers may touch each other in the font's (`1.5.3` is two), so each is read by itself. */
function roundPath(d: string): string {
  let text = "";
  for (const [token] of d.matchAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)) {
    const number = Number.parseFloat(token);
    if (Number.isNaN(number)) text += token;
    else {
      const whole = Math.round(number);
      text +=
        whole < 0 || /[a-z]$/i.test(text) ? String(whole === 0 ? 0 : whole) : ` ${whole === 0 ? 0 : whole}`;
    }
  }
  return text;
}

const symbols = Object.entries(SYMBOL_POINTS).map(([id, point], place) => drawSymbol(id, point, place));
const note =
  "Symbols of the Mana font by Andrew Gioia, mana.andrewgioia.com, under the SIL Open Font License 1.1";
writeFileSync(
  new URL("../src/ui/mana/symbols.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbols.length * EM} ${EM}" fill="#15130f"><title>${note}</title>\n${symbols.join("\n")}\n</svg>\n`,
);
