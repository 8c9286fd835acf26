import type { ResultRow } from '../../harness/result-row.ts';
import type { Nameless } from './gathered.ts';
import { listed } from './listed.ts';
import type { MetricRow } from './metric-row.ts';
import { runOfFolder } from './run-of-folder.ts';
import type { Runs } from './runs.ts';
import type { SettledArms } from './settle-arms.ts';

/** The arm that a record is of: the one whose name its keys carry, as what helped the agent, else the baseline. */
function armOf({ helpers }: MetricRow, { arms, runs }: SettledArms): string | null {
  const helped = arms.arms.find(({ name }) => helpers.has(name));
  return runs.get(helped?.name ?? 'baseline') ?? null;
}

interface Targets {
  readonly settled: SettledArms | null;
  readonly runs: Runs;
}

function targetOf(metrics: Nameless<MetricRow>, row: MetricRow, { settled, runs }: Targets): string {
  const own = runs.placeOf(metrics.path).run;
  return (settled === null ? null : armOf(row, settled)) ?? own;
}

const contentOf = (row: ResultRow): string => JSON.stringify({ ...row, file: '', line: null });

/** A record that says the same again is none; of different ones the later counts, as it is of the later try. */
function giveRow(run: string, home: string, { instance, row }: MetricRow, runs: Runs): void {
  const record = runs.at({ run, home }, instance);
  const before = record.row;
  if (before !== null && contentOf(before) === contentOf(row)) return;
  record.row = row;
  if (before === null) return;
  const place = before.line === null ? before.file : `${before.file}, line ${before.line}`;
  const reason = `${instance} of ${run} has another record in ${place}; the later one counts`;
  runs.report({ file: row.file, line: row.line, code: 'duplicate', reason });
}

/** Gives what runs took to the runs they are of: by the folder's name and tasks, else by the arm that a record shows. */
export function settleMetrics(metrics: Nameless<MetricRow>, targets: Targets): void {
  const { runs, settled } = targets;
  const { home } = runs.placeOf(metrics.path);
  const whole = runOfFolder(metrics, runs);
  const counts = new Map<string, number>();
  for (const row of metrics.entries) {
    const run = whole ?? targetOf(metrics, row, targets);
    giveRow(run, home, row, runs);
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  if (whole === null && settled !== null && counts.size > 1) {
    const parts = [...counts].map(([run, n]) => `${n} of ${run}`);
    runs.notes.push(
      `${metrics.file} tells steps, time and cost of one run per task only: ${listed(parts, 'and')}, chosen by the verdict. Means of a run are over those tasks alone.`,
    );
  }
}
