import type { SKRSContext2D } from "@napi-rs/canvas";
import { paintSymbol } from "./parts.ts";
import { type Style, settable, widthOf, write } from "./type.ts";

/** A word of a rules text, in parts: what is in braces is a symbol. */
type Word = readonly string[];

/** Where rules text stands. */
export interface TextBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Lines that there is room for. */
  readonly lines: number;
}

/** A line is so much higher than its letters. */
const LEADING = 1.42;
const PARAGRAPH = 0.5;

/** Writes a card's rules text with its symbols, as far as there is room; where some is left out an ellipsis says so. */
export function writeRules(context: SKRSContext2D, text: string, block: TextBlock, style: Style): void {
  const space = widthOf(context, "n n", style) - widthOf(context, "nn", style);
  const lines = text
    .split("\n")
    .flatMap((paragraph, at) => layOut(context, paragraph, block.width, { style, space, isFirst: at === 0 }));
  let { y } = block;
  lines.slice(0, block.lines).forEach(({ words, opens }, at) => {
    if (opens) y += style.size * PARAGRAPH;
    let x = block.x;
    for (const word of words) x += paintWord(context, word, [x, y], style) + space;
    const isCut = at === block.lines - 1 && lines.length > block.lines;
    if (isCut) write(context, "…", [x - space, y], style);
    y += style.size * LEADING;
  });
}

interface Line {
  readonly words: readonly Word[];
  /** Whether a paragraph begins here that is not the first. */
  readonly opens: boolean;
}

function layOut(
  context: SKRSContext2D,
  paragraph: string,
  width: number,
  { style, space, isFirst }: { style: Style; space: number; isFirst: boolean },
): Line[] {
  const lines: { words: Word[]; opens: boolean }[] = [{ words: [], opens: !isFirst }];
  let used = 0;
  for (const text of paragraph.split(" ")) {
    const word = partsOf(text);
    const wide = word.reduce((sum, part) => sum + partWidth(context, part, style), 0);
    if (used > 0 && used + wide > width) {
      lines.push({ words: [], opens: false });
      used = 0;
    }
    lines.at(-1)?.words.push(word);
    used += wide + space;
  }
  return lines;
}

function partsOf(word: string): Word {
  return word.split(/(\{[^{}]+\})/).filter((part) => part !== "");
}

const isSymbol = (part: string): boolean => part.startsWith("{");
const symbolSize = ({ size }: Style): number => size * 0.92;

function partWidth(context: SKRSContext2D, part: string, style: Style): number {
  return isSymbol(part) ? symbolSize(style) * 1.08 : widthOf(context, part, style);
}

function paintWord(
  context: SKRSContext2D,
  word: Word,
  [x, y]: readonly [number, number],
  style: Style,
): number {
  let at = x;
  for (const part of word) {
    const size = symbolSize(style);
    if (isSymbol(part)) paintSymbol(context, part.slice(1, -1).toUpperCase(), [at, y - size * 0.84], size);
    else write(context, part, [at, y], style);
    at += partWidth(context, part, style);
  }
  return at - x;
}

/** A rules text as it can be set. */
export function settableRules(text: string): string {
  return text
    .split("\n")
    .map((paragraph) => settable(paragraph))
    .filter((paragraph) => paragraph !== "")
    .join("\n");
}
