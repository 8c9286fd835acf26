import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { NullMark } from '../parts/null-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import type { Column } from '../table/column.ts';
import { TaskName } from './task-name.tsx';

export type RunRow = Output<'runs'>['rows'][number];

export const RUN_COLUMNS: readonly Column<RunRow>[] = [
  {
    id: 'task',
    title: 'Task',
    term: 'task',
    cell: ({ task }) => <TaskName task={task} />,
  },
  { id: 'repeat', title: 'Rep.', align: 'end', width: 38, term: 'repeat', cell: ({ repeat }) => repeat },
  {
    id: 'outcome',
    title: 'Outcome',
    term: 'outcome',
    width: 150,
    cell: ({ outcome, note, suspect }) => (
      <span className="run-outcome">
        <span tabIndex={-1} data-term={outcome ?? 'no_verdict'} data-hint={note ?? undefined}>
          <OutcomeMark outcome={outcome} />
        </span>
        {suspect && (
          <span className="tag" tabIndex={-1} data-term="suspect">
            suspect
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'steps',
    title: 'Steps',
    term: 'steps',
    align: 'end',
    width: 48,
    cell: ({ steps }) =>
      steps === null ? <NullMark reason="This run does not report its steps." /> : count(steps),
  },
];
