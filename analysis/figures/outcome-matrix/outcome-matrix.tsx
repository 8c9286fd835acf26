import type { ReactElement } from 'react';
import type { OutcomeMatrix as Matrix } from '../../model/outcome-matrix.ts';
import type { Surface } from '../figure.ts';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { cellFill } from '../outcome-colours.ts';
import { encodes } from '../parts/encodes.ts';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { IntervalMark } from '../parts/interval-mark.tsx';
import { CellLayer } from '../parts/marks-layer.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import { smallText, type Theme } from '../theme.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';
import { matrixCaption, matrixTitle } from './matrix-caption.ts';
import { type MatrixLayout, matrixLayout } from './matrix-layout.ts';
import { matrixMarks, shownOutcomes } from './matrix-marks.ts';
import type { MatrixOptions } from './matrix-options.ts';
import { profilePath } from './profile-path.ts';

interface OutcomeMatrixProps extends Surface {
  readonly matrix: Matrix;
  readonly tasks: MatrixOptions['tasks'];
}

/** Outcomes as cells, with the share of runs that solve each task and the rate of each system at their edges. */
export function OutcomeMatrix({
  matrix,
  tasks,
  theme,
  width,
  caption,
  picture,
}: OutcomeMatrixProps): ReactElement {
  const layout = matrixLayout(matrix, tasks, theme, width);
  const { left, top, size, pixel } = layout.cells;
  return (
    <FigureFrame
      theme={theme}
      width={width}
      height={layout.height}
      title={matrixTitle(matrix)}
      caption={caption ?? matrixCaption(matrix)}
    >
      <Profile matrix={matrix} tasks={tasks} layout={layout} theme={theme} />
      <Rates matrix={matrix} tasks={tasks} layout={layout} theme={theme} />
      <CellLayer marks={matrixMarks(matrix, theme, tasks)} {...{ size, pixel, left, top, picture }} />
      <Frame tasks={tasks} layout={layout} theme={theme} />
      {layout.texts.map(({ id, isName, ...text }) => (
        <FigureText
          key={id}
          theme={theme}
          size={theme.small_size}
          fill={isName ? theme.ink : theme.muted}
          {...text}
        >
          {text.text}
        </FigureText>
      ))}
      <OutcomeKey matrix={matrix} layout={layout} theme={theme} />
    </FigureFrame>
  );
}

interface PartProps {
  readonly layout: MatrixLayout;
  readonly theme: Theme;
}

type TurnedProps = PartProps & Pick<OutcomeMatrixProps, 'matrix' | 'tasks'>;

function Profile({ matrix, tasks, layout, theme }: TurnedProps): ReactElement {
  const { cells, profile } = layout;
  const [from, to] = tasks === 'across' ? [cells.left, cells.right] : [cells.top, cells.bottom];
  const shares = matrix.rows.map(({ solved_share }) => toPoints(solved_share));
  const [none, all] = [toHundredths(profile(0)), toHundredths(profile(100))];
  const [start, end] = [toHundredths(from), toHundredths(to)];
  const line = (at: number) =>
    tasks === 'across' ? { x1: start, x2: end, y1: at, y2: at } : { x1: at, x2: at, y1: start, y2: end };
  return (
    <g>
      <line fill="none" {...line(all)} stroke={theme.grid} strokeWidth={theme.hairline} />
      <path
        d={profilePath(shares, tasks, { from, to, scale: profile })}
        fill={theme.rule}
        data-profile="solved share"
        {...plotScales(tasks === 'across' ? { y: profile } : { x: profile })}
      />
      <line fill="none" {...line(none)} stroke={theme.rule} strokeWidth={theme.hairline} />
    </g>
  );
}

function Rates({ matrix, tasks, layout, theme }: TurnedProps): ReactElement {
  const { rates, middleOf, cells } = layout;
  const { scale, ticks } = rates;
  const isAcross = tasks === 'across';
  const [start, end] = isAcross ? [cells.top, cells.bottom] : [cells.left, cells.right];
  const radius = toHundredths(Math.min(0.65 * theme.dot_radius, 0.3 * Math.abs(middleOf(1) - middleOf(0))));
  const [from, to] = [toHundredths(start), toHundredths(end)];
  const line = (at: number) =>
    isAcross ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at };
  return (
    <g {...plotScales(isAcross ? { x: scale } : { y: scale })}>
      {ticks.map(({ value }) => (
        <line
          key={value}
          fill="none"
          {...line(toHundredths(scale(value)))}
          stroke={theme.grid}
          strokeWidth={theme.hairline}
        />
      ))}
      {matrix.columns.map(({ system, condition, rate, ci }, i) => {
        const limits = intervalToPoints(ci);
        const [along, at] = [scale(toPoints(rate ?? 0)), middleOf(i)].map(toHundredths);
        return (
          <g key={`${system}\n${condition}`}>
            {limits && (
              <IntervalMark
                {...{ theme, limits, scale, at: middleOf(i), row: i, column: 'ci' }}
                along={isAcross ? 'x' : 'y'}
                colour={theme.accent}
              />
            )}
            {rate !== null && (
              <circle
                cx={isAcross ? along : at}
                cy={isAcross ? at : along}
                r={radius}
                fill={theme.accent}
                {...encodes(i, isAcross ? { cx: 'rate' } : { cy: 'rate' })}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/**
 * A line around the cells, since missing ones are as the ground, and ticks where a repository ends. All of it stands outside
 * of them, with air for smoothing: a cell may be narrower than a line.
 */
function Frame({ tasks, layout, theme }: PartProps & Pick<OutcomeMatrixProps, 'tasks'>): ReactElement {
  const { cells, borders } = layout;
  const out = theme.hairline;
  const [left, top] = [cells.left - out, cells.top - out];
  const [right, bottom] = [cells.right + out, cells.bottom + out];
  const tick = 0.4 * theme.small_size;
  const [near, far] =
    tasks === 'across' ? ([top - tick, bottom + tick] as const) : ([left - tick, right + tick] as const);
  const ends = tasks === 'across' ? ([top, bottom] as const) : ([left, right] as const);
  return (
    <g fill="none" stroke={theme.muted} strokeWidth={theme.hairline}>
      {borders.map(toHundredths).flatMap((at) =>
        [
          [near, ends[0]],
          [ends[1], far],
        ].map((pair) => {
          const [from, to] = pair.map(toHundredths);
          const line =
            tasks === 'across' ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at };
          return <line key={`${at} ${from}`} fill="none" {...line} />;
        }),
      )}
      <rect
        x={toHundredths(left)}
        y={toHundredths(top)}
        width={toHundredths(right - left)}
        height={toHundredths(bottom - top)}
        stroke={theme.rule}
      />
    </g>
  );
}

function OutcomeKey({ matrix, layout, theme }: PartProps & Pick<OutcomeMatrixProps, 'matrix'>): ReactElement {
  const { key } = layout;
  const side = 1.7 * theme.dot_radius;
  const shown = shownOutcomes(matrix);
  return (
    <g>
      {key.keys.map(({ name, text, x, y }, i) => (
        <g key={name}>
          <rect
            x={toHundredths(x)}
            y={toHundredths(key.top + y - side / 2)}
            width={toHundredths(side)}
            height={toHundredths(side)}
            fill={cellFill(shown[i]!, theme)}
            stroke={shown[i] === 'missing' ? theme.rule : 'none'}
            strokeWidth={theme.hairline}
          />
          <FigureText
            theme={theme}
            x={x + key.indent}
            y={centredBaseline(key.top + y, smallText(theme))}
            size={theme.small_size}
            fill={theme.muted}
            full={name}
          >
            {text}
          </FigureText>
        </g>
      ))}
    </g>
  );
}
