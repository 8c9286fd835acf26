import type { ReactNode } from 'react';
import type { Repeats } from '../../analysis/model/comparison.ts';

const WORDS = { 1: 'resolved', 0: 'not resolved', null: 'unscored' } as const;

/** The repeats of one side: filled resolved, hollow not, a dash unscored. */
export function RepeatMarks({ repeats }: { readonly repeats: Repeats }): ReactNode {
  if (repeats.length === 0) return <span className="zero">no run</span>;
  const words = repeats.map((repeat) => WORDS[`${repeat}`]).join(', ');
  return (
    <span className="repeat-marks" role="img" aria-label={words} title={words}>
      {repeats
        .map((repeat, index) => ({ repeat, place: `repeat ${index}` }))
        .map(({ repeat, place }) => (
          <span key={place} className="repeat-mark" data-resolved={String(repeat)} />
        ))}
    </span>
  );
}
