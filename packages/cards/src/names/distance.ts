/** Longer texts are not compared. */
const LONGEST = 256;

/** Rows of the table that the distance is read from, kept from one comparison to the next. */
const ROWS: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST),
  new Uint8Array(LONGEST),
  new Uint8Array(LONGEST),
];

/**
 * Optimal string alignment: insertions, deletions, substitutions and swaps of neighbors, each once, that turn one text
 * into the other.
 * @param most Larger distances are given as `most + 1`.
 */
export function alignmentDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length >= LONGEST) return most + 1;
  const width = b.length + 1;
  let [before, above, row] = ROWS;
  for (let at = 0; at < width; at++) above[at] = Math.min(at, 255);
  for (let i = 1; i <= a.length; i++) {
    row[0] = Math.min(i, 255);
    let least = row[0];
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j < width; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = Math.min(cost, 255);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length] ?? most + 1, most + 1);
}
