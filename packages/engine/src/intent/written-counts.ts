/** Where a list of counts may begin: at the start, on a new line, or behind a sign that leads to it. */
const LIST_BEGINS = /(?:^|[\n\r:;,.>–—-])\s*$/;
/** So many counts in brackets are a list. */
const LEAST_COUNTS = 2;

/**
 * A wish whose counts stand as most lists have them, and that is as long as it was: "(4) Ponder (4) Preordain" becomes
 * "4 Ponder, 4 Preordain", and "Ponder x 4" becomes "Ponder x4".
 */
export function withPlainCounts(text: string): string {
  const plain = withCountsFirst(withoutBrackets(withoutDoubles(text))).replace(
    /(?<=\p{L}) x (\d{1,2})(?=\s*(?:[,;.\n\r)]|$)|\s+[-–—/&+]\s|\s+and\s)/giu,
    (_, count: string) => ` x${count} `,
  );
  // "Daze x3 - Ponder x4": what counts one must not be taken for the count of the next.
  return plain.replace(
    /(?<=\p{L}) x(\d{1,2})(\s+)[-–—](?=\s)/giu,
    (_, count: string, blank: string) => ` x${count},${blank}`,
  );
}

/** "Three (3) planeswalkers": a figure in words that brackets say again. */
const SAID_TWICE =
  /(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)) \(\d{1,3}\)/gi;

function withoutDoubles(text: string): string {
  return text.replace(SAID_TWICE, (double) => " ".repeat(double.length));
}

/** Lines that end with their count: "Lightning Bolt 4". */
const COUNTED_LINE = /^([ \t]*)(\p{L}[^\d\n\r]{2,50}?)[ \t]+([1-9]\d?)([ \t]*)$/gmu;
/** So many of them are a list. */
const LEAST_LINES = 3;

function withCountsFirst(text: string): string {
  if ((text.match(COUNTED_LINE) ?? []).length < LEAST_LINES) return text;
  return text.replace(COUNTED_LINE, (line: string, begin: string, name: string, count: string, end: string) =>
    `${begin}${count} ${name}${end}`.padEnd(line.length),
  );
}

/** Counts in brackets that stand before the names; those behind ("Ponder (4), Preordain (4)") stay as they are. */
function withoutBrackets(text: string): string {
  const counts = [...text.matchAll(/\((\d{1,2})x?\)/gi)];
  const [first] = counts;
  if (first === undefined || counts.length < LEAST_COUNTS) return text;
  if (!LIST_BEGINS.test(text.slice(0, first.index))) return text;
  const isBefore = counts.every(({ 0: { length }, index }) =>
    /^\s*["'“]?\p{L}/u.test(text.slice(index + length, index + length + 4)),
  );
  if (!isBefore) return text;
  return text.replace(/\((\d{1,2}x?)\)/gi, (_, count: string, at: number) =>
    LIST_BEGINS.test(text.slice(0, at)) ? ` ${count} ` : `,${count} `,
  );
}
