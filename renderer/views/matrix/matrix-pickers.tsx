import type { ReactNode } from 'react';
import { counted } from '../../../analysis/figures/counted.ts';
import { MATRIX_OPTIONS } from '../../../analysis/figures/outcome-matrix/matrix-options.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { withValues } from '../../filter/dimension.ts';
import { Picker } from '../../parts/picker.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useCall } from '../../port/use-call.ts';
import type { ResolvedMatrix } from './resolve-matrix.ts';

const { rows: ROWS, columns: COLUMNS } = MATRIX_OPTIONS;

/** Which benchmark, and how tasks and systems are ordered. */
export function MatrixPickers({ resolved }: { readonly resolved: ResolvedMatrix }): ReactNode {
  const { go } = useAddress();
  const { data } = useCall('facets', {});
  const { rows, columns } = resolved.request.order;
  useActions('Matrix', [
    ...ROWS.choices.map(({ id, name }) => ({
      ...{ id: `rows-${id}`, title: `Order tasks: ${name}`, run: () => go({ rows: id }) },
    })),
    ...COLUMNS.choices.map(({ id, name }) => ({
      ...{ id: `columns-${id}`, title: `Order systems: ${name}`, run: () => go({ columns: id }) },
    })),
  ]);
  return (
    <div className="pickers">
      <Picker
        label="on"
        value={resolved.benchmark}
        choices={(data?.benchmarks ?? []).map(({ name, n_tasks }) => ({
          id: name,
          note: counted([n_tasks], 'task'),
        }))}
        onPick={(name) =>
          go(({ filter }) => ({
            filter: withValues(filter, 'benchmark', [name]),
            ...{ cell: null, to: null, row: null, list: null, run: null },
          }))
        }
      />
      <span className="picker-label">Tasks by</span>
      <Segments label={ROWS.label} choices={ROWS.choices} value={rows} onChange={(id) => go({ rows: id })} />
      <span className="picker-label">Systems by</span>
      <Segments
        label={COLUMNS.label}
        choices={COLUMNS.choices}
        value={columns}
        onChange={(id) => go({ columns: id })}
      />
    </div>
  );
}
