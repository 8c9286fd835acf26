import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { download } from '../../export/download.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { useWidth } from '../../parts/use-width.ts';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { DataTable } from '../../table/data-table.tsx';
import { overviewSentences } from './overview-sentence.ts';
import { rateColumns } from './rate-columns.tsx';
import { entryKey, rateGroups } from './rate-entry.ts';
import { lineKey, rateLines } from './rate-lines.tsx';
import { ratesCsv } from './rates-csv.ts';
import { DEFAULT_SORT } from './sort-entries.ts';

const QUESTION = 'How does each system do, under each condition?';

/** Every system under every condition, by benchmark: rate, interval, outcomes, and what is not scored. */
export function Overview(): ReactNode {
  const { address } = useAddress();
  const query = useCall('rates', { filter: appliedFilter(address) });
  return (
    <Answered query={query} label="Counting the runs">
      {({ rows }) => (rows.length > 0 ? <Rates rows={rows} /> : <NothingHere question={QUESTION} />)}
    </Answered>
  );
}

function Rates({ rows }: { readonly rows: readonly RateRow[] }): ReactNode {
  const { address, go } = useAddress();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => rateGroups(rows), [rows]);
  const [frame, width] = useWidth<HTMLDivElement>();
  const columns = useMemo(() => rateColumns(rows, width), [rows, width]);
  const toggle = (key: string) =>
    setExpanded(
      (keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
    );
  const lines = rateLines(groups, { ...address, expanded, onToggle: toggle });
  const { row, sort } = address;
  const { benchmark, condition, system, repeat } = row ?? {};
  const selected =
    benchmark && condition && system
      ? lineKey(entryKey({ benchmark, condition, system }), repeat ?? null)
      : null;
  const saveCsv = () => download(ratesCsv(rows), 'text/csv', 'rates.csv');
  useActions('Overview', [
    { id: 'export', title: 'Save the rates as CSV', keys: '.', run: saveCsv },
    {
      id: 'unfold',
      title: 'Unfold all repeats',
      run: () => setExpanded(new Set(groups.flatMap(({ entries }) => entries.map(({ key }) => key)))),
    },
    { id: 'fold', title: 'Fold all repeats', run: () => setExpanded(new Set()) },
  ]);

  function rowOf(key: string) {
    const line = lines.find((candidate) => candidate.key === key);
    if (line?.kind !== 'row') return null;
    const { row: rate, level } = line.row;
    const { benchmark, system, condition } = rate;
    return { benchmark, system, condition, repeat: level === 2 ? rate.repeat : null };
  }

  return (
    <>
      <ViewHead
        question={QUESTION}
        answer={overviewSentences(groups)}
        tools={
          <>
            <FindField label="Find a system" />
            <Button className="button" onPress={saveCsv}>
              <Icon name="export" />
              CSV
            </Button>
          </>
        }
      />
      <div ref={frame} />
      <DataTable
        label="Resolve rates"
        primary
        columns={columns}
        lines={lines}
        selected={selected}
        sort={sort ?? DEFAULT_SORT}
        onSort={(next) => go({ sort: next })}
        onSelect={(key) => go({ row: rowOf(key) }, 'replace')}
        onOpen={(key) => go({ row: rowOf(key), list: 'runs', run: null })}
        opensOnClick
        onToggle={(key) => toggle(key)}
        empty={<p className="quiet-text padded">No row’s name holds “{address.find}”.</p>}
      />
    </>
  );
}
