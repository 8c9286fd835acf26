import type { ReactElement } from 'react';
import type { Comparison } from '../../model/comparison.ts';
import { toHundredths } from '../figure-text.tsx';
import { figureButton, partAt } from '../parts/figure-button.ts';
import type { Theme } from '../theme.ts';
import { numberTexts } from './forest-columns.ts';
import type { ForestLayout, PlacedRow } from './forest-layout.ts';

export type RowId = Pick<Comparison, 'system' | 'condition'>;

/** What a window adds to the figure; all of it absent in a file. */
export interface ForestInteraction {
  readonly selected?: RowId | null;
  readonly hovered?: RowId | null;
  readonly onSelect?: (row: Comparison) => void;
  readonly onHover?: (row: Comparison | null) => void;
}

interface PlacedInteraction extends ForestInteraction {
  readonly layout: ForestLayout;
  readonly theme: Theme;
}

/** Shading behind the selected row and the one pointed at. */
export function ForestHighlights({ selected, hovered, layout, theme }: PlacedInteraction): ReactElement {
  const shaded = layout.rows.flatMap((placed) => {
    if (isSame(placed, selected)) return [{ placed, fill: theme.selected }];
    return isSame(placed, hovered) ? [{ placed, fill: theme.hovered }] : [];
  });
  return (
    <>
      {shaded.map(({ placed, fill }) => (
        <rect key={placed.top} {...box(placed, layout)} fill={fill} />
      ))}
    </>
  );
}

/**
 * One transparent button over each row, reached by pointer and keyboard. All of them are one stop of the Tab key: the
 * chosen one, or the first; the arrow keys, Home and End choose others, and the window's focus has to follow.
 */
export function ForestTargets({
  onSelect,
  onHover,
  layout,
  selected,
}: PlacedInteraction): ReactElement | null {
  if (!onSelect) return null;
  const targets = layout.rows.flatMap((placed) => {
    const row = placed.row.comparison;
    return row === null ? [] : [{ placed, row, isChosen: isSame(placed, selected) }];
  });
  const stop = targets.find(({ isChosen }) => isChosen) ?? targets[0];
  return (
    <>
      {targets.map((target, index) => (
        <g
          key={target.placed.top}
          aria-label={describe(target.placed)}
          {...figureButton({
            isPressed: target.isChosen,
            isStop: target === stop,
            choose: (step) => onSelect((targets[partAt(step, index, targets.length)] ?? target).row),
            point: (on) => onHover?.(on ? target.row : null),
          })}
        >
          <rect {...box(target.placed, layout)} fill="transparent" />
        </g>
      ))}
    </>
  );
}

function describe({ row }: PlacedRow): string {
  if (row.difference === null) return `${row.label}: ${row.reason}`;
  const numbers = numberTexts(row);
  const limits = numbers.low === null ? '' : ` ${numbers.low} ${numbers.high}`;
  const p = numbers.p === null ? '' : `, Holm p ${numbers.p}`;
  return `${row.label}: ${numbers.difference} points${limits}, ${numbers.n} tasks${p}`;
}

function isSame({ row }: PlacedRow, id: RowId | null | undefined): boolean {
  return !!id && row.comparison?.system === id.system && row.comparison.condition === id.condition;
}

function box({ top, height }: PlacedRow, layout: ForestLayout) {
  return { x: 0, y: toHundredths(top), width: layout.width, height: toHundredths(height) };
}
