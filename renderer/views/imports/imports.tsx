import type { ReactNode } from 'react';
import { counted } from '../../../analysis/figures/counted.ts';
import { useAddress } from '../../address/use-address.ts';
import { VIEW_HELP } from '../../help/view-help.ts';
import type { ImportSummary } from '../../jobs/import-result.ts';
import { Answered } from '../../parts/answered.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { DataTable } from '../../table/data-table.tsx';
import { IMPORT_COLUMNS } from './import-columns.tsx';

const QUESTION = VIEW_HELP.imports.question;

function answer(rows: readonly ImportSummary[]): string {
  const sum = (of: (row: ImportSummary) => number) => rows.reduce((total, row) => total + of(row), 0);
  const problems = sum((row) => row.n_problems);
  const left =
    problems === 0
      ? 'no record was left out'
      : `${counted([problems], 'record')} ${problems === 1 ? 'was' : 'were'} left out`;
  return `${counted([rows.length], 'import')} brought in ${counted([sum((row) => row.n_runs)], 'run')}; ${left}.`;
}

/** Every import with its counts; opening one shows its problems and undoes it. */
export function Imports(): ReactNode {
  const { address, go } = useAddress();
  const query = useCall('import.list', {});
  const openImport = (key: string) => go({ imported: Number(key) });
  return (
    <Answered query={query} label="Reading the imports">
      {({ rows }) =>
        rows.length === 0 ? (
          <NothingHere question={QUESTION} />
        ) : (
          <>
            <ViewHead question={QUESTION} answer={answer(rows)} />
            <DataTable
              label="Imports"
              primary
              columns={IMPORT_COLUMNS}
              lines={rows.map((row) => ({ kind: 'row', key: String(row.import_id), row }))}
              selected={address.imported === null ? null : String(address.imported)}
              onSelect={(key) => go({ imported: Number(key) }, 'replace')}
              onOpen={openImport}
              opensOnClick
            />
          </>
        )
      }
    </Answered>
  );
}
