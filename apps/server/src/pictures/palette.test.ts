import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COPPER, DISCS, FRAMES, GEMS, INK, LAND_FRAMES, MANA, PAPER, TIERS } from "./palette.ts";

const read = (path: string) => readFileSync(new URL(`../../../web/src/ui/${path}`, import.meta.url), "utf8");

test("pictures have the colors of the pages", () => {
  const css = read("styles/tokens.css") + read("card-face/card-face.css");
  const named = {
    "color-ink-0": INK.page,
    "color-line": INK.line,
    "color-paper": PAPER.plain,
    "color-paper-dim": PAPER.dim,
    "color-paper-faint": PAPER.faint,
    "color-copper": COPPER,
    ...Object.fromEntries(
      Object.entries(MANA).map(([letter, color]) => [`color-mana-${letter.toLowerCase()}`, color]),
    ),
    ...Object.fromEntries(
      Object.entries(DISCS).map(([letter, color]) => [`disc-${letter.toLowerCase()}`, color]),
    ),
    ...Object.fromEntries(
      Object.entries(FRAMES).map(([letter, { frame }]) => [`frame-${letter.toLowerCase()}`, frame]),
    ),
  };
  for (const [name, color] of Object.entries(named)) expect(css, name).toContain(`--${name}: ${color};`);
  const others = [
    ...Object.values(FRAMES).map(({ bar }) => bar),
    ...Object.values(LAND_FRAMES),
    ...Object.values(GEMS),
    ...TIERS.map(([, color]) => color),
  ];
  for (const color of others) expect(css).toContain(color);
});
