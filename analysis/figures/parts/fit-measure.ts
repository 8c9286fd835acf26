import type { ScaleContinuousNumeric } from 'd3';
import { compact, fixed } from '../../format/number.ts';
import { measureText } from '../measure-text.ts';
import { smallText, type Theme } from '../theme.ts';
import { fitLinear } from './fit-linear.ts';
import { fitLog } from './fit-log.ts';
import type { Tick } from './tick.ts';

export type ScaleKind = 'linear' | 'log';

export interface MeasureScale {
  readonly kind: ScaleKind;
  readonly scale: ScaleContinuousNumeric<number, number>;
  readonly ticks: readonly Tick[];
}

/**
 * A horizontal scale of a measure from 0 on, linear or logarithmic, as many ticks as there is room for their labels.
 * @throws RangeError where a logarithmic domain is not above 0
 */
export function fitMeasure(wanted: {
  readonly kind: ScaleKind;
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
  readonly theme: Theme;
}): MeasureScale {
  const { kind, domain, range, theme } = wanted;
  const style = smallText(theme);
  const apart = (label: string, next: string) =>
    (measureText(label, style) + measureText(next, style)) / 2 + style.size;
  if (kind === 'log') return { kind, ...fitLog({ domain, range, apart }) };
  const written = (value: number, digits: number) => (value < 1000 ? fixed(value, digits) : compact(value));
  const limits = [0, Number.POSITIVE_INFINITY] as const;
  return { kind, ...fitLinear({ domain, range, limits, apart, written }) };
}

/** The option of a figure's measure axis. */
export const SCALE_OPTION = {
  kind: 'choice',
  label: 'Scale',
  help: 'Logarithmic for what is spread over decades; it has no place for 0.',
  choices: [
    { id: 'log', name: 'logarithmic' },
    { id: 'linear', name: 'linear' },
  ],
  initial: 'log',
} as const;
