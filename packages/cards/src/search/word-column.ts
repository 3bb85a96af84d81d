/** A text per row, of which many are equal: each distinct one is looked at once, whatever the number of rows. */
export interface WordColumn {
  readonly ids: ArrayLike<number>;
  readonly words: readonly string[];
}

/** Puts texts in a column. */
export function wordColumn(size: number, textOf: (row: number) => string): WordColumn {
  const numbers = new Map<string, number>();
  const ids = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    const text = textOf(row);
    let id = numbers.get(text);
    if (id === undefined) {
      id = numbers.size;
      numbers.set(text, id);
    }
    ids[row] = id;
  }
  return { ids, words: [...numbers.keys()] };
}

/** A test of rows from a test of texts. Each text is tested once, when a row with it comes up. */
export function rowTest(
  { ids, words }: WordColumn,
  test: (text: string) => boolean,
): (row: number) => boolean {
  return numberTest(ids, words.length, (id) => test(words[id] ?? ""));
}

/** A test of rows from a test of the numbers of their texts. */
export function numberTest(
  ids: ArrayLike<number>,
  count: number,
  test: (id: number) => boolean,
): (row: number) => boolean {
  // 1 passes, 2 does not, 0 is not known yet.
  const known = new Uint8Array(count);
  return (row) => {
    const id = ids[row] ?? count;
    if (id >= count) return false;
    if (known[id] === 0) known[id] = test(id) ? 1 : 2;
    return known[id] === 1;
  };
}
