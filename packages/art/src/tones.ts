import type { Tones } from "./shape.ts";

/** The letter of a landscape: a color of mana, or C. */
export type Ground = "W" | "U" | "B" | "R" | "G" | "C";

/** Tones of the five colors and of colorless, chosen to sit on the page's ink. */
export const TONES: Readonly<Record<Ground, Tones>> = {
  W: { deep: "#26221a", dark: "#4d432e", mid: "#94835c", light: "#f5ead0" },
  U: { deep: "#0a1826", dark: "#16395a", mid: "#31719f", light: "#a8d6f7" },
  B: { deep: "#110e18", dark: "#2a2140", mid: "#55457a", light: "#c4b2e2" },
  R: { deep: "#210c08", dark: "#56211a", mid: "#a3402d", light: "#f8ab8d" },
  G: { deep: "#08160e", dark: "#17412a", mid: "#33744c", light: "#a1d9aa" },
  C: { deep: "#151517", dark: "#38373a", mid: "#6f6b66", light: "#d8d2c8" },
};

/** The color that stands where a card's picture is not drawn yet. */
export function duskOf(card: Parameters<typeof groundsOf>[0]): string {
  return TONES[groundsOf(card)[0] ?? "C"].dark;
}

const GROUNDS: readonly string[] = ["W", "U", "B", "R", "G"];

/** The landscapes of a card: its colors, else its identity; colorless when it has neither, or is a land of many colors. */
export function groundsOf(card: {
  readonly colors: readonly string[];
  readonly color_identity: readonly string[];
  readonly type_line: string;
}): readonly Ground[] {
  const letters = card.colors.length > 0 ? card.colors : card.color_identity;
  const grounds = letters.filter((letter): letter is Ground => GROUNDS.includes(letter));
  if (grounds.length === 0 || (grounds.length > 3 && card.type_line.includes("Land"))) return ["C"];
  return grounds;
}
