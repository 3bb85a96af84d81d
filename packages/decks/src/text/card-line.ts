import { MAX_COPIES, MAX_NAME } from "../limits.ts";

/** A line of a list that names a card. */
export interface CardLine {
  readonly name: string;
  readonly quantity: number;
  /** Where the line itself says that the card belongs: `SB: 2 Negate`, `1 Krenko, Mob Boss *CMDR*`. */
  readonly zone?: "side" | "commanders";
}

/** Longest line that is looked at: a name, and room for numbers and marks around it. */
const MAX_LINE = MAX_NAME + 100;

/** `SB:`, a quantity with or without an x, and the rest. The quantity may be of any length, so that a wrong one is seen. */
const PARTS = /^([Ss][Bb]:\s*)?(?:(\d+)(?:[Xx]|\s+x(?=\s+\S))?(?:\s+|$))?(.*)$/;

/** What may stand behind a name, from the end: a remark, foil marks, the set with the collector's number. */
const MARKS = [/\s+#.*$/, /\s+\*[A-Z]+\*/gi, /\s+[[(][A-Z0-9]{2,6}[)\]](?:\s+\S{1,8})?\s*$/i];

/** What deck sites write behind whoever leads. */
const COMMANDER_MARK = /\s\*(?:CMDR|CMD|commander)\*/i;

/**
 * Reads `4 Lightning Bolt`, `4x Lightning Bolt (CLU) 141 *F*`, `SB: 2 Negate`, `Lightning Bolt`.
 * @param line Without spaces around it.
 * @returns The card, or why the line names none, for the middle of a sentence.
 */
export function readCardLine(line: string): CardLine | string {
  if (line.length > MAX_LINE) return "it is too long for the name of a card";
  if (/(?!\t)\p{Cc}/u.test(line)) return "it is no text";
  const [, side, digits, rest = ""] = PARTS.exec(line) ?? [];
  const name = MARKS.reduce((text, mark) => text.replace(mark, ""), ` ${rest}`).trim();
  if (!/[\p{L}\p{N}_]/u.test(name)) return "it names no card";
  if (name.length > MAX_NAME) return "it is too long for the name of a card";
  const quantity = Number(digits ?? 1);
  if (quantity === 0) return "none of a card is no card of a deck";
  if (quantity > MAX_COPIES) return tooMany;
  const zone = side !== undefined ? "side" : COMMANDER_MARK.test(rest) ? "commanders" : undefined;
  return { name, quantity, ...(zone === undefined ? {} : { zone }) };
}

/** Why a line is refused that makes the copies of a card too many. */
export const tooMany = `a deck has at most ${MAX_COPIES} copies of a card`;
