/** One path of a drawing. Without a fill it is only stroked; colors are CSS colors. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Four tones of a color, from night to light. */
export interface Tones {
  readonly deep: string;
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

/** The drawing's size; everything is drawn in these units. */
export const ART_WIDTH = 320;
export const ART_HEIGHT = 234;

/** Width of a drawing for a banner: a window's whole width at the height of one. */
export const WIDE_WIDTH = 2100;

/** What is shown of a drawing: all, its middle, or a landscape many times as wide. */
export type ArtView = "whole" | "sliver" | "wide";

/** Path data with its numbers rounded to a tenth, so that a drawing stays small: path`M${x} ${y}`. */
export function path(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, at) => {
    const value = values[at];
    if (value === undefined) return text + part;
    return text + part + (typeof value === "number" ? String(Math.round(value * 10) / 10) : value);
  }, "");
}

/** How what stands out from its background is drawn: filled, with a light edge of a width. */
export function outlined({ deep, light }: Tones, width: number, fill = deep): Omit<Shape, "d"> {
  return { fill, stroke: light, width };
}

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** A color between two: `part` 0 is the first, 1 the second. Both in the form #rrggbb. */
export function blend(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
