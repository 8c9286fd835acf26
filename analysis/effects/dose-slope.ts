import type { Choices } from '../stats/index.ts';

/** Scored runs of one task at one dose. */
export interface DoseCell {
  readonly dose: number;
  readonly solved: number;
  readonly scored: number;
}

/**
 * Least-squares slope over doses of a task's shares of solved runs, each dose counting once: Σ(x − x̄)y / Σ(x − x̄)². Null
 * at fewer than two doses. `cells`: one per dose, each with a scored run.
 */
export function doseSlope(cells: readonly DoseCell[]): number | null {
  const weights = slopeWeights(cells);
  if (weights === null) return null;
  return cells.reduce((sum, { solved, scored }, i) => sum + (weights[i]! * solved) / scored, 0);
}

/** How the slope of a task comes out when its runs are dealt anew to its doses, each keeping its number of scored runs. */
export function dealtSlopes(cells: readonly DoseCell[], weight: number): Choices {
  const slopes = slopeWeights(cells)!;
  const solved = cells.reduce((sum, cell) => sum + cell.solved, 0);
  const deals = dealt(
    cells.map(({ scored }) => scored),
    solved,
  );
  const total = deals.reduce((sum, { ways }) => sum + ways, 0);
  return {
    values: deals.map(
      ({ solved: at }) =>
        weight * cells.reduce((sum, { scored }, i) => sum + (slopes[i]! * at[i]!) / scored, 0),
    ),
    probabilities: deals.map(({ ways }) => ways / total),
  };
}

/** (x − x̄)/Σ(x − x̄)² of each cell. */
function slopeWeights(cells: readonly DoseCell[]): readonly number[] | null {
  const mean = cells.reduce((sum, { dose }) => sum + dose, 0) / cells.length;
  const squares = cells.reduce((sum, { dose }) => sum + (dose - mean) ** 2, 0);
  return squares > 0 ? cells.map(({ dose }) => (dose - mean) / squares) : null;
}

interface Deal {
  readonly solved: readonly number[];
  /** In how many ways the runs can fall so. */
  readonly ways: number;
}

function dealt([first, ...rest]: readonly number[], solved: number): readonly Deal[] {
  if (first === undefined) return solved === 0 ? [{ solved: [], ways: 1 }] : [];
  const deals: Deal[] = [];
  for (let at = 0; at <= Math.min(first, solved); at += 1)
    for (const { solved: others, ways } of dealt(rest, solved - at))
      deals.push({ solved: [at, ...others], ways: ways * combinations(first, at) });
  return deals;
}

function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
