import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import type { ForestLayout } from './forest-layout.ts';
import { clipped } from './forest-marks.tsx';

/** The pale second intervals, all of them, so that the zero line runs over them unbroken. */
export function ForestBands(props: { readonly layout: ForestLayout; readonly theme: Theme }): ReactElement {
  const { layout, theme } = props;
  const height = 2.6 * theme.dot_radius;
  const bands = layout.rows.flatMap(({ row, top, height: room }) =>
    row.band === null ? [] : [{ limits: clipped(row.band, layout.scale), y: top + room / 2 - height / 2 }],
  );
  return (
    <g fill={theme.accent_pale}>
      {bands.map(({ limits: [left, right], y }) => (
        <rect
          key={y}
          x={toHundredths(left)}
          y={toHundredths(y)}
          width={toHundredths(right - left)}
          height={toHundredths(height)}
        />
      ))}
    </g>
  );
}
