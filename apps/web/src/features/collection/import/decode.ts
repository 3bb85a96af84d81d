/** Largest file that is read, in bytes: a hundred thousand lines of a long export. */
const MOST_BYTES = 30_000_000;

/** What a file begins with that is no text, and what it is. */
const OTHERS: readonly (readonly [string, string])[] = [
  ["%PDF", "a PDF"],
  ["PK\u0003\u0004", "a spreadsheet or a zipped folder"],
  ["\u001f\u008b", "a packed file"],
  ["\u0089PNG", "a picture"],
  ["\u00ff\u00d8\u00ff", "a picture"],
  ["\u00d0\u00cf\u0011\u00e0", "a spreadsheet"],
];

/** The text of a file, whatever encoding its program writes. @throws Error with a sentence, when it is none. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES)
    throw new Error("This file is larger than any collection. Was it the right one?");
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const other = OTHERS.find(([sign]) => start.startsWith(sign));
  if (other) throw new Error(`This is ${other[1]}, whatever its name says. Save or export it as CSV first.`);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes("\u0000")) throw new Error("This file is no text. Export your collection as CSV first.");
  if (text.trim() === "") throw new Error("This file is empty.");
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark, every other byte of plain letters is zero.
  if (first === 0 && second !== 0) return "utf-16be";
  if (first !== 0 && second === 0) return "utf-16le";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
