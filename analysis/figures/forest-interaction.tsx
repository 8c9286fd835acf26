import type { KeyboardEvent, ReactElement } from 'react';
import type { Comparison } from '../model/comparison.ts';
import { toHundredths } from './figure-text.tsx';
import { numberTexts } from './forest-columns.ts';
import type { ForestLayout, PlacedRow } from './forest-layout.ts';
import type { Theme } from './theme.ts';

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

/** One transparent button over each row, reached by pointer and keyboard. */
export function ForestTargets(props: PlacedInteraction): ReactElement | null {
  const { onSelect, onHover, layout, selected } = props;
  if (!onSelect) return null;
  return (
    <>
      {layout.rows.map((placed) => {
        const row = placed.row.comparison;
        if (row === null) return null;
        return (
          <g
            key={placed.top}
            aria-label={describe(placed)}
            {...button(
              isSame(placed, selected),
              () => onSelect(row),
              (on) => onHover?.(on ? row : null),
            )}
          >
            <rect {...box(placed, layout)} fill="transparent" />
          </g>
        );
      })}
    </>
  );
}

/** SVG has no button element, so role, focus and keys are given by hand. */
function button(pressed: boolean, select: () => void, point: (on: boolean) => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': pressed,
    style: { cursor: 'pointer' },
    onClick: select,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      select();
    },
    onMouseEnter: () => point(true),
    onMouseLeave: () => point(false),
  } as const;
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
