import { type ReactNode, useMemo } from 'react';
import { entryKey, type RateGroup } from '../../../analysis/figures/rates/rate-groups.ts';
import type { LeftOutKind } from '../../../analysis/model/left-out.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import type { RowKey } from '../../../analysis/model/row-key.ts';
import { useAddress } from '../../address/use-address.ts';
import { useStable } from '../../parts/use-stable.ts';
import { useWidth } from '../../parts/use-width.ts';
import type { Line } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { rateColumns } from './rate-columns.tsx';
import type { RateLine } from './rate-line.ts';
import { lineKey, rateLines } from './rate-lines.tsx';
import type { RatePaint } from './rate-paint.ts';
import { DEFAULT_SORT } from './sort-entries.ts';
import type { Folding } from './use-folding.ts';

interface RatesTableProps {
  readonly rows: readonly RateRow[];
  readonly groups: readonly RateGroup[];
  readonly folding: Folding;
  readonly paint: RatePaint;
}

function selectedKey(row: RowKey | null): string | null {
  const { benchmark, condition, system, repeat = null } = row ?? {};
  return benchmark && condition && system
    ? lineKey(entryKey({ benchmark, condition, system }), repeat)
    : null;
}

function keyOf({ row, level }: RateLine): RowKey {
  const { benchmark, system, condition } = row;
  return { benchmark, system, condition, repeat: level === 2 ? row.repeat : null };
}

function rowOf(lines: readonly Line<RateLine>[], key: string): RowKey | null {
  const line = lines.find((candidate) => candidate.key === key);
  return line?.kind === 'row' ? keyOf(line.row) : null;
}

/** The rates, a line per system and condition, those of one benchmark together. */
export function RatesTable({ rows, groups, folding, paint }: RatesTableProps): ReactNode {
  const { address, go } = useAddress();
  const { find, row, sort } = address;
  const [frame, width] = useWidth<HTMLDivElement>();
  const open = useStable((line: RateLine, list: LeftOutKind) => go({ row: keyOf(line), list, run: null }));
  const columns = useMemo(() => rateColumns(rows, width, paint, open), [rows, width, paint, open]);
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
