import type { ReactNode } from 'react';
import { counted } from '../../../analysis/figures/counted.ts';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import type { Line } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { REFERENCE_COLUMNS, SYSTEM_COLUMNS, UNSCORED_COLUMNS } from './graded-columns.tsx';

type Results = Output<'grade.results'>;

/** Benchmarks stand apart: their numbers are never mixed. */
function systemLines(systems: Results['systems']): readonly Line<Results['systems'][number]>[] {
  return [...new Set(systems.map(({ benchmark }) => benchmark))].flatMap((benchmark) => [
    { kind: 'group', key: benchmark, content: <strong>{benchmark}</strong> },
    ...systems
      .filter((row) => row.benchmark === benchmark)
      .map((row) => ({
        kind: 'row' as const,
        key: JSON.stringify([benchmark, row.system, row.condition]),
        row,
      })),
  ]);
}

/** What grading has come to: by system, what could not be scored, and each task's reference. */
export function GradedTables({ results }: { readonly results: Results }): ReactNode {
  const { address, go } = useAddress();
  const { systems, unscored, n_unscored, tasks } = results;
  if (systems.length === 0 && tasks.length === 0) return null;
  return (
    <>
      <h3 className="table-title">Systems</h3>
      <DataTable
        label="Systems that were graded here"
        primary
        columns={SYSTEM_COLUMNS}
        lines={systemLines(systems)}
      />
      {n_unscored > 0 && (
        <>
          <h3 className="table-title">
            {counted([n_unscored], 'run')} not scored, and why
            {unscored.length < n_unscored && `; the first ${unscored.length}`}
          </h3>
          <DataTable
            label="Runs that were not scored"
            columns={UNSCORED_COLUMNS}
            lines={unscored.map((row) => ({ kind: 'row', key: String(row.run_id), row }))}
            selected={address.run === null ? null : String(address.run)}
            onSelect={(key) => go({ run: Number(key), log: null }, 'replace')}
            onOpen={(key) => go({ run: Number(key), log: null })}
            opensOnClick
          />
        </>
      )}
      {tasks.length > 0 && (
        <>
          <h3 className="table-title">References of the tasks</h3>
          <DataTable
            label="References of the tasks"
            columns={REFERENCE_COLUMNS}
            lines={tasks.map((row) => ({ kind: 'row', key: String(row.grade_id), row }))}
            selected={address.log === null ? null : String(address.log)}
            onOpen={(key) => go({ run: null, log: Number(key) })}
            opensOnClick
          />
        </>
      )}
    </>
  );
}
