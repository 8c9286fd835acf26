import type { ReactElement } from 'react';
import { SIGNIFICANCE } from '../../../compare/significance.ts';
import { groupTerm, type TermKey } from '../../../words/index.ts';
import { centredBaseline, FigureText, toHundredths } from '../../figure-text.tsx';
import { measureText } from '../../measure-text.ts';
import { smallText, type Theme } from '../../theme.ts';
import { COLUMN_HEADERS } from './effect-columns.ts';
import type { EffectLayout } from './effect-layout.ts';

interface HeaderProps {
  readonly label: string;
  readonly layout: EffectLayout;
  readonly theme: Theme;
  /** In a window: names of columns say which term explains them, by whether the sides share tasks. */
  readonly explained: 'pairs' | 'groups' | null;
}

const KEYS = [
  { text: `Holm p < ${SIGNIFICANCE}`, filled: true },
  { text: 'otherwise', filled: false },
] as const;

/** Column names over a rule, and what filled and hollow dots mean where there is room for it above the plot. */
export function EffectHeader({ label, layout, theme, explained }: HeaderProps): ReactElement {
  const { numbers, plot } = layout;
  const y = centredBaseline(theme.row_height / 2, smallText(theme));
  const common = { theme, y, size: theme.small_size, fill: theme.muted };
  const effect = numbers.high === null ? COLUMN_HEADERS.difference : COLUMN_HEADERS.effect;
  const titles: readonly (readonly [string, number | null, TermKey])[] = [
    [effect, numbers.high ?? numbers.difference, 'percentile'],
    [COLUMN_HEADERS.n, numbers.n, 'compared'],
    [COLUMN_HEADERS.p, numbers.p, 'holm'],
  ];
  return (
    <g>
      <FigureText {...common} x={theme.margin}>
        {label}
      </FigureText>
      <Key layout={layout} theme={theme} y={y} />
      {titles.map(
        ([text, right, term]) =>
          right !== null && (
            <Explained key={text} term={explained === 'groups' ? groupTerm(term) : explained && term}>
              <FigureText {...common} x={numbers.left + right} anchor="end">
                {text}
              </FigureText>
            </Explained>
          ),
      )}
      <line
        fill="none"
        x1={theme.margin}
        x2={toHundredths(layout.width - theme.margin)}
        y1={toHundredths(plot.top)}
        y2={toHundredths(plot.top)}
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
    </g>
  );
}

function Explained({ term, children }: { readonly term: TermKey | null; readonly children: ReactElement }) {
  return term === null ? children : <g data-term={term}>{children}</g>;
}

/** Both kinds of dot, or the filled one alone, or nothing, as there is room. */
function Key({
  layout,
  theme,
  y,
}: Pick<HeaderProps, 'layout' | 'theme'> & { readonly y: number }): ReactElement | null {
  const size = theme.small_size;
  const radius = 0.85 * theme.dot_radius;
  const indent = 2 * radius + 0.45 * size;
  const { left, right } = layout.plot;
  const fitting = [KEYS, KEYS.slice(0, 1)].find((keys) => keyWidth(keys, indent, theme) <= right - left);
  if (!fitting) return null;
  const start = (left + right - keyWidth(fitting, indent, theme)) / 2;
  return (
    <g>
      {fitting.map((key, i) => {
        const x = start + (i === 0 ? 0 : keyWidth(fitting.slice(0, i), indent, theme) + theme.gap);
        return (
          <g key={key.text}>
            <circle
              cx={toHundredths(x + radius)}
              cy={toHundredths(theme.row_height / 2)}
              r={toHundredths(radius)}
              fill={key.filled ? theme.accent : theme.surface}
              stroke={theme.accent}
              strokeWidth={theme.line}
            />
            <FigureText theme={theme} x={x + indent} y={y} size={size} fill={theme.muted}>
              {key.text}
            </FigureText>
          </g>
        );
      })}
    </g>
  );
}

function keyWidth(keys: readonly { readonly text: string }[], indent: number, theme: Theme): number {
  const texts = keys.map((key) => indent + measureText(key.text, smallText(theme)));
  return texts.reduce((sum, width) => sum + width, (keys.length - 1) * theme.gap);
}
