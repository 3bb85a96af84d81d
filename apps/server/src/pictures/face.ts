import { frameOf } from "@deckwright/art/frame.ts";
import { symbolsOf } from "@deckwright/art/symbols.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { SKRSContext2D } from "@napi-rs/canvas";
import { FRAMES, type FrameColors, GEMS, LAND_FRAMES } from "./palette.ts";
import { type Box, paintCardArt, paintSymbols, rounded } from "./parts.ts";
import { type Style, settable, widthOf, write } from "./type.ts";

/** A card's height in widths of it. */
const HEIGHT = 88 / 63;
const TEXT = "#15161a";

/** Where a card lies: its middle, its width, and how far it is turned, in degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

/** A card as pages draw it where there is no picture: frame, name, cost, art, types. What it says is not written on it. */
export function paintFace(context: SKRSContext2D, card: CardFace, { x, y, width, turn }: Pose): void {
  const height = width * HEIGHT;
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  paintBody(context, { x: 0, y: 0, width, height });
  const unit = width / 100;
  const { colors, split } = framesOf(card);
  const inner = { x: 4.2 * unit, y: 4.2 * unit, width: 91.6 * unit, height: height - 10.2 * unit };
  const frame = context.createLinearGradient(inner.x, 0, inner.x + inner.width, 0);
  frame.addColorStop(0.15, split[0]);
  frame.addColorStop(0.85, split[1]);
  context.fillStyle = frame;
  context.fill(rounded(inner, 3.4 * unit));
  const bar = { x: inner.x + 2.2 * unit, width: inner.width - 4.4 * unit, height: 10.2 * unit };
  const nameBar = { ...bar, y: inner.y + 2 * unit };
  const typeBar = { ...bar, y: inner.y + inner.height - 17.4 * unit };
  paintCardArt(context, card, {
    x: bar.x + 1.3 * unit,
    y: nameBar.y + bar.height - 0.4 * unit,
    width: bar.width - 2.6 * unit,
    height: typeBar.y - nameBar.y - bar.height + 0.8 * unit,
  });
  paintNameBar(context, card, { bar: nameBar, color: colors.bar, unit });
  paintTypeBar(context, card, { bar: typeBar, color: colors.bar, unit });
  paintStats(context, card, { inner, colors, border: split[1], unit });
  context.restore();
}

/** The card's black body, and the shadow that it casts. */
function paintBody(context: SKRSContext2D, box: Box): void {
  const body = rounded(box, box.width * 0.0475);
  context.save();
  context.shadowColor = "#000000b0";
  context.shadowBlur = box.width * 0.16;
  context.shadowOffsetY = box.width * 0.05;
  context.fillStyle = "#07080a";
  context.fill(body);
  context.restore();
  context.strokeStyle = "#ffffff24";
  context.lineWidth = 1;
  context.stroke(body);
}

function framesOf(card: CardFace): { colors: FrameColors; split: readonly [string, string] } {
  const { kind, split } = frameOf(card);
  const colors = FRAMES[kind.slice(0, 1)] ?? plainFrame();
  const whole = LAND_FRAMES[kind] ?? colors.frame;
  const half = (letter: string) => FRAMES[letter.toUpperCase()]?.frame ?? whole;
  return { colors, split: split ? [half(split[0]), half(split[1])] : [whole, whole] };
}

function plainFrame(): FrameColors {
  return { frame: "#8f8b85", bar: "#e4e1db" };
}

/** A bar of a face, its color, and a hundredth of the card's width. */
interface Bar {
  readonly bar: Box;
  readonly color: string;
  readonly unit: number;
}

function paintBar(context: SKRSContext2D, { bar, color, unit }: Bar): void {
  context.fillStyle = "#00000038";
  context.fill(rounded({ ...bar, y: bar.y + 0.5 * unit }, 1.6 * unit));
  context.fillStyle = color;
  context.fill(rounded(bar, 1.6 * unit));
}

function paintNameBar(context: SKRSContext2D, card: CardFace, given: Bar): void {
  const { bar, unit } = given;
  paintBar(context, given);
  const symbols = symbolsOf(frontOf(card.mana_cost));
  const size = 6.2 * unit;
  const costWidth = symbols.length === 0 ? 0 : symbols.length * size * 1.14 - size * 0.14;
  const right = bar.x + bar.width - 2 * unit;
  paintSymbols(context, symbols, [right - costWidth, bar.y + (bar.height - size) / 2], size);
  const room = bar.width - 6.4 * unit - costWidth;
  writeIn(context, frontOf(card.name), { bar, unit, size: 5.7, room });
}

function paintTypeBar(context: SKRSContext2D, card: CardFace, given: Bar): void {
  const { bar, unit } = given;
  paintBar(context, given);
  const middle = [bar.x + bar.width - 4.6 * unit, bar.y + bar.height / 2] as const;
  context.save();
  context.translate(...middle);
  context.rotate(Math.PI / 4);
  context.fillStyle = GEMS[card.rarity] ?? "#24262b";
  context.fill(
    rounded({ x: -1.8 * unit, y: -1.8 * unit, width: 3.6 * unit, height: 3.6 * unit }, 0.6 * unit),
  );
  context.restore();
  writeIn(context, frontOf(card.type_line), { bar, unit, size: 4.6, room: bar.width - 11 * unit });
}

/** A name or a type line in its bar: set smaller where it is long, and cut only when that is not enough. */
function writeIn(
  context: SKRSContext2D,
  text: string,
  { bar, unit, size, room }: { bar: Box; unit: number; size: number; room: number },
): void {
  const style: Style = { family: "sans", weight: 620, size: size * unit, color: TEXT, tracking: -0.02 };
  const said = settable(text);
  const scale = Math.max(0.72, Math.min(1, room / Math.max(1, widthOf(context, said, style))));
  const set = { ...style, size: style.size * scale };
  write(context, said, [bar.x + 2.4 * unit, bar.y + bar.height / 2 + set.size * 0.36], set, room);
}

function paintStats(
  context: SKRSContext2D,
  card: CardFace,
  given: { inner: Box; colors: FrameColors; border: string; unit: number },
): void {
  const { inner, colors, border, unit } = given;
  const isBody = card.power !== undefined;
  const stats = isBody ? `${card.power}/${card.toughness ?? ""}` : (card.loyalty ?? card.defense);
  if (stats === undefined) return;
  const style: Style = { family: "sans", weight: 700, size: 6.4 * unit, color: isBody ? TEXT : "#ffffff" };
  const textWidth = widthOf(context, stats, style);
  const width = Math.max(15 * unit, textWidth + 4.8 * unit);
  const box = {
    x: inner.x + inner.width - 1.2 * unit - width,
    y: inner.y + inner.height - 10.4 * unit,
    width,
    height: 9 * unit,
  };
  context.fillStyle = border;
  const edge = 0.7 * unit;
  const outer = { x: box.x - edge, y: box.y - edge, width: width + 2 * edge, height: box.height + 2 * edge };
  context.fill(rounded(outer, 3.2 * unit));
  context.fillStyle = isBody ? colors.bar : "#16171b";
  context.fill(rounded(box, 2.6 * unit));
  write(context, stats, [box.x + (width - textWidth) / 2, box.y + box.height / 2 + style.size * 0.36], style);
}

/** The part of what is printed on the front. */
function frontOf(text: string): string {
  return text.split(" // ")[0] ?? text;
}
