import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import { visibleText } from '../../analysis/format/visible-text.ts';
import { type ProblemGroup, problemsByCode } from '../../analysis/import-report/problems-by-code.ts';
import { whatToDo } from '../../analysis/import-report/what-to-do.ts';
import type { ImportSummary } from '../jobs/import-result.ts';

/** What could not be taken as it stands: by kind, with what to do, and the first of each with place and reason. */
export function ProblemList({ summary }: { readonly summary: ImportSummary }): ReactNode {
  const { problems, n_problems, problems_by_code } = summary;
  if (n_problems === 0) return null;
  return (
    <div className="problems">
      {problemsByCode(problems_by_code, problems).map((group) => (
        <ProblemsOfKind key={group.code} group={group} />
      ))}
    </div>
  );
}

function ProblemsOfKind({ group: { code, n, first } }: { readonly group: ProblemGroup }): ReactNode {
  return (
    <section>
      <h4>
        {code} <span className="group-note">{count(n)}</span>
      </h4>
      <p className="quiet-text">{whatToDo(code)}</p>
      <ol className="problem-list">
        {first.map(({ file, line, reason }) => (
          <li key={`${file}:${line}:${reason}`}>
            <span className="problem-place">
              {visibleText(file)}
              {line !== null && `:${line}`}
            </span>
            <span className="problem-reason">{visibleText(reason)}</span>
          </li>
        ))}
      </ol>
      {n > first.length && (
        <p className="quiet-text">
          The first {count(first.length)} of {count(n)}.
        </p>
      )}
    </section>
  );
}
