import { toPoints } from '../../figures/to-points.ts';
import { pointsText } from '../../format/number.ts';
import type { RepeatedRuns } from '../../model/repeated-runs.ts';
import type { Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

const ONE_RUN = 'one side has one run a task, and any and all of one run are its rate';

/** What several runs of a task tell beyond their mean; none where every task has one. */
export function repeatedTable(report: Report): readonly ReportTable[] {
  const rows = labelledRows(report).flatMap(({ label, row }) => {
    const runs = row.repeated_runs;
    return runs === null ? [] : [{ label, runs, stated: row.power.stated_difference }];
  });
  if (rows.length === 0) return [];
  const stated = pointsText(rows[0]!.stated);
  const table: ReportTable = {
    title: 'Repeated runs',
    remarks: [
      `Any and all of k runs over the tasks that have as many scored. Runs needed: of each task on each side, to find ${stated} with a power of 80% over as many tasks.`,
      ...reasonRemarks(
        rows.flatMap(({ label, runs }) => Object.values(runs.reasons).map((reason) => ({ label, reason }))),
      ),
    ],
    notes: {
      ...{ k: 'repeat', n_a: 'scored', n_b: 'scored', any_a: 'any_of_k', any_b: 'any_of_k' },
      ...{ all_a: 'all_of_k', all_b: 'all_of_k', least: 'detectable' },
      ...{ within_a: 'run_noise', within_b: 'run_noise', between: 'run_noise', needed: 'runs_needed' },
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'k', label: 'k', unit: 'tasks' },
        { key: 'n_a', label: 'Tasks of A', unit: 'tasks' },
        { key: 'any_a', label: 'Any, A', unit: 'percent' },
        { key: 'all_a', label: 'All, A', unit: 'percent' },
        { key: 'n_b', label: 'Tasks of B', unit: 'tasks' },
        { key: 'any_b', label: 'Any, B', unit: 'percent' },
        { key: 'all_b', label: 'All, B', unit: 'percent' },
        { key: 'within_a', label: 'Sd of a run, A', unit: 'ratio' },
        { key: 'within_b', label: 'Sd of a run, B', unit: 'ratio' },
        { key: 'between', label: 'Sd between tasks', unit: 'ratio' },
        { key: 'needed', label: 'Runs needed', unit: 'tasks' },
        { key: 'least', label: 'Detectable with endless runs', unit: 'points' },
      ],
      rows: rows.map(({ label, runs }) => ({
        kind: 'row' as const,
        cells: { label, ...cellsOf(runs) },
        reasons: reasonsOf(runs),
      })),
    },
  };
  return [table];
}

function cellsOf({ k, a, b, ...runs }: RepeatedRuns) {
  return {
    ...{ k, n_a: a.n_tasks, any_a: toPoints(a.any), all_a: toPoints(a.all) },
    ...{ n_b: b.n_tasks, any_b: toPoints(b.any), all_b: toPoints(b.all) },
    ...{ within_a: runs.sd_within_a, within_b: runs.sd_within_b, between: runs.sd_between },
    ...{ needed: runs.runs_needed, least: toPoints(runs.least_detectable) },
  };
}

function reasonsOf({ reasons }: RepeatedRuns) {
  return {
    ...{ any_a: ONE_RUN, all_a: ONE_RUN, any_b: ONE_RUN, all_b: ONE_RUN },
    ...{ within_a: reasons.sd_within_a, within_b: reasons.sd_within_b, between: reasons.sd_between },
    ...{ needed: reasons.runs_needed, least: reasons.least_detectable },
  };
}
