import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { type FittedScale, fitLinear } from '../parts/fit-linear.ts';
import { toPoints } from '../to-points.ts';

/** Percent over all rates and their intervals. */
export function rateScale(
  { columns }: Pick<OutcomeMatrix, 'columns'>,
  range: readonly [number, number],
  apart: (label: string, next: string) => number,
): FittedScale {
  const values = columns.flatMap(({ rate, ci }) => [rate, ...(ci ?? [])].flatMap((value) => value ?? []));
  const domain = values.length === 0 ? ([0, 1] as const) : [Math.min(...values), Math.max(...values)];
  const [low, high] = domain.map((value) => toPoints(value!)) as [number, number];
  return fitLinear({ domain: [low, high], range, limits: [0, 100], apart, most: 5, tight: true });
}
