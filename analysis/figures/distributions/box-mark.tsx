import type { ScaleContinuousNumeric } from 'd3';
import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import { encodes } from '../parts/encodes.ts';
import { IntervalMark } from '../parts/interval-mark.tsx';
import type { Theme } from '../theme.ts';
import type { DistributionRow } from './distribution-rows.ts';

interface BoxProps {
  readonly row: DistributionRow;
  readonly scale: ScaleContinuousNumeric<number, number>;
  /** Middle of its height. */
  readonly y: number;
  readonly height: number;
  readonly theme: Theme;
}

/** Quartiles as a box, the median as a bold line in it, 5% to 95% as a line through it; each ends where the axis does. */
export function BoxMark(props: BoxProps): ReactElement {
  const { row, scale, y, theme } = props;
  const { p5, p95 } = row.summary;
  return (
    <g>
      <IntervalMark
        theme={theme}
        limits={[p5, p95]}
        scale={scale}
        along="x"
        at={y}
        colour={theme.muted}
        row={row.index}
        column="whiskers"
      />
      <Quartiles {...props} />
      <Median {...props} />
    </g>
  );
}

function Quartiles({ row, scale, y, height, theme }: BoxProps): ReactElement {
  const { q1, q3 } = row.summary;
  const first = scale.domain()[0] as number;
  const [left, right] = [q1, q3].map((value) => toHundredths(scale(Math.max(first, value)))) as [
    number,
    number,
  ];
  const shown = { ...(q1 < first ? {} : { x: 'box.0' }), ...(q3 < first ? {} : { 'x+width': 'box.1' }) };
  return (
    <rect
      x={left}
      y={toHundredths(y - height / 2)}
      width={toHundredths(right - left)}
      height={toHundredths(height)}
      fill={theme.surface}
      stroke={theme.muted}
      strokeWidth={theme.line}
      {...encodes(row.index, shown)}
    />
  );
}

/** None where the axis has no place for it. */
function Median({ row, scale, y, height, theme }: BoxProps): ReactElement | null {
  const { median } = row.summary;
  if (median < (scale.domain()[0] as number)) return null;
  const x = toHundredths(scale(median));
  return (
    <line
      fill="none"
      x1={x}
      x2={x}
      y1={toHundredths(y - height / 2)}
      y2={toHundredths(y + height / 2)}
      stroke={theme.ink}
      strokeWidth={2 * theme.line}
      {...encodes(row.index, { x1: 'median' })}
    />
  );
}
