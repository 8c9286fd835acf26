import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { figureKind } from '../../../analysis/figures/figure-kinds.ts';
import type { FigureTable, TableRow } from '../../../analysis/figures/figure-table.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { writtenCell, writtenHeader } from '../../../analysis/figures/written-cell.ts';
import { cssPercent } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { useCall } from '../../port/use-call.ts';
import { type MarkBox, markBoxes } from './mark-boxes.ts';
import { runsBehind } from './runs-behind.ts';

/** A picture of more rows than these is looked at in a view of its own. */
const MOST_ROWS = 400;

interface FigureMarksProps {
  readonly spec: FigureSpec;
  /** As SVG. */
  readonly figure: Output<'figure'>;
}

/**
 * What lies over the picture so that it can be asked: each row that it draws says its values when pointed at or reached
 * by the arrow keys, and opens the runs behind it when pressed, where they can be told.
 */
export function FigureMarks({ spec, figure }: FigureMarksProps): ReactNode {
  const boxes = useMemo(() => markBoxes(new TextDecoder().decode(figure.bytes)), [figure]);
  const { data, isPlaceholderData } = useCall(
    'figure.table',
    { spec },
    { enabled: boxes.length <= MOST_ROWS },
  );
  if (!data || isPlaceholderData || boxes.length > MOST_ROWS) return null;
  return <Marks key={spec.figure} spec={spec} boxes={boxes} table={data.table} />;
}

interface MarksProps {
  readonly spec: FigureSpec;
  readonly boxes: readonly MarkBox[];
  readonly table: FigureTable;
}

function Marks({ spec, boxes, table }: MarksProps): ReactNode {
  const { go } = useAddress();
  const [stop, setStop] = useState(0);
  const { source } = figureKind(spec.figure);
  const drawn = boxes.flatMap((box) => {
    const row = table.rows[box.row];
    return row ? [{ box, row }] : [];
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the marks, handled once for all.
    <div className="figure-marks" onKeyDown={walk}>
      {drawn.map(({ box, row }, n) => {
        const runs = runsBehind(source, row, spec.selection);
        return (
          <button
            key={box.row}
            type="button"
            className="figure-mark"
            style={placed(box)}
            data-hint={valuesOf(row, table)}
            aria-label={valuesOf(row, table)}
            aria-disabled={runs === null}
            tabIndex={n === Math.min(stop, drawn.length - 1) ? 0 : -1}
            onFocus={() => setStop(n)}
            onClick={() => runs && go(runs)}
          />
        );
      })}
    </div>
  );
}

const placed = ({ left, top, width, height }: MarkBox) => ({
  left: cssPercent(left),
  top: cssPercent(top),
  width: cssPercent(width),
  height: cssPercent(height),
});

/** Columns whose cells need no title to be understood. */
const NAMES: readonly string[] = [
  'system',
  'condition',
  'benchmark',
  'group',
  'label',
  'measure',
  'row',
  'column',
];

/** What a printed table says of a row, without what is empty. */
function valuesOf({ cells, of }: TableRow, { columns }: FigureTable): string {
  const texts = columns
    .filter(({ detail }) => !detail)
    .flatMap((column) => {
      const value = cells[column.key] ?? null;
      if (value === null || value === '') return [];
      const text = writtenCell(value, column);
      return [NAMES.includes(column.key) ? text : `${writtenHeader(column)} ${text}`];
    });
  const repeat = of?.repeat == null ? [] : [`repeat ${of.repeat}`];
  return [...new Set(texts), ...repeat].join(' · ');
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const marks = [...event.currentTarget.children] as HTMLElement[];
  const next = marks[marks.indexOf(event.target as HTMLElement) + by];
  event.preventDefault();
  next?.focus();
}
