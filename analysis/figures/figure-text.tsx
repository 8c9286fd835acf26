import type { ReactElement } from 'react';
import type { FontWeight, TextStyle, Typeface } from './measure-text.ts';
import type { Theme } from './theme.ts';

/** One line of text with its baseline at `y`; where it is a shortened form, `full` is what pointing at it shows. */
export function FigureText(props: {
  readonly theme: Theme;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly children: string;
  readonly full?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: FontWeight;
  /** Digits that align in columns; a page's own setting would widen the hyphens of names too. */
  readonly tabular?: boolean;
  /** Reads upwards, turned about its point. */
  readonly turned?: boolean;
}): ReactElement {
  const { theme, weight = 400, anchor = 'start' } = props;
  const text = (
    <text
      x={toHundredths(props.x)}
      y={toHundredths(props.y)}
      fontFamily={theme.families[weight]}
      fontSize={props.size}
      fontWeight={weight}
      fill={props.fill}
      textAnchor={anchor}
      transform={props.turned ? `rotate(-90 ${toHundredths(props.x)} ${toHundredths(props.y)})` : undefined}
      style={{ fontVariantNumeric: props.tabular ? 'tabular-nums' : 'normal' }}
    >
      {props.children}
    </text>
  );
  if (props.full === undefined || props.full === props.children) return text;
  return (
    <g>
      <title>{props.full}</title>
      {text}
    </g>
  );
}

/** Height of capitals and digits of the embedded fonts, in em. */
const CAPITAL: Readonly<Record<Typeface, number>> = { sans: 0.728, serif: 0.657 };

/** Baseline that centres capitals and digits on `middle`. */
export function centredBaseline(middle: number, { typeface, size }: TextStyle): number {
  return middle + (CAPITAL[typeface] / 2) * size;
}

/** Short coordinates; a hundredth of a point cannot be seen. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
