/**
 * Goes through the distinct values of two ascending samples, least first, with how many of each sample are equal to it.
 */
export function eachTie(x: Float64Array, y: Float64Array, visit: (inX: number, inY: number) => void): void {
  let [i, j] = [0, 0];
  while (i < x.length || j < y.length) {
    const value = Math.min(x[i] ?? Infinity, y[j] ?? Infinity);
    const [fromX, fromY] = [i, j];
    while (x[i] === value) i += 1;
    while (y[j] === value) j += 1;
    visit(i - fromX, j - fromY);
  }
}
