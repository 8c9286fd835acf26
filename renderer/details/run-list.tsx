import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { useAddress } from '../address/use-address.ts';
import { Answered } from '../parts/answered.tsx';
import type { Line } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { RUN_COLUMNS, type RunRow } from './run-columns.tsx';

/** As many runs as one list shows. */
export const RUN_LIMIT = 2000;

interface RunListProps {
  readonly query: UseQueryResult<Output<'runs'>>;
  /** Those of the answer that are listed. */
  readonly runs: readonly RunRow[];
  /** Runs of one benchmark, system and condition stand under a heading that names them. */
  readonly isGrouped?: boolean;
  readonly empty: string;
}

/** Runs as a table; Enter opens one. */
export function RunList({ query, runs, isGrouped = false, empty }: RunListProps): ReactNode {
  const { address, go } = useAddress();
  const [cursor, setCursor] = useState<string | null>(null);
  const open = (key: string) => {
    setCursor(key);
    go({ run: Number(key) });
  };
  return (
    <div className="details-body" data-scroller="">
      <Answered query={query} label="Reading the runs">
        {({ total }) => (
          <>
            <DataTable
              label="Runs"
              columns={RUN_COLUMNS}
              lines={isGrouped ? groupedLines(runs) : runs.map(runLine)}
              selected={address.run === null ? cursor : String(address.run)}
              onSelect={setCursor}
              onOpen={open}
              opensOnClick
              empty={<p className="quiet-text padded">{empty}</p>}
            />
            {total > RUN_LIMIT && (
              <p className="quiet-text padded">
                The first {count(RUN_LIMIT)} of {count(total)} runs; a filter by repository or task text shows
                the others.
              </p>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}

const runLine = (run: RunRow): Line<RunRow> => ({ kind: 'row', key: String(run.run_id), row: run });

/** Runs come in the order of benchmark, system and condition. */
function groupedLines(runs: readonly RunRow[]): readonly Line<RunRow>[] {
  const cellOf = ({ benchmark, system, condition }: RunRow) => JSON.stringify([benchmark, system, condition]);
  return runs.flatMap((run, i) => {
    const before = runs[i - 1];
    const cell = cellOf(run);
    if (before !== undefined && cellOf(before) === cell) return [runLine(run)];
    const heading: Line<RunRow> = {
      kind: 'group',
      key: `group ${cell}`,
      content: (
        <>
          <strong>{run.system}</strong>
          <span className="group-note">
            {run.condition} · {run.benchmark}
          </span>
        </>
      ),
    };
    return [heading, runLine(run)];
  });
}
