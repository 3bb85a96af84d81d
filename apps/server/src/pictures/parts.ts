import type { Art, ArtSubject } from "@deckwright/art/draw-art.ts";
import { drawArt } from "@deckwright/art/draw-art.ts";
import { ART_HEIGHT, ART_WIDTH, WIDE_WIDTH } from "@deckwright/art/shape.ts";
import { SYMBOL_POINTS } from "@deckwright/art/symbols.ts";
import type { EdgeRun } from "@deckwright/decks/cover.ts";
import { Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { COPPER, DISCS, INK, MANA, PAPER, TIERS } from "./palette.ts";
import { MANA_FONT, type Style, write } from "./type.ts";

/** A rectangle of a picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PICTURE = { x: 0, y: 0, width: 1200, height: 630 } as const satisfies Box;
/** Pixels that stay free at the sides. */
export const GUTTER = 60;

/** A rectangle with round corners. */
export function rounded({ x, y, width, height }: Box, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/** Fills a box with a card's drawn picture, cut where the box has another shape. */
export function paintCardArt(context: SKRSContext2D, card: ArtSubject, box: Box): void {
  const scale = Math.max(box.width / ART_WIDTH, box.height / ART_HEIGHT);
  const left = (ART_WIDTH - box.width / scale) / 2;
  const top = (ART_HEIGHT - box.height / scale) / 2;
  paintArt(context, drawArt(card), { box, scale, left, top });
}

/** Where the figure of a banner stands in its drawing. */
const FIGURE = 0.58;

/** Fills a box with the land that a card is drawn in. @param figure Where its figure stands, as a part of the box's width. */
export function paintBanner(context: SKRSContext2D, card: ArtSubject, box: Box, figure: number): void {
  const scale = box.height / ART_HEIGHT;
  const shown = box.width / scale;
  const left = Math.min(WIDE_WIDTH - shown, Math.max(0, WIDE_WIDTH * FIGURE - shown * figure));
  paintArt(context, drawArt(card, "wide"), { box, scale, left, top: 0 });
}

/** Which part of a drawing is shown, and how large. */
interface Cutout {
  readonly box: Box;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

function paintArt(context: SKRSContext2D, art: Art, { box, scale, left, top }: Cutout): void {
  const [from, middle, to] = art.sky;
  context.save();
  context.clip(rounded(box, 0));
  const slant = middle === to ? 0.15 : 0.9;
  const sky = context.createLinearGradient(box.x, box.y, box.x + slant * box.width, box.y + box.height);
  sky.addColorStop(0, from);
  sky.addColorStop(0.55, middle);
  sky.addColorStop(1, to);
  context.fillStyle = sky;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.translate(box.x - left * scale, box.y - top * scale);
  context.scale(scale, scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { d, fill, stroke, width = 1, opacity = 1 } of art.shapes) {
    const path = new Path2D(d);
    context.globalAlpha = opacity;
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
  context.restore();
}

/** One mana symbol on its disc; what is no symbol that we have is an empty disc. */
export function paintSymbol(
  context: SKRSContext2D,
  symbol: string,
  [x, y]: readonly [x: number, y: number],
  size: number,
): void {
  const [first = "", second] = symbol.split("/");
  const half = size / 2;
  const isHybrid = second !== undefined && second !== "P";
  disc(context, [x + half, y + half], half, DISCS[first] ?? DISCS.N ?? MANA.C ?? "");
  if (isHybrid) {
    context.save();
    const corner = new Path2D();
    corner.moveTo(x + size, y);
    corner.lineTo(x + size, y + size);
    corner.lineTo(x, y + size);
    corner.closePath();
    context.clip(corner);
    disc(context, [x + half, y + half], half, DISCS[second] ?? DISCS.N ?? MANA.C ?? "");
    context.restore();
    glyph(context, first, [x + size * 0.32, y + size * 0.34], size * 0.4);
    glyph(context, second, [x + size * 0.68, y + size * 0.66], size * 0.4);
    return;
  }
  glyph(context, second === "P" ? "P" : first, [x + half, y + half], size * 0.7);
}

function disc(
  context: SKRSContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  color: string,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** A glyph of the mana font with its middle at a point. */
function glyph(context: SKRSContext2D, name: string, [x, y]: readonly [number, number], size: number): void {
  const point = SYMBOL_POINTS[name];
  if (point === undefined) return;
  context.font = `${size}px "${MANA_FONT}"`;
  context.letterSpacing = "0px";
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillStyle = "#15130f";
  const text = String.fromCodePoint(point);
  const { actualBoundingBoxAscent, actualBoundingBoxDescent, actualBoundingBoxLeft, actualBoundingBoxRight } =
    context.measureText(text);
  const middleX = (actualBoundingBoxRight - actualBoundingBoxLeft) / 2;
  const middleY = (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
  context.fillText(text, x - middleX, y + middleY);
}

/** A row of symbols. @returns How many pixels wide it is. */
export function paintSymbols(
  context: SKRSContext2D,
  symbols: readonly string[],
  [x, y]: readonly [x: number, y: number],
  size: number,
): number {
  const step = size * 1.14;
  symbols.forEach((symbol, at) => {
    paintSymbol(context, symbol, [x + at * step, y], size);
  });
  return Math.max(0, symbols.length * step - size * 0.14);
}

/** The deck seen edge-on: one sliver a card, by mana value; lands come last, and are lower. */
export function paintEdge(context: SKRSContext2D, runs: readonly EdgeRun[], box: Box): void {
  const slivers: { x: number; color: string; isLand: boolean }[] = [];
  let x = 0;
  let last: number | null | undefined;
  for (const [mv, mark, quantity] of runs) {
    const isLand = mv === null;
    if (last !== undefined && last !== mv) x += isLand ? 1.8 : 0.8;
    last = mv;
    for (let copy = 0; copy < quantity && slivers.length < MOST_SLIVERS; copy++, x++) {
      slivers.push({ x, color: MANA[mark] ?? "#5a6170", isLand });
    }
  }
  const unit = Math.min(MOST_SLIVER, box.width / Math.max(1, x - 0.26));
  for (const { x: at, color, isLand } of slivers) {
    const top = isLand ? box.height * 0.25 : 0;
    context.globalAlpha = isLand ? 0.45 : 1;
    context.fillStyle = color;
    context.fillRect(box.x + at * unit, box.y + top, unit * 0.74, box.height - top);
  }
  context.globalAlpha = 1;
}

const MOST_SLIVERS = 400;
/** How many pixels wide a card is at the most. */
const MOST_SLIVER = 18;

const LABEL: Style = { family: "sans", weight: 500, size: 17, color: PAPER.faint };

/** Spells by mana value: a bar for each from 0 to 7 and more, stacked by color, with how many there are. */
export function paintCurve(context: SKRSContext2D, runs: readonly EdgeRun[], box: Box): void {
  const steps = Array.from({ length: 8 }, (_, at) =>
    runs.filter(([mv]) => mv !== null && Math.min(mv, 7) === at),
  );
  const counts = steps.map((step) => step.reduce((sum, [, , quantity]) => sum + quantity, 0));
  const most = Math.max(1, ...counts);
  const step = (box.width + 8) / 8;
  const floor = box.y + box.height - 28;
  const tallest = floor - box.y - 26;
  steps.forEach((stack, at) => {
    const x = box.x + at * step;
    const width = step - 8;
    let top = floor;
    for (const [, mark, quantity] of stack) {
      const height = (quantity / most) * tallest;
      top -= height;
      context.fillStyle = MANA[mark] ?? MANA.C ?? "";
      context.fillRect(x, top, width, height + 0.5);
    }
    context.fillStyle = INK.line;
    context.fillRect(x, floor, width, 2);
    const count = counts[at] ?? 0;
    if (count > 0) centered(context, String(count), [x + width / 2, top - 8], { ...LABEL, color: PAPER.dim });
    centered(context, at === 7 ? "7+" : String(at), [x + width / 2, floor + 24], LABEL);
  });
}

function centered(
  context: SKRSContext2D,
  text: string,
  [x, y]: readonly [number, number],
  style: Style,
): void {
  const width = write(context, text, [-1_000, -1_000], style);
  write(context, text, [x - width / 2, y], style);
}

/** Five bars for a power level, in the color of its tier. */
export function paintPower(context: SKRSContext2D, level: number, [x, y]: readonly [number, number]): void {
  const color = TIERS.find(([from]) => level >= from)?.[1] ?? PAPER.dim;
  for (const [at, step] of [1, 3, 5, 7, 9].entries()) {
    context.fillStyle = level >= step ? color : INK.line;
    context.fillRect(x + at * 10, y, 7, 20);
  }
}

/** The color of a power level's tier. */
export function tierColor(level: number): string {
  return TIERS.find(([from]) => level >= from)?.[1] ?? PAPER.dim;
}

const MARK_TOP = "M5.5 1.5h13a2 2 0 0 1 2 2v10.2h-4.2l1.5-5H6.2l1.5 5H3.5V3.5a2 2 0 0 1 2-2z";
const MARK_BOTTOM = "M3.5 15.2h6.2l-1.5-5h7.6l-1.5 5h6.2v5.3a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z";

/** The mark and the name of the product. @param y Of the line on which the name stands. */
export function paintBrand(
  context: SKRSContext2D,
  [x, y]: readonly [x: number, y: number],
  size: number,
): void {
  context.save();
  context.translate(x - size * 0.16, y - size * 0.92);
  context.scale(size / 20, size / 20);
  context.fillStyle = COPPER;
  context.fill(new Path2D(MARK_TOP));
  context.fillStyle = PAPER.plain;
  context.fill(new Path2D(MARK_BOTTOM));
  context.restore();
  const style: Style = { family: "serif", weight: 560, size, color: PAPER.plain, tracking: -0.01 };
  write(context, "Deckwright", [x + size * 1.3, y], style);
}
