import { COLORS, type ColorMask } from "../colors.ts";
import type { Face } from "../table/card-table.ts";
import { withoutOwnName, withoutQuotes, withoutReminder } from "./text.ts";

/** The basic land types, in the order of the colors of mana that they tap for (CR 305.6). */
export const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

const EVERY_TYPE: ColorMask = (1 << COLORS.length) - 1;

/** Colors that a face's basic land types tap for. */
export function manaOfTypes(subtypes: readonly string[]): ColorMask {
  return BASIC_LAND_TYPES.reduce((mask, type, at) => (subtypes.includes(type) ? mask | (1 << at) : mask), 0);
}

/** Whether a land enters tapped: never, always, or only when a condition holds or a cost is not paid. */
export function entersTapped(face: Face): "no" | "always" | "perhaps" {
  const text = withoutQuotes(withoutReminder(withoutOwnName(face.oracleText, face.name)));
  for (const line of text.split("\n")) {
    for (const sentence of line.split(/(?<=\.)\s+/)) {
      if (!/(?:~|\bthis land|\bit|\bthis permanent) enters (?:the battlefield )?tapped/i.test(sentence))
        continue;
      return /\b(?:unless|if|during)\b/i.test(sentence) ? "perhaps" : "always";
    }
  }
  return "no";
}

/** A basic land type as a word, and as the beginning of `Plainscycling` and the like. */
const NAMED_TYPES = BASIC_LAND_TYPES.map((type, at) => ({
  bit: 1 << at,
  word: new RegExp(`\\b${type}\\b`),
  cycling: new RegExp(`\\b${type}cycling\\b`, "i"),
}));

/**
 * Basic land types that the card can find in its player's own library, as bits of the colors that they tap for. "A
 * basic land card" and "a land card" find all five.
 */
export function fetchesOf(oracleText: string): ColorMask {
  if (!/search your library|cycling/i.test(oracleText)) return 0;
  let mask = 0;
  const text = withoutReminder(oracleText);
  for (const [, wanted = ""] of text.matchAll(/search your library (?:and\/or graveyard )?for ([^.]*)/gi)) {
    let named = 0;
    for (const { word, bit } of NAMED_TYPES) if (word.test(wanted)) named |= bit;
    const anyLand =
      /\b(?:basic )?lands? cards?\b/i.test(wanted) && !/\bnonbasic lands? cards?\b/i.test(wanted);
    mask |= named || (anyLand || /\bbasic land types?\b/i.test(wanted) ? EVERY_TYPE : 0);
  }
  for (const { cycling, bit } of NAMED_TYPES) if (cycling.test(text)) mask |= bit;
  if (/\b(?:basic )?landcycling\b/i.test(text)) mask |= EVERY_TYPE;
  return mask;
}
