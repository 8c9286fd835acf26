import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import { pale } from '../pale.ts';
import { encodes } from '../parts/encodes.ts';
import { IntervalMark } from '../parts/interval-mark.tsx';
import type { Theme } from '../theme.ts';
import type { BumpLayout, PlacedBump, Side } from './bump-layout.ts';
import type { BumpOptions } from './bump-options.ts';
import type { BumpStyle } from './bump-style.ts';

interface PanelProps {
  readonly placed: PlacedBump;
  readonly side: Side;
  readonly layout: BumpLayout;
  readonly theme: Theme;
  readonly style: BumpStyle;
  readonly beside: BumpOptions['beside'];
}

/** How sure one rank is, on its system's line: a box for its confidence set, a bare line for an interval; the rank is a tick. */
export function RankLimits(props: PanelProps): ReactElement {
  const { placed, side, layout, theme, style, beside } = props;
  const { limits, rank } = placed.row[side];
  const { panel } = layout.sides[side];
  const y = placed.line[side];
  const half = 0.24 * layout.pitch;
  const x = toHundredths(panel(rank));
  return (
    <>
      {limits !== null && beside === 'set' && <SetBox {...props} />}
      {limits !== null && beside === 'interval' && (
        <IntervalMark
          theme={theme}
          limits={limits}
          scale={panel}
          along="x"
          at={y}
          colour={style.colour}
          row={placed.row.index}
          column={`interval_${side}`}
        />
      )}
      <line
        fill="none"
        x1={x}
        x2={x}
        y1={toHundredths(y - half)}
        y2={toHundredths(y + half)}
        stroke={style.isHeavy ? style.colour : theme.ink}
        strokeWidth={toHundredths(1.2 * theme.line)}
        {...encodes(placed.row.index, { x1: `rank_${side}` })}
      />
    </>
  );
}

function SetBox({ placed, side, layout, theme, style }: PanelProps): ReactElement | null {
  const { limits } = placed.row[side];
  if (limits === null) return null;
  const { panel } = layout.sides[side];
  const [left, right] = limits.map(panel).map(toHundredths) as [number, number];
  const height = 0.48 * layout.pitch;
  return (
    <rect
      x={left}
      y={toHundredths(placed.line[side] - height / 2)}
      width={toHundredths(right - left)}
      height={toHundredths(height)}
      fill={pale(style.colour, theme)}
      stroke={style.colour}
      strokeWidth={theme.hairline}
      {...encodes(placed.row.index, { x: `set_${side}.0`, 'x+width': `set_${side}.1` })}
    />
  );
}
