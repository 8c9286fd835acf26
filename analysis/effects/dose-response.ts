import type { CompareOptions } from '../compare/index.ts';
import { rowBootstraps } from '../compare/row-bootstraps.ts';
import type { Repeats } from '../model/comparison.ts';
import type { DoseLevel, DoseResponse, DoseSlope, SystemDoseSlope } from '../model/effects.ts';
import { choicePermutation, holm, jointBootstrap, percentileInterval, randomFor } from '../stats/index.ts';
import { type DoseCell, dealtSlopes, doseSlope } from './dose-slope.ts';
import { taskRate } from './task-rate.ts';

/** Runs of one system on one task, by dose. */
export interface DoseTask {
  readonly task: string;
  readonly doses: readonly { readonly dose: number; readonly runs: Repeats }[];
}

export interface DoseRow {
  readonly system: string;
  readonly tasks: readonly DoseTask[];
}

interface TaskSlope {
  readonly task: string;
  readonly cells: readonly DoseCell[];
  readonly slope: number;
}

interface Gathered {
  readonly row: DoseRow;
  /** Ascending by slope, so that names of tasks change nothing. */
  readonly slopes: readonly TaskSlope[];
}

/**
 * Resolve rate at each dose, and per system the mean over tasks of the slopes over doses: task bootstrap, and a test that
 * deals the scored runs of each task anew to its doses. Holm over systems. A task scored at one dose has no slope.
 */
export function doseResponse(
  rows: readonly DoseRow[],
  options: CompareOptions,
): Pick<DoseResponse, 'overall' | 'systems'> {
  const sorted = [...rows].sort((x, y) => (x.system < y.system ? -1 : 1));
  const gathered = sorted.map((row) => ({ row, slopes: slopesOf(row) }));
  const bootstraps = rowBootstraps(
    gathered.map(({ slopes }) => slopes.map(({ slope }) => slope)),
    options,
  );
  const found = gathered.map((system, i) => systemSlope(system, bootstraps[i]?.percentile ?? null, options));
  const adjusted = holm(found.map(({ p_permutation }) => p_permutation));
  const systems = found.map((row, i) => ({ ...row, p_holm: adjusted[i]! }));
  return { overall: overallSlope(gathered, options), systems };
}

function slopesOf({ tasks }: DoseRow): readonly TaskSlope[] {
  return tasks
    .flatMap(({ task, doses }) => {
      const cells = doses.map(cellOf).filter(({ scored }) => scored > 0);
      const slope = doseSlope(cells);
      return slope === null ? [] : [{ task, cells, slope }];
    })
    .sort((x, y) => x.slope - y.slope || x.cells.length - y.cells.length);
}

function cellOf({ dose, runs }: DoseTask['doses'][number]): DoseCell {
  const scored = runs.filter((verdict) => verdict !== null);
  return { dose, solved: scored.filter((verdict) => verdict === 1).length, scored: scored.length };
}

function levelsOf({ tasks }: DoseRow): readonly DoseLevel[] {
  const all = tasks.flatMap(({ doses }) => doses.filter(({ runs }) => runs.length > 0));
  const values = [...new Set(all.map(({ dose }) => dose))].sort((x, y) => x - y);
  return values.map((dose) => {
    const own = all.filter((cell) => cell.dose === dose);
    const cells = own.map(cellOf);
    const n_scored = cells.reduce((sum, { scored }) => sum + scored, 0);
    const n_runs = own.reduce((sum, { runs }) => sum + runs.length, 0);
    const rate = taskRate(cells.map(({ solved, scored }) => ({ hits: solved, runs: scored })));
    const n_tasks = cells.filter(({ scored }) => scored > 0).length;
    return { dose, n_tasks, n_scored, n_unscored: n_runs - n_scored, ...rate };
  });
}

const NO_SLOPE = 'no task is scored at two doses';
const ONE_TASK = 'one task shows no variation between tasks';

function systemSlope(
  { row, slopes }: Gathered,
  ci_bootstrap: DoseSlope['ci_bootstrap'],
  { seed, draws }: CompareOptions,
): SystemDoseSlope {
  const named = { system: row.system, levels: levelsOf(row) };
  const size = { n_tasks: slopes.length, n_dropped: withRuns([row]) - slopes.length };
  if (slopes.length === 0) return { ...named, ...size, ...nothing(NO_SLOPE) };
  const choices = slopes.map(({ cells }) => dealtSlopes(cells, 1));
  const sum = slopes.reduce((total, { slope }) => total + slope, 0);
  const test = choicePermutation(choices, sum, randomFor(seed, `dose|${row.system}`), draws);
  const reasons: DoseSlope['reasons'] = ci_bootstrap === null ? { ci_bootstrap: ONE_TASK } : {};
  const p = { p_permutation: test?.p ?? null, p_holm: null };
  return { ...named, ...size, slope: sum / slopes.length, ci_bootstrap, ...p, reasons };
}

function overallSlope(
  gathered: readonly Gathered[],
  { seed, draws }: CompareOptions,
): DoseResponse['overall'] {
  const systems = gathered.filter(({ slopes }) => slopes.length > 0);
  const tasks = [...new Set(systems.flatMap(({ slopes }) => slopes.map(({ task }) => task)))];
  const n_dropped = withRuns(gathered.map(({ row }) => row)) - tasks.length;
  const size = { n_systems: systems.length, n_tasks: tasks.length, n_dropped };
  if (tasks.length === 0) return { ...size, ...nothing(NO_SLOPE) };
  const weighted = systems.flatMap(({ slopes }) =>
    slopes.map((slope) => ({ ...slope, weight: 1 / (systems.length * slopes.length) })),
  );
  const slope = weighted.reduce((sum, one) => sum + one.weight * one.slope, 0);
  const choices = weighted.map(({ cells, weight }) => dealtSlopes(cells, weight));
  const p_permutation = choicePermutation(choices, slope, randomFor(seed, 'dose'), draws)!.p;
  const ci_bootstrap = tasks.length < 2 ? null : jointInterval(systems, tasks, { seed, draws });
  const reasons: DoseSlope['reasons'] = {
    p_holm: 'the mean over systems is no member of the table’s Holm family',
    ...(ci_bootstrap === null && { ci_bootstrap: ONE_TASK }),
  };
  return { ...size, slope, ci_bootstrap, p_permutation, p_holm: null, reasons };
}

function jointInterval(
  systems: readonly Gathered[],
  tasks: readonly string[],
  { seed, draws }: CompareOptions,
) {
  const maps = systems.map(({ slopes }) => new Map(slopes.map(({ task, slope }) => [task, slope])));
  const columns = tasks.map((task) => maps.map((slopes) => slopes.get(task) ?? null)).sort(firstDifference);
  const matrix = maps.map((_, i) => columns.map((column) => column[i]!));
  const { means } = jointBootstrap(matrix, randomFor(seed, 'bootstrap'), draws);
  return percentileInterval(means[0]!.map((_, resample) => meanOfPresent(means, resample)));
}

function meanOfPresent(means: readonly Float64Array[], resample: number): number {
  const present = means.map((row) => row[resample]!).filter((mean) => !Number.isNaN(mean));
  return present.reduce((sum, mean) => sum + mean, 0) / present.length;
}

/** A missing slope comes last. */
function firstDifference(x: readonly (number | null)[], y: readonly (number | null)[]): number {
  const at = x.findIndex((value, i) => value !== y[i]);
  if (at === -1) return 0;
  return x[at] === null ? 1 : y[at] === null ? -1 : x[at]! - y[at]!;
}

function withRuns(rows: readonly DoseRow[]): number {
  const met = rows.flatMap(({ tasks }) =>
    tasks.filter(({ doses }) => doses.some(({ runs }) => runs.length > 0)),
  );
  return new Set(met.map(({ task }) => task)).size;
}

function nothing(reason: string) {
  const empty = { slope: null, ci_bootstrap: null, p_permutation: null, p_holm: null };
  return { ...empty, reasons: Object.fromEntries(Object.keys(empty).map((field) => [field, reason])) };
}
