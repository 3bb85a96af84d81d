import { MAX_COPIES, MAX_NAME } from "../limits.ts";
import { zoneNamed } from "./headings.ts";
import { withoutMarks, zoneOfMarks } from "./marks.ts";

/** A line of a list that names a card. */
export interface CardLine {
  readonly name: string;
  readonly quantity: number;
  /** Where the line itself says that the card belongs, a zone or `nothing`: `SB: 2 Negate`, `1 Krenko, Mob Boss *CMDR*`. */
  readonly zone?: string;
}

/** Longest line that is looked at: a name, and room for numbers and marks around it. */
const MAX_LINE = MAX_NAME + 100;

/** A bullet, or the number of a line. */
const BULLET = /^(?:[-+*•·▪◦‣–—>]|\d{1,3}[.)])\s+(?=\S)/;

/** `SB: 2 Negate`, `Commander: Krenko, Mob Boss`. */
const ZONED = /^([a-z ]{2,20}):\s*/i;
const SHORT_ZONES: Readonly<Record<string, string>> = { sb: "side", mb: "main" };

/**
 * A quantity before a name. It may be of any length, so that a wrong one is seen; the name of one card begins with a year.
 */
const QUANTITY =
  /^(?!1996 World)(?:\((\d+)[x×]?\)(?=\s)|\[(\d+)[x×]?\](?=\s)|[Xx](\d+)(?=\s)|(\d+)(?:[Xx×](?=\s|\p{Lu}|$)|\s+[x×](?=\s+\S)|(?=\s|$)))\s*/u;

/** A quantity in a cell or an attribute of its own. */
const QUANTITY_ALONE = /^\d+(?:\.0+)?$/;

/** A set before a name, as XMage and Deckstats write it: `4 [M10:146] Lightning Bolt`. */
const SET_BEFORE = /^\[[A-Z0-9]{2,6}(?:[:#][^\]\s]+)?\]\s+(?=\S)/i;

/** A quantity behind a name: `Opt x4`, `Opt (4)`, `Opt 4`. */
const QUANTITY_BEHIND =
  /^(.*[^\s,:])(?:[,:]|\s[–-])?\s+(?:[([]?(?:x\s?|X)(\d+)[)\]]?|[([]?(\d+)\s?x[)\]]?|\((\d{1,3})\)|(\d{1,2}))$/;
/** A collector's number, and names that end with one: Behemoth of Vault 0, Avalanche of Sector 7, Weirdness to 11, Naturalize 2. */
const NUMBERED = /(?:[)\]]|\b(?:of vault|sector|no\.|to|naturalize))\s+\d+$/i;

/**
 * Reads `4 Lightning Bolt`, `4x Lightning Bolt (CLU) 141 *F*`, `SB: 2 Negate`, `Opt x4`, `Lightning Bolt`.
 * @param line Without spaces around it.
 * @returns The card, or why the line names none, for the middle of a sentence.
 */
export function readCardLine(line: string): CardLine | string {
  if (line.length > MAX_LINE) return tooLong;
  if (/(?!\t)\p{Cc}/u.test(line)) return "it is no text";
  const { zone, rest } = zonedOf(line.replace(BULLET, ""));
  const counted = countedOf(rest);
  return cardOf(counted.digits, counted.rest.replace(SET_BEFORE, ""), zone);
}

/** A card by its parts. @param digits Its quantity as it is written. @param written Its name, with marks behind it. */
export function cardOf(digits: string, written: string, zone?: string): CardLine | string {
  if (written.length > MAX_LINE) return tooLong;
  const name = withoutMarks(written);
  if (!/[\p{L}\p{N}_]/u.test(name)) return "it names no card";
  if (name.length > MAX_NAME) return tooLong;
  const quantity = QUANTITY_ALONE.test(digits) ? Number(digits) : Number.NaN;
  if (digits === "") return "it says no number of copies";
  if (Number.isNaN(quantity)) return `“${digits.slice(0, 20)}” is no number of copies`;
  if (quantity === 0) return "none of a card is no card of a deck";
  if (quantity > MAX_COPIES) return tooMany;
  const where = zoneOfMarks(` ${written}`) ?? zone;
  return { name, quantity, ...(where === undefined ? {} : { zone: where }) };
}

function zonedOf(line: string): { readonly zone?: string; readonly rest: string } {
  const [said = "", words = ""] = ZONED.exec(line) ?? [];
  const zone = SHORT_ZONES[words.toLowerCase()] ?? zoneNamed(words);
  return zone === undefined ? { rest: line } : { zone, rest: line.slice(said.length) };
}

function countedOf(text: string): { readonly digits: string; readonly rest: string } {
  const before = QUANTITY.exec(text);
  if (before) return { digits: before.slice(1).find(Boolean) ?? "1", rest: text.slice(before[0].length) };
  const [, rest = "", ...behind] = (NUMBERED.test(text) ? null : QUANTITY_BEHIND.exec(text)) ?? [];
  const digits = behind.find(Boolean);
  return digits === undefined ? { digits: "1", rest: text } : { digits, rest };
}

const tooLong = "it is too long for the name of a card";

/** Why a line is refused that makes the copies of a card too many. */
export const tooMany = `a deck has at most ${MAX_COPIES} copies of a card`;
