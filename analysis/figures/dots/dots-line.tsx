import type { ReactElement } from 'react';
import { encodes } from '../parts/encodes.ts';
import type { FittedScale } from '../parts/fit-linear.ts';
import { IntervalMark } from '../parts/interval-mark.tsx';
import { SeriesMark } from '../parts/series-mark.tsx';
import type { PlacedLine } from '../rates/rows-layout.ts';
import type { SeriesStyle } from '../spec/series-style.ts';
import type { Theme } from '../theme.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';

interface DotsLineProps {
  readonly line: PlacedLine;
  readonly scale: FittedScale['scale'];
  readonly theme: Theme;
  readonly style: SeriesStyle;
}

/** Interval, repeats and mean of one line, in this order, so that the mean stands over all. */
export function DotsLine({ line, scale, theme, style }: DotsLineProps): ReactElement | null {
  const { entry, index, y } = line;
  const { rate, ci } = entry.row;
  if (rate === null) return null;
  const limits = intervalToPoints(ci);
  return (
    <g>
      {limits && (
        <IntervalMark
          theme={theme}
          limits={limits}
          scale={scale}
          along="x"
          at={y}
          colour={style.colour}
          row={index}
          column="interval"
        />
      )}
      {entry.repeats.map((repeat, i) =>
        repeat.rate === null ? null : (
          <SeriesMark
            key={repeat.repeat}
            x={scale(toPoints(repeat.rate))}
            y={y}
            radius={0.62 * theme.dot_radius}
            shape="circle"
            colour={style.colour}
            theme={theme}
            hollow
            stroke={1.5 * theme.hairline}
            encoding={encodes(index + 1 + i, { cx: 'rate' })}
          />
        ),
      )}
      <SeriesMark
        x={scale(toPoints(rate))}
        y={y}
        radius={theme.dot_radius}
        theme={theme}
        {...style}
        encoding={encodes(index, { cx: 'rate' })}
      />
    </g>
  );
}
