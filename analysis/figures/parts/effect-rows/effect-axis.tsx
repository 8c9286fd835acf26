import type { ReactElement } from 'react';
import { FigureText, toHundredths } from '../../figure-text.tsx';
import { measureText, type TextStyle } from '../../measure-text.ts';
import { shortenMiddle } from '../../shorten-middle.ts';
import { smallText, type Theme } from '../../theme.ts';
import type { EffectLayout } from './effect-layout.ts';

/** What lies on one side of zero: a name, which may be shortened, and the words about it. */
export interface Direction {
  readonly name: string;
  readonly written: (name: string) => string;
}

export interface AxisWords {
  readonly below: Direction;
  readonly above: Direction;
  /** Best first; the last is short. */
  readonly titles: readonly [string, ...string[]];
}

interface AxisProps {
  readonly words: AxisWords;
  readonly layout: EffectLayout;
  readonly theme: Theme;
}

/** Gridlines at the ticks, behind everything. */
export function EffectGrid({ layout, theme }: Omit<AxisProps, 'words'>): ReactElement {
  return (
    <g stroke={theme.grid} strokeWidth={theme.hairline}>
      {layout.ticks.map((tick) => (
        <Vertical key={tick.value} layout={layout} value={tick.value} />
      ))}
    </g>
  );
}

/** The line of no difference, behind the marks alone. */
export function ZeroLine({ layout, theme }: Omit<AxisProps, 'words'>): ReactElement {
  return (
    <g stroke={theme.muted} strokeWidth={1.5 * theme.hairline}>
      <Vertical layout={layout} value={0} />
    </g>
  );
}

/** Without a fill: PDF writers may paint the empty inside of a line as a black hair. */
function Vertical({
  layout,
  value,
}: {
  readonly layout: EffectLayout;
  readonly value: number;
}): ReactElement {
  const x = toHundredths(layout.scale(value));
  const { top, bottom } = layout.plot;
  return <line fill="none" x1={x} x2={x} y1={toHundredths(top)} y2={toHundredths(bottom)} />;
}

/** Axis line, tick labels, the words for both directions and the title, below the plot. */
export function EffectAxis({ words, layout, theme }: AxisProps): ReactElement {
  const { left, right, bottom } = layout.plot;
  const size = theme.small_size;
  return (
    <g>
      <line
        fill="none"
        x1={toHundredths(left)}
        x2={toHundredths(right)}
        y1={toHundredths(bottom)}
        y2={toHundredths(bottom)}
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
      {layout.ticks.map((tick) => (
        <FigureText
          key={tick.value}
          theme={theme}
          x={layout.scale(tick.value)}
          y={bottom + 1.25 * size}
          size={size}
          fill={theme.muted}
          anchor="middle"
          tabular
        >
          {tick.label}
        </FigureText>
      ))}
      <Directions words={words} layout={layout} theme={theme} />
      <Title words={words} layout={layout} theme={theme} />
    </g>
  );
}

/**
 * Each word stands at its end of the axis, on its side of zero; where it is too long for that side it starts at
 * zero and reaches out beyond the plot, and where the figure ends too soon both move aside before one is shortened.
 */
function Directions({ words, layout, theme }: AxisProps): ReactElement {
  const { left, right, bottom } = layout.plot;
  const style = smallText(theme);
  const { size } = style;
  const parting = partingOfWords(words, layout, theme);
  const inner = { a: parting - size / 2, b: parting + size / 2 };
  const a = directionText(words.below, arrowBelow, inner.a - theme.margin, style);
  const b = directionText(words.above, arrowAbove, layout.width - theme.margin - inner.b, style);
  const common = { theme, size, y: bottom + 2.6 * size, fill: theme.ink };
  return (
    <>
      <FigureText {...common} x={Math.min(left, inner.a - measureText(a.text, style))} full={a.full}>
        {a.text}
      </FigureText>
      <FigureText
        {...common}
        x={Math.max(right, inner.b + measureText(b.text, style))}
        anchor="end"
        full={b.full}
      >
        {b.text}
      </FigureText>
    </>
  );
}

/** Zero, or the place nearest to it that leaves both words their whole length. */
function partingOfWords({ below, above }: AxisWords, layout: EffectLayout, theme: Theme): number {
  const style = smallText(theme);
  const reach = ({ name, written }: Direction) =>
    theme.margin + style.size / 2 + measureText(arrowBelow(written(name)), style);
  const [least, most] = [reach(below), layout.width - reach(above)];
  const zero = layout.scale(0);
  return least > most ? zero : Math.min(most, Math.max(least, zero));
}

const arrowBelow = (words: string) => `← ${words}`;
const arrowAbove = (words: string) => `${words} →`;

function directionText(
  { name, written }: Direction,
  arrowed: (words: string) => string,
  room: number,
  style: TextStyle,
): { readonly text: string; readonly full: string } {
  const words = (text: string) => arrowed(written(text));
  const short = shortenMiddle(name, room - measureText(words(''), style), style);
  return { text: words(short), full: words(name) };
}

/** The fullest title that there is room for. */
function Title({ words: { titles }, layout, theme }: AxisProps): ReactElement {
  const style = smallText(theme);
  const { size } = style;
  const [full] = titles;
  const room = layout.width - 2 * theme.margin;
  const text = titles.find((title) => measureText(title, style) <= room) ?? titles.at(-1) ?? full;
  const half = measureText(text, style) / 2;
  const middle = (layout.plot.left + layout.plot.right) / 2;
  const x = Math.min(layout.width - theme.margin - half, Math.max(theme.margin + half, middle));
  return (
    <FigureText
      theme={theme}
      x={x}
      y={layout.plot.bottom + 3.95 * size}
      size={size}
      fill={theme.muted}
      anchor="middle"
      full={full}
    >
      {text}
    </FigureText>
  );
}
