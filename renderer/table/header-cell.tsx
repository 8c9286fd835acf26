import type { ReactNode } from 'react';
import type { Sort } from '../address/address.ts';
import type { Column } from './column.ts';
import { SortMark } from './sort-mark.tsx';

interface HeaderCellProps {
  readonly column: Column<never>;
  readonly sort: Sort | null;
  readonly onSort?: ((sort: Sort) => void) | undefined;
}

const STATES = { true: 'descending', false: 'ascending' } as const;

/** A column's title with its unit; where it can be sorted by, a button that sorts, then reverses. */
export function HeaderCell({ column, sort, onSort }: HeaderCellProps): ReactNode {
  const active = sort?.column === column.id ? sort : null;
  const text = (
    <>
      <span className="th-title">{column.title}</span>
      {column.unit !== undefined && <span className="th-unit">{column.unit}</span>}
    </>
  );
  const sortable = column.sortable === true && onSort !== undefined;
  const press = () => onSort?.({ column: column.id, descending: active ? !active.descending : true });
  return (
    <th
      scope="col"
      data-align={column.align}
      data-column={column.id}
      aria-sort={active ? STATES[`${active.descending}`] : undefined}
    >
      {sortable ? (
        <button type="button" className="th-sort" onClick={press} data-hint={column.help}>
          {text}
          <SortMark descending={active?.descending ?? null} />
        </button>
      ) : column.isExplained ? (
        <button type="button" className="th-sort th-explained" data-hint={column.help} data-hint-press="">
          {text}
        </button>
      ) : (
        <span className="th-text" data-hint={column.help}>
          {text}
        </span>
      )}
      {column.header}
    </th>
  );
}
