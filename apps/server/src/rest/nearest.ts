/** How alike two names must be for one to be offered in place of the other, from 0 to 1; PostgREST's figures. */
const ALIKE = 0.33;
/** The same for tables and functions, whose names are not for everybody to guess. */
export const ALIKE_NAMES = 0.75;

/** A sentence about the name that was probably meant; null when none is near. */
export function nearest(
  name: string,
  known: Iterable<string>,
  sentence: (near: string) => string,
  alike = ALIKE,
): string | null {
  let best: string | undefined;
  let bestLikeness = 0;
  const parts = partsOf(name);
  for (const each of new Set(known)) {
    // Names that have no three letters in common are not alike, however short they are.
    if (each === name || !partsOf(each).some((part) => parts.includes(part))) continue;
    const likeness = 1 - editDistance(name, each) / Math.max(name.length, each.length);
    if (likeness >= alike && likeness > bestLikeness) {
      bestLikeness = likeness;
      best = each;
    }
  }
  return best === undefined ? null : sentence(best);
}

/** Every three characters of a name, its ends marked. */
function partsOf(name: string): string[] {
  const marked = `-${name.toLowerCase()}-`;
  return Array.from({ length: Math.max(marked.length - 2, 0) }, (_, at) => marked.slice(at, at + 3));
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
