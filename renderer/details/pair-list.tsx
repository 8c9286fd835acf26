import { type ReactNode, useState } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { useAddress } from '../address/use-address.ts';
import type { Column, Line } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { TRANSITION_WORDS } from '../views/compare/transition-words.ts';
import { RepeatMarks } from './repeat-marks.tsx';
import { TaskName } from './task-name.tsx';
import type { PairSection } from './use-pairs.ts';

type PairRow = Output<'compare.pairs'>['rows'][number];

const COLUMNS: readonly Column<PairRow>[] = [
  {
    id: 'task',
    title: 'Task',
    term: 'task',
    cell: ({ task }) => <TaskName task={task} />,
  },
  { id: 'a', title: 'A', width: 64, term: 'repeat', cell: ({ a }) => <RepeatMarks repeats={a} /> },
  { id: 'b', title: 'B', width: 64, term: 'repeat', cell: ({ b }) => <RepeatMarks repeats={b} /> },
];

function sectionLines({ transition, query }: PairSection): readonly Line<PairRow>[] {
  const { rows = [], total = 0 } = query.data ?? {};
  if (rows.length === 0) return [];
  const shown = rows.length < total ? `first ${count(rows.length)} of ${count(total)}` : count(total);
  return [
    {
      kind: 'group',
      key: `group ${transition}`,
      content: (
        <>
          <strong>{TRANSITION_WORDS[transition]}</strong>
          <span className="group-note">{shown}</span>
        </>
      ),
    },
    ...rows.map((row): Line<PairRow> => ({ kind: 'row', key: row.task, row })),
  ];
}

/** The tasks, those solved by one side only first; Enter opens the first run of a task. */
export function PairList({ sections }: { readonly sections: readonly PairSection[] }): ReactNode {
  const { address, go } = useAddress();
  const [cursor, setCursor] = useState<string | null>(null);
  const rows = sections.flatMap(({ query }) => query.data?.rows ?? []);
  const opened = rows.find(
    ({ runs_a, runs_b }) => address.run !== null && [...runs_a, ...runs_b].includes(address.run),
  );
  const open = (task: string) => {
    const row = rows.find((candidate) => candidate.task === task);
    const run = row && [...row.runs_a, ...row.runs_b][0];
    setCursor(task);
    if (run !== undefined) go({ run });
  };
  const isLoaded = sections.every(({ query }) => query.data !== undefined);
  return (
    <div className="details-body" data-scroller="">
      <DataTable
        label="Tasks"
        columns={COLUMNS}
        lines={sections.flatMap(sectionLines)}
        selected={opened?.task ?? cursor}
        onSelect={setCursor}
        onOpen={open}
        opensOnClick
        empty={isLoaded && <p className="quiet-text padded">No task of this kind.</p>}
      />
    </div>
  );
}
