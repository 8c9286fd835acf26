import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import { outcomeName, SHOWN_OUTCOMES } from '../../analysis/model/outcome-names.ts';

/** Numbers of runs by outcome as one bar; a shape or pattern repeats what the colour says, the words say it all. */
export function OutcomeBar({ outcomes }: { readonly outcomes: Readonly<Record<string, number>> }): ReactNode {
  const parts = SHOWN_OUTCOMES.map((outcome) => ({ outcome, n: outcomes[outcome] ?? 0 })).filter(
    ({ n }) => n > 0,
  );
  const words = parts.map(({ outcome, n }) => `${outcomeName(outcome)} ${count(n)}`).join(', ');
  return (
    <span className="outcome-bar" role="img" aria-label={words} tabIndex={-1} data-hint={words}>
      {parts.map(({ outcome, n }) => (
        <span key={outcome} className="outcome-part" data-outcome={outcome} style={{ flexGrow: n }} />
      ))}
    </span>
  );
}
