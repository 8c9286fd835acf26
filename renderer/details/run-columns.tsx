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
    cell: ({ task }) => <TaskName task={task} />,
  },
  { id: 'repeat', title: 'Rep.', align: 'end', width: 38, help: 'Repeat.', cell: ({ repeat }) => repeat },
  {
    id: 'outcome',
    title: 'Outcome',
    width: 150,
    cell: ({ outcome, note, suspect }) => (
      <span className="run-outcome" title={note ?? undefined}>
        <OutcomeMark outcome={outcome} />
        {suspect && <span className="tag">suspect</span>}
      </span>
    ),
  },
  {
    id: 'steps',
    title: 'Steps',
    align: 'end',
    width: 48,
    cell: ({ steps }) =>
      steps === null ? <NullMark reason="This run does not report its steps." /> : count(steps),
  },
];
