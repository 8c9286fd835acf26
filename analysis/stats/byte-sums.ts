import { openByteKernel } from './byte-kernel.ts';
import { acceptedBelow, inverseOf, type Random } from './random.ts';

/** Rows that are summed at once, a byte each. */
const TOGETHER = 64;

/** Resamples drawn at a time: enough to be fast, few enough to stay in the processor's cache. */
const BLOCK = 32;

const LARGEST_BYTE = 255;

/** Addresses in the kernel's memory; those of sums and rows begin lines of the processor's cache. */
const STATE = 0;
const SUMS = 64;
const SUMS_OF_ONE = 4 * TOGETHER;
const ROWS = SUMS + BLOCK * SUMS_OF_ONE;

/**
 * Row → resample → sum of the row over the tasks of the resample, as `plainSums` gives it, several times as fast.
 * `rows`: n whole numbers each, from 0 to `most`, whose sums fit into 32 bits. Null, with nothing drawn, where they
 * are no bytes or WebAssembly cannot run.
 */
export function byteSums(
  rows: readonly Float64Array[],
  most: number,
  n: number,
  draws: number,
  random: Random,
): readonly Float64Array[] | null {
  const kernel = most > LARGEST_BYTE ? null : openByteKernel(ROWS + TOGETHER * n);
  if (kernel === null) return null;
  const state = new Uint32Array(kernel.memory, STATE, 4);
  const blockSums = new Uint32Array(kernel.memory, SUMS, BLOCK * TOGETHER);
  const last = acceptedBelow(n) - 1;
  const stretch = Math.floor(LARGEST_BYTE / Math.max(1, most));
  const sums = rows.map(() => new Float64Array(draws));
  for (let first = 0; first < rows.length; first += TOGETHER) {
    writeRows(rows.slice(first, first + TOGETHER), new Uint8Array(kernel.memory, ROWS));
    const groupSums = sums.slice(first, first + TOGETHER);
    state.set(random.state);
    for (let done = 0; done < draws; done += BLOCK) {
      const size = Math.min(BLOCK, draws - done);
      const end = SUMS + size * SUMS_OF_ONE;
      kernel.sumResamples(STATE, SUMS, end, ROWS, n, last, inverseOf(n), stretch);
      copySums(blockSums, groupSums, done, size);
    }
  }
  random.state = [...state];
  return sums;
}

/** The values of the first task, then those of the second, and so on. */
function writeRows(rows: readonly Float64Array[], bytes: Uint8Array): void {
  rows.forEach((row, i) => {
    for (let task = 0; task < row.length; task += 1) bytes[TOGETHER * task + i] = row[task]!;
  });
}

function copySums(blockSums: Uint32Array, sums: readonly Float64Array[], done: number, size: number): void {
  sums.forEach((row, i) => {
    for (let k = 0; k < size; k += 1) row[done + k] = blockSums[TOGETHER * k + i]!;
  });
}
