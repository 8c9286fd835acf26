/** Resample → mean over the rows that have a value in it; NaN where none has. `values`: row → resample. */
export function meanOverRows(values: readonly Float64Array[]): Float64Array {
  return values[0]!.map((_, resample) => {
    let [sum, present] = [0, 0];
    for (const row of values) {
      const value = row[resample]!;
      if (Number.isNaN(value)) continue;
      sum += value;
      present += 1;
    }
    return sum / present;
  });
}
