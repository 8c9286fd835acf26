import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { ImportSummary } from '../jobs/import-result.ts';

/** Records that were left out, each with its place and reason; the first hundred. */
export function ProblemList({ summary }: { readonly summary: ImportSummary }): ReactNode {
  const { problems, n_problems, problems_by_code } = summary;
  if (n_problems === 0) return null;
  const codes = Object.entries(problems_by_code).map(([code, n]) => `${code} ${count(n)}`);
  return (
    <div className="problems">
      <h4>
        {count(n_problems)} record{n_problems === 1 ? '' : 's'} left out
        <span className="group-note">{codes.join(' · ')}</span>
      </h4>
      <ol className="problem-list">
        {problems.map(({ file, line, code, reason }) => (
          <li key={`${file}:${line}:${code}:${reason}`}>
            <span className="problem-place">
              {file}
              {line !== null && `:${line}`}
            </span>
            <span className="problem-reason">{reason}</span>
          </li>
        ))}
      </ol>
      {n_problems > problems.length && (
        <p className="quiet-text">
          The first {count(problems.length)} of {count(n_problems)} are shown.
        </p>
      )}
    </div>
  );
}
