import type { ReactNode } from 'react';
import type { TextStyle } from '../../../analysis/figures/measure-text.ts';
import { SeriesMark } from '../../../analysis/figures/parts/series-mark.tsx';
import { shortenMiddle } from '../../../analysis/figures/shorten-middle.ts';
import type { RatePaint } from './rate-paint.ts';

interface ConditionNameProps {
  readonly condition: string;
  /** Pixels for the name itself, and how it is set. */
  readonly width: number;
  readonly text: TextStyle;
  readonly paint: RatePaint;
}

/** Pixels that the mark and its distance to the name take. */
export const CONDITION_MARK = 15;

/** A condition's name after its mark, the same as in the plots. */
export function ConditionName({ condition, width, text, paint }: ConditionNameProps): ReactNode {
  return (
    <span className="condition-name" title={condition}>
      <svg width={10} height={10} aria-hidden="true">
        <SeriesMark x={5} y={5} radius={3.5} theme={paint.theme} stroke={0} {...paint.style(condition)} />
      </svg>
      {shortenMiddle(condition, width, text)}
    </span>
  );
}
