import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '../../../analysis/figures/counted.ts';
import { count } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { download } from '../../export/download.ts';
import { toDelimited } from '../../export/to-delimited.ts';
import { Answered } from '../../parts/answered.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useCall } from '../../port/use-call.ts';
import { leastWidth } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { sqlColumns } from './sql-columns.tsx';
import { sqlText } from './sql-text.ts';

const ROWS = 10_000;

/** What a query gave. */
export function SqlResult({ query }: { readonly query: string }): ReactNode {
  const answer = useCall('sql', { query, limit: ROWS }, { keep: false });
  return (
    <Answered query={answer} label="Running the query">
      {(data) => <Rows data={data} />}
    </Answered>
  );
}

function Rows({ data }: { readonly data: Output<'sql'> }): ReactNode {
  const { columns, rows, truncated } = data;
  const shown = sqlColumns(columns, rows);
  const save = () => {
    const header = columns.map(({ name }) => name);
    download(
      toDelimited(
        header,
        rows.map((row) => row.map(sqlText)),
      ),
      'text/csv',
      'query.csv',
    );
  };
  useActions('SQL', [{ id: 'save', title: 'Save the result as CSV', keys: '.', run: save }]);
  return (
    <>
      <div className="section-head">
        <h3>
          {truncated ? `First ${count(rows.length)} rows; there are more` : counted([rows.length], 'row')}
        </h3>
        <Button className="button" onPress={save}>
          <Icon name="export" />
          CSV
        </Button>
      </div>
      <div style={{ width: leastWidth(shown) }}>
        <DataTable
          label="Result"
          columns={shown}
          lines={rows.map((row, index) => ({ kind: 'row', key: String(index), row }))}
        />
      </div>
      {rows.length === 0 && <p className="quiet-text padded">The query gave no rows.</p>}
    </>
  );
}
