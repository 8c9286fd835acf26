import { memo, type ReactNode } from 'react';
import type { Column, Line } from './column.ts';

interface TableLineProps<Row> {
  readonly line: Line<Row>;
  readonly columns: readonly Column<Row>[];
  /** 1-based, the header counted. */
  readonly rowIndex: number;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onClick: (key: string) => void;
  readonly onDoubleClick: (key: string) => void;
}

function Drawn<Row>(props: TableLineProps<Row>): ReactNode {
  const { line, columns, rowIndex, isSelectable, isSelected, isTabStop, onClick, onDoubleClick } = props;
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
      aria-selected={isSelectable ? isSelected : undefined}
      aria-expanded={line.expanded}
      aria-level={line.level}
      tabIndex={isSelectable ? (isTabStop ? 0 : -1) : undefined}
      onClick={() => onClick(line.key)}
      onDoubleClick={() => onDoubleClick(line.key)}
    >
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-column={column.id}>
          {column.cell(line.row)}
        </td>
      ))}
    </tr>
  );
}

/**
 * One line of a table: a row of cells, or the heading of the group that follows. Drawn anew only when something of
 * its own has changed, so that scrolling and moving the cursor cost a line or two.
 */
export const TableLine = memo(Drawn) as typeof Drawn;
