import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";

/** A face of type: titles are serif, the rest is sans. */
type Family = "serif" | "sans";

/** How a text is set. */
export interface Style {
  readonly family: Family;
  readonly weight: number;
  /** In pixels. */
  readonly size: number;
  readonly color: string;
  /** As a part of the size. */
  readonly tracking?: number;
}

/** Characters from one code point to another. */
type Range = readonly [from: number, to: number];

/** A font file, and which characters it is for. */
interface Cut {
  readonly name: string;
  readonly ranges: readonly Range[];
}

const require = createRequire(import.meta.url);

/** The symbols of mana, by the code points of `SYMBOL_POINTS`. */
export const MANA_FONT = "deckwright mana";

/** What a picture says in a script that none of these has is left out, since what a machine's own fonts make of it is not known. */
const CUTS: Readonly<Record<Family, readonly Cut[]>> = registerFonts();

function registerFonts() {
  GlobalFonts.register(readFileSync(require.resolve("mana-font/fonts/mana.woff2")), MANA_FONT);
  const fraunces = cutsOf("fraunces", "opsz", ["latin", "latin-ext", "vietnamese"]);
  const inter = cutsOf("inter", "wght", [
    "latin",
    "latin-ext",
    "vietnamese",
    "greek",
    "greek-ext",
    "cyrillic",
    "cyrillic-ext",
  ]);
  return { serif: [...fraunces, ...inter], sans: inter };
}

function cutsOf(font: string, axis: string, scripts: readonly string[]): Cut[] {
  const folder = `@fontsource-variable/${font}`;
  const claims: unknown = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), "utf8"));
  return scripts.map((script) => {
    const name = `deckwright ${font} ${script}`;
    const file = require.resolve(`${folder}/files/${font}-${script}-${axis}-normal.woff2`);
    GlobalFonts.register(readFileSync(file), name);
    const claim: unknown = typeof claims === "object" && claims !== null ? Reflect.get(claims, script) : "";
    return { name, ranges: String(claim).split(",").map(readRange) };
  });
}

/** One range of a style sheet, such as `U+0460-052F`. */
function readRange(text: string): Range {
  const [from = "", to = from] = text.trim().replace("U+", "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function cutFor(family: Family, character: string): Cut | undefined {
  const point = character.codePointAt(0) ?? 0;
  return CUTS[family].find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to));
}

/** No picture has room for more. */
const MOST_CHARACTERS = 240;

/**
 * What can be set of a text that somebody wrote: without marks that stack, without what turns the direction, and without
 * characters that our fonts do not have. Empty where nothing is left that could be read.
 */
export function settable(text: string): string {
  const known = Array.from(text.slice(0, 4 * MOST_CHARACTERS).normalize("NFC"))
    .filter((character) => !/[\p{M}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(character))
    .map((character) => (/[\s\p{Cc}]/u.test(character) ? " " : character))
    .filter((character) => cutFor("sans", character) !== undefined)
    .slice(0, MOST_CHARACTERS)
    .join("")
    .replace(/ +/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(known) ? known : "";
}

/** Stretches of a text that one font has. */
function runsOf(family: Family, text: string): { readonly font: string; readonly text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    const font = cutFor(family, character)?.name;
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function setFont(context: SKRSContext2D, { weight, size, tracking = 0, color }: Style, font: string): void {
  context.font = `${weight} ${size}px "${font}"`;
  context.letterSpacing = `${tracking * size}px`;
  context.fillStyle = color;
}

/** How many pixels wide a text is. */
export function widthOf(context: SKRSContext2D, text: string, style: Style): number {
  return runsOf(style.family, text).reduce((width, run) => {
    setFont(context, style, run.font);
    return width + context.measureText(run.text).width;
  }, 0);
}

/**
 * Writes a line, cut with an ellipsis where it is wider than `most`.
 * @param y Of the line on which letters stand.
 * @returns How many pixels wide it is.
 */
export function write(
  context: SKRSContext2D,
  text: string,
  [x, y]: readonly [x: number, y: number],
  style: Style,
  most = Number.POSITIVE_INFINITY,
): number {
  let at = x;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  for (const run of runsOf(style.family, cutTo(context, text, style, most))) {
    setFont(context, style, run.font);
    context.fillText(run.text, at, y);
    at += context.measureText(run.text).width;
  }
  return at - x;
}

/** A text that fits, with an ellipsis where some of it was left out. */
function cutTo(context: SKRSContext2D, text: string, style: Style, most: number): string {
  if (most === Number.POSITIVE_INFINITY || widthOf(context, text, style) <= most) return text;
  const letters = Array.from(text);
  let [fits, over] = [0, letters.length];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    const beginning = `${letters.slice(0, middle).join("").trimEnd()}…`;
    if (widthOf(context, beginning, style) <= most) fits = middle;
    else over = middle;
  }
  return `${letters.slice(0, fits).join("").trimEnd()}…`;
}

/** A text in lines, as many at the most; the last is cut with an ellipsis where there would be more. */
export function wrap(
  context: SKRSContext2D,
  text: string,
  style: Style,
  { width, lines: most }: { readonly width: number; readonly lines: number },
): string[] {
  const lines: string[] = [];
  let line = "";
  const words = text.split(" ");
  for (const [at, word] of words.entries()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || widthOf(context, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1)
      return [...lines, cutTo(context, [line, ...words.slice(at)].join(" "), style, width)];
    lines.push(cutTo(context, line, style, width));
    line = word;
  }
  return [...lines, cutTo(context, line, style, width)];
}
