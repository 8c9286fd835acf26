/** Of each number, how many smaller ones there are, equals counted once. */
export function ranksOf(numbers: Int32Array): Int32Array {
  const ascending = Int32Array.from(new Set(numbers)).sort();
  const ranks = new Map(Array.from(ascending, (number, rank) => [number, rank]));
  return numbers.map((number) => ranks.get(number)!);
}
