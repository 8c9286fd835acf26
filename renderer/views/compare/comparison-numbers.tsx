import type { ReactNode } from 'react';
import { rowLabels } from '../../../analysis/compare/comparison-words.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import { useAddress } from '../../address/use-address.ts';
import { useWidth } from '../../parts/use-width.ts';
import { DataTable } from '../../table/data-table.tsx';
import { foundRows } from '../../table/found-rows.ts';
import { COMPARISON_VALUES, type ComparisonLine, comparisonColumns } from './comparison-columns.tsx';

interface ComparisonNumbersProps {
  readonly result: ComparisonResult;
  readonly selected: Comparison | null;
  readonly onSelect: (comparison: Comparison) => void;
  readonly onOpen: (comparison: Comparison) => void;
}

const keyOf = ({ system, condition }: Comparison) => JSON.stringify([system, condition]);

/** Every number of the comparison, a row per system; Enter lists the tasks that flipped. */
export function ComparisonNumbers({ result, selected, onSelect, onOpen }: ComparisonNumbersProps): ReactNode {
  const { address, go } = useAddress();
  const [frame, width] = useWidth<HTMLElement>();
  const labels = rowLabels(result);
  const rows = result.comparisons.map(
    (comparison, index): ComparisonLine => ({
      comparison,
      label: labels[index] ?? comparison.system,
    }),
  );
  const found = foundRows(rows, address, COMPARISON_VALUES);
  const find = (key: string) => result.comparisons.find((comparison) => keyOf(comparison) === key);
  const withFound = (act: (comparison: Comparison) => void) => (key: string) => {
    const comparison = find(key);
    if (comparison) act(comparison);
  };
  return (
    <section className="numbers" ref={frame}>
      <DataTable
        label="Numbers of the comparison"
        primary
        columns={comparisonColumns(result, rows, width)}
        lines={found.rows.map((row) => ({ kind: 'row', key: keyOf(row.comparison), row }))}
        selected={selected && keyOf(selected)}
        sort={found.sort}
        onSort={(next) => go({ sort: next })}
        onSelect={withFound(onSelect)}
        onOpen={withFound(onOpen)}
        empty={<p className="quiet-text padded">No row’s name holds “{address.find}”.</p>}
      />
    </section>
  );
}
