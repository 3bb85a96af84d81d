import { MOST_COPIES } from "../most-copies.ts";

/** A number of copies as a line says it, and why it cannot be one; null where nothing speaks against it. */
interface Counted {
  readonly quantity: string;
  readonly fault: string | null;
}

/** Every text that a line has for the number of its copies, by what its column counts. */
interface CountTexts {
  readonly copies: readonly string[];
  readonly plainCopies: readonly string[];
  readonly moreCopies: readonly string[];
  readonly allCopies: readonly string[];
}

/**
 * The number of copies of a line whose columns may count them apart: foils belong to the same printing, so all of them add
 * up. A column with the sum has to agree with the others.
 */
export function countCopies({ copies, plainCopies, moreCopies, allCopies }: CountTexts): Counted {
  const whole = copies.slice(0, 1);
  const [parts, sums] =
    plainCopies.length > 0
      ? [
          [...plainCopies.slice(0, 1), ...moreCopies],
          [...allCopies, ...whole],
        ]
      : [[...whole, ...moreCopies], allCopies];
  const texts = parts.length > 0 ? parts : sums.slice(0, 1);
  const [only = ""] = texts;
  if (parts.length < 2 && sums.length === 0) return { quantity: only, fault: faultOfQuantity(only) };
  const told = texts.join(" + ");
  for (const text of [...texts, ...sums]) {
    const fault = copiesOf(text) === 0 ? null : faultOfQuantity(text);
    if (fault !== null) return { quantity: told, fault };
  }
  const count = texts.reduce((sum, text) => sum + (copiesOf(text) ?? 0), 0);
  const other = sums.find((sum) => copiesOf(sum) !== count);
  if (other !== undefined)
    return { quantity: other, fault: `It says ${other} copies in all, but ${told} in its columns.` };
  const quantity = String(count);
  return { quantity, fault: faultOfQuantity(quantity) };
}

/** What is said of a line that is understood, and of which nothing is owned. */
export const NO_COPIES = "It has no copies.";

/** Why a text is no number of copies that somebody owns. */
export function faultOfQuantity(text: string): string | null {
  if (text === "") return "It says no number of copies.";
  const copies = copiesOf(text);
  if (copies === null) return `“${text.slice(0, 20)}” is not a number of copies.`;
  if (copies < 1) return copies === 0 ? NO_COPIES : "A number of copies cannot be negative.";
  return copies > MOST_COPIES ? "A collection counts no more than 1,000,000 copies." : null;
}

/** Longer texts are no numbers of copies. */
const LONGEST_COUNT = 24;

/** A whole number, which some programs write as `4x` or `4.0`, others in groups of three; null for anything else. */
export function copiesOf(text: string): number | null {
  if (text.length > LONGEST_COUNT) return null;
  const read = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,15}))(?:[.,]0+)?\s*x?$/i.exec(text.trim())?.[1];
  return read === undefined ? null : Number(read.replaceAll(",", ""));
}
