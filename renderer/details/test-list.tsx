import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import type { Column, Line } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';

type Test = Output<'run'>['tests'][number];

const GROUPS: Readonly<Record<string, string>> = {
  F2P: 'fail to pass',
  P2P: 'pass to pass',
  F2F: 'fail to fail',
  P2F: 'pass to fail',
};

const COLUMNS: readonly Column<Test>[] = [
  {
    id: 'passed',
    title: 'Result',
    term: 'test',
    width: 84,
    cell: ({ passed }) => (
      <span className="test-result" data-passed={String(passed)}>
        {passed ? 'passed' : 'failed'}
      </span>
    ),
  },
  {
    id: 'name',
    title: 'Test',
    term: 'test',
    cell: ({ name }) => (
      <span className="clip mono" title={name}>
        {name}
      </span>
    ),
  },
];

function linesOf(tests: readonly Test[]): readonly Line<Test>[] {
  return [...new Set(tests.map(({ group }) => group))].flatMap((group): readonly Line<Test>[] => {
    const members = tests.filter((test) => test.group === group);
    const passed = members.filter((test) => test.passed).length;
    return [
      {
        kind: 'group',
        key: `group ${group}`,
        content: (
          <>
            <strong>{GROUPS[group] ?? group}</strong>
            <span className="group-note">
              {count(passed)} of {count(members.length)} passed
            </span>
          </>
        ),
      },
      ...members.map((row): Line<Test> => ({ kind: 'row', key: `${group} ${row.name}`, row })),
    ];
  });
}

/** The tests of the newest grade, failed ones first in each group. */
export function TestList({ tests }: { readonly tests: readonly Test[] }): ReactNode {
  if (tests.length === 0)
    return <p className="quiet-text padded">No results of single tests came with this run.</p>;
  return <DataTable label="Tests" columns={COLUMNS} lines={linesOf(tests)} />;
}
