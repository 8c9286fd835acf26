import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import type { encodes } from '../parts/encodes.ts';
import { Hatching } from '../parts/hatching.tsx';
import type { Theme } from '../theme.ts';
import type { AreaName } from './transition-areas.ts';
import { transitionPaint } from './transition-paint.ts';

/** A rectangle in the paint of a transition: an area of a square, or what explains it in a key or a list. */
export function TransitionSwatch(props: {
  readonly transition: AreaName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly encoding?: ReturnType<typeof encodes>;
}): ReactElement {
  const { transition, theme, encoding } = props;
  const { fill, hatch } = transitionPaint(transition, theme);
  const [x, y, width, height] = [props.x, props.y, props.width, props.height].map(toHundredths) as [
    number,
    number,
    number,
    number,
  ];
  return (
    <>
      <rect {...{ x, y, width, height }} fill={fill} {...encoding} />
      {hatch !== null && (
        <Hatching
          theme={theme}
          box={{ left: x, right: x + width, top: y, bottom: y + height }}
          colour={hatch}
        />
      )}
    </>
  );
}
