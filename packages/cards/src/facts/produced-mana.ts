import { COLORLESS_BIT, COLORS, type ColorMask, maskOf } from "../colors.ts";
import type { Face } from "../table/card-table.ts";
import { manaOfTypes } from "./land-facts.ts";
import { withoutReminder } from "./text.ts";
import { readTypeLine } from "./type-line.ts";

const EVERY_COLOR: ColorMask = (1 << COLORS.length) - 1;

/** Words after "add" that mean any of the five colors. */
const ANY_COLOR =
  /\b(?:any (?:one )?color|any combination of colors|(?:the|that) chosen colors?|chosen color|commanders?['’]s? color identity|different colors|each color|that color|those colors|color of your choice|of that card['’]s colors|last chosen color|colors? among|any of (?:the|its|that|those|their)[^.]*colors)\b/i;

/** Words after "add" that mean any type of mana, colorless with it. */
const ANY_TYPE =
  /\b(?:any (?:one )?type|that type|mana of any type|any of that mana|one mana of that land|that land produced|those types|the same types?)\b/i;

/**
 * Mana that a face makes by itself: by its basic land types, and by what its text adds. Abilities of tokens that it
 * makes (Treasure, Eldrazi Spawn) do not count, abilities that it gives to other cards do.
 */
export function producedMana(face: Face): ColorMask {
  let mask = manaOfTypes(readTypeLine(face.typeLine).subtypes);
  const text = withoutReminder(face.oracleText).replace(
    /\btokens?\b[^."\n]*\bwith\b[^."\n]*"[^"]*"(?: and "[^"]*")*/gi,
    "",
  );
  for (const [, added = ""] of text.matchAll(/\badds?\b([^."\n]*)/gi)) {
    const symbols = [...added.matchAll(/\{([^{}]{1,9})\}/g)].flatMap(([, inner = ""]) => inner.split("/"));
    mask |= maskOf(symbols);
    if (symbols.includes("S")) mask |= COLORLESS_BIT;
    if (!/\bmana\b|\bcombination\b/i.test(added)) continue;
    if (ANY_TYPE.test(added)) mask |= EVERY_COLOR | COLORLESS_BIT;
    else if (ANY_COLOR.test(added)) mask |= EVERY_COLOR;
  }
  return mask;
}
