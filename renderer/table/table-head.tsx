import type { ReactNode } from 'react';
import type { Sort } from '../address/address.ts';
import { walkHints } from '../hints/walk-hints.ts';
import { type Column, isPressable } from './column.ts';
import { HeaderCell } from './header-cell.tsx';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** Widths and titles of a table's columns; the titles are one stop of the Tab key, ← and → walk them. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>): ReactNode {
  const stop = columns.find((column) => isPressable(column, onSort !== undefined));
  return (
    <>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} onKeyDown={walkHints}>
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              column={column as Column<never>}
              sort={sort}
              onSort={onSort}
              isStop={column === stop}
            />
          ))}
        </tr>
      </thead>
    </>
  );
}
