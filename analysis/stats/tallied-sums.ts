/** Resamples that a group of rows meets at a time: they and it stay in the processor's nearest cache. */
const BLOCK = 4;

/** The distinct tasks of one resample, in ascending order, and how often each occurs. */
interface Tally {
  /** Where each distinct task begins in a group of four rows. Only the first `distinct` entries count. */
  readonly places: Int32Array;
  /** How often that task occurs. */
  readonly times: Float64Array;
  distinct: number;
}

/**
 * Row → resample → sum of the row over the tasks of the resample, added up by ascending task. `rows`: n finite values
 * each. `count` resamples; `add` adds to zeros how often each of the n tasks occurs in the next.
 *
 * A resample is turned into its distinct tasks and how often each occurs, since a third of the tasks is not in it.
 */
export function talliedSums(
  rows: readonly Float64Array[],
  n: number,
  count: number,
  add: (counts: Int32Array) => void,
): readonly Float64Array[] {
  const groups = groupByFour(rows, n);
  const sums = Array.from({ length: 4 * groups.length }, () => new Float64Array(count));
  const counts = new Int32Array(n);
  const tallies = Array.from({ length: BLOCK }, () => tallyOf(n));
  for (let first = 0; first < count; first += BLOCK) {
    const block = tallies.slice(0, count - first);
    for (const tally of block) {
      counts.fill(0);
      add(counts);
      listDistinct(counts, tally);
    }
    for (const [g, group] of groups.entries())
      block.forEach((tally, i) => {
        sumFourRows(tally, group, sums, 4 * g, first + i);
      });
  }
  return sums.slice(0, rows.length);
}

/**
 * Four rows each, filled up with rows of zeros: the four values of the first task, then those of the second, and so
 * on. For 500 tasks a group fits into the processor's nearest cache; all groups together would not.
 */
function groupByFour(rows: readonly Float64Array[], n: number): readonly Float64Array[] {
  const groups = Array.from({ length: Math.ceil(rows.length / 4) }, () => new Float64Array(4 * n));
  rows.forEach((row, i) => {
    const group = groups[i >> 2]!;
    row.forEach((value, task) => {
      group[4 * task + (i & 3)] = value;
    });
  });
  return groups;
}

function tallyOf(n: number): Tally {
  return { places: new Int32Array(n), times: new Float64Array(n), distinct: 0 };
}

/** Writes every task, and steps on only where it occurs: a branch that cannot be foreseen takes three times as long. */
function listDistinct(counts: Int32Array, tally: Tally): void {
  const { places, times } = tally;
  let distinct = 0;
  for (let task = 0; task < counts.length; task += 1) {
    const count = counts[task]!;
    places[distinct] = 4 * task;
    times[distinct] = count;
    distinct += -count >>> 31;
  }
  tally.distinct = distinct;
}

/** Four rows at once, since reading the tally costs as much as multiplying. */
function sumFourRows(
  { places, times, distinct }: Tally,
  group: Float64Array,
  sums: readonly Float64Array[],
  row: number,
  resample: number,
): void {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let i = 0; i < distinct; i += 1) {
    const at = places[i]!;
    const occurs = times[i]!;
    first += occurs * group[at]!;
    second += occurs * group[at + 1]!;
    third += occurs * group[at + 2]!;
    fourth += occurs * group[at + 3]!;
  }
  sums[row]![resample] = first;
  sums[row + 1]![resample] = second;
  sums[row + 2]![resample] = third;
  sums[row + 3]![resample] = fourth;
}
