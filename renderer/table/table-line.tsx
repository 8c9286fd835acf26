import type { ReactNode } from 'react';
import type { Column, Line } from './column.ts';

interface TableLineProps<Row> {
  readonly line: Line<Row>;
  readonly columns: readonly Column<Row>[];
  /** 1-based, the header counted. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: ((key: string) => void) | undefined;
  readonly onOpen: ((key: string) => void) | undefined;
  readonly opensOnClick: boolean;
}

/** One line of a table: a row of cells, or the heading of the group that follows. */
export function TableLine<Row>(props: TableLineProps<Row>): ReactNode {
  const { line, columns, rowIndex, isSelected, isTabStop, onSelect, onOpen, opensOnClick } = props;
  if (line.kind === 'group') {
    return (
      <tr className="table-group" aria-rowindex={rowIndex}>
        <th colSpan={columns.length} scope="rowgroup">
          <div className="table-group-content">{line.content}</div>
        </th>
      </tr>
    );
  }
  return (
    // The keys are those of the whole table and handled there.
    <tr
      data-key={line.key}
      data-level={line.level}
      aria-rowindex={rowIndex}
      aria-selected={onSelect ? isSelected : undefined}
      aria-expanded={line.expanded}
      aria-level={line.level}
      tabIndex={onSelect ? (isTabStop ? 0 : -1) : undefined}
      onClick={() => (opensOnClick ? onOpen : onSelect)?.(line.key)}
      onDoubleClick={() => onOpen?.(line.key)}
    >
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-column={column.id}>
          {column.cell(line.row)}
        </td>
      ))}
    </tr>
  );
}
