/**
 * The inverse of a symmetric positive definite matrix, in its place: by its Cholesky factor, whose inverse times itself it is.
 *
 * @param matrix `size` rows of `size` numbers; what lies above the diagonal is not looked at
 */
export function invertPositive(matrix: Float64Array, size: number): void {
  factor(matrix, size);
  invertLower(matrix, size);
  multiplyByOwnTranspose(matrix, size);
}

/** L of `matrix` = L Lᵀ, at and below the diagonal. */
function factor(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    const here = row * size;
    for (let column = 0; column <= row; column++) {
      const there = column * size;
      let rest = matrix[here + column] ?? 0;
      for (let at = 0; at < column; at++) rest -= (matrix[here + at] ?? 0) * (matrix[there + at] ?? 0);
      matrix[here + column] = column === row ? Math.sqrt(rest) : rest / (matrix[there + column] ?? 1);
    }
  }
}

/** L⁻¹ of L, row by row: what is above a row is inverted already. */
function invertLower(matrix: Float64Array, size: number): void {
  const inverse = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    const here = row * size;
    const pivot = matrix[here + row] ?? 1;
    inverse.fill(0, 0, row);
    for (let at = 0; at < row; at++) {
      const weight = matrix[here + at] ?? 0;
      if (weight === 0) continue;
      const there = at * size;
      for (let column = 0; column <= at; column++)
        inverse[column] = (inverse[column] ?? 0) - weight * (matrix[there + column] ?? 0);
    }
    for (let column = 0; column < row; column++) matrix[here + column] = (inverse[column] ?? 0) / pivot;
    matrix[here + row] = 1 / pivot;
  }
}

/** MᵀM of a lower triangle M, on both sides of the diagonal. */
function multiplyByOwnTranspose(matrix: Float64Array, size: number): void {
  const product = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const here = row * size;
    for (let one = 0; one <= row; one++) {
      const weight = matrix[here + one] ?? 0;
      if (weight === 0) continue;
      const there = one * size;
      for (let other = 0; other <= one; other++)
        product[there + other] = (product[there + other] ?? 0) + weight * (matrix[here + other] ?? 0);
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      const value = product[row * size + column] ?? 0;
      matrix[row * size + column] = value;
      matrix[column * size + row] = value;
    }
}
