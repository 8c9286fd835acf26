import type { ReactNode } from 'react';
import { GLOSSARY } from '../../analysis/words/index.ts';
import type { Sort } from '../address/address.ts';
import type { Column } from './column.ts';
import { SortMark } from './sort-mark.tsx';

interface HeaderCellProps {
  readonly column: Column<never>;
  readonly sort: Sort | null;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** The Tab key stops here; the arrow keys go on to the other titles. */
  readonly isStop: boolean;
}

const STATES = { true: 'descending', false: 'ascending' } as const;

/**
 * A column's title with its unit, which explains what the column holds; where it can be sorted by, pressing it sorts,
 * then reverses, and else it shows the explanation.
 */
export function HeaderCell({ column, sort, onSort, isStop }: HeaderCellProps): ReactNode {
  const active = sort?.column === column.id ? sort : null;
  const text = (
    <>
      <span className="th-title">{column.title}</span>
      {column.unit !== undefined && <span className="th-unit">{column.unit}</span>}
    </>
  );
  const sortable = column.sortable === true && onSort !== undefined;
  const { term } = column;
  const hint = {
    'data-term': term,
    'data-statistic': term !== undefined && GLOSSARY[term].source !== null ? '' : undefined,
    tabIndex: isStop ? 0 : -1,
  };
  const press = () => onSort?.({ column: column.id, descending: active ? !active.descending : true });
  return (
    <th
      scope="col"
      data-align={column.align}
      data-column={column.id}
      aria-sort={active ? STATES[`${active.descending}`] : undefined}
    >
      {sortable ? (
        <button type="button" className="th-sort" onClick={press} {...hint}>
          {text}
          <SortMark descending={active?.descending ?? null} />
        </button>
      ) : term !== undefined ? (
        <button type="button" className="th-sort" data-hint-press="" {...hint}>
          {text}
        </button>
      ) : (
        <span className="th-text">{text}</span>
      )}
      {column.header}
    </th>
  );
}
