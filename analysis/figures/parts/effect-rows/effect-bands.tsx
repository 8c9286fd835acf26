import type { ReactElement } from 'react';
import type { Interval } from '../../../model/comparison.ts';
import { toHundredths } from '../../figure-text.tsx';
import type { Theme } from '../../theme.ts';
import { encodes } from '../encodes.ts';
import type { EffectLayout } from './effect-layout.ts';
import { clipped } from './effect-marks.tsx';

/** The pale second intervals, all of them, so that the zero line runs over them unbroken. */
export function EffectBands(props: { readonly layout: EffectLayout; readonly theme: Theme }): ReactElement {
  const { layout, theme } = props;
  const height = 2.6 * theme.dot_radius;
  const bands = layout.rows.flatMap(({ row, index, top, height: room }) =>
    row.band === null ? [] : [{ index, band: row.band, y: top + room / 2 - height / 2 }],
  );
  return (
    <g fill={theme.accent_pale}>
      {bands.map(({ index, band, y }) => {
        const [left, right] = clipped(band, layout.scale).map(toHundredths) as [number, number];
        return (
          <rect
            key={y}
            x={left}
            y={toHundredths(y)}
            width={toHundredths(right - left)}
            height={toHundredths(height)}
            {...encodes(index, shownLimits(band, layout.scale.domain()))}
          />
        );
      })}
    </g>
  );
}

/** A band that the axis cuts off shows no limit there. */
function shownLimits(band: Interval, [low = 0, high = 0]: readonly number[]) {
  return {
    ...(band[0] < low ? {} : { x: 'newcombe.0' }),
    ...(band[1] > high ? {} : { 'x+width': 'newcombe.1' }),
  };
}
