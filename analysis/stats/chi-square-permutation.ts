import { type Contingency, contingency } from './contingency.ts';
import type { Random } from './random.ts';
import { DEFAULT_DRAWS, ENUMERATION_LIMIT } from './resamples.ts';
import type { PermutationTest } from './sign-flip.ts';

/** Statistics closer than this, of themselves, are ties. */
const TIE = 1e-12;

/**
 * Permutation test of independence, statistic χ², over all ways to deal out the items that keep both margins (Freeman
 * and Halton, "Note on an exact treatment of contingency", 1951, with χ² in place of the probability). Exact where the
 * margins allow at most 100,000 tables, else (hits + 1)/(draws + 1). `table`: rows of counts. Null where fewer than two
 * rows or two columns hold anything.
 */
export function chiSquarePermutation(
  table: readonly (readonly number[])[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): PermutationTest | null {
  const found = contingency(table);
  if (found === null) return null;
  const exact = exactP(found);
  if (exact !== null) return { p: exact, exact: true };
  return { p: (countHits(found, random, draws) + 1) / (draws + 1), exact: false };
}

/** Σo²/(row·column) = (χ² + n)/n, which orders tables with the same margins as χ² does. */
function statisticOf(count: number, row: number, column: number): number {
  return count ** 2 / (row * column);
}

function isAtLeast(observed: number): (statistic: number) => boolean {
  const limit = observed * (1 - TIE);
  return (statistic) => statistic >= limit;
}

function observedStatistic({ counts, rows, columns }: Contingency): number {
  let sum = 0;
  counts.forEach((row, i) => {
    row.forEach((count, j) => {
      sum += statisticOf(count, rows[i]!, columns[j]!);
    });
  });
  return sum;
}

/** Goes through the tables cell by cell, column after column. Null beyond 100,000 tables. */
function exactP(found: Contingency): number | null {
  const { rows, columns, n } = found;
  const isHit = isAtLeast(observedStatistic(found));
  const logFactorial = logFactorials(n);
  const offset = probabilityOffset(found, logFactorial);
  const rest = [...rows];
  let [tables, all, hits] = [0, 0, 0];

  function finish(statistic: number, logWeight: number): boolean {
    const weight = Math.exp(offset + logWeight);
    all += weight;
    if (isHit(statistic)) hits += weight;
    tables += 1;
    return tables <= ENUMERATION_LIMIT;
  }

  /** `left`: items of the column that are still to be placed. False once there are too many tables. */
  function place(i: number, j: number, left: number, statistic: number, logWeight: number): boolean {
    if (j === columns.length) return finish(statistic, logWeight);
    const isLast = i === rows.length - 1;
    const room = rest.slice(i + 1).reduce((sum, free) => sum + free, 0);
    for (let count = Math.max(0, left - room); count <= Math.min(left, rest[i]!); count += 1) {
      const more = statistic + statisticOf(count, rows[i]!, columns[j]!);
      const weight = logWeight - logFactorial[count]!;
      rest[i]! -= count;
      const goesOn = isLast
        ? place(0, j + 1, columns[j + 1] ?? 0, more, weight)
        : place(i + 1, j, left - count, more, weight);
      rest[i]! += count;
      if (!goesOn) return false;
    }
    return true;
  }

  return place(0, 0, columns[0]!, 0, 0) ? Math.min(1, hits / all) : null;
}

/** A table has the probability Πrow!·Πcolumn!/(n!·Πcell!): the logarithm of what all tables share. */
function probabilityOffset({ rows, columns, n }: Contingency, logFactorial: Float64Array): number {
  return [...rows, ...columns].reduce((sum, margin) => sum + logFactorial[margin]!, -logFactorial[n]!);
}

function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let i = 2; i <= n; i += 1) logs[i] = logs[i - 1]! + Math.log(i);
  return logs;
}

function countHits(found: Contingency, random: Random, draws: number): number {
  const { rows, columns, n } = found;
  const isHit = isAtLeast(observedStatistic(found));
  const rowOf = repeated(rows, n);
  const columnOf = repeated(columns, n);
  const cells = new Float64Array(rows.length * columns.length);
  let hits = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    shuffle(rowOf, random);
    cells.fill(0);
    for (let item = 0; item < n; item += 1) cells[rowOf[item]! * columns.length + columnOf[item]!]! += 1;
    const statistic = cells.reduce((sum, count, cell) => {
      const row = rows[Math.floor(cell / columns.length)]!;
      return sum + statisticOf(count, row, columns[cell % columns.length]!);
    }, 0);
    if (isHit(statistic)) hits += 1;
  }
  return hits;
}

/** Item → position of the row (or column) it is in. */
function repeated(margins: readonly number[], n: number): Uint32Array {
  const positions = new Uint32Array(n);
  let next = 0;
  margins.forEach((count, at) => {
    positions.fill(at, next, next + count);
    next += count;
  });
  return positions;
}

/** Fisher and Yates's shuffle. */
function shuffle(values: Uint32Array, random: Random): void {
  for (let i = values.length - 1; i > 0; i -= 1) {
    const j = random.integerBelow(i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
}
