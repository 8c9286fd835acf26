import { type ReactNode, useRef } from 'react';
import type { Sort } from '../address/address.ts';
import { useStable } from '../parts/use-stable.ts';
import { type Column, type Line, leastWidth } from './column.ts';
import { TableHead } from './table-head.tsx';
import { TableLine } from './table-line.tsx';
import { useLineCursor } from './use-line-cursor.ts';
import { LINE_HEIGHT, useVisibleLines } from './use-visible-lines.ts';

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly lines: readonly Line<Row>[];
  readonly selected?: string | null;
  readonly onSelect?: (key: string) => void;
  readonly onOpen?: (key: string) => void;
  readonly onToggle?: (key: string, expand: boolean) => void;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  /** `j` and `k` go here when no table has the focus. */
  readonly primary?: boolean;
  /** A click opens as Enter does, where a row has nothing to show before it is opened. */
  readonly opensOnClick?: boolean;
  /** Draws all lines, in view or not: for the tables of a page that is read and searched as a whole. */
  readonly isWhole?: boolean;
  readonly empty?: ReactNode;
}

/**
 * Keeps the height of lines that are not drawn. A row of its own, since a property on the body would be inherited and have
 * the style of every line computed anew.
 */
function Spacer({ lines }: { readonly lines: number }): ReactNode {
  return <tr style={{ height: lines * LINE_HEIGHT }} />;
}

/**
 * A table of fixed-height lines that draws only those in view. Has to stand inside an element marked
 * `data-scroller`, to whose top the header sticks.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, columns, lines, selected = null, sort = null, onSort, onSelect, onOpen, onToggle } = props;
  const select = useStable(onSelect);
  const open = useStable(onOpen);
  const body = useRef<HTMLTableSectionElement>(null);
  const visible = useVisibleLines(body, lines.length);
  const { from, to } = props.isWhole ? { from: 0, to: lines.length } : visible;
  const { onKeyDown } = useLineCursor({
    body,
    keys: lines.map((line) => (line.kind === 'row' ? line.key : null)),
    selected: lines.some((line) => line.key === selected) ? selected : null,
    onSelect: select,
    onOpen,
    onToggle,
  });
  const shown = lines.slice(from, to);
  const rows = shown.filter((line) => line.kind === 'row');
  const stop = rows.find((line) => line.key === selected) ?? rows[0];
  const tree = lines.some((line) => line.kind === 'row' && (line.expanded ?? line.level) !== undefined);

  return (
    <>
      <table
        className="data-table"
        style={{ minWidth: leastWidth(columns) }}
        role={tree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={lines.length + 1}
        data-primary={props.primary ? '' : undefined}
      >
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody ref={body} onKeyDown={onKeyDown}>
          <Spacer lines={from} />
          {shown.map((line, index) => (
            <TableLine
              key={line.key}
              line={line}
              columns={columns}
              rowIndex={from + index + 2}
              isSelected={line.key === selected}
              isTabStop={line === stop}
              isSelectable={onSelect !== undefined}
              onClick={props.opensOnClick ? open : select}
              onDoubleClick={open}
            />
          ))}
          <Spacer lines={lines.length - to} />
        </tbody>
      </table>
      {lines.length === 0 && props.empty}
    </>
  );
}
