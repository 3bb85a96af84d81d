/** How many sums are made at once: each number of the state is fetched once for all of them. */
export const AT_ONCE = 4;

/** Some columns of a table, four of each row beside each other, then the same four of the next. */
export function byFours(table: Float32Array, rows: number, from: number, to: number): Float64Array {
  const width = table.length / rows;
  const laid = new Float64Array(Math.ceil((to - from) / AT_ONCE) * AT_ONCE * rows);
  for (let row = 0; row < rows; row++)
    for (let column = from; column < to; column++) {
      const block = Math.floor((column - from) / AT_ONCE);
      laid[(block * rows + row) * AT_ONCE + ((column - from) % AT_ONCE)] = table[row * width + column] ?? 0;
    }
  return laid;
}

/** The sums of each column of a table, laid out by fours, times a state. */
export function sumsOf(table: Float64Array, state: Float64Array, sums: Float64Array): void {
  for (let from = 0, column = 0; from < table.length; from += AT_ONCE * state.length, column += AT_ONCE) {
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let row = 0, place = from; row < state.length; row++, place += AT_ONCE) {
      const by = state[row] ?? 0;
      one += by * (table[place] ?? 0);
      two += by * (table[place + 1] ?? 0);
      three += by * (table[place + 2] ?? 0);
      four += by * (table[place + 3] ?? 0);
    }
    sums[column] = one;
    sums[column + 1] = two;
    sums[column + 2] = three;
    sums[column + 3] = four;
  }
}
