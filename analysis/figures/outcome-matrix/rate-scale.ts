import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { type FittedScale, fitLinear } from '../parts/fit-linear.ts';
import { toPoints } from '../to-points.ts';

/** Share of the axis. */
const NEAR = 0.1;

/** Percent over all rates and their intervals. */
export function rateScale(
  { columns }: Pick<OutcomeMatrix, 'columns'>,
  range: readonly [number, number],
  apart: (label: string, next: string) => number,
): FittedScale {
  const values = columns.flatMap(({ rate, ci }) => [rate, ...(ci ?? [])].flatMap((value) => value ?? []));
  const domain = values.length === 0 ? ([0, 1] as const) : [Math.min(...values), Math.max(...values)];
  const [low, high] = domain.map((value) => toPoints(value!)) as [number, number];
  const near = NEAR * (high - low);
  // An end that costs little room is worth its label: a lone tick says nothing of the scale.
  const ends = [low < near ? 0 : low, 100 - high < near ? 100 : high] as const;
  return fitLinear({ domain: ends, range, limits: [0, 100], apart, most: 5, tight: true });
}
