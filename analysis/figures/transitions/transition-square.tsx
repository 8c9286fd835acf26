import type { ReactElement } from 'react';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { measureText } from '../measure-text.ts';
import { encodes } from '../parts/encodes.ts';
import { plotScales } from '../parts/plot-scales.ts';
import type { Theme } from '../theme.ts';
import { countText, type PlacedArea } from './place-counts.ts';
import { transitionPaint } from './transition-paint.ts';
import { TransitionSwatch } from './transition-swatch.tsx';
import type { PlacedPanel } from './transitions-layout.ts';

interface SquareProps {
  readonly placed: PlacedPanel;
  readonly theme: Theme;
}

/** The four areas of one square with their numbers. */
export function TransitionSquare({ placed, theme }: SquareProps): ReactElement {
  const { panel, areas, square, unit } = placed;
  return (
    <g {...plotScales({ area: unit })}>
      {areas.map((area) => (
        <TransitionSwatch
          key={area.transition}
          {...area}
          theme={theme}
          encoding={encodes(panel.index, { area: area.transition })}
        />
      ))}
      <Seams {...{ areas, square, theme }} />
      {areas.map((area) => (
        <AreaCount key={area.transition} area={area} theme={theme} />
      ))}
    </g>
  );
}

/** Hairs of the ground between areas, and one about the square; they take nothing of an area's geometry. */
function Seams({
  areas,
  square: { x, y, side },
  theme,
}: Pick<PlacedPanel, 'areas' | 'square'> & Pick<SquareProps, 'theme'>): ReactElement {
  const lower = areas.filter(({ transition, width }) => width > 0 && /^[su]u$/.test(transition));
  const middle = areas.find(({ transition }) => transition === 'us')?.x ?? x;
  const isSplit = middle > x && middle < x + side;
  return (
    <>
      <g stroke={theme.surface} strokeWidth={1.5 * theme.hairline}>
        {lower
          .filter((area) => area.y > y && area.height > 0)
          .map((area) => (
            <line
              key={area.transition}
              fill="none"
              x1={toHundredths(area.x)}
              x2={toHundredths(area.x + area.width)}
              y1={toHundredths(area.y)}
              y2={toHundredths(area.y)}
            />
          ))}
        {isSplit && (
          <line
            fill="none"
            x1={toHundredths(middle)}
            x2={toHundredths(middle)}
            y1={toHundredths(y)}
            y2={toHundredths(y + side)}
          />
        )}
      </g>
      <rect
        x={toHundredths(x)}
        y={toHundredths(y)}
        width={toHundredths(side)}
        height={toHundredths(side)}
        fill="none"
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
    </>
  );
}

/** A number in its area, on a patch that keeps hatching off it, or beside the square. */
function AreaCount({
  area,
  theme,
}: {
  readonly area: PlacedArea;
  readonly theme: Theme;
}): ReactElement | null {
  if (area.count === null) return null;
  const { text, x, y, anchor, isInside } = area.count;
  const size = theme.small_size;
  const { fill, hatch, ink } = transitionPaint(area.transition, theme);
  const width = measureText(text, countText(theme)) + 0.5 * size;
  return (
    <>
      {isInside && hatch !== null && (
        <rect
          x={toHundredths(x - width / 2)}
          y={toHundredths(y - 0.6 * size)}
          width={toHundredths(width)}
          height={toHundredths(1.2 * size)}
          fill={fill}
        />
      )}
      <FigureText
        theme={theme}
        x={x}
        y={centredBaseline(y, countText(theme))}
        size={size}
        weight={500}
        fill={isInside ? ink : theme.ink}
        anchor={anchor}
        tabular
      >
        {text}
      </FigureText>
    </>
  );
}
