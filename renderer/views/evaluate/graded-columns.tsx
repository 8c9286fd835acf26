import { fileSize } from '../../../analysis/format/file-size.ts';
import { count } from '../../../analysis/format/number.ts';
import type { ShownOutcome } from '../../../analysis/model/outcome-names.ts';
import type { Output } from '../../../preload/contract.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { OutcomeBar } from '../../parts/outcome-bar.tsx';
import { OutcomeMark } from '../../parts/outcome-mark.tsx';
import { Zero } from '../../parts/zero.tsx';
import type { Column } from '../../table/column.ts';

type Results = Output<'grade.results'>;
type System = Results['systems'][number];
type Unscored = Results['unscored'][number];
type Task = Results['tasks'][number];

const clipped = (text: string) => (
  <span className="clip" title={text}>
    {text}
  </span>
);

const because = (text: string | null) =>
  text === null ? <NullMark reason="No reason was kept." /> : clipped(text);

export const SYSTEM_COLUMNS: readonly Column<System>[] = [
  { id: 'system', title: 'System', term: 'system', cell: ({ system }) => clipped(system) },
  {
    id: 'condition',
    title: 'Condition',
    term: 'condition',
    width: 140,
    cell: (row) => clipped(row.condition),
  },
  {
    id: 'resolved',
    title: 'Resolved',
    term: 'resolved',
    align: 'end',
    width: 80,
    cell: (row) => count(row.n_resolved),
  },
  {
    id: 'scored',
    title: 'Scored',
    term: 'scored',
    align: 'end',
    width: 72,
    cell: (row) => count(row.n_scored),
  },
  {
    id: 'unscored',
    title: 'Unscored',
    term: 'unscored',
    align: 'end',
    width: 80,
    cell: (row) => <Zero n={row.n_runs - row.n_scored} />,
  },
  { id: 'runs', title: 'Runs', term: 'run', align: 'end', width: 64, cell: (row) => count(row.n_runs) },
  {
    id: 'outcomes',
    title: 'Outcomes',
    term: 'outcome',
    width: 140,
    cell: (row) => <OutcomeBar outcomes={row.outcomes} />,
  },
];

export const UNSCORED_COLUMNS: readonly Column<Unscored>[] = [
  { id: 'task', title: 'Task', term: 'task', width: 200, cell: (row) => clipped(row.task) },
  { id: 'system', title: 'System', term: 'system', width: 130, cell: (row) => clipped(row.system) },
  {
    id: 'condition',
    title: 'Condition',
    term: 'condition',
    width: 110,
    cell: (row) => clipped(row.condition),
  },
  { id: 'repeat', title: 'Repeat', term: 'repeat', align: 'end', width: 64, cell: (row) => row.repeat },
  { id: 'because', title: 'Reason', term: 'reason', cell: (row) => because(row.because) },
];

export const REFERENCE_COLUMNS: readonly Column<Task>[] = [
  { id: 'task', title: 'Task', term: 'task', width: 210, cell: (row) => clipped(row.task) },
  {
    id: 'verdict',
    title: 'Reference',
    term: 'reference',
    width: 140,
    cell: (row) => <OutcomeMark outcome={row.verdict as ShownOutcome} />,
  },
  { id: 'because', title: 'Reason', term: 'reason', cell: (row) => because(row.because) },
  { id: 'verifier', title: 'Verifier', term: 'verifier', width: 110, cell: (row) => row.verifier },
  {
    id: 'log',
    title: 'Log',
    align: 'end',
    width: 80,
    cell: (row) =>
      row.log_bytes === null ? <NullMark reason="It did not come to tests." /> : fileSize(row.log_bytes),
  },
];
