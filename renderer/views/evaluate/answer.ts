import { counted } from '../../../analysis/figures/counted.ts';
import { count } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';

type Results = Output<'grade.results'>;
type System = Results['systems'][number];

const sum = (rows: readonly System[], of: (row: System) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

function ofBenchmark(benchmark: string, rows: readonly System[]): string {
  const [runs, scored, resolved] = [
    sum(rows, (row) => row.n_runs),
    sum(rows, (row) => row.n_scored),
    sum(rows, (row) => row.n_resolved),
  ];
  const left = runs - scored;
  const unscored =
    left === 0 ? 'none is unscored' : `${count(left)} more ${left === 1 ? 'is' : 'are'} unscored`;
  return `On ${benchmark} ${count(resolved)} of ${counted([scored], 'scored run')} ${resolved === 1 ? 'resolves' : 'resolve'}; ${unscored}.`;
}

const waiting = (n: number) =>
  n === 0 ? [] : [`${counted([n], 'run')} with a patch ${n === 1 ? 'waits' : 'wait'} for a verdict.`];

/** What grading here has come to, a sentence for each benchmark: they must not be mixed. */
export function gradingAnswer({ systems, tasks, n_waiting }: Results): readonly string[] {
  if (systems.length === 0) return ['Nothing has been graded here yet.', ...waiting(n_waiting)];
  const benchmarks = [...new Set(systems.map(({ benchmark }) => benchmark))];
  const passing = tasks.filter(({ verdict }) => verdict === 'resolved').length;
  const references =
    tasks.length === 0
      ? []
      : [`The reference passes for ${count(passing)} of ${counted([tasks.length], 'task')}.`];
  return [
    ...benchmarks.map((name) =>
      ofBenchmark(
        name,
        systems.filter(({ benchmark }) => benchmark === name),
      ),
    ),
    [...references, ...waiting(n_waiting)].join(' '),
  ].filter((sentence) => sentence !== '');
}
