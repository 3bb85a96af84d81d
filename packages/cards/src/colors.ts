/** The five colors in the order the game prints them; a color's bit in every mask is `1 << its position`. */
export const COLORS = ["W", "U", "B", "R", "G"] as const;

/** One color letter. */
export type Color = (typeof COLORS)[number];

/** A set of colors as bits: W 1, U 2, B 4, R 8, G 16. Masks of produced mana add C (colorless) as 32. */
export type ColorMask = number;

/** The bit for colorless mana in masks of produced mana; never set in colors or color identity. */
export const COLORLESS_BIT = 32;

/** Bits of some color letters; letters that are no color (`C` aside) are ignored. Example: `maskOf(["G", "B"])` is 20. */
export function maskOf(letters: Iterable<string>): ColorMask {
  let mask = 0;
  for (const letter of letters) {
    const at = (COLORS as readonly string[]).indexOf(letter);
    if (at >= 0) mask |= 1 << at;
    else if (letter === "C") mask |= COLORLESS_BIT;
  }
  return mask;
}

/** The color letters of a mask in WUBRG order. Colorless is the empty list. */
export function colorsOf(mask: ColorMask): Color[] {
  return COLORS.filter((_, at) => mask & (1 << at));
}

/** How many of the five colors a mask holds. */
export function colorCount(mask: ColorMask): number {
  let count = 0;
  for (let bits = mask & 31; bits; bits &= bits - 1) count++;
  return count;
}

/** True when every color of `inner` is in `outer`: the test of color identity (CR 903.4). */
export function isWithin(inner: ColorMask, outer: ColorMask): boolean {
  return (inner & 31 & ~outer) === 0;
}
