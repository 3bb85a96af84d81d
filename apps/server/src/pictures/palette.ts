/** The colors of the pages, as `tokens.css` and `card-face.css` of the web app name them; a test holds them together. */
export const INK = { page: "#0b0d11", line: "#2a313d" } as const;
export const PAPER = { plain: "#ece8df", dim: "#aab0bb", faint: "#8b93a1" } as const;
export const COPPER = "#d99a4e";

/** Charts and slivers, by letter: M is several colors, C none. */
export const MANA: Readonly<Record<string, string>> = {
  W: "#f3e7c3",
  U: "#5ea9e6",
  B: "#9d86c2",
  R: "#e46a4d",
  G: "#5fb070",
  C: "#b8b2a7",
  M: "#d8b75a",
};

/** Discs behind black symbols; N is a number's. */
export const DISCS: Readonly<Record<string, string>> = {
  W: "#f3e9cb",
  U: "#a9d3f0",
  B: "#c3b2dc",
  R: "#f1a189",
  G: "#9fd3a6",
  C: "#cfcac1",
  N: "#c9c5bd",
};

/** Tiers of a power level, from the level that each begins with. */
export const TIERS: readonly (readonly [from: number, color: string])[] = [
  [10, "#f0954a"],
  [8, "#b39adb"],
  [6, "#5ea9e6"],
  [4, "#63b37a"],
  [0, "#aab0bb"],
];

/** A frame: its border, and the bars on it. */
export interface FrameColors {
  readonly frame: string;
  readonly bar: string;
}

/** Frames by the kinds of `frameOf`. */
export const FRAMES: Readonly<Record<string, FrameColors>> = {
  W: { frame: "#cfc3a0", bar: "#f6efdd" },
  U: { frame: "#4689bd", bar: "#d3e4f1" },
  B: { frame: "#564b69", bar: "#d5cee0" },
  R: { frame: "#bd563c", bar: "#f3d8cd" },
  G: { frame: "#46865a", bar: "#d3e5d5" },
  M: { frame: "#c0a048", bar: "#efe3bf" },
  C: { frame: "#8f8b85", bar: "#e4e1db" },
  L: { frame: "#85796a", bar: "#e2ddd4" },
};

/** Frames of lands, by the color that they make. */
export const LAND_FRAMES: Readonly<Record<string, string>> = {
  LW: "#a59c83",
  LU: "#5f7688",
  LB: "#68606f",
  LR: "#8d6554",
  LG: "#6b7f63",
  LM: "#9a8451",
};

export const GEMS: Readonly<Record<string, string>> = {
  uncommon: "#7f8c99",
  rare: "#b08a35",
  mythic: "#cf5a2b",
};
