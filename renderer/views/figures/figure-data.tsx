import { type ReactNode, useState } from 'react';
import type { FigureTable } from '../../../analysis/figures/figure-table.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';
import { DataTable } from '../../table/data-table.tsx';
import { figureColumns } from './figure-columns.tsx';

/** The numbers of the figure, folded until they are asked for. */
export function FigureData({ spec }: { readonly spec: FigureSpec }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="figure-data" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Its numbers</summary>
      {isOpen && <Numbers spec={spec} />}
    </details>
  );
}

function Numbers({ spec }: { readonly spec: FigureSpec }): ReactNode {
  const query = useCall('figure.table', { spec });
  return (
    <Answered query={query} label="Reading the numbers" lines={6}>
      {({ table }) => (
        <div className="figure-table">
          <DataTable
            label="Numbers of the figure"
            columns={figureColumns(table)}
            lines={lines(table)}
            isWhole
          />
        </div>
      )}
    </Answered>
  );
}

function lines({ rows }: FigureTable) {
  return rows.map((row, i) => ({ kind: 'row' as const, key: String(i), row }));
}
