import { type ReactNode, useMemo } from 'react';
import { entryKey, type RateGroup } from '../../../analysis/figures/rates/rate-groups.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import type { RowKey } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { useWidth } from '../../parts/use-width.ts';
import type { Line } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { rateColumns } from './rate-columns.tsx';
import type { RateLine } from './rate-line.ts';
import { lineKey, rateLines } from './rate-lines.tsx';
import { DEFAULT_SORT } from './sort-entries.ts';
import type { Folding } from './use-folding.ts';

interface RatesTableProps {
  readonly rows: readonly RateRow[];
  readonly groups: readonly RateGroup[];
  readonly folding: Folding;
}

function selectedKey(row: RowKey | null): string | null {
  const { benchmark, condition, system, repeat = null } = row ?? {};
  return benchmark && condition && system
    ? lineKey(entryKey({ benchmark, condition, system }), repeat)
    : null;
}

function rowOf(lines: readonly Line<RateLine>[], key: string): RowKey | null {
  const line = lines.find((candidate) => candidate.key === key);
  if (line?.kind !== 'row') return null;
  const { row, level } = line.row;
  const { benchmark, system, condition } = row;
  return { benchmark, system, condition, repeat: level === 2 ? row.repeat : null };
}

/** The rates, a line per system and condition, those of one benchmark together. */
export function RatesTable({ rows, groups, folding }: RatesTableProps): ReactNode {
  const { address, go } = useAddress();
  const { find, row, sort } = address;
  const [frame, width] = useWidth<HTMLDivElement>();
  const columns = useMemo(() => rateColumns(rows, width), [rows, width]);
  const lines = useMemo(() => rateLines(groups, { find, sort, folding }), [groups, find, sort, folding]);
  return (
    <div ref={frame}>
      <DataTable
        label="Resolve rates"
        primary
        columns={columns}
        lines={lines}
        selected={selectedKey(row)}
        sort={sort ?? DEFAULT_SORT}
        onSort={(next) => go({ sort: next })}
        onSelect={(key) => go({ row: rowOf(lines, key) }, 'replace')}
        onOpen={(key) => go({ row: rowOf(lines, key), list: 'runs', run: null })}
        opensOnClick
        onToggle={folding.toggle}
        empty={<p className="quiet-text padded">No row’s name holds “{find}”.</p>}
      />
    </div>
  );
}
