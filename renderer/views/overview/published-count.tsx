import type { ReactNode } from 'react';
import { count } from '../../../analysis/format/number.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { NullMark } from '../../parts/null-mark.tsx';

/** Why the count at hand differs from the published one; null where it does not. */
export function publishedNote({ published, resolved, n_ambiguous }: RateRow): string | null {
  if (published === null || published === resolved) return null;
  const verdicts = `The leaderboard published ${count(published)} resolved; the verdicts at hand add up to ${count(resolved)}.`;
  if (n_ambiguous === 0) return `${verdicts} Both are shown, neither is changed.`;
  return `${verdicts} ${count(n_ambiguous)} more are ambiguous: the published lists do not decide them, so they stay unscored.`;
}

/** The published count, marked where the verdicts at hand do not add up to it. */
export function PublishedCount({ row }: { readonly row: RateRow }): ReactNode {
  if (row.published === null) return <NullMark reason="No published count is known for this system." />;
  const note = publishedNote(row);
  if (note === null) return count(row.published);
  return (
    <span className="marked" tabIndex={-1} data-hint={note}>
      <span className="visually-hidden">differs: </span>
      <span className="mark" aria-hidden="true">
        ≠
      </span>
      {count(row.published)}
    </span>
  );
}
