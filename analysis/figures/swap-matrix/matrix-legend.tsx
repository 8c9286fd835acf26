import type { ReactElement } from 'react';
import { SIGNIFICANCE } from '../../compare/significance.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { measureText } from '../measure-text.ts';
import { ColourBar } from '../parts/colour-bar.tsx';
import { readableOn } from '../parts/readable-on.ts';
import { shortenEnd } from '../shorten-end.ts';
import { smallText, type Theme } from '../theme.ts';
import type { MatrixLayout } from './matrix-layout.ts';
import { NoOrder, SureMark } from './matrix-square.tsx';
import type { SwapScale } from './swap-scale.ts';

interface LegendProps {
  readonly layout: MatrixLayout;
  readonly scale: SwapScale;
  readonly theme: Theme;
  readonly hasHollow: boolean;
}

const WORDS = { sure: `Holm p < ${SIGNIFICANCE}`, hollow: 'equal scores' };
const SUBJECTS = [
  'Share of resamples that reverse the order, %',
  'Resamples reversing the order, %',
  'Reversed, %',
];

/** Below the square: what the colours are, what the marks are. */
export function MatrixLegend({ layout, scale, theme, hasHollow }: LegendProps): ReactElement {
  const size = theme.small_size;
  const style = smallText(theme);
  const top = layout.bottom + 2.2 * size;
  const right = layout.width - theme.margin;
  const room = right - theme.margin;
  const mark = 1.1 * size;
  const words = [
    { kind: 'sure', text: WORDS.sure },
    ...(hasHollow ? [{ kind: 'hollow', text: WORDS.hollow }] : []),
  ];
  const keys = words.reduce(
    (sum, { text }) => sum + mark + 0.5 * size + measureText(text, style) + theme.gap,
    0,
  );
  const bar = Math.max(4 * size, Math.min(room - keys - theme.gap, 16 * size));
  const subject = SUBJECTS.find((text) => measureText(text, style) <= room) ?? '';
  const middle = top + 1.35 * size + mark / 2;
  let x = theme.margin + bar + 1.6 * theme.gap;
  return (
    <g>
      <FigureText theme={theme} x={theme.margin} y={top + 0.8 * size} size={size} fill={theme.muted}>
        {shortenEnd(subject, room, style)}
      </FigureText>
      <ColourBar
        theme={theme}
        x={theme.margin}
        y={middle - mark / 2}
        width={bar}
        height={mark}
        domain={[0, scale.most]}
        colour={scale.colour}
        ticks={[0, scale.most / 2, scale.most].map((value) => ({ value, label: String(Math.round(value)) }))}
      />
      {words.map(({ kind, text }) => {
        const box = { x, y: middle - mark / 2, width: mark, height: mark };
        x += mark + 0.5 * size + measureText(text, style) + theme.gap;
        return (
          <g key={kind}>
            {kind === 'sure' ? (
              <>
                <rect {...box} fill={scale.colour(0)} />
                <SureMark box={box} ink={readableOn(scale.colour(0))} layout={layout} theme={theme} />
              </>
            ) : (
              <>
                <rect {...box} fill={theme.surface} stroke={theme.rule} strokeWidth={theme.hairline} />
                <NoOrder box={box} theme={theme} />
              </>
            )}
            <FigureText
              theme={theme}
              x={box.x + mark + 0.5 * size}
              y={centredBaseline(middle, style)}
              size={size}
              fill={theme.muted}
            >
              {text}
            </FigureText>
          </g>
        );
      })}
    </g>
  );
}
