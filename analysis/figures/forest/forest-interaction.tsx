import type { ReactElement } from 'react';
import type { Comparison } from '../../model/comparison.ts';
import { toHundredths } from '../figure-text.tsx';
import { numberTexts } from '../parts/effect-rows/effect-columns.ts';
import type { EffectLayout, PlacedRow } from '../parts/effect-rows/effect-layout.ts';
import { partAfter } from '../parts/part-after.ts';
import { targetButton } from '../parts/target-button.ts';
import type { Theme } from '../theme.ts';
import type { ForestRow } from './forest-rows.ts';

export type RowId = Pick<Comparison, 'system' | 'condition'>;

/** What a window adds to the figure; all of it absent in a file. */
export interface ForestInteraction {
  readonly selected?: RowId | null;
  readonly hovered?: RowId | null;
  readonly onSelect?: (row: Comparison) => void;
  readonly onHover?: (row: Comparison | null) => void;
}

interface PlacedInteraction extends ForestInteraction {
  readonly layout: EffectLayout<ForestRow>;
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
          {...targetButton({
            isPressed: target.isChosen,
            isStop: target === stop,
            onPress: () => onSelect(target.row),
            onKey: (key) => {
              const at = partAfter(key, index, targets.length);
              if (at === null) return false;
              onSelect((targets[at] ?? target).row);
              return true;
            },
            onPoint: (on) => onHover?.(on ? target.row : null),
          })}
        >
          <rect {...box(target.placed, layout)} fill="transparent" />
        </g>
      ))}
    </>
  );
}

function describe({ row }: PlacedRow<ForestRow>): string {
  if (row.difference === null) return `${row.label}: ${row.reason}`;
  const numbers = numberTexts(row);
  const limits = numbers.low === null ? '' : ` ${numbers.low} ${numbers.high}`;
  const p = numbers.p === null ? '' : `, Holm p ${numbers.p}`;
  return `${row.label}: ${numbers.difference} points${limits}, ${numbers.n} tasks${p}`;
}

function isSame({ row }: PlacedRow<ForestRow>, id: RowId | null | undefined): boolean {
  return !!id && row.comparison?.system === id.system && row.comparison.condition === id.condition;
}

function box({ top, height }: PlacedRow<ForestRow>, layout: EffectLayout<ForestRow>) {
  return { x: 0, y: toHundredths(top), width: layout.width, height: toHundredths(height) };
}
