/**
 * The rows in the order of several codes, the first counting most: a counting sort by each, from the last to the first.
 * (The store's own sort carries every column along, which took as long as all the rest of reading the runs.)
 */
export function orderBy(...codes: readonly Int32Array[]): Int32Array {
  const rows = new Int32Array(codes[0]!.length).map((_, row) => row);
  return codes.reduceRight(sortedBy, rows);
}

function sortedBy(rows: Int32Array, codes: Int32Array): Int32Array {
  const next = firstPlaces(codes);
  const sorted = new Int32Array(rows.length);
  for (const row of rows) {
    const code = codes[row]!;
    sorted[next[code]!] = row;
    next[code]! += 1;
  }
  return sorted;
}

/** Of each code, how many rows have a smaller one. */
function firstPlaces(codes: Int32Array): Int32Array {
  const highest = codes.reduce((most, code) => Math.max(most, code), -1);
  const places = new Int32Array(highest + 2);
  for (const code of codes) places[code + 1]! += 1;
  for (let code = 1; code < places.length; code += 1) places[code]! += places[code - 1]!;
  return places;
}
