import { COLORLESS_BIT, COLORS, type ColorMask, maskOf } from "../colors.ts";
import type { Face } from "../table/card-table.ts";
import { manaOfTypes } from "./land-facts.ts";
import { withoutReminder } from "./text.ts";
import { readTypeLine } from "./type-line.ts";

const EVERY_COLOR: ColorMask = (1 << COLORS.length) - 1;

/** Words after "add" that mean any of the five colors. */
const ANY_COLOR = new RegExp(
  [
    String.raw`\bany (?:one )?color\b`,
    String.raw`\bany combination of (?:\w+ )?colors\b`,
    String.raw`\b(?:chosen|circled|those|different) colors?\b`,
    String.raw`\b(?:that|each) color\b`,
    String.raw`\bcommanders?['’]s? color identity\b`,
    String.raw`\bcolor of your choice\b`,
    String.raw`\bcolors? among\b`,
    String.raw`\bany of [^.]*\bcolors\b`,
    String.raw`\bof (?:that|the exiled) card['’]s colors\b`,
  ].join("|"),
  "i",
);

/** Words after "add" that mean any type of mana, colorless with it. */
const ANY_TYPE =
  /\b(?:any (?:one )?type|that type|mana of any type|any of that mana|one mana of that land|that land produced|those types|the same types?)\b/i;

/**
 * Mana that a face makes by itself: by its basic land types, and by what its text adds. Abilities of tokens that it
 * makes (Treasure, Eldrazi Spawn) do not count, abilities that it gives to other cards do.
 */
export function producedMana(face: Face): ColorMask {
  let mask = manaOfTypes(readTypeLine(face.typeLine).subtypes);
  if (/\bthis land is the chosen type\b/i.test(face.oracleText)) mask |= EVERY_COLOR;
  if (!/\badd/i.test(face.oracleText)) return mask;
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
